import type { Substance } from '../types/substance-types.ts';

const perry = ['perry-8'];

/** Chlorine after perry-8 tables 2-8, 2-32, 2-150, 2-153; AEGL of nac-aegl. */
export const chlorine: Substance = {
  id: 'chlorine',
  name: 'Chlorine',
  cas: '7782-50-5',
  molarMass: 0.070906,
  boilingPoint: 239.198,
  criticalTemperature: 416.865,
  gamma: 1.325,
  vapourPressure: { form: 'DIPPR101', coefficients: [71.334, -3855, -8.5171, 0.012378, 1], unitFactor: 1, minK: 172.12, maxK: 417.15 },
  liquidDensity: { form: 'DIPPR105', coefficients: [2230, 0.27645, 417.15, 0.2926], unitFactor: 0.070906, minK: 172.12, maxK: 417.15 },
  liquidHeatCapacity: { form: 'DIPPR100', coefficients: [63936, 46.35, -0.1623], unitFactor: 1 / 70.906, minK: 172.12, maxK: 239.12 },
  heatOfVaporisation: {
    form: 'DIPPR106',
    coefficients: [30680, 0.8458, -0.9001, 0.453],
    criticalTemperature: 417.15,
    unitFactor: 1 / 0.070906,
    minK: 172.12,
    maxK: 417.15,
  },
  toxicLevels: [
    {
      id: 'AEGL-1',
      family: 'AEGL',
      severity: 'mild',
      byExposure: [600, 1800, 3600, 14_400, 28_800].map((seconds) => ({ seconds, ppm: 0.5 })),
    },
    {
      id: 'AEGL-2',
      family: 'AEGL',
      severity: 'middle',
      byExposure: [
        { seconds: 600, ppm: 2.8 },
        { seconds: 1800, ppm: 2.8 },
        { seconds: 3600, ppm: 2 },
        { seconds: 14_400, ppm: 1 },
        { seconds: 28_800, ppm: 0.71 },
      ],
    },
    {
      id: 'AEGL-3',
      family: 'AEGL',
      severity: 'severe',
      byExposure: [
        { seconds: 600, ppm: 50 },
        { seconds: 1800, ppm: 28 },
        { seconds: 3600, ppm: 20 },
        { seconds: 14_400, ppm: 10 },
        { seconds: 28_800, ppm: 7.1 },
      ],
    },
    { id: 'IDLH', family: 'IDLH', severity: 'severe', byExposure: [{ seconds: 1800, ppm: 10 }] },
  ],
  sources: perry,
};

/** Propane after perry-8 tables 2-8, 2-32, 2-150, 2-153. */
export const propane: Substance = {
  id: 'propane',
  name: 'Propane',
  cas: '74-98-6',
  molarMass: 0.0440956,
  boilingPoint: 231.036,
  criticalTemperature: 369.89,
  gamma: 1.127,
  vapourPressure: { form: 'DIPPR101', coefficients: [59.078, -3492.6, -6.0669, 1.0919e-5, 2], unitFactor: 1 },
  liquidDensity: { form: 'DIPPR105', coefficients: [1375.7, 0.27453, 369.83, 0.29359], unitFactor: 0.0440956 },
  liquidHeatCapacity: {
    form: 'DIPPR114',
    coefficients: [62.983, 113_630, 633.21, -873.46],
    criticalTemperature: 369.83,
    unitFactor: 1 / 44.0956,
  },
  heatOfVaporisation: {
    form: 'DIPPR106',
    coefficients: [29_209, 0.78237, -0.77319, 0.39246],
    criticalTemperature: 369.83,
    unitFactor: 1 / 0.0440956,
  },
  heatOfCombustion: 4.635e7,
  lowerFlammableLimit: 0.021,
  upperFlammableLimit: 0.095,
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: [{ seconds: 3600, ppm: 33_000 }] },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 17_000 }] },
    { id: 'AEGL-1', family: 'AEGL', severity: 'mild', byExposure: [{ seconds: 3600, ppm: 5500 }] },
  ],
  sources: perry,
};

const constant = (value: number) => ({ form: 'constant', coefficients: [value], unitFactor: 1 }) as const;

/** A solvent as the recorded ALOHA runs hold it (hazel-2026): constants at ordinary temperature; vapour pressure of perry-8 table 2-8. */
const solvent = (
  name: string,
  molarMass: number,
  [density, heatCapacity, boilingPoint, molarHeat]: readonly [number, number, number, number],
  vapour: readonly number[],
): Substance => ({
  id: name,
  name,
  cas: '',
  molarMass,
  boilingPoint,
  liquidDensity: constant(density),
  liquidHeatCapacity: constant(heatCapacity),
  gasHeatCapacity: constant(44.1 / molarMass),
  heatOfVaporisation: constant(molarHeat / molarMass),
  vapourPressure: { form: 'DIPPR101', coefficients: vapour, unitFactor: 1 },
  toxicLevels: [{ id: 'AEGL-1', family: 'AEGL', severity: 'mild', byExposure: [{ seconds: 3600, ppm: 200 }] }],
  sources: perry,
});

export const methanol = solvent('methanol', 0.03204, [792, 2530, 337.8, 35_300], [82.718, -6904.5, -8.8622, 7.4664e-6, 2]);
