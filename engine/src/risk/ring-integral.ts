import type { PolarTable } from './lethality.ts';

/** ∫ of a probability along a ring from the axis to each of its nodes, rad; the last is that of the half circle. Exact for the table. */
export const ringIntegral = ({ angles, columns }: PolarTable, values: Float64Array, ring: number, into: Float64Array): void => {
  const step = (angles[ring] ?? 0) / columns;
  const start = ring * (columns + 1);
  into[0] = 0;
  for (let j = 1; j <= columns; j++) into[j] = (into[j - 1] ?? 0) + 0.5 * step * ((values[start + j - 1] ?? 0) + (values[start + j] ?? 0));
};

/** The integral from the axis to an angle of either sign and any number of turns, rad; `half` is the deadly angle of the ring. */
export const integralUpTo = (sums: Float64Array, half: number, columns: number, angle: number): number => {
  if (half === 0) return 0;
  const turns = Math.round(angle / (2 * Math.PI));
  const rest = angle - 2 * Math.PI * turns;
  const whole = 2 * (sums[columns] ?? 0) * turns;
  const place = Math.min(columns, (columns * Math.abs(rest)) / half);
  const j = Math.min(columns - 1, Math.floor(place));
  const low = sums[j] ?? 0;
  const part = low + ((sums[j + 1] ?? 0) - low) * (place - j);
  return whole + Math.sign(rest) * part;
};
