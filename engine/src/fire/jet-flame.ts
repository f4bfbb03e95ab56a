import { gasConstant, gravity, standardAtmosphere } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';

/** What blows out of an opening and burns. */
export interface BurningJet {
  /** kg/s */
  readonly rateKgS: number;
  readonly diameterM: number;
  /** kg/mol */
  readonly molarMass: number;
  readonly gamma: number;
  /** Of the gas before it flows, K. */
  readonly temperatureK: number;
  /** Carries liquid drops, and burns from the opening on. */
  readonly aerosol: boolean;
}

/** The air it blows into. */
export interface JetAir {
  readonly pressurePa: number;
  readonly densityKgM3: number;
  readonly windMs: number;
}

/** A jet once its pressure is the air's. */
export interface ExpandedJet {
  readonly mach: number;
  readonly speedMs: number;
  readonly densityKgM3: number;
  /** Diameter of a source of air with the same flow and thrust, m. */
  readonly sourceDiameterM: number;
}

/**
 * The jet after it has expanded: choked where its own pressure exceeds the air's.
 * Choked: Tc = 2 Ts/(1 + γ), Pc = 3.6713 (Q/d²) √(Tc/(γ W)), Mj = √(((γ + 1)(Pc/p0)^((γ-1)/γ) - 2)/(γ - 1));
 * not: F = 3.6233e-5 (Q/d²) √(Ts/(γ W)), Mj = √((√(1 + 2 (γ-1) F²) - 1)/(γ - 1)). Tj = 2 Ts/(2 + (γ-1) Mj²),
 * uj = Mj √(γ R Tj/W), dj = √(4 Q/(π uj ρj)) the width it has expanded to, Ds = dj √(ρj/ρa). Q kg/s, d m, T K, W kg/mol, p Pa,
 * u m/s. Source chamberlain-1987 as aloha-td uses it.
 */
export const expandedJet = (jet: BurningJet, air: JetAir): ExpandedJet => {
  const { gamma, molarMass, temperatureK } = jet;
  const flux = jet.rateKgS / jet.diameterM ** 2;
  const chokedK = (2 * temperatureK) / (1 + gamma);
  const chokedPa = 3.6713 * flux * Math.sqrt(chokedK / (gamma * molarMass));
  const thrust = 3.6233e-5 * flux * Math.sqrt(temperatureK / (gamma * molarMass));
  const squared =
    chokedPa > air.pressurePa
      ? ((gamma + 1) * (chokedPa / air.pressurePa) ** ((gamma - 1) / gamma) - 2) / (gamma - 1)
      : (Math.sqrt(1 + 2 * (gamma - 1) * thrust ** 2) - 1) / (gamma - 1);
  const mach = Math.sqrt(squared);
  const jetK = (2 * temperatureK) / (2 + (gamma - 1) * squared);
  const densityKgM3 = idealGasDensity(air.pressurePa, molarMass, jetK);
  const speedMs = mach * Math.sqrt((gamma * gasConstant * jetK) / molarMass);
  const expandedM = Math.sqrt((4 * jet.rateKgS) / (Math.PI * speedMs * densityKgM3));
  return { mach, speedMs, densityKgM3, sourceDiameterM: expandedM * Math.sqrt(densityKgM3 / air.densityKgM3) };
};

/** Speed of sound where a gas at a temperature before it flows just chokes, m/s: a = √(γ R Tt/W), Tt = 2 T/(γ + 1). */
export const sonicSpeed = (molarMass: number, gamma: number, temperatureK: number): number =>
  Math.sqrt((2 * gamma * gasConstant * temperatureK) / ((gamma + 1) * molarMass));

/** Opening, m, through which a rate just flows at the speed of sound under the pressure of the air: d = √(4 Q/(π ρt a)). */
export const sonicOpening = (rateKgS: number, molarMass: number, gamma: number, temperatureK: number): number => {
  const density = idealGasDensity(standardAtmosphere, molarMass, (2 * temperatureK) / (gamma + 1));
  return Math.sqrt((4 * rateKgS) / (Math.PI * density * sonicSpeed(molarMass, gamma, temperatureK)));
};

/** The flame of an upright jet: a cone cut off at both ends, leaning from a foot above the opening. */
export interface JetFlame {
  /** From the opening to the tip, m. */
  readonly lengthM: number;
  readonly footM: number;
  readonly frustumM: number;
  readonly footWidthM: number;
  readonly tipWidthM: number;
  /** Of the cone from the vertical, rad. */
  readonly tilt: number;
  readonly areaM2: number;
}

/** Share of the length at which a flame of drops starts. */
const aerosolFoot = 0.015;

/**
 * Chamberlain's flame of a jet straight up, R = V/uj the wind over the jet: LB = 105.4 Ds, LB0 = LB/(0.51 e^(-0.4 V) + 0.49),
 * ξ(l) = l (g/(Ds² uj²))^(1/3); lean α, degrees, from 8000 R/ξ(LB0), above R = 0.05 1726 √(R - 0.026)/ξ(LB0);
 * foot b = LB sin(K α)/sin α, K = 0.185 e^(-20R) + 0.015 (drops: 0.015 LB); RL = √(LB² - b² sin² α) - b cos α;
 * widths W1 = Ds (13.5 e^(-6R) + 1.5){1 - [1 - √(ρa/ρj)/15] exp(-70 ξ(Ds)^(C R))}, C = 1000 e^(-100R) + 0.8,
 * W2 = LB (0.18 e^(-1.5R) + 0.31)(1 - 0.47 e^(-25R)). m, m/s. Source chamberlain-1987, aloha-td (whose RL has a misprinted sign).
 * The lean ends at 90°; the fit is for winds below a tenth of the jet's speed.
 */
export const uprightFlame = (jet: ExpandedJet, air: JetAir, aerosol: boolean): JetFlame => {
  const V = air.windMs;
  const Ds = jet.sourceDiameterM;
  const R = V / jet.speedMs;
  const lengthM = 105.4 * Ds;
  const xi = (l: number): number => l * Math.cbrt(gravity / (Ds * Ds * jet.speedMs ** 2));
  const stillM = lengthM / (0.51 * Math.exp(-0.4 * V) + 0.49);
  const leanDeg = Math.min(90, (R <= 0.05 ? 8000 * R : 1726 * Math.sqrt(R - 0.026)) / xi(stillM));
  const tilt = (leanDeg * Math.PI) / 180;
  const K = 0.185 * Math.exp(-20 * R) + 0.015;
  const lift = tilt > 1e-6 ? Math.sin(K * tilt) / Math.sin(tilt) : K;
  const footM = lengthM * (aerosol ? aerosolFoot : lift);
  const frustumM = Math.sqrt(lengthM ** 2 - (footM * Math.sin(tilt)) ** 2) - footM * Math.cos(tilt);
  const C = 1000 * Math.exp(-100 * R) + 0.8;
  const thinning = 1 - (1 - Math.sqrt(air.densityKgM3 / jet.densityKgM3) / 15) * Math.exp(-70 * xi(Ds) ** (C * R));
  const footWidthM = Ds * (13.5 * Math.exp(-6 * R) + 1.5) * thinning;
  const tipWidthM = lengthM * (0.18 * Math.exp(-1.5 * R) + 0.31) * (1 - 0.47 * Math.exp(-25 * R));
  const areaM2 =
    (Math.PI / 4) * (footWidthM ** 2 + tipWidthM ** 2) +
    (Math.PI / 2) * (footWidthM + tipWidthM) * Math.hypot(frustumM, (tipWidthM - footWidthM) / 2);
  return { lengthM, footM, frustumM, footWidthM, tipWidthM, tilt, areaM2 };
};

/** Molar masses, g/mol, between which heavier gas makes more soot. */
const soot = [21, 60] as const;

/** Share of its heat that a jet flame radiates: f = 0.21 Cw e^(-0.00323 uj) + 0.11, Cw = √(W/21) from W = 21 to 60 g/mol, ends 1 and 1.69. Source chamberlain-1987, aloha-td. */
export const jetRadiatedShare = (molarMass: number, jetSpeedMs: number): number => {
  const W = 1000 * molarMass;
  const heavier = W < soot[0] ? 1 : W <= soot[1] ? Math.sqrt(W / soot[0]) : 1.69;
  return 0.21 * heavier * Math.exp(-0.00323 * jetSpeedMs) + 0.11;
};

/** Length of a jet flame by its power, m: L = 2.89 Q^0.373, Q in MW. Source hse-jets; a quarter short for large jets of spray. */
export const lengthByPower = (powerMw: number): number => 2.89 * powerMw ** 0.373;
