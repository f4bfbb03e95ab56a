import type { Substance, ToxicLevel } from '../substance-model.ts';

/** Exponents that a table may show; outside of them it says nothing of a load. */
const exponentRange = [0.5, 5] as const;

/**
 * Exponent n of Cⁿ t = constant that a table of levels by exposure time follows: least-squares slope of ln t against ln C, sign
 * turned. Null where there are fewer than two times, or the table is flat, or n would be outside 0.5 to 5.
 * Sources ten-berge-1986, nac-aegl.
 */
export const exponentOf = (level: ToxicLevel): number | null => {
  const table = level.byExposure.filter((entry) => entry.ppm > 0 && entry.seconds > 0);
  if (table.length < 2) return null;
  const x = table.map((entry) => Math.log(entry.seconds));
  const y = table.map((entry) => Math.log(entry.ppm));
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const meanX = mean(x);
  const meanY = mean(y);
  const slope =
    x.reduce((sum, one, i) => sum + (one - meanX) * ((y[i] ?? 0) - meanY), 0) / x.reduce((sum, one) => sum + (one - meanX) ** 2, 0);
  const n = -1 / slope;
  return n >= exponentRange[0] && n <= exponentRange[1] ? n : null;
};

/** The exponent of a substance by its AEGL table, the level of death first; null where no table shows one. */
export const tableExponent = ({ toxicLevels = [] }: Substance): number | null => {
  for (const id of ['AEGL-3', 'AEGL-2']) {
    const level = toxicLevels.find((one) => one.id === id);
    const n = level === undefined ? null : exponentOf(level);
    if (n !== null) return n;
  }
  return null;
};
