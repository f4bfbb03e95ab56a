import { findMassKg, findVolumeM3, quantityUnits } from '@hazardguard/engine';
import type { z } from 'zod';
import type { FieldName } from './register-field.ts';
import { standardAirKpa } from './site-air.ts';
import type { PressureKind, PressureUnit, VesselKind, vesselFields } from './vessel-fields.ts';

type VesselFields = typeof vesselFields;

/** The vessels of a stored row; null: not known. */
export type StockVessels = {
  readonly [Name in FieldName<VesselFields>]: z.output<ReturnType<VesselFields[Name]['row']>>;
};

/** Every field of the vessels is unknown, as in the rows of a register that had none. */
export const unknownVessels: StockVessels = {
  vesselCount: null,
  vesselContent: null,
  vesselContentUnit: null,
  vesselKind: null,
  vesselOrientation: null,
  vesselDiameterM: null,
  vesselLengthM: null,
  vesselVolumeM3: null,
  storagePressure: null,
  storagePressureUnit: null,
  storagePressureKind: null,
  storageTemperatureC: null,
  storedPhase: null,
  fillPercent: null,
  bundAreaM2: null,
};

/** Kilopascals in a unit of pressure: kg/cm² is the technical atmosphere (98.0665 kPa), psi 6.894757 kPa (NIST SP 811). */
const kilopascals: Readonly<Record<PressureUnit, number>> = { kPa: 1, bar: 100, 'kg/cm2': 98.0665, psi: 6.894757 };

/** A pressure as it was read, as absolute kPa. A gauge counts from the air at the site; null: not known, and the standard atmosphere is assumed. */
export const toAbsoluteKpa = (value: number, unit: PressureUnit, kind: PressureKind, airKpa: number | null): number =>
  value * kilopascals[unit] + (kind === 'gauge' ? (airKpa ?? standardAirKpa) : 0);

/** The absolute storage pressure, kPa; null: none is stored, or not whether a gauge showed it, and then it is no pressure to use. */
export const findStoredKpa = (
  {
    storagePressure,
    storagePressureUnit,
    storagePressureKind,
  }: Pick<StockVessels, 'storagePressure' | 'storagePressureUnit' | 'storagePressureKind'>,
  airKpa: number | null,
): number | null =>
  storagePressure === null || storagePressureUnit === null || storagePressureKind === null
    ? null
    : toAbsoluteKpa(storagePressure, storagePressureUnit, storagePressureKind, airKpa);

/** Kilograms or cubic metres in each unit of quantity. */
export const unitFactors: Readonly<Record<string, number>> = Object.fromEntries(
  quantityUnits.map((unit) => [unit, findMassKg(unit) ?? findVolumeM3(unit) ?? Number.NaN]),
);

/** A content in the unit of the quantity; null where one is a mass and the other a volume. */
export const convertContent = (content: number, from: string, to: string): number | null => {
  for (const findSize of [findMassKg, findVolumeM3]) {
    const [one, other] = [findSize(from), findSize(to)];
    if (one !== undefined && other !== undefined) return (content * one) / other;
  }
  return null;
};

/** How far the sum of the vessels may be from the quantity, as a share of it: labels are rounded (54 t, 60 of 907 kg). Our choice. */
export const sumTolerance = 0.02;

export const isSum = (total: number, quantity: number): boolean => Math.abs(total - quantity) <= sumTolerance * quantity;

export interface VesselDefaults {
  readonly shape: 'horizontal-cylinder' | 'vertical-cylinder' | 'sphere' | null;
  readonly contentKg: number | null;
  readonly diameterM: number | null;
  readonly lengthM: number | null;
}

/**
 * What is assumed of a vessel of which only the kind is known. A size counts only where the content fits in. Cylinder: 50 L of water capacity
 * (ISO 9809-1). Tonner: chlorine ton container (Chlorine Institute, Pamphlet 1), 0.76 m × 2.08 m, one short ton, 907 kg; India fills 900 kg.
 * Drum: steel, 216.5 L (ISO 15750-2). About 20 t on a road, and 55 t on a railway, the load of a four-axle wagon, are our choice.
 */
export const vesselDefaults: Readonly<Record<VesselKind, VesselDefaults>> = {
  cylinder: { shape: 'vertical-cylinder', contentKg: null, diameterM: 0.23, lengthM: 1.5 },
  tonner: { shape: 'horizontal-cylinder', contentKg: 900, diameterM: 0.76, lengthM: 2.08 },
  drum: { shape: 'vertical-cylinder', contentKg: null, diameterM: 0.57, lengthM: 0.85 },
  bullet: { shape: 'horizontal-cylinder', contentKg: null, diameterM: null, lengthM: null },
  sphere: { shape: 'sphere', contentKg: null, diameterM: null, lengthM: null },
  'vertical-tank': { shape: 'vertical-cylinder', contentKg: null, diameterM: null, lengthM: null },
  'floating-roof-tank': { shape: 'vertical-cylinder', contentKg: null, diameterM: null, lengthM: null },
  'road-tanker': { shape: 'horizontal-cylinder', contentKg: 20_000, diameterM: null, lengthM: null },
  'rail-tanker': { shape: 'horizontal-cylinder', contentKg: 55_000, diameterM: null, lengthM: null },
  pipe: { shape: 'horizontal-cylinder', contentKg: null, diameterM: null, lengthM: null },
};
