/**
 * What guessing costs a person who has copied the whole profile of the browser. Computed, not measured: hashcat 6.2.6 on one graphics card
 * (RTX 4090), mode 10900 (PBKDF2-HMAC-SHA256), 999 rounds a guess, scaled to the rounds of the stored key.
 * https://gist.github.com/Chick3nman/32e662a5bb63bc4f51b847bb422222fd
 */
const published = { guessesPerS: 8_865_700, iterations: 999 } as const;

/** Six digits. */
export const allPins = 1e6;
/** Four words chosen by dice from a list of 7,776 (diceware). */
export const allFourWords = 7_776 ** 4;
export const yearS = 31_557_600;

/** Time to try every one of so many secrets, s; half of it on average. */
export const tryAllS = (secrets: number, iterations: number): number =>
  (secrets * iterations) / (published.guessesPerS * published.iterations);
