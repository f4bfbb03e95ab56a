import type { Jet, SourcePart } from '../types/pipeline.ts';
import { highestRate, type RateHistory, releasedMass, thinned } from './history.ts';

/** Rates that a part keeps: so many that a cloud follows a falling rate, so few that it follows them fast. */
const partPoints = 40;

/** How a part enters the air. */
type Entry = Pick<SourcePart, 'temperatureK' | 'liquidFraction' | 'densityKgM3'>;

/** A jet at another rate: as fast, as dense, and as much wider as that rate needs. */
export const jetAt = (jet: Jet, rateKgS: number): Jet => ({ ...jet, rateKgS, diameterM: jet.diameterM * Math.sqrt(rateKgS / jet.rateKgS) });

/** What leaves an opening, its jet at the highest rate kept. No part where nothing leaves. */
export const openingPart = (history: RateHistory, entry: Entry, jet: Jet | null): readonly SourcePart[] => {
  const kept = thinned(history, partPoints);
  const massKg = releasedMass(kept);
  if (!(massKg > 0)) return [];
  return [{ kind: 'opening', massKg, history: kept, ...entry, poolRadiusM: 0, jet: jet === null ? null : jetAt(jet, highestRate(kept)) }];
};

/** The vapour of a pool. No part where none rises. */
export const poolPart = (history: RateHistory, areaM2: number, temperatureK: number, densityKgM3: number): readonly SourcePart[] => {
  const kept = thinned(history, partPoints);
  const massKg = releasedMass(kept);
  if (!(massKg > 0)) return [];
  const poolRadiusM = Math.sqrt(areaM2 / Math.PI);
  return [{ kind: 'pool', massKg, history: kept, temperatureK, liquidFraction: 0, densityKgM3, poolRadiusM, jet: null }];
};

/** What of a burst stock is in the air from the first moment. */
export const burstPart = (massKg: number, entry: Entry): SourcePart => ({
  kind: 'burst',
  massKg,
  history: [],
  ...entry,
  poolRadiusM: 0,
  jet: null,
});
