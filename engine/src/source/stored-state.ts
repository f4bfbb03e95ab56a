import { gasConstant } from '../units/constants.ts';

/** A liquid holds its vapour pressure; a reading this little below it, as a share, still counts as it. */
export const sameShare = 0.99;

/**
 * Down to this share of the vapour pressure a reading cannot separate gas from liquid: it allows for a gauge of class 1.6 near the foot of
 * its scale and a temperature read 3 K too high. Our choice, no source.
 */
const nearShare = 0.9;

/** How much more than an ideal gas a vessel may hold under its pressure before some of it must be liquid: a real gas is denser. Our choice. */
const denserShare = 1.25;

/** Room that a mass needs as an ideal gas, m³: V = m R T/(M p). kg, kg/mol, K, Pa. */
export const roomAsGas = (massKg: number, molarMass: number, temperatureK: number, pressurePa: number): number =>
  (massKg * gasConstant * temperatureK) / (molarMass * pressurePa);

/** Why contents whose pressure is below their vapour pressure may be liquid all the same. */
export type LiquidReason = 'near-saturation' | 'gauge-reading' | 'mass-needs-liquid' | 'phase-not-stated';

interface BelowSaturation {
  readonly massKg: number;
  readonly molarMass: number;
  readonly temperatureK: number;
  /** As read, absolute, and of the vapour over the liquid, Pa. */
  readonly pressurePa: number;
  readonly saturatedPa: number;
  /** Of the air outside, which a gauge does not count, Pa. */
  readonly airPa: number;
  /** Inner volume of the vessel, m³; null: not known. */
  readonly roomM3: number | null;
}

/**
 * Why a pressure below the vapour pressure does not show that all is gas; null: it is gas, because the mass fits into the vessel as gas. The
 * reading may be wrong; it may be a gauge's, which lacks one atmosphere; the vessel may be too small for so much gas; or the vessel is not
 * known, and then nothing shows that there is room for the gas.
 */
export const whyLiquid = (given: BelowSaturation): LiquidReason | null => {
  const { massKg, molarMass, temperatureK, pressurePa, saturatedPa, airPa, roomM3 } = given;
  if (pressurePa >= nearShare * saturatedPa) return 'near-saturation';
  const needed = roomAsGas(massKg, molarMass, temperatureK, pressurePa);
  if (roomM3 !== null && needed <= denserShare * roomM3) return null;
  if (pressurePa + airPa >= nearShare * saturatedPa) return 'gauge-reading';
  return roomM3 === null ? 'phase-not-stated' : 'mass-needs-liquid';
};
