import type { StabilityClass } from '@hazardguard/engine';
import type { ScenarioForm } from '../../assess/scenario/scenario-form.ts';

/** What smoke does, as a person sees it. */
export const smokes = ['rises', 'drifts', 'liesFlat'] as const;
export type Smoke = (typeof smokes)[number];

/**
 * The stability class that smoke shows: it rises and breaks up in unstable air, drifts as a cone in neutral air, and lies flat in stable air (Pasquill's
 * classes, Turner 1994). Which of the unstable or stable classes follows from the wind, as in his table; in more than 5 m/s air is neutral.
 */
export const classFromSmoke = (smoke: Smoke, windSpeedMs: number): StabilityClass => {
  if (smoke === 'drifts' || windSpeedMs > 5) return 'D';
  if (smoke === 'liesFlat') return windSpeedMs <= 3 ? 'F' : 'E';
  return windSpeedMs <= 3 ? 'B' : 'C';
};

/** The answer that a class came from; undefined: the class follows from sun, cloud and wind. */
export const findSmoke = (stability: ScenarioForm['stability'] | undefined): Smoke | undefined => {
  if (stability === undefined || stability === 'auto') return undefined;
  if (stability === 'D') return 'drifts';
  return stability === 'E' || stability === 'F' ? 'liesFlat' : 'rises';
};
