import type { SourceTerm } from '@hazardguard/engine/models';

/** Pure gas that leaves at one rate, or as one burst: the input of a model without an outflow. */
export const gasSource = ({
  regime,
  rateKgS,
  durationS,
  heightM,
  densityKgM3,
  temperatureK,
}: {
  readonly regime: 'gas-subsonic' | 'gas-choked' | 'catastrophic';
  readonly rateKgS: number;
  readonly durationS: number;
  readonly heightM: number;
  readonly densityKgM3: number;
  readonly temperatureK: number;
}): SourceTerm => {
  const instantaneous = regime === 'catastrophic';
  const massKg = rateKgS * durationS;
  const state = { temperatureK, liquidFraction: 0, densityKgM3, poolRadiusM: 0, jet: null };
  const steady = [
    [0, rateKgS],
    [durationS, 0],
  ] as const;
  return {
    ...state,
    regime,
    steps: [{ fromS: 0, toS: durationS, rateKgS }],
    parts: [{ ...state, kind: instantaneous ? 'burst' : 'opening', massKg, history: instantaneous ? [] : steady }],
    instantaneous,
    airborneKg: massKg,
    heightM,
    pool: undefined,
    summary: {
      regime: instantaneous ? 'gas-choked' : regime,
      rateKgS,
      durationS,
      airborneKg: massKg,
      leftKg: undefined,
      pooledKg: undefined,
      rainOut: undefined,
      openingAreaM2: null,
      flashFraction: null,
      storagePressureKpa: null,
      temperatureC: temperatureK - 273.15,
      history: [[0, rateKgS]],
    },
    caveats: [],
  };
};
