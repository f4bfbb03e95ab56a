import { propertyAt } from '../substance/property.ts';
import { findCriticalTemperature, vapourPressureAt } from '../substance/vapour-pressure.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { standardAtmosphere } from '../units/constants.ts';
import { roomAsGas, sameShare, whyLiquid } from './stored-state.ts';

/** How a stock is said to be kept: one vessel of it. */
export interface ClaimedStorage {
  readonly substance: Substance;
  readonly massKg: number;
  readonly temperatureK: number;
  /** Absolute, Pa; null: not said. */
  readonly pressurePa: number | null;
  /** Inner volume of the vessel, m³; null: not said. */
  readonly roomM3: number | null;
  readonly phase: 'liquid' | 'gas' | null;
  /** Share of the vessel that liquid fills; null: not said. */
  readonly fill: number | null;
}

/** What cannot be true of it, with the figures that show it: Pa, m³, K, kg. */
export type StorageContradiction =
  | { readonly code: 'aboveCritical'; readonly criticalK: number }
  | { readonly code: 'likeGauge' | 'belowSaturation'; readonly saturatedPa: number }
  | { readonly code: 'needsLiquid'; readonly saturatedPa: number; readonly neededM3: number }
  | { readonly code: 'overFull'; readonly neededM3: number }
  | { readonly code: 'fillNotContent'; readonly heldKg: number };

/** A content within this share of what the fill gives agrees with it: the density at the day of the reading is not known. Our choice. */
const fillTolerance = 0.25;

const judgePressure = (claimed: ClaimedStorage, pressurePa: number, saturatedPa: number): StorageContradiction | null => {
  const { substance, massKg, temperatureK, roomM3, phase } = claimed;
  if (saturatedPa <= standardAtmosphere || pressurePa >= sameShare * saturatedPa) return null;
  const neededM3 = roomAsGas(massKg, substance.molarMass, temperatureK, pressurePa);
  const reading = { massKg, molarMass: substance.molarMass, temperatureK, pressurePa, saturatedPa, airPa: standardAtmosphere };
  const why = whyLiquid({ ...reading, roomM3: phase === 'liquid' ? null : roomM3 });
  if (why === null || why === 'near-saturation') return null;
  // Said to be gas, only a vessel that is too small contradicts it.
  if (phase === 'gas') return roomM3 === null ? null : { code: 'needsLiquid', saturatedPa, neededM3 };
  if (why === 'gauge-reading') return { code: 'likeGauge', saturatedPa };
  return why === 'mass-needs-liquid' ? { code: 'needsLiquid', saturatedPa, neededM3 } : { code: 'belowSaturation', saturatedPa };
};

const judgeRoom = ({ substance, massKg, temperatureK, roomM3, phase, fill }: ClaimedStorage): StorageContradiction | null => {
  if (roomM3 === null || phase === 'gas' || substance.liquidDensity === undefined) return null;
  const density = propertyAt(substance, 'liquidDensity', temperatureK);
  if (massKg > 1.001 * roomM3 * density) return { code: 'overFull', neededM3: massKg / density };
  const heldKg = fill === null ? null : fill * roomM3 * density;
  return heldKg !== null && Math.abs(massKg - heldKg) > fillTolerance * heldKg ? { code: 'fillNotContent', heldKg } : null;
};

/**
 * Whether temperature, pressure, mass, volume and phase of a stored substance can be true together: the first contradiction, or null. Facts that
 * the library lacks contradict nothing.
 */
export const judgeStorage = (claimed: ClaimedStorage): StorageContradiction | null => {
  const { substance, temperatureK, pressurePa, phase } = claimed;
  try {
    const critical = findCriticalTemperature(substance);
    if (critical !== undefined && temperatureK >= critical)
      return phase === 'liquid' ? { code: 'aboveCritical', criticalK: critical } : null;
    const wrong = pressurePa === null ? null : judgePressure(claimed, pressurePa, vapourPressureAt(substance, temperatureK));
    return wrong ?? judgeRoom(claimed);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};
