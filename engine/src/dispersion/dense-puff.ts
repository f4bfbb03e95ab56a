import type { HazardModel } from '../model-types.ts';
import type { SourcePart, SourceTerm } from '../pipeline.ts';
import { denseCaveats } from './dense-caveats.ts';
import { checkParts, computeDenseCloud, mainParts } from './dense-plume.ts';
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
    'R_d² = R² + 2σ², H = M v/(π R_d²); ρ, T and mole share as the dense plume’s',
    'dM/dt = ρa (π R_d² w_e + 2π R_d H · 0.6 dR/dt + 4π σ H dσ/dt)',
    'dR/dt = 1.1 √(g′ H), dx/dt = U(H); it begins with R = H',
    'c even within the core, Gaussian with σ outside; σ of a puff at a moment',
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
    const { field } = computeDenseCloud(scenario, air, source.instantaneous ? mainParts(source) : [atOnce(source)]);
    return {
      field,
      caveats: [
        ...denseCaveats(scenario, source, 0, 1),
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
