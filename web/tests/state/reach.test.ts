import { expect, it } from "vitest";
import { isAlone, originFor } from "../../src/state/reach.svelte";

const HERE = { hostname: "127.0.0.1", origin: "http://127.0.0.1:8420" };
const OUT = { origins: ["http://192.168.1.20:8420", "http://[fd00::2]:8420"], alone: false };
const SHUT = { origins: [], alone: true };

it("gives the address in the network to who opened the page on the server's own computer", () => {
  for (const hostname of ["127.0.0.1", "localhost", "127.0.1.1", "[::1]"]) expect(originFor({ ...HERE, hostname }, OUT)).toBe(OUT.origins[0]);
});

it("leaves an address alone that others can open", () => {
  const there = { hostname: "table.example", origin: "https://table.example" };
  expect(originFor(there, OUT)).toBe(there.origin);
  expect(isAlone(there, SHUT)).toBe(false);
});

it("warns where only this computer can open a link, but not before the server has answered", () => {
  expect(isAlone(HERE, SHUT)).toBe(true);
  expect(isAlone(HERE, OUT)).toBe(false);
  expect(isAlone(HERE, null)).toBe(false);
  expect(originFor(HERE, null)).toBe(HERE.origin);
});
