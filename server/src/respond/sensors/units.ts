import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { SensorUnit } from '@hazardguard/contract';
import { computePpmPerMilligram } from '../../platform/compute/concentration.ts';

/** Conversion to the common unit of each measure: ppm, m/s, °C, percent, hPa, degrees, on or off. mg/m³ needs the gas. */
const linear: Readonly<Record<Exclude<SensorUnit, 'mg/m3'>, { readonly factor: number; readonly offset: number }>> = {
  ppm: { factor: 1, offset: 0 },
  ppb: { factor: 1e-3, offset: 0 },
  'm/s': { factor: 1, offset: 0 },
  'km/h': { factor: 1 / 3.6, offset: 0 },
  // International nautical mile, 1,852 m.
  kn: { factor: 1852 / 3600, offset: 0 },
  deg: { factor: 1, offset: 0 },
  degC: { factor: 1, offset: 0 },
  K: { factor: 1, offset: -273.15 },
  percent: { factor: 1, offset: 0 },
  hPa: { factor: 1, offset: 0 },
  Pa: { factor: 0.01, offset: 0 },
  'on-off': { factor: 1, offset: 0 },
};

/** Parts per million in one mg/m³ of the gas at 25 °C and 1013.25 hPa; undefined for a gas that the library does not have. */
const computePpmPerMg = (cas: string | null): number | undefined => {
  const chemical = cas === null ? undefined : findChemical(cas);
  return chemical === undefined ? undefined : computePpmPerMilligram(toSubstance(chemical).molarMass);
};

const ppmPerMilligram = new Map<string, number | undefined>();

const toCommon = (unit: SensorUnit, cas: string | null): { readonly factor: number; readonly offset: number } | undefined => {
  if (unit !== 'mg/m3') return linear[unit];
  const key = cas ?? '';
  if (!ppmPerMilligram.has(key)) ppmPerMilligram.set(key, computePpmPerMg(cas));
  const factor = ppmPerMilligram.get(key);
  return factor === undefined ? undefined : { factor, offset: 0 };
};

/** Converts a value to the common unit of its measure. */
export const toCommonUnit = (value: number, unit: SensorUnit, cas: string | null): number => {
  const common = toCommon(unit, cas);
  if (common === undefined)
    throw new Error(`mg/m3 of ${cas ?? 'no gas'} cannot be converted to ppm: the chemical library does not have it`);
  return value * common.factor + common.offset;
};

/** Converts a value to another unit of the same measure; ppm and mg/m³ with the gas's molar mass at 25 °C and 1013.25 hPa. */
export const convert = (value: number, from: SensorUnit, to: SensorUnit, cas: string | null): number => {
  if (from === to) return value;
  const target = toCommon(to, cas);
  if (target === undefined)
    throw new Error(`ppm of ${cas ?? 'no gas'} cannot be converted to mg/m3: the chemical library does not have it`);
  return (toCommonUnit(value, from, cas) - target.offset) / target.factor;
};
