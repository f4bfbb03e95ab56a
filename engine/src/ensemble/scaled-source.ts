import type { Scenario, SourceStep, SourceTerm } from '../pipeline.ts';

/** Steps until a moment. */
const until = (steps: readonly SourceStep[], endS: number): readonly SourceStep[] =>
  steps.flatMap((step) => (step.fromS >= endS ? [] : [{ ...step, toS: Math.min(step.toS, endS) }]));

const released = (steps: readonly SourceStep[]): number => steps.reduce((sum, { fromS, toS, rateKgS }) => sum + rateKgS * (toS - fromS), 0);

/** The release ends because the stock is gone, not because someone closed it or its duration is stated. */
const emptiesStock = ({ isolationS, rupture }: Scenario, source: SourceTerm): boolean =>
  rupture?.type !== 'direct' && (isolationS === null || (source.steps.at(-1)?.toS ?? 0) < 0.999 * isolationS);

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
  const steps = until(stretched, scenario.isolationS ?? Number.POSITIVE_INFINITY);
  const { jet } = source;
  return {
    ...source,
    steps,
    airborneKg: source.airborneKg * (released(steps) / released(source.steps)),
    poolRadiusM: source.poolRadiusM * Math.sqrt(factor),
    jet:
      jet === null
        ? null
        : {
            ...jet,
            rateKgS: jet.rateKgS * factor,
            openingM: jet.openingM * Math.sqrt(factor),
            diameterM: jet.diameterM * Math.sqrt(factor),
          },
  };
};
