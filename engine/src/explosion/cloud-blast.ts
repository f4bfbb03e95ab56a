import type { Air, GroundField } from '../types/pipeline.ts';
import { airMolarMass, gasConstant } from '../units/constants.ts';
import { blastImpulse, digitisedOverpressure, fittedOverpressure } from './blast-curves.ts';

/** A cloud that explodes. */
export interface Charge {
  readonly massKg: number;
  /** J/kg */
  readonly heatOfCombustion: number;
  /** Flame speed over that of sound. */
  readonly mach: number;
  /** Where it explodes, m downwind. */
  readonly centreM: number;
}

/** The ground throws its half of the blast back. */
const reflected = 2;

/** Share of the heat that feeds the blast in ALOHA: a detonation all of it, a slower flame a fifth (aloha-td). */
const alohaShare = (mach: number): number => (mach >= 5.2 ? 1 : 0.2);

/** Heat ratio of air. */
const airGamma = 1.4;

const soundSpeed = (temperatureK: number): number => Math.sqrt((airGamma * gasConstant * temperatureK) / airMolarMass);

/** Overpressure, kPa, at a distance, m, by each set of curves with its own energy, J. */
export interface CloudBlast {
  readonly energyJ: { readonly fitted: number; readonly digitised: number };
  readonly fitted: (distanceM: number) => number;
  readonly digitised: (distanceM: number) => number;
  /** Pa s */
  readonly impulse: (distanceM: number) => number;
}

/**
 * Blast of a cloud by flame speed, R = r (p0/E)^(1/3): the fitted curves with E = 2 Hc m y, y = 0.2, or 1 for a detonation, as
 * ALOHA counts (pierorazio-2005, aloha-td); the digitised ones with E = 2 Hc m (tang-baker-1999, hyram-6). Impulse by the latter.
 */
export const cloudBlast = ({ massKg, heatOfCombustion, mach }: Charge, air: Pick<Air, 'pressurePa' | 'temperatureK'>): CloudBlast => {
  const whole = reflected * heatOfCombustion * massKg;
  const energyJ = { fitted: whole * alohaShare(mach), digitised: whole };
  const kPa = air.pressurePa / 1000;
  const scale = { fitted: Math.cbrt(air.pressurePa / energyJ.fitted), digitised: Math.cbrt(air.pressurePa / energyJ.digitised) };
  const sound = soundSpeed(air.temperatureK);
  return {
    energyJ,
    fitted: (r) => kPa * fittedOverpressure(mach, r * scale.fitted),
    digitised: (r) => kPa * digitisedOverpressure(mach, r * scale.digitised),
    impulse: (r) => blastImpulse(mach, r * scale.digitised, energyJ.digitised, sound, air.pressurePa),
  };
};

/** Scaled distance to which the field answers: below 0.3 kPa by either set. */
const farthestScaled = 30;

/** Overpressure on the ground, kPa: ALOHA's blast curves in the ALOHA-compatible mode; in the best estimate the higher of the two sets everywhere. */
export const cloudBlastField = (charge: Charge, air: Air): GroundField => {
  const { energyJ, fitted, digitised } = cloudBlast(charge, air);
  const isAloha = air.mode === 'aloha-compatible';
  const energy = isAloha ? energyJ.fitted : energyJ.digitised;
  return {
    shape: 'ground',
    unit: 'kPa',
    centreM: charge.centreM,
    fallsFromM: undefined,
    rangeM: farthestScaled * Math.cbrt(energy / air.pressurePa),
    peak: (x, y) => {
      const r = Math.hypot(x - charge.centreM, y);
      return isAloha ? fitted(r) : Math.max(fitted(r), digitised(r));
    },
  };
};
