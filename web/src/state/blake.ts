/** The hash that promises a number before it is shown: BLAKE2b of up to 128 bytes, as the server computes it. */

const SIZE = 32;
const BLOCK = 128;
const PERSON = "hexameron commit";

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];

/** In which order the words of the block are mixed in, round by round; the last two rounds begin anew. */
const ORDER = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];

/** Which four words of the state are mixed together: the columns, then the diagonals. */
const MIXED: [number, number, number, number][] = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

const turned = (word: bigint, by: bigint): bigint => BigInt.asUintN(64, (word >> by) | (word << (64n - by)));

/** The hash that is published for a secret or a nonce, both in hexadecimal. */
export function promiseOf(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  if (bytes.length > BLOCK) throw new RangeError("one block only");
  const block = new DataView(new ArrayBuffer(BLOCK));
  bytes.forEach((byte, place) => block.setUint8(place, byte));

  const first = new BigUint64Array(IV);
  const parameters = new DataView(new ArrayBuffer(64));
  parameters.setUint32(0, 0x01010000 + SIZE, true);
  [...PERSON].forEach((letter, place) => parameters.setUint8(48 + place, letter.charCodeAt(0)));
  first.forEach((word, place) => (first[place] = word ^ parameters.getBigUint64(place * 8, true)));

  const state = new BigUint64Array([...first, ...IV]);
  state[12] = (state[12] ?? 0n) ^ BigInt(bytes.length);
  state[14] = ~(state[14] ?? 0n);
  for (let round = 0; round < 12; round += 1) mix(state, block, ORDER[round % 10] ?? "");
  const hashed = first.map((word, place) => word ^ (state[place] ?? 0n) ^ (state[place + 8] ?? 0n));
  return [...new Uint8Array(littleEndian(hashed)).subarray(0, SIZE)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function mix(state: BigUint64Array, block: DataView, order: string): void {
  MIXED.forEach(([a, b, c, d], step) => {
    const [one, two] = [0, 1].map((which) => block.getBigUint64(parseInt(order[2 * step + which] ?? "", 16) * 8, true));
    let [va, vb, vc, vd] = [a, b, c, d].map((place) => state[place] ?? 0n) as [bigint, bigint, bigint, bigint];
    va = BigInt.asUintN(64, va + vb + (one ?? 0n));
    vd = turned(vd ^ va, 32n);
    vc = BigInt.asUintN(64, vc + vd);
    vb = turned(vb ^ vc, 24n);
    va = BigInt.asUintN(64, va + vb + (two ?? 0n));
    vd = turned(vd ^ va, 16n);
    vc = BigInt.asUintN(64, vc + vd);
    vb = turned(vb ^ vc, 63n);
    [state[a], state[b], state[c], state[d]] = [va, vb, vc, vd];
  });
}

function littleEndian(words: BigUint64Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(words.length * 8));
  words.forEach((word, place) => view.setBigUint64(place * 8, word, true));
  return view.buffer;
}
