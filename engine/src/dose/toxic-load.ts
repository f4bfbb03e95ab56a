import type { LevelDose } from '../types/common-types.ts';
import type { Series } from './series.ts';

/** Ends of a stretch closer than this share of the higher count as level: the closed form loses its digits there. */
const nearlyLevel = 1e-3;

/** Mean of Cⁿ over a stretch on which C goes straight from one value to another. */
const meanPower = (from: number, to: number, n: number): number => {
  const step = to - from;
  if (Math.abs(step) > nearlyLevel * Math.max(from, to)) return (to ** (n + 1) - from ** (n + 1)) / ((n + 1) * step);
  return (from ** n + 4 * (0.5 * (from + to)) ** n + to ** n) / 6;
};

/**
 * Toxic load that a person has taken in by each moment of a series: TL = ∫Cⁿ dt, exact for a concentration that is straight
 * between the moments and jumps at them. C in any unit c, n dimensionless; result cⁿ min. Never the mean concentration times the
 * time unless n is 1. Sources ten-berge-1986, lees-1996.
 */
export const loadOverTime = ({ timeS, value }: Series, n: number): Float64Array => {
  const load = new Float64Array(timeS.length);
  for (let i = 1; i < timeS.length; i++) {
    const minutes = ((timeS[i] ?? 0) - (timeS[i - 1] ?? 0)) / 60;
    const taken = minutes > 0 ? meanPower(value[i - 1] ?? 0, value[i] ?? 0, n) * minutes : 0;
    load[i] = (load[i - 1] ?? 0) + taken;
  }
  return load;
};

/** Toxic load of a whole series, cⁿ min. */
export const toxicLoad = (series: Series, n: number): number => loadOverTime(series, n).at(-1) ?? 0;

/**
 * The highest load that a stay of a length, s, can take in of a series, cⁿ min: of the stays that begin at one of its moments.
 * A series shorter than the stay counts whole.
 */
export const heaviestLoad = (series: Series, n: number, staySeconds: number): number => {
  const { timeS } = series;
  const load = loadOverTime(series, n);
  const last = timeS.length - 1;
  if (last < 0 || (timeS[last] ?? 0) - (timeS[0] ?? 0) <= staySeconds) return load[last] ?? 0;
  let highest = 0;
  let next = 0;
  for (let i = 0; i <= last; i++) {
    const until = (timeS[i] ?? 0) + staySeconds;
    while (next < last && (timeS[next] ?? 0) < until) next++;
    const from = timeS[next - 1] ?? 0;
    const span = (timeS[next] ?? 0) - from;
    const share = span > 0 ? Math.min(1, (until - from) / span) : 1;
    const taken = (load[next - 1] ?? 0) * (1 - share) + (load[next] ?? 0) * share - (load[i] ?? 0);
    highest = Math.max(highest, taken);
  }
  return highest;
};

/** The steady concentration whose load over a time, s, is the same: (TL/T)^(1/n). */
export const equivalentConcentration = (load: number, n: number, seconds: number): number => (load / (seconds / 60)) ** (1 / n);

/**
 * The steady concentration that a load is of a level, C_eq = (load/t_level)^(1/n); of the worst shorter stay of the level's table where that is
 * higher. So who stays for hours in a cloud of one hour meets the level of that hour.
 */
export const worstEquivalent = (series: Series, load: number, { exponent, levelS, shorter = [] }: LevelDose): number =>
  shorter.reduce(
    (highest, one) => Math.max(highest, equivalentConcentration(heaviestLoad(series, exponent, one.stayS), exponent, one.levelS)),
    equivalentConcentration(load, exponent, levelS),
  );

/** What a whole series is of a level, by loads: C_eq/level, C_eq = (∫Cⁿ dt/t_level)^(1/n); 1 where it has the load levelⁿ t_level. */
export const shareOfLevel = (series: Series, levelPpm: number, dose: LevelDose): number =>
  worstEquivalent(series, toxicLoad(series, dose.exponent), dose) / levelPpm;

/**
 * How much the load grows when the concentration flutters about its mean: E[Cⁿ]/E[C]ⁿ = (1 + i²)^(n(n-1)/2) for log-normal
 * fluctuations of intensity i (standard deviation over mean); 1 + i² for n = 2, 1 for n = 1. A factor of uncertainty, never a correction.
 */
export const fluctuationFactor = (n: number, intensity: number): number => (1 + intensity * intensity) ** ((n * (n - 1)) / 2);
