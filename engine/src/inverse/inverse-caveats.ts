import { criticalRichardson, richardsonNumber } from '../dispersion/richardson.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { sourceTerm } from '../source/source-term.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import type { LocateProblem } from './locate-problem.ts';
import type { Posterior } from './posterior.ts';
import type { SearchSpace } from './search.ts';
import type { SoughtPlume, SoughtPlumes } from './sought-plumes.ts';

/** Fewer independent samples than this give the middle of a distribution, not its ends. */
const enoughSamples = 50;

/** Samples nearer to the edge of the search than this share of its half-side, in this share of all. */
const edgeShare = 0.05;
const atEdge = 0.05;

/** Share of the samples at the highest rate from which that rate decides. */
const decidesFrom = 0.05;

/** Root mean square of the residuals from which no source fits: what is read and what it would show differ by a factor e. */
const poorFrom = 1;

/** The part of the solution that the caveats depend on. */
export interface Located {
  readonly posterior: Posterior;
  /** Of the likeliest source. */
  readonly plume: SoughtPlume;
  readonly misfit: number;
  readonly effectiveSamples: number;
  readonly detected: number;
}

const formatPercent = (share: number): string => (100 * share).toFixed(0);

/** A dense cloud: searched with dense clouds, or with a passive plume where a property of the chemical is missing. */
const heavyCaveats = ({ scenario, neutral }: LocateProblem, { posterior, plume }: Located): readonly Caveat[] => {
  const { rupture } = scenario;
  if (neutral || rupture?.type !== 'direct') return [];
  const rateKgS = Math.exp(quantileAt(posterior.lnRate.slice().sort(), 0.5));
  const { air } = plume.air;
  const spray = plume.droplets > 0 ? { liquidFraction: plume.droplets } : {};
  const richardson = richardsonNumber(sourceTerm({ ...scenario, rupture: { ...rupture, rateKgS, ...spray } }, air), air);
  if (richardson < criticalRichardson) return [];
  const rate = `${shortFigure(rateKgS, 2)} kg/s`;
  const heavy = `A release of ${rate} behaves as a dense gas (Richardson number ${shortFigure(richardson, 2)}, dense from ${criticalRichardson})`;
  const common = {
    quantity: 'richardsonNumber',
    value: richardson,
    range: [0, criticalRichardson],
    params: { rate, critical: criticalRichardson },
  } as const;
  return plume.models.length > 1
    ? [
        {
          code: 'inverse-heavy',
          severity: 'note',
          message: `${heavy}: the search used dense clouds of every rate. This method is tested on simulated leaks only, not on a field trial.`,
          ...common,
        },
      ]
    : [
        {
          code: 'inverse-dense',
          severity: 'warning',
          message: `${heavy}, but the search used a passive plume: the error of its rate may exceed the stated uncertainty.`,
          ...common,
        },
      ];
};

/** What was assumed and not read decides. */
const assumedCaveats = (
  { mostRateKgS, sensors, sourceKnown }: LocateProblem,
  { given }: SoughtPlumes,
  { posterior, plume, detected }: Located,
): readonly Caveat[] => {
  const unknowns = sourceKnown ? 2 : 4;
  const { shareAtMost } = posterior;
  const derived = given.air.stability;
  const { stability } = plume.air.air;
  return [
    ...(shareAtMost < decidesFrom
      ? []
      : [
          warning(
            'inverse-at-most',
            `${formatPercent(shareAtMost)} % of the probability lies at the highest rate searched, ${shortFigure(mostRateKgS, 2)} kg/s: the largest possible outflow decides the rate, not the readings.`,
            { quantity: 'mostRateKgS', value: mostRateKgS, unit: 'kg/s', params: { sharePercent: formatPercent(shareAtMost) } },
          ) satisfies Caveat,
        ]),
    ...(stability === derived
      ? []
      : [
          note(
            'inverse-class',
            `Wind and sky give stability class ${derived}; with class ${stability} a source explains the readings better, so that class was used.`,
            { params: { derived, stability } },
          ) satisfies Caveat,
        ]),
    ...(detected >= unknowns
      ? []
      : [
          warning(
            'inverse-few-readings',
            `${detected} of ${sensors.filter(({ smelled }) => !smelled).length} readings are above their detection limit, for ${unknowns} unknowns: the assumptions about wind and place decide as much as the readings.`,
            { quantity: 'detected', value: detected, params: { readings: sensors.filter(({ smelled }) => !smelled).length, unknowns } },
          ) satisfies Caveat,
        ]),
  ];
};

const calmCaveats = ({ scenario }: LocateProblem, { given }: SoughtPlumes): readonly Caveat[] =>
  given.isCalm
    ? [
        warning('inverse-calm', `The wind at 10 m is below 1 m/s; 1 m/s was used, and a plume in such air has no steady direction.`, {
          quantity: 'windSpeedMs',
          value: scenario.weather.windSpeedMs,
          unit: 'm/s',
        }),
      ]
    : [];

/** What the search itself could not do. */
const searchCaveats = (
  { sourceKnown }: LocateProblem,
  { halfSideM }: SearchSpace,
  { posterior, misfit, effectiveSamples }: Located,
): readonly Caveat[] => {
  const { eastM, northM } = posterior;
  const near = eastM.filter((e, i) => Math.max(Math.abs(e), Math.abs(northM[i] ?? 0)) > (1 - edgeShare) * halfSideM).length;
  return [
    ...(misfit < poorFrom
      ? []
      : [
          warning(
            'inverse-poor-fit',
            `No source explains the readings: they differ from those of the likeliest source by a factor of ${shortFigure(Math.exp(misfit), 2)}. The cloud may not have reached all sensors yet, or there may be more than one cloud.`,
            { quantity: 'misfit', value: misfit, params: { factor: Number(Math.exp(misfit).toPrecision(2)) } },
          ) satisfies Caveat,
        ]),
    ...(effectiveSamples >= enoughSamples
      ? []
      : [
          note(
            'inverse-few-samples',
            `The chain is worth ${effectiveSamples.toFixed(0)} independent samples; the 5 and 95 % values need at least ${enoughSamples}. Increase the number of steps.`,
            { quantity: 'effectiveSamples', value: effectiveSamples, params: { enough: enoughSamples } },
          ) satisfies Caveat,
        ]),
    ...(sourceKnown || near <= atEdge * eastM.length
      ? []
      : [
          warning(
            'inverse-at-edge',
            `The source may lie outside the square of ${(halfSideM / 1000).toFixed(1)} km about the site that was searched.`,
            { quantity: 'searchM', value: halfSideM, unit: 'm' },
          ) satisfies Caveat,
        ]),
  ];
};

/** Caveats about a source that was found. */
export const inverseCaveats = (problem: LocateProblem, plumes: SoughtPlumes, space: SearchSpace, located: Located): readonly Caveat[] => [
  ...heavyCaveats(problem, located),
  ...calmCaveats(problem, plumes),
  ...assumedCaveats(problem, plumes, located),
  ...searchCaveats(problem, space, located),
];
