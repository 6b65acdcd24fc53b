import { describe, expect, it } from "vitest";
import { calls, nextTab, tabFor, tabsOf } from "../../src/phone/tabs";
import { bind } from "../../src/table/binding";
import { option, scene, text, zone } from "../made";

const ME = 0;
const mine = { owner: ME };
const ids = (...zones: ReturnType<typeof zone>[]) => tabsOf(scene({ zones }), ME, true).map((tab) => tab.id);

describe("the tabs of the drawer", () => {
  it("follow from the zones: what is mine, what is on offer, the table, the log, the chat", () => {
    expect(ids(zone("offer", "offer", ["t9"]), zone("hand", "hand", ["t1"], mine), zone("units", "row", [], mine))).toEqual(["hand", "own", "offers", "log", "chat"]);
    expect(ids(zone("hand", "hand", ["t1"], mine), zone("deck", "deck", [], { count: 9 }))).toEqual(["hand", "table", "log", "chat"]);
    expect(ids()).toEqual(["table", "log", "chat"]);
  });

  it("have the names that zones give them, and zones without a name join those of their kind", () => {
    const heroes = { owner: ME, tab: text("heroes") };
    const tabs = tabsOf(scene({ zones: [zone("skills", "row", ["t2"], mine), zone("anton", "sheet", ["t3"], heroes), zone("slava", "sheet", ["t4"], heroes)] }), ME, true);
    expect(tabs[0]?.name).toEqual(text("heroes"));
    expect(tabs[0]?.zones.map((one) => one.id)).toEqual(["skills", "anton", "slava"]);
  });

  it("are apart where zones of a kind have different names", () => {
    expect(ids(zone("orders", "hand", ["t1"], { owner: ME, tab: text("orders") }), zone("tactics", "hand", ["t2"], { owner: ME, tab: text("tactics") }))).toEqual([
      "orders",
      "tactics",
      "table",
      "log",
      "chat",
    ]);
  });

  it("are five at most: the table joins the third", () => {
    const tabs = tabsOf(
      scene({
        zones: [
          zone("a", "hand", ["t1"], { owner: ME, tab: text("a") }),
          zone("b", "hand", ["t2"], { owner: ME, tab: text("b") }),
          zone("c", "row", ["t3"], mine),
          zone("d", "offer", ["t4"]),
          zone("deck", "deck", [], { count: 3 }),
        ],
      }),
      ME,
      true,
    );
    expect(tabs).toHaveLength(5);
    expect(tabs[2]?.zones.map((one) => one.id)).toEqual(["c", "d", "deck"]);
    expect(tabs.map((tab) => tab.table)).toEqual([false, false, true, false, false]);
  });

  it("stay when a hand is empty, and leave out what others hold or have before them", () => {
    expect(ids(zone("hand", "hand", [], mine), zone("theirs", "hand", ["t1"], { owner: 1 }), zone("units", "row", ["t2"], { owner: 1 }))).toEqual(["hand", "table", "log", "chat"]);
  });

  it("have no chat where nobody can talk", () => {
    expect(tabsOf(scene(), ME, false).map((tab) => tab.id)).toEqual(["table", "log"]);
  });

  it("follow each other by the arrows, in a ring", () => {
    const tabs = tabsOf(scene(), ME, true);
    expect([nextTab(tabs, "table", "ArrowRight"), nextTab(tabs, "table", "ArrowLeft"), nextTab(tabs, "table", "x")]).toEqual(["log", "chat", undefined]);
  });

  it("count the cards of the hand", () => {
    const tabs = tabsOf(scene({ zones: [zone("hand", "hand", ["t1", "t2"], mine), zone("more", "hand", ["t3"], mine), zone("played", "played", ["t4"], mine)] }), ME, true);
    expect(tabs[0]?.count).toBe(3);
  });
});

describe("the tab for a question", () => {
  const shown = scene({ zones: [zone("hand", "hand", ["t1"], mine), zone("units", "row", ["t2"], mine)] });
  const tabs = tabsOf(shown, ME, true);
  const asked = (...things: string[]) => (tab: (typeof tabs)[number]) => calls(tab, bind([option("do", things)], new Set(["t1", "t2", "d1"])), shown);

  it("is the one that is open while the question is about it, or about none", () => {
    expect(tabFor(tabs, "own", asked("t1", "t2"))).toBe("own");
    expect(tabFor(tabs, "log", asked())).toBe("log");
  });

  it("is another if the question is about that one", () => {
    expect(tabFor(tabs, "log", asked("t2"))).toBe("own");
  });

  it("is none that holds only what the stage offers, too", () => {
    const bound = bind([option("buy", ["t1"]), option("play", ["t2"])], new Set(["t1", "t2"]));
    expect(tabs.filter((tab) => calls(tab, bound, shown, new Set(["buy"]))).map((tab) => tab.id)).toEqual(["own"]);
  });

  it("is the first at first", () => {
    expect(tabFor(tabs, "", asked())).toBe("hand");
  });

  it("is the table's where dice can be chosen", () => {
    const rolled = { ...shown, dice: [{ id: "d1", icon: "", name: text("die") }] };
    const bound = bind([option("take", ["d1"])], new Set(["d1"]));
    expect(tabFor(tabs, "hand", (tab) => calls(tab, bound, rolled))).toBe("table");
  });
});
