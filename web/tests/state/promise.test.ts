import { describe, expect, test } from "vitest";
import { promiseOf } from "../../src/state/promise";

const counted = (many: number) => Array.from({ length: many }, (_, byte) => (byte % 256).toString(16).padStart(2, "0")).join("");

/** Each is `hashlib.blake2b(data, digest_size=32, person=b"hexameron commit").hexdigest()` in Python. */
const KNOWN: [what: string, hex: string, hash: string][] = [
  ["nothing", "", "fc12c4858212d6ae5465b58c6844337f9ef49990bdffe6132a80e3a69c874a4d"],
  ["one byte", "00", "659871d5044e39ac333a15cf59ed1fa210aa139fa43004da2577f8d878eb8fc6"],
  ["a nonce", counted(16), "5bb3f3ea571281bb126e44877a2b4069f192c3b0fa88123eec2cd2179f4ad7a2"],
  ["a whole block", counted(128), "614e340f323189ac6f444991ab25a13c90fe2cfba1a107d55968157e53438e92"],
  ["several blocks", counted(300), "631f6b7d3713eed3f87d31efc8fe008f68916209b2a4ebb08dc436d9b056d0de"],
];

describe("a promise is the hash that the server computes", () => {
  test.each(KNOWN)("of %s", (_, hex, hash) => expect(promiseOf(hex)).toBe(hash));
});
