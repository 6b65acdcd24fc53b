import { expect, test } from "vitest";
import { hyphened, parted } from "../../src/text/typography";

const shown = (name: string) => parted(name).replaceAll("\u00ad", "-");

test("a long word of a name may be parted between two syllables", () => {
  expect(shown("Wszechstronność w walce")).toBe("Wszechstron-ność w walce");
  expect(shown("Linia harcowników")).toBe("Linia harcow-ników");
  expect(shown("Cmentarzysko")).toBe("Cmentarzys-ko");
});

test("nothing is parted within one sound, and short words stay whole", () => {
  expect(shown("Wytrzymałość")).toBe("Wytrzymałość");
  expect(shown("Improwizacja")).toBe("Improwizac-ja");
  expect(shown("Marsz")).toBe("Marsz");
});

test("in a narrow column every long word may be parted, but not near its ends", () => {
  const narrow = (name: string) => hyphened(name).replaceAll("\u00ad", "-");
  expect(narrow("Przewodnik karawan")).toBe("Prze-wod-nik karawan");
  expect(narrow("Wytrzymałość")).toBe("Wyt-rzy-ma-łość");
  expect(narrow("Przyjmuje jednostka")).toBe("Przyj-mu-je jed-nost-ka");
  expect(narrow("Rana w boju")).toBe("Rana w boju");
});
