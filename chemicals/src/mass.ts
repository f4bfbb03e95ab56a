import { findMassKg, findVolumeM3 } from '@hazardguard/engine';
import type { Chemical } from './record.ts';

const roomTemperature = 298.15;

/**
 * Density of the stored liquid near 25 °C, kg/m³. None for a pure substance above its critical temperature there: a volume of
 * such a gas is no mass until its pressure is known.
 */
const storedDensity = (chemical: Chemical): number | undefined => {
  const { liquidDensity, Tc } = chemical.props;
  if (Tc !== undefined && Tc.v <= roomTemperature) return undefined;
  return liquidDensity?.v298sat ?? liquidDensity?.v;
};

/**
 * Mass of a stock, kg: by the unit, or through the liquid's density where the unit is a volume. Null where the unit is unknown,
 * the quantity is no number from zero up, or the density is not known.
 */
export const massKg = (quantity: number, unit: string, chemical: Chemical | undefined): number | null => {
  if (!Number.isFinite(quantity) || quantity < 0) return null;
  const perUnit = findMassKg(unit);
  if (perUnit !== undefined) return quantity * perUnit;
  const volume = findVolumeM3(unit);
  const density = chemical && storedDensity(chemical);
  return volume === undefined || density === undefined ? null : quantity * volume * density;
};
