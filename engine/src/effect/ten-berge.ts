import type { Substance, ToxicLevel } from '../types/substance-types.ts';

/** Exponents that a table may show; outside of them it says nothing of a load. */
const exponentRange = [0.5, 5] as const;

/**
 * Exponent n of Cⁿ t = constant that a table of levels by exposure time follows: the median over its steps of
 * n = ln(t₂/t₁) / ln(C₁/C₂). Steps at one concentration are left out: there a value was kept for a second time and nothing was scaled.
 * The median, because single steps are rounded or rest on other data (hydrogen fluoride, 10 to 30 min). Null where no step falls, or n
 * would be outside 0.5 to 5. Sources ten-berge-1986, nac-aegl.
 */
export const fitExponent = (level: ToxicLevel): number | null => {
  const table = level.byExposure.filter((entry) => entry.ppm > 0 && entry.seconds > 0).toSorted((a, b) => a.seconds - b.seconds);
  const steps = table
    .slice(1)
    .flatMap(({ seconds, ppm }, i) => {
      const before = table[i];
      return before === undefined || before.ppm <= ppm ? [] : [Math.log(seconds / before.seconds) / Math.log(before.ppm / ppm)];
    })
    .toSorted((a, b) => a - b);
  const [low, high] = [steps[Math.floor((steps.length - 1) / 2)], steps[Math.floor(steps.length / 2)]];
  if (low === undefined || high === undefined) return null;
  const n = (low + high) / 2;
  return n >= exponentRange[0] && n <= exponentRange[1] ? n : null;
};

/** The exponent of a substance by its AEGL table, the level of death first; null where no table shows one. */
export const tableExponent = ({ toxicLevels = [] }: Substance): number | null => {
  for (const id of ['AEGL-3', 'AEGL-2']) {
    const level = toxicLevels.find((one) => one.id === id);
    const n = level === undefined ? null : fitExponent(level);
    if (n !== null) return n;
  }
  return null;
};
