import { airMolarMass, gasConstant } from '../units/constants.ts';
import type { CloudFacts } from './cloud-facts.ts';
import { steamHeatCapacity, waterLatentHeat, waterMolarMass, waterSaturation } from './water.ts';

/** Heat capacity of dry air, J/(kg K). */
const airHeatCapacity = 1005;

/** Density of water drops, kg/m³. */
const waterDensity = 1000;

/** The air that a cloud draws in. */
export interface MoistAir {
  readonly temperatureK: number;
  readonly pressurePa: number;
  /** 0–1 */
  readonly relativeHumidity: number;
}

/** Mass share of water in moist air. */
export const specificHumidity = ({ temperatureK, pressurePa, relativeHumidity }: MoistAir): number => {
  const share = Math.min(0.9, (relativeHumidity * waterSaturation(temperatureK)) / pressurePa);
  return (share * waterMolarMass) / (share * waterMolarMass + (1 - share) * airMolarMass);
};

/** A kilogram of cloud at a temperature, in equilibrium: moles of gas, drops, volume and heat. Refilled by `settle`. */
export interface Mixture {
  /** Moles of gas in a kilogram of cloud. */
  gasMol: number;
  /** Mass of the substance and of water that is liquid, per kilogram of cloud. */
  liquid: number;
  water: number;
  /** m³/kg */
  volume: number;
  /** Heat capacity, J/(kg K). */
  heatCapacity: number;
  /** Heat content against air and vapour at the air's temperature, J/kg. */
  enthalpy: number;
}

export const emptyMixture = (): Mixture => ({ gasMol: 0, liquid: 0, water: 0, volume: 0, heatCapacity: 0, enthalpy: 0 });

/**
 * A kilogram of cloud, y of it the substance, brought to a temperature.
 * Neither vapour exceeds its saturation: xᵢ ≤ pᵢ(T)/p, the rest is droplets; substance and water do not dissolve in one another.
 * h = [y cs + (1-y) ca](T - Ta) - L(T) (substance as drops) - Lw(T) (water as drops).
 * Arguments: facts, air, its humidity, y (mass share), T (K). Result in `into`. Ideal gases; p the air's.
 */
export const settle = (facts: CloudFacts, air: MoistAir, humidity: number, y: number, temperatureK: number, into: Mixture): void => {
  const p = air.pressurePa;
  const T = temperatureK;
  const { droplets, molarMass } = facts;
  const substance = y / molarMass;
  const steam = ((1 - y) * humidity) / waterMolarMass;
  const dry = ((1 - y) * (1 - humidity)) / airMolarMass;
  const mostSubstance = droplets === null ? 1 : Math.min(1, Math.exp(droplets.slopeK * (1 / droplets.boilingK - 1 / T)));
  const mostSteam = Math.min(1, waterSaturation(T) / p);
  let total = dry + steam + substance;
  let drops = substance > mostSubstance * total;
  let mist = steam > mostSteam * total;
  // Condensing one leaves the other a larger share: what is wet stays wet.
  if (drops && !mist) mist = steam > (mostSteam * (dry + steam)) / (1 - mostSubstance);
  else if (mist && !drops) drops = substance > (mostSubstance * (dry + substance)) / (1 - mostSteam);
  if (drops && mist) total = dry / Math.max(1e-9, 1 - mostSubstance - mostSteam);
  else if (drops) total = (dry + steam) / Math.max(1e-9, 1 - mostSubstance);
  else if (mist) total = (dry + substance) / Math.max(1e-9, 1 - mostSteam);
  const liquid = drops ? molarMass * Math.max(0, substance - mostSubstance * total) : 0;
  const water = mist ? waterMolarMass * Math.max(0, steam - mostSteam * total) : 0;
  into.gasMol = total;
  into.liquid = liquid;
  into.water = water;
  into.volume = (total * gasConstant * T) / p + liquid / (droplets?.density ?? 1) + water / waterDensity;
  const heatCapacity = y * facts.gasHeatCapacity + (1 - y) * ((1 - humidity) * airHeatCapacity + humidity * steamHeatCapacity);
  const latent = droplets === null ? 0 : droplets.latentHeat + droplets.latentSlope * (T - droplets.boilingK);
  into.heatCapacity = heatCapacity;
  into.enthalpy = heatCapacity * (T - air.temperatureK) - latent * liquid - (water > 0 ? waterLatentHeat(T) * water : 0);
};
