import type { StabilityClass } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';

/** Shorter averaging times make the plume no narrower, s: the instantaneous plume (havens-1985 by class, as given in aloha-td). */
const momentS: Readonly<Record<StabilityClass, number>> = { A: 18.4, B: 18.4, C: 18.4, D: 18.3, E: 11.4, F: 4.6 };

/** Averaging time of flammable clouds, s: gas burns at the momentary concentration, not at the average. */
const flammableS = 10;

/** Averaging time of a scenario, s: as given, nearly instantaneous where gas burns, else null for the model's own. */
export const findAveraging = ({ averagingS, hazard }: Scenario): number | null =>
  averagingS ?? (hazard === 'flammable' ? flammableS : null);

/**
 * How much narrower (or wider) a plume is across as a mean over another time: σy(t)/σy(t0) = (t/t0)^0.2.
 *
 * Arguments: t wanted, s; t0 of the coefficients, s; class. Dimensionless. Below the class's moment t counts as that moment; above
 * an hour the wind turns, and the law is not known. Source havens-1985, aloha-td.
 */
export const averagingFactor = (averagingS: number, curvesS: number, stability: StabilityClass): number =>
  (Math.max(averagingS, Math.min(momentS[stability], curvesS)) / curvesS) ** 0.2;

/** ALOHA's own: the law of `averagingFactor` without a shortest moment, so 10 s over 180 s is 0.56 in every class. Source aloha-td. */
export const alohaAveragingFactor = (averagingS: number, curvesS: number): number => (averagingS / curvesS) ** 0.2;
