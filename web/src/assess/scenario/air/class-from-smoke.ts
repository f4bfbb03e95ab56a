import type { StabilityClass } from '@hazardguard/engine';
import type { ScenarioForm } from '../scenario-form.ts';

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

/** The answer itself, or the one that a chosen or stored class stands for; undefined: the class follows from sun, cloud and wind. */
export const findSmoke = (stability: ScenarioForm['stability']): Smoke | undefined => {
  if (stability === 'auto') return undefined;
  const answer = smokes.find((smoke) => smoke === stability);
  if (answer !== undefined) return answer;
  if (stability === 'D') return 'drifts';
  return stability === 'E' || stability === 'F' ? 'liesFlat' : 'rises';
};

/** The class of a form: as chosen, or by the answer about smoke in this wind; undefined: it follows from sun, cloud and wind. */
export const toStabilityClass = (stability: ScenarioForm['stability'], windSpeedMs: number): StabilityClass | undefined => {
  if (stability === 'auto') return undefined;
  const smoke = smokes.find((one) => one === stability);
  return smoke === undefined ? (stability as StabilityClass) : classFromSmoke(smoke, windSpeedMs);
};
