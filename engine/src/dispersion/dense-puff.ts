import type { Air, HazardModel, PlumeField } from '../pipeline.ts';
import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { mixingTable } from '../substance/mixing-table.ts';
import { denseCaveats } from './dense-caveats.ts';
import { type DenseConstants, denseConstants } from './dense-constants.ts';
import { denseAirOf } from './dense-layer.ts';
import { puffField } from './puff-field.ts';
import { marchPuff, type PuffTable } from './puff-march.ts';

/** Followed as far as this, m. */
const rangeM = 20_000;

/** A cloud let go at once does not wander about itself: its own growth is that of a moment. */
const momentS = 0;

export interface DensePuff {
  readonly field: PlumeField;
  readonly table: PuffTable;
}

/** The dense cloud of a mass let go at once; see `marchPuff` for the equations and their range. */
export const densePuffField = (
  released: Released,
  massKg: number,
  air: Air,
  constants: DenseConstants = denseConstants,
  stepShare?: number,
): DensePuff => {
  const mixing = mixingTable(cloudFacts(released, air.temperatureK, air.pressurePa), air);
  const table = marchPuff(denseAirOf(air, mixing, momentS, constants), massKg, rangeM, stepShare);
  return { field: puffField(table, mixing, rangeM), table };
};

export const densePuff: HazardModel = {
  id: 'dense-puff',
  title: 'Dense gas cloud let go at once',
  about:
    'A whole stock of gas heavier than air, let go in a moment: a cylinder that falls over, spreads and drifts, draws in moist air, is warmed by the ground, and goes over to a Gaussian puff as its weight is lost.',
  equations: [
    'R_d² = R² + 2σ², H = M v/(π R_d²); ρ, T and mole share as the dense plume’s',
    'dM/dt = ρa (π R_d² w_e + 2π R_d H · 0.6 dR/dt + 4π σ H dσ/dt)',
    'dR/dt = 1.1 √(g′ H), dx/dt = U(H); it begins with R = H',
    'c even within the core, Gaussian with σ outside; σ of a puff at a moment',
  ],
  validity:
    'Clouds on flat ground, wind from 1 m/s, to 20 km. The air that a bursting vessel throws into its cloud is left out: near zones are cautious.',
  weaknesses: [
    'No field trial of clouds let go at once holds it here; the trials could only be found as secondary numbers.',
    'The cloud is moved by the wind from its first moment, so it arrives early.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: false,
  sources: ['cox-carpenter-1980', 'eidsvik-1980', 'havens-1985', 'van-ulden-1978', 'buck-1981'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  check: ({ substance }, air, source) => {
    cloudFacts({ ...source, substance }, air.temperatureK, air.pressurePa);
  },
  compute: (scenario, air, source) => {
    const { temperatureK, liquidFraction, airborneKg } = source;
    const { field } = densePuffField({ substance: scenario.substance, temperatureK, liquidFraction }, airborneKg, air);
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
                message: 'The puff model takes the whole release as let go at once; this one lasts, and its zones are overstated.',
              },
            ]),
      ],
    };
  },
};
