/** A stream of reproducible random numbers. */
export interface Random {
  /** The next 32 bits, an integer in [0, 2³²). */
  bits(): number;
  /** The next number in the open interval (0, 1), on a grid of 2⁻³². */
  uniform(): number;
}

const two32 = 4_294_967_296;

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128** 1.1 from a state of four words, not all zero. Integers of 32 bits alone, so the same stream in every runtime. Source blackman-2021. */
export const xoshiro128 = (state: Uint32Array): Random => {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  if ((a | b | c | d) === 0) throw new RangeError('State of xoshiro128** is 0, 0, 0, 0; at least one word must differ from 0');
  const bits = (): number => {
    const word = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11);
    return word;
  };
  return { bits, uniform: () => (bits() + 0.5) / two32 };
};

/** The stream of a seed, a whole number in [0, 2³²); its state by the finaliser of MurmurHash3, so that near seeds make far streams. */
export const randomFrom = (seed: number): Random => {
  if (!Number.isInteger(seed) || seed < 0 || seed >= two32) throw new RangeError(`Seed is ${seed}; it must be a whole number in [0, 2^32)`);
  const state = new Uint32Array(4);
  for (let i = 0; i < 4; i++) {
    let word = (seed + Math.imul(0x9e3779b9, i + 1)) | 0;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    state[i] = word ^ (word >>> 16);
  }
  return xoshiro128(state);
};
