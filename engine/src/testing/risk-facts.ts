import type { IgnitionFacts, LeakTable, LognormalLeaks, RiskFacts, SocietalCriterion, Vulnerability } from '../risk/facts-types.ts';

/** Rows of the published tables, as printed; the whole tables lie beside the chemical library. */
export const leakTable: LeakTable = {
  source: 'iogp434-01',
  bandsMm: { tiny: [1, 3], small: [3, 10], medium: [10, 50], large: [50, 150], rupture: [150, null] },
  representativeHoleMm: { tiny: 1.73, small: 5.48, medium: 22.4, large: 86.6, rupture: 'full bore' },
  equipment: {
    steelPipePerMetre: {
      per: 'metre',
      diameterMm: [50, 150, 300, 450, 600, 900],
      perYear: {
        tiny: [1.5e-5, 9.5e-6, 8.6e-6, 8.1e-6, 7.7e-6, 7.7e-6],
        small: [6.4e-6, 3.9e-6, 4.2e-6, 4.8e-6, 4.9e-6, 4.9e-6],
        medium: [2.8e-6, 1.6e-6, 2.1e-6, 3e-6, 3.3e-6, 3.3e-6],
        large: [1e-6, 3.2e-7, 5.2e-7, 9.7e-7, 1.2e-6, 1.2e-6],
        rupture: [0, 2e-7, 4.6e-7, 1.3e-6, 1.7e-6, 1.7e-6],
      },
    },
    flange: {
      per: 'item',
      diameterMm: [50, 150, 300, 450, 600, 900],
      perYear: {
        tiny: [4.4e-6, 7e-6, 1.3e-5, 1.9e-5, 2.1e-5, 2.1e-5],
        small: [2e-6, 3.1e-6, 5e-6, 6.5e-6, 6.9e-6, 6.9e-6],
        medium: [9.1e-7, 1.4e-6, 1.9e-6, 2.1e-6, 2.2e-6, 2.2e-6],
        large: [3.8e-7, 3.2e-7, 3.7e-7, 3.4e-7, 3.3e-7, 3.3e-7],
        rupture: [0, 5.7e-7, 1.3e-6, 2e-6, 2.2e-6, 2.2e-6],
      },
    },
    instrumentConnection: {
      per: 'item',
      diameterMm: [50],
      perYear: { tiny: [1.2e-4], small: [5e-5], medium: [2e-5], large: [6.6e-6], rupture: [0] },
    },
    centrifugalPump: {
      per: 'item',
      connectionMm: [
        [50, 150],
        [150, null],
      ],
      perYear: {
        tiny: [2.7e-3, 2.7e-3],
        small: [6.4e-4, 6.4e-4],
        medium: [1.4e-4, 1.4e-4],
        large: [1.8e-5, 1.4e-5],
        rupture: [0, 4e-6],
      },
    },
  },
};

export const lognormalLeaks: LognormalLeaks = {
  source: 'hyram-leaks',
  leakFractionOfFlowAreaPct: [0.01, 0.1, 1, 10, 100],
  fuels: {
    h2_gas: {
      compressor: [
        [-2.3053, 0.3018],
        [-4.0761, 0.5249],
        [-5.3881, 0.8212],
        [-8.7929, 0.7263],
        [-11.1359, 1.2067],
      ],
    },
  },
};

/** CPR 18E table 4.5 and section 4.8; HyRAM+ defaults. */
export const ignitionFacts: IgnitionFacts = {
  cpr18e: {
    source: 'cpr18e',
    kgS: [10, 100],
    kg: [1000, 10_000],
    immediate: {
      'k1-liquid': [0.065, 0.065, 0.065],
      'low-reactivity-gas': [0.02, 0.04, 0.09],
      'reactive-gas': [0.2, 0.5, 0.7],
    },
  },
  'hyram-generic': { source: 'hyram-leaks', kgS: [1, 50], immediate: [0.007, 0.047, 0.2], delayed: [0.003, 0.023, 0.1] },
  'hyram-hydrogen': { source: 'hyram-leaks', kgS: [0.125, 6.25], immediate: [0.008, 0.053, 0.23], delayed: [0.004, 0.027, 0.12] },
  explosionOfDelayed: { source: 'cpr18e', v: 0.4 },
};

export const dutchLine: SocietalCriterion = {
  id: 'nl-group',
  country: 'NL',
  source: 'nl-bevi',
  points: [
    [10, 1e-5],
    [100, 1e-7],
    [1000, 1e-9],
  ],
};

export const britishPoint: SocietalCriterion = { id: 'uk-point', country: 'GB', source: 'hse-r2p2', points: [[50, 2e-4]] };

/** CPR 18E, chapter 5. */
export const vulnerability: Vulnerability = {
  heat: { source: 'cpr18e', a: -36.38, b: 2.56, exposureCapS: 20, lethalKwM2: 35, outdoorsFactor: 0.14 },
  toxic: { source: 'cpr18e', exposureCapMin: 30 },
  blast: { source: 'cpr18e', lethalKpa: 30, indoorsKpa: 10, indoorsShare: { v: 0.025, status: 'unverified' } },
  indoors: { source: 'cpr18e', day: 0.93, night: 0.99 },
};

export const riskFacts: RiskFacts = {
  sources: { cpr18e: { title: 'CPR 18E' }, 'iogp434-01': { title: 'IOGP 434-01' } },
  leak: { iogp434: leakTable, hyram: lognormalLeaks },
  isolation: { source: 'hyram-qra', failureOnDemand: 0.1 },
  ignition: ignitionFacts,
  vulnerability,
  criteria: {
    individual: [{ id: 'uk-public-limit', country: 'GB', who: 'public', perYear: 1e-4, source: 'hse-r2p2' }],
    societal: [britishPoint, dutchLine],
  },
};
