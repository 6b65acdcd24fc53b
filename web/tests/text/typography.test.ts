import { expect, test } from "vitest";
import { parted } from "../../src/text/typography";

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
