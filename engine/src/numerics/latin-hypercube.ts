import { randomFrom } from './random.ts';

/**
 * A Latin hypercube: every column holds one number from each of `count` equal parts of (0, 1), in an order of its own, so that
 * a thousand members show each input's whole range evenly. Columns of numbers in (0, 1); the same from the same seed. Source
 * mckay-1979.
 */
export const latinHypercube = (count: number, columns: number, seed: number): readonly Float64Array[] => {
  const random = randomFrom(seed);
  return Array.from({ length: columns }, () => {
    const column = new Float64Array(count);
    for (let i = 0; i < count; i++) column[i] = (i + random.uniform()) / count;
    for (let i = count - 1; i > 0; i--) {
      const j = Math.floor(random.uniform() * (i + 1));
      const kept = column[i] ?? 0;
      column[i] = column[j] ?? 0;
      column[j] = kept;
    }
    return column;
  });
};
