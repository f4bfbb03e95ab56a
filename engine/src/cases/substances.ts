import type { Substance } from '../model.ts';

const perry = ['perry-8'];

/** Chlorine after perry-8 tables 2-8, 2-32, 2-150, 2-153; AEGL 60 min of nac-aegl. */
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
  ],
  sources: perry,
};
