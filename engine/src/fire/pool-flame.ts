import { gravity } from '../units/constants.ts';

/** What burns in a pool. */
export interface PoolFuel {
  /** J/kg */
  readonly heatOfCombustion: number;
  /** J/kg at the boiling point. */
  readonly heatOfVaporisation: number;
  /** J/(kg K) */
  readonly liquidHeatCapacity: number;
  /** K */
  readonly boilingPoint: number;
}

/**
 * How fast a pool burns away: m″ = 0.001 Hc/(Hv + cp (Tb - T)), kg/(m² s); a liquid that boils below the air's temperature T, K,
 * need not be warmed. Source aloha-td, after Burgess. Of large pools of LNG 0.11 to 0.16 was measured (montoir-phoenix), not 0.10.
 */
export const burningRate = (fuel: PoolFuel, temperatureK: number): number =>
  (0.001 * fuel.heatOfCombustion) / (fuel.heatOfVaporisation + fuel.liquidHeatCapacity * Math.max(0, fuel.boilingPoint - temperatureK));

export interface PoolFlame {
  readonly lengthM: number;
  /** From the vertical, rad. */
  readonly tilt: number;
}

/**
 * Length and lean of the flame over a round pool, after Thomas: u* = u/(g m″ D/ρa)^(1/3), at least 1;
 * L = 55 D (m″/(ρa √(g D)))^0.67 u*^-0.21; cos θ = 1/√u*. D in m, m″ in kg/(m² s), u in m/s, ρa in kg/m³. Source aloha-td.
 * The visible flame of large LNG fires is 20 to 35 % longer.
 */
export const thomasFlame = (diameterM: number, rateKgM2S: number, windMs: number, airDensity: number): PoolFlame => {
  const wind = Math.max(1, windMs * Math.cbrt(airDensity / (gravity * rateKgM2S * diameterM)));
  return {
    lengthM: 55 * diameterM * (rateKgM2S / (airDensity * Math.sqrt(gravity * diameterM))) ** 0.67 * wind ** -0.21,
    tilt: Math.acos(1 / Math.sqrt(wind)),
  };
};

/** Longest foot of a flame in the wind, in diameters: our limit, so that no flame radiates more than it releases. */
const longestFoot = 2;

/**
 * How far the wind drags the foot of the flame downwind, m: D'/D = 2.1 (u²/(g D))^0.21 (ρv/ρa)^0.48 after Welker and Sliepcevich, 1 to 2. ρv is
 * the vapour's density at its boiling point. Source mudan-1984. At Montoir, LNG, it was 1.1 and 1.2; it gives 1.1 and 1.4.
 */
export const findDrag = (diameterM: number, windMs: number, vapourPerAir: number): number => {
  const foot = 2.1 * (windMs ** 2 / (gravity * diameterM)) ** 0.21 * vapourPerAir ** 0.48;
  return diameterM * (Math.min(longestFoot, Math.max(1, foot)) - 1);
};

/** Radiated share of a pool fire in ALOHA. */
const radiatedShare = 0.3;

/** Heat that leaves a square metre of the flame's side, kW/m²: E = 0.3 Hc m″/(1 + 4 L/D). Source aloha-td. */
export const alohaPoolPower = (heatOfCombustion: number, rateKgM2S: number, lengthM: number, diameterM: number): number =>
  (radiatedShare * heatOfCombustion * rateKgM2S) / (1 + (4 * lengthM) / diameterM) / 1000;
