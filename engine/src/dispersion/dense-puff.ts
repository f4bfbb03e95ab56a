import type { HazardModel } from '../model-types.ts';
import type { SourcePart, SourceTerm } from '../pipeline.ts';
import { denseCaveats } from './dense-caveats.ts';
import { checkParts, computeDenseCloud } from './dense-plume.ts';
import { criticalRichardson, describeRichardson, richardsonParams } from './richardson.ts';

/** A release taken as instantaneous: all of it in the air at once. */
const atOnce = (source: SourceTerm): SourcePart => {
  const { temperatureK, liquidFraction, densityKgM3, airborneKg } = source;
  return { kind: 'burst', massKg: airborneKg, history: [], temperatureK, liquidFraction, densityKgM3, poolRadiusM: 0, jet: null };
};

export const densePuff: HazardModel = {
  id: 'dense-puff',
  title: 'Dense gas puff (instantaneous release)',
  kind: 'puff',
  about:
    'An instantaneous release of gas heavier than air: a cylinder that collapses, spreads and drifts, entrains moist air, is warmed by the ground, and becomes a Gaussian puff as its excess density is lost.',
  equations: [
    'the dense plume of a release without duration: W_x = W_y, a disc',
    'it begins as a cylinder as high as its radius, and what evaporates from its pool joins it later',
  ],
  validity:
    'Clouds on flat ground, wind from 1 m/s, to 20 km. The air that a bursting vessel throws into its cloud is left out: near zones are cautious.',
  weaknesses: [
    'Not validated: field trials of instantaneous releases could only be found as secondary numbers.',
    'The cloud moves with the wind from the first moment, so its arrival time is too early.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: false,
  validatedOn: [],
  // Assumed: no trial of its own.
  uncertainty: 1,
  sources: ['cox-carpenter-1980', 'eidsvik-1980', 'havens-1985', 'van-ulden-1978', 'buck-1981'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  choices: [
    {
      order: 10,
      when: ({ scenario, source, richardson }) =>
        scenario.mode === 'best-estimate' && source.instantaneous && richardson >= criticalRichardson,
      reasonCode: 'dense-at-once',
      reason: (situation) =>
        `The whole stock is released instantaneously, and its cloud behaves as a dense gas (${describeRichardson(situation)}).`,
      params: richardsonParams,
    },
  ],
  isDense: true,
  check: ({ substance }, air, source) => checkParts(substance, air, source),
  compute: (scenario, air, source) => {
    const followed = source.instantaneous ? source : { ...source, heightM: 0, parts: [atOnce(source)] };
    const { field, pointing, table } = computeDenseCloud(scenario, air, followed);
    return {
      field,
      caveats: [
        ...denseCaveats(scenario, source, pointing, table),
        ...(source.instantaneous
          ? []
          : [
              {
                code: 'puff-of-a-lasting-release',
                severity: 'warning' as const,
                message: 'The puff model treats the release as instantaneous; this one is continuous, so its zones are overstated.',
              },
            ]),
      ],
    };
  },
};
