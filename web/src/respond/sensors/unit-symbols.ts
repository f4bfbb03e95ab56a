import type { SensorUnit } from '@hazardguard/contract';

export const unitSymbols: Readonly<Record<SensorUnit, string>> = {
  ppm: 'ppm',
  ppb: 'ppb',
  'mg/m3': 'mg/m³',
  'm/s': 'm/s',
  'km/h': 'km/h',
  kn: 'kn',
  deg: '°',
  degC: '°C',
  K: 'K',
  percent: '%',
  hPa: 'hPa',
  Pa: 'Pa',
  'on-off': '',
};
