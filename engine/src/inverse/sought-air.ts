import { computeAir, stirred } from '../atmosphere/air.ts';
import { leastWindMs } from '../choose/calm.ts';
import type { StabilityClass } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import type { LocateProblem } from './locate-problem.ts';

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The class one step away, or the same at either end. */
export const classBeside = (stability: StabilityClass, step: -1 | 1): StabilityClass =>
  classes[Math.min(5, Math.max(0, classes.indexOf(stability) + step))] ?? stability;

/** The release in one class of the air that it may have been in. */
export interface SoughtAir {
  /** Steps from the class as given or derived: -1 is less stable. */
  readonly step: -1 | 0 | 1;
  readonly scenario: Scenario;
  readonly air: Air;
  /** Too little wind for a direction: taken as the least that has one. */
  readonly isCalm: boolean;
}

const airIn = (step: SoughtAir['step'], scenario: Scenario): SoughtAir => {
  const measured = computeAir(scenario);
  const isCalm = measured.windAt10Ms < leastWindMs;
  return { step, scenario, air: isCalm ? stirred(measured, leastWindMs) : measured, isCalm };
};

/** The class as given or measured; where it is derived from wind and sky its neighbours too, from less to more stable. */
export const soughtAirs = ({ scenario, stabilityKnown }: LocateProblem): readonly SoughtAir[] => {
  const steps = stabilityKnown ? ([0] as const) : ([-1, 0, 1] as const);
  const { weather } = scenario;
  return steps.flatMap((step) => {
    const stability = step === 0 ? weather.stability : classBeside(weather.stability, step);
    if (step !== 0 && stability === weather.stability) return [];
    return [airIn(step, step === 0 ? scenario : { ...scenario, weather: { ...weather, stability } })];
  });
};
