import type { Air, HazardModel, PlumeField } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { mixingTable } from '../substance/mixing-table.ts';
import { averagingOf } from './averaging.ts';
import { denseCaveats } from './dense-caveats.ts';
import { type DenseConstants, denseConstants } from './dense-constants.ts';
import { denseField } from './dense-field.ts';
import { denseAirOf, spreadsS } from './dense-layer.ts';
import { marchDense } from './dense-march.ts';
import type { DenseSource } from './dense-start.ts';
import type { DenseTable } from './dense-table.ts';
import { steadyEquivalent } from './heavy-plume.ts';
import { bealsX } from './sigma.ts';

/** Followed as far as this, m. */
const rangeM = 20_000;

/** Gas lighter than this share of the air's density rises at once; the march, which keeps it on the ground, finds no source for it. */
const lightest = 0.25;

const tooLight = (name: string): Refusal =>
  new Refusal({
    field: 'model',
    value: 'dense-plume',
    allowed: 'auto, or a passive plume',
    message: `${name} as released is far lighter than air and rises: a dense plume cannot follow it; choose a passive plume.`,
  });

/** A dense plume, marched and ready to be asked. */
export interface DensePlume {
  readonly field: PlumeField;
  readonly table: DenseTable;
}

/** The dense plume of a steady release in the air; see `marchDense` for the equations and their range. */
export const densePlumeField = (
  released: Released,
  source: DenseSource,
  air: Air,
  averagedS: number,
  constants: DenseConstants = denseConstants,
  stepShare?: number,
): DensePlume => {
  const mixing = mixingTable(cloudFacts(released, air.temperatureK, air.pressurePa), air);
  const table = marchDense(denseAirOf(air, mixing, averagedS, constants), source, rangeM, stepShare);
  const reading = { mixing, durationS: source.durationS, rangeM, sigmaX: bealsX[air.stability], sharpness: constants.sharpness };
  return { field: denseField(table, reading), table };
};

export const densePlume: HazardModel = {
  id: 'dense-plume',
  title: 'Dense gas plume with heat',
  about:
    'A steady cloud heavier than air: it mixes with moist air, cools and fogs, is warmed by the ground, slumps and draws in air at its top and edges, and as its weight is lost becomes the surface-layer similarity plume.',
  equations: [
    'M = ρ U H 2W, y = E/M; ρ, T and mole share from adiabatic mixing with moist air and the heat of the ground',
    'dM/dx = ρa (2 w_e W + 2 · 0.6 u_f H + 2 H dW/dσ dσ/dt)',
    'w_e = 0.4 u_e (1+α)/Φ, Φ = 0.69 φh/0.95 + 0.099 Ri^1.04, Ri = g′ H/u_e², u_e² = u*² + 0.5 w*²',
    'dB/dx = √(g′ H)/U, W = B/erf(B/(√2 σ))',
    'df/dx = (1-f) 1.22 (u*/U)²/H, the share of its missing heat that the ground has given',
    'c = X exp(-(Γ(1+1/s) z/H)^s), s = 1.5 + 1.5 Ri/(1+Ri)',
  ],
  validity:
    'Clouds on flat ground, wind from 1 m/s, to 20 km; tested on LNG spills from 50 m to 800 m. A release whose rate falls is taken at its highest rate and the same mass. A jet is taken to blow along the wind.',
  weaknesses: [
    'Behind a vapour fence it predicts up to four times too much close to the fence (Falcon 4, 50 m).',
    'On Maplin Sands 27, over the sea in unstable air, it predicts 2.5 to 3 times too little beyond 300 m.',
    'On Desert Tortoise 4, an ammonia jet known only from secondary numbers, it predicts 1.8 times too much at 100 m and 2.8 to 4.8 times too little at 800 m and 2.8 km.',
    'The six open spills flatter each other: without the two inside a fence it predicts too little (MG 1.34).',
    'A cloud that turns lighter than air is kept on the ground.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  sources: [
    'van-ulden-1978',
    'havens-1985',
    'eidsvik-1980',
    'cox-carpenter-1980',
    'long-1963',
    'buck-1981',
    'palazzi-1982',
    'nist-fds-lng',
  ],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS'],
  linearInRate: false,
  check: ({ substance }, air, source) => {
    if (source.densityKgM3 < lightest * air.densityKgM3) throw tooLight(substance.name);
    cloudFacts({ ...source, substance }, air.temperatureK, air.pressurePa);
  },
  compute: (scenario, air, source) => {
    const { substance } = scenario;
    const { temperatureK, liquidFraction, poolRadiusM, jet } = source;
    const { field, table } = densePlumeField(
      { substance, temperatureK, liquidFraction },
      { ...steadyEquivalent(source), poolRadiusM, jet },
      air,
      averagingOf(scenario) ?? spreadsS,
    );
    const jetLength = { key: 'jet-length', label: 'Length of the jet', value: table.jetM, unit: 'm' };
    return {
      field,
      ...(table.jetM > 0 ? { details: [jetLength] } : {}),
      caveats: denseCaveats(scenario, source, table.jetM, table.dilution),
    };
  },
};
