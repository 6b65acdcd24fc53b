import { expect, test } from "vitest";
import { clockWords, secondsLeft } from "../../src/match/clock";

test("clocks run on between messages, for those who are waited for only", () => {
  const clock = { kind: "match" as const, seconds: 600, left: { "0": 100, "1": 200 }, running: [1] };
  expect(secondsLeft(clock, 30)).toEqual({ "0": 100, "1": 170 });
  expect(secondsLeft(clock, -5)).toEqual({ "0": 100, "1": 200 });
  expect(secondsLeft(null, 30)).toEqual({});
});

test("seconds are told in minutes, and never less than none", () => {
  expect([59.9, 60, 605, -3].map(clockWords)).toEqual(["0:59", "1:00", "10:05", "0:00"]);
});
