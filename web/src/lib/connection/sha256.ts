// SHA-256 by hand: over plain HTTP, as at home, browsers keep theirs from a page.

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

const bits = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => bits(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = Array.from({ length: 16 }, (_, k) => blocks.getInt32(at + 4 * k));
    for (let k = 16; k < 64; k++) {
      const [old, next, late, last] = [words[k - 16], words[k - 15], words[k - 7], words[k - 2]] as Four;
      const low = turned(next, 7) ^ turned(next, 18) ^ (next >>> 3);
      const high = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
      words.push((old + low + late + high) | 0);
    }
    const mixed = words.reduce(([a, b, c, d, e, f, g, h], word, k) => {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[k] ?? 0) + word) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g] as Eight;
    }, state as Eight);
    state = mixed.map((word, k) => (word + (state[k] ?? 0)) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

type Four = [number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];
