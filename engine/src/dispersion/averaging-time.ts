import type { Hazard, StabilityClass } from '../model.ts';

/** Averaging time of the spreads that the plumes are measured with, s. */
const spreadsS = 600;

/** A flame needs its mixture for seconds; toxic effect is that of minutes, s. */
const byHazard: Readonly<Partial<Record<Hazard, number>>> = { flammable: 10, fire: 10, explosion: 10 };

/** Shortest average that still sees a plume wander, s, by class (aloha-td). */
const shortestS: Readonly<Record<StabilityClass, number>> = { A: 18.4, B: 18.4, C: 18.4, D: 18.3, E: 11.4, F: 4.6 };

/** Time that concentrations are averaged over for a hazard, s. */
export const averagingS = (hazard: Hazard): number => byHazard[hazard] ?? spreadsS;

/**
 * Share of its ten-minute wander that a plume shows within a shorter average: (t/600 s)^0.2, t at least the shortest that sees any.
 * Dimensionless, at most 1. Source aloha-td; turner-1994.
 */
export const wanderShare = (stability: StabilityClass, timeS: number): number =>
  Math.min(1, (Math.max(timeS, shortestS[stability]) / spreadsS) ** 0.2);
