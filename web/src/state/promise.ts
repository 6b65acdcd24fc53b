/** The hash that promises a number before it is shown, as the server computes it (`kernel/chance.py`). */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SIZE = 32;
/** Sets these hashes apart from all others: the same bytes hashed for another purpose have another hash. */
const PURPOSE = utf8ToBytes("hexameron commit");

/** The hash that is published for a secret or a nonce, both in hexadecimal. */
export function promiseOf(hex: string): string {
  return bytesToHex(blake2b(hexToBytes(hex), { dkLen: SIZE, personalization: PURPOSE }));
}
