import { type RateHistory, releasedMass } from '../source/history.ts';
import type { Jet, Scenario, SourcePart, SourceStep, SourceTerm } from '../types/pipeline.ts';

/** Steps until a moment. */
const until = (steps: readonly SourceStep[], endS: number): readonly SourceStep[] =>
  steps.flatMap((step) => (step.fromS >= endS ? [] : [{ ...step, toS: Math.min(step.toS, endS) }]));

/** A history until a moment. */
const endedAt = (history: RateHistory, endS: number): RateHistory =>
  (history.at(-1)?.[0] ?? 0) <= endS ? history : [...history.filter(([time]) => time < endS), [endS, 0]];

const released = (steps: readonly SourceStep[]): number => steps.reduce((sum, { fromS, toS, rateKgS }) => sum + rateKgS * (toS - fromS), 0);

/** When isolation ends what leaves an opening, s; null: it does not. Of a broken pipe it closes the other end, and what that holds follows. */
const endOfRelease = ({ isolationS, rupture, mode }: Scenario): number | null =>
  rupture?.type === 'pipe' && mode !== 'aloha-compatible' ? null : isolationS;

/** The release ends because the stock is gone, not because someone closed it or its duration is stated. */
const emptiesStock = (scenario: Scenario, source: SourceTerm): boolean => {
  const endS = endOfRelease(scenario);
  return scenario.rupture?.type !== 'direct' && (endS === null || (source.steps.at(-1)?.toS ?? 0) < 0.999 * endS);
};

/** A jet of another rate keeps its speed and widens with the root of the rate. */
const scaledJet = (jet: Jet | null, factor: number): Jet | null => {
  if (jet === null) return null;
  const wider = Math.sqrt(factor);
  return { ...jet, rateKgS: jet.rateKgS * factor, openingM: jet.openingM * wider, diameterM: jet.diameterM * wider };
};

/** A part at another rate, lasting longer by a factor; isolation ends what leaves an opening, while a pool goes on evaporating. */
const scaledPart = (part: SourcePart, factor: number, stretch: number, isolationS: number): SourcePart => {
  const poolRadiusM = part.poolRadiusM * Math.sqrt(factor);
  if (part.kind === 'burst') return { ...part, massKg: part.massKg * factor, poolRadiusM };
  const stretched: RateHistory = part.history.map(([time, rate]) => [time * stretch, rate * factor]);
  const history = part.kind === 'opening' ? endedAt(stretched, isolationS) : stretched;
  return { ...part, massKg: releasedMass(history), history, poolRadiusM, jet: scaledJet(part.jet, factor) };
};

/**
 * A source of another rate and another mass: every rate times one factor; a release that empties its stock lasts mass over rate
 * as long, until the isolation; the others keep their duration. An instantaneous release has a mass alone. A jet keeps its speed
 * and widens with the root of its rate.
 */
export const scaledSource = (source: SourceTerm, scenario: Scenario, rateFactor: number, massFactor: number): SourceTerm => {
  const stretch = !source.instantaneous && emptiesStock(scenario, source) ? massFactor / rateFactor : 1;
  const factor = source.instantaneous ? massFactor : rateFactor;
  const stretched = source.steps.map(({ fromS, toS, rateKgS }) => ({
    fromS: fromS * stretch,
    toS: toS * stretch,
    rateKgS: rateKgS * factor,
  }));
  const isolationS = endOfRelease(scenario) ?? Number.POSITIVE_INFINITY;
  // The steps of a release with a pool last beyond its isolation already.
  const steps = until(stretched, Math.max(isolationS, source.steps.at(-1)?.toS ?? 0));
  return {
    ...source,
    steps,
    parts: source.parts.map((part) => scaledPart(part, factor, stretch, isolationS)),
    airborneKg: source.airborneKg * (released(steps) / released(source.steps)),
    poolRadiusM: source.poolRadiusM * Math.sqrt(factor),
    jet: scaledJet(source.jet, factor),
  };
};
