import { lastWhere } from '../numerics/bisect.ts';
import { erf } from '../numerics/erf.ts';
import { airMolarMass, gravity } from '../units/constants.ts';
import { idealGasDensity, toRadians } from '../units/convert.ts';

/** Flashing liquid as it breaks up, its properties at the boiling point. */
export interface Spray {
  /** Of the flow expanded to the outside pressure, m/s. */
  readonly velocityMs: number;
  readonly storageK: number;
  readonly boilingK: number;
  /** N/m */
  readonly surfaceTension: number;
  /** kg/m³ */
  readonly liquidDensity: number;
  readonly molarMass: number;
  readonly outsidePa: number;
}

/** Critical Weber number, half-angle of the spray in degrees, and logarithm of the spread of the drops' sizes, as RELEASE has them. */
const weber = 12;
const halfAngleDeg = 4.46;
const logSpread = Math.log(1.8);

/** Viscosity of air, Pa s: 1.425e-6 T^0.5039/(1 + 108.3/T). Source perry-8 table 2-312. */
const airViscosity = (temperatureK: number): number => (1.425e-6 * temperatureK ** 0.5039) / (1 + 108.3 / temperatureK);

/**
 * Mean diameter of the drops, m: the smaller of d = 12 σ/(ρa u²) torn by the air and d = 0.03/(10 + 4 (T - Tb)) burst by flashing.
 * Source johnson-woodward-1999.
 */
export const dropDiameter = ({ surfaceTension, outsidePa, boilingK, velocityMs, storageK }: Spray): number => {
  const byAir = (weber * surfaceTension) / (idealGasDensity(outsidePa, airMolarMass, boilingK) * velocityMs ** 2);
  return Math.min(byAir, 0.03 / (10 + 4 * (storageK - boilingK)));
};

/**
 * Law of the drag on a drop, C = 0.4 + 24/Re + 6/(1 ± √Re). 'sphere' has the plus of White (1974). 'printed' has the minus of the
 * worked example farrell-2020, which makes the drag vanish near Re 122 and lets more rain out; it is kept to check that example.
 */
export type DragLaw = 'sphere' | 'printed';

/** Reynolds numbers between which each law's critical drop is sought; the printed law's drag is nil at the lower one. */
const range: Readonly<Record<DragLaw, readonly [number, number]>> = { sphere: [1e-30, 1e9], printed: [122.5, 1e4] };

/**
 * Largest drop that the spreading jet still carries, m: (ρl - ρv) g d = 0.75 C ρv uc², uc = u tan 4.46°, Re = ρv uc d/μ.
 * Source johnson-woodward-1999; vapour at the boiling point around the drops.
 */
export const criticalDiameter = ({ velocityMs, boilingK, liquidDensity, molarMass, outsidePa }: Spray, law: DragLaw): number => {
  const vapour = idealGasDensity(outsidePa, molarMass, boilingK);
  const speed = velocityMs * Math.tan(toRadians(halfAngleDeg));
  // What does not move carries no drop.
  if (!(speed > 0)) return 0;
  const perReynolds = airViscosity(boilingK) / (vapour * speed);
  const drag = (re: number): number => 0.4 + 24 / re + 6 / (law === 'sphere' ? 1 + Math.sqrt(re) : 1 - Math.sqrt(re));
  const weight = (re: number): number => (liquidDensity - vapour) * gravity * re * perReynolds;
  const lift = (re: number): number => 0.75 * drag(re) * vapour * speed ** 2;
  const [low, high] = range[law];
  const carried = (logRe: number): boolean =>
    law === 'sphere' ? weight(Math.exp(logRe)) < lift(Math.exp(logRe)) : weight(Math.exp(logRe)) > lift(Math.exp(logRe));
  return Math.exp(lastWhere(carried, Math.log(low), Math.log(high), 1e-9)) * perReynolds;
};

/**
 * Mass share of the liquid left after flashing that stays in the air as drops smaller than the critical one.
 * fa = ½ [1 - erf((3 s² - ln(dc/dp))/(√2 s))], s = ln 1.8: log-normal sizes about dp. Dimensionless, 0–1.
 * Source johnson-woodward-1999 as in farrell-2020; horizontal jets of one substance near the ground, drops not evaporating on their way.
 */
export const aerosolFraction = (spray: Spray, law: DragLaw = 'sphere'): number => {
  const ratio = criticalDiameter(spray, law) / dropDiameter(spray);
  return 0.5 * (1 - erf((3 * logSpread ** 2 - Math.log(ratio)) / (Math.SQRT2 * logSpread)));
};
