import { criticalRichardson, richardsonNumber } from '../dispersion/richardson.ts';
import type { Caveat } from '../model.ts';
import { quantileOf } from '../numerics/quantile.ts';
import { sourceTerm } from '../source/source-term.ts';
import type { LocateProblem } from './locate-problem.ts';
import type { Posterior } from './posterior.ts';
import type { SearchSpace } from './search.ts';
import type { UnitPlume } from './unit-plume.ts';

/** Fewer independent samples than this tell the middle, not the ends. */
const enoughSamples = 50;

/** Samples nearer to the edge of the search than this share of its half-side, in this share of all. */
const edgeShare = 0.05;
const atEdge = 0.05;

/** Doubts about a source that was found. */
export const inverseCaveats = (
  { scenario, sensors, sourceKnown }: LocateProblem,
  plume: UnitPlume,
  posterior: Posterior,
  { halfSideM }: SearchSpace,
  effectiveSamples: number,
  detected: number,
): readonly Caveat[] => {
  const caveats: Caveat[] = [];
  const rateKgS = Math.exp(quantileOf(posterior.lnRate.slice().sort(), 0.5));
  const rupture = scenario.rupture?.type === 'direct' ? { ...scenario.rupture, rateKgS } : scenario.rupture;
  const richardson = richardsonNumber(sourceTerm({ ...scenario, rupture }, plume.air), plume.air);
  if (richardson >= criticalRichardson)
    caveats.push({
      code: 'inverse-dense',
      severity: 'warning',
      message: `A release of ${rateKgS.toPrecision(2)} kg/s is heavier than the air can stir (Richardson number ${richardson.toPrecision(2)}, dense from ${criticalRichardson}), but was sought with a passive plume: its rate may be wrong by more than is told.`,
      quantity: 'richardsonNumber',
      value: richardson,
      range: [0, criticalRichardson],
      params: { rate: `${rateKgS.toPrecision(2)} kg/s`, critical: criticalRichardson },
    });
  if (plume.isCalm)
    caveats.push({
      code: 'inverse-calm',
      severity: 'warning',
      message: `The wind at 10 m is below 1 m/s; it was taken as 1 m/s, and a plume in such air has no steady direction.`,
      quantity: 'windSpeedMs',
      value: scenario.weather.windSpeedMs,
      unit: 'm/s',
    });
  const unknowns = sourceKnown ? 2 : 4;
  if (detected < unknowns)
    caveats.push({
      code: 'inverse-few-readings',
      severity: 'warning',
      message: `${detected} of ${sensors.length} readings are above their detection limit, for ${unknowns} unknowns: what was assumed of the wind and the place decides as much as the readings.`,
      quantity: 'detected',
      value: detected,
      params: { readings: sensors.length, unknowns },
    });
  if (effectiveSamples < enoughSamples)
    caveats.push({
      code: 'inverse-few-samples',
      severity: 'note',
      message: `The chain is worth ${effectiveSamples.toFixed(0)} independent samples; the 5 and 95 % values need at least ${enoughSamples}. Ask for more steps.`,
      quantity: 'effectiveSamples',
      value: effectiveSamples,
      params: { enough: enoughSamples },
    });
  const near = posterior.eastM.filter(
    (e, i) => Math.max(Math.abs(e), Math.abs(posterior.northM[i] ?? 0)) > (1 - edgeShare) * halfSideM,
  ).length;
  if (!sourceKnown && near > atEdge * posterior.eastM.length)
    caveats.push({
      code: 'inverse-at-edge',
      severity: 'warning',
      message: `The source may lie outside the square of ${(halfSideM / 1000).toFixed(1)} km about the site that was searched.`,
      quantity: 'searchM',
      value: halfSideM,
      unit: 'm',
    });
  return caveats;
};
