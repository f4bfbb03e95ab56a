import type { StabilityClass } from '../types/common-types.ts';

type Insolation = 'strong' | 'moderate' | 'slight';

/** Upper bounds of the wind at 10 m, m/s, inclusive; the last row has none. */
const windBounds = [2, 3, 5, 6];

/** Turner's key as ALOHA uses it; where the table gives a pair the more stable one. Rows: wind; columns: sky. */
const table: readonly Readonly<Record<Insolation | 'cloudyNight' | 'clearNight', StabilityClass>>[] = [
  { strong: 'A', moderate: 'B', slight: 'B', cloudyNight: 'F', clearNight: 'F' },
  { strong: 'B', moderate: 'B', slight: 'C', cloudyNight: 'E', clearNight: 'F' },
  { strong: 'B', moderate: 'C', slight: 'C', cloudyNight: 'D', clearNight: 'E' },
  { strong: 'C', moderate: 'D', slight: 'D', cloudyNight: 'D', clearNight: 'D' },
  { strong: 'C', moderate: 'D', slight: 'D', cloudyNight: 'D', clearNight: 'D' },
];

const strongest: readonly Insolation[] = ['strong', 'moderate', 'slight'];

const insolationAt = (elevationDeg: number): number => (elevationDeg > 60 ? 0 : elevationDeg >= 35 ? 1 : 2);

/** The cell on which the tables differ, 3–5 m/s with slight sun: C in Pasquill's and ALOHA's, D, the more cautious, in turner-1994. */
const disputedRow = 2;

/** Cloud takes sun away: 5/8 one step, overcast two. */
const cloudSteps = (cloudFraction: number): number => (cloudFraction >= 0.995 ? 2 : cloudFraction >= 5 / 8 ? 1 : 0);

/** The class of a row of the table; 'none' of sun by day is neutral. Exposed so that the table itself can be tested. */
export const classIn = (
  windSpeedMs: number,
  sky: Insolation | 'none' | 'cloudyNight' | 'clearNight',
  slightSunClass: 'C' | 'D' = 'C',
): StabilityClass => {
  if (sky === 'none') return 'D';
  const row = windBounds.findIndex((bound) => windSpeedMs <= bound);
  if (row === disputedRow && sky === 'slight') return slightSunClass;
  return (table[row === -1 ? table.length - 1 : row] ?? { [sky]: 'D' as const })[sky] ?? 'D';
};

/**
 * Pasquill stability class from wind, sun and cloud.
 *
 * Arguments: wind at 10 m, m/s; height of the sun, degrees; cloud cover, percent. Result: A (very unstable) to F (stable).
 * Source: turner-1994 table 2.2 with the class boundaries of aloha-td; strong sun above 60°, moderate 35-60°, slight below;
 * night is the sun at or below the horizon, cloudy from 4/8. Valid for open country away from sunrise and sunset.
 */
export const stabilityFrom = (sky: {
  readonly windSpeedMs: number;
  readonly solarElevationDeg: number;
  readonly cloudPercent: number;
  /** Class of slight sun at 3–5 m/s; C unless given. */
  readonly slightSunClass?: 'C' | 'D';
}): StabilityClass => {
  const cloud = sky.cloudPercent / 100;
  if (sky.solarElevationDeg <= 0) return classIn(sky.windSpeedMs, cloud >= 0.5 ? 'cloudyNight' : 'clearNight');
  return classIn(sky.windSpeedMs, strongest[insolationAt(sky.solarElevationDeg) + cloudSteps(cloud)] ?? 'none', sky.slightSunClass);
};
