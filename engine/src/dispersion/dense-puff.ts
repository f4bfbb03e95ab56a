import { warning } from '../types/caveat.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { SourcePart, SourceTerm } from '../types/pipeline.ts';
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
    'A whole stock of gas heavier than air, released at once. The march of the dense plume, with no duration: a heap falls over, spreads as a disc, drifts with the wind, draws in air at top and edges, and ends as a Gaussian cloud.',
  equations: [
    'The equations of the dense plume with D = 0: W_x = W_y = W, a disc as wide as it is long. Symbols as there',
    'Start: a heap with half the depth that it has across, 4 B³ = m v; within 4 % a cylinder as high as its radius',
    'Spreading: dW/dt by weight 0.85 √(g′ H/(1 + g′/2g)), m/s, and by turbulence σx (wind shear) and σy',
    'Air through the top and at the edges, heat of the ground: as in the dense plume; the middle moves with U_wind(H)',
    'Vapour that evaporates from its pool joins as it evaporates: the highest of the cloud alone and of the cloud with the vapour up to a time, spread over that time',
    'At a place the highest value in time is that of the middle as it passes, or of the front or tail of an age before or after',
  ],
  validity:
    'Flat ground, wind from 1 m/s, to 20 km. Air that a bursting vessel throws into its cloud is left out, so near zones are cautious. A release of one second from a hole gives the same cloud within 10 % some cloud radii away.',
  weaknesses: [
    'Not validated: no primary numbers of a trial of an instantaneous release could be opened. What Thorney Island’s report says is met: of 2000 m³ the highest value at 300 m is the same within 2 times from 1.7 to 7.5 m/s and from class B to F.',
    'Against the published curves of Britter and McQuaid for puffs, 8 to 40 lengths of the cloud away, it gives 1.06 times as much on average (MG 0.94, VG 1.18 of 288 values): up to 1.5 times as much at 7.5 m/s and 12 to 16 lengths, a fifth less at 40.',
    'The cloud moves with the wind from the first moment; a real one stands for some seconds while it falls over. Arrival times near by are too early.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: false,
  validatedOn: [],
  // Assumed: no trial of its own.
  uncertainty: 1,
  sources: ['cox-carpenter-1980', 'britter-mcquaid-1988', 'eidsvik-1980', 'havens-1985', 'van-ulden-1978', 'buck-1981'],
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
      details: undefined,
      caveats: [
        ...denseCaveats(scenario, source, pointing, table),
        ...(source.instantaneous
          ? []
          : [
              warning(
                'puff-of-a-lasting-release',
                'The puff model treats the release as instantaneous; this one is continuous, so its zones are overstated.',
              ),
            ]),
      ],
    };
  },
};
