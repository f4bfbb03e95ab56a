import { gravity } from '../units/constants.ts';

/** A pool's flame, by what decides how much heat leaves its side. */
export interface RadiatingFlame {
  /** J/kg */
  readonly heatOfCombustion: number;
  /** kg/(m² s) */
  readonly rateKgM2S: number;
  readonly diameterM: number;
  readonly lengthM: number;
  /** kg/m³ */
  readonly airDensity: number;
  /** Carbon atoms that no oxygen goes with, per atom of hydrogen. */
  readonly carbonPerHydrogen: number;
}

/** What leaves the side of a flame. */
export interface FlamePower {
  /** Mean over the side, kW/m². */
  readonly powerKwM2: number;
  /** Share of the side that smoke hides. */
  readonly smokeCover: number;
}

/**
 * Most that leaves a square metre of a luminous flame, kW/m²: our choice on Montoir 1 and 3 and Phoenix 1, with Thomas' flame, mean over
 * its length (montoir-phoenix). Narrow-angle radiometers saw 140 to 270 on the hot lower part.
 */
const luminousPower = 180;

/** Heat that leaves a square metre of smoke, kW/m². Source mudan-1984. */
const smokePower = 20;

/** Most of its heat that a flame with soot radiates. Source tno-yellow-book: the upper end of 0.1 to 0.4. */
const sootyShare = 0.4;

/** What a flame without soot radiates, by its gas alone: methanol, pool of 1 m. Source nist-pools. */
const gasShare = 0.21;

/**
 * Soot, kg per kg of fuel, of a fire with enough air, by carbon per hydrogen: methane, ethane, propane, butane, heptane, octane, ethylene,
 * butadiene, toluene, benzene. Straight between two. Source tewarson-2002.
 */
const sootYields: readonly (readonly [carbonPerHydrogen: number, yieldKgKg: number])[] = [
  [1 / 4, 0],
  [2 / 6, 0.013],
  [3 / 8, 0.024],
  [4 / 10, 0.029],
  [7 / 16, 0.037],
  [8 / 18, 0.038],
  [2 / 4, 0.043],
  [4 / 6, 0.125],
  [7 / 8, 0.178],
  [6 / 6, 0.181],
];

export const findSootYield = (carbonPerHydrogen: number): number => {
  let [lastRatio, lastYield] = [0, 0];
  for (const [ratio, sootYield] of sootYields) {
    if (carbonPerHydrogen < ratio) {
      return lastYield + ((sootYield - lastYield) * (carbonPerHydrogen - lastRatio)) / (ratio - lastRatio);
    }
    [lastRatio, lastYield] = [ratio, sootYield];
  }
  return lastYield;
};

/** Rate of burning as flames scale with it: m″/(ρa √(g D)) (Thomas). */
const scaledRate = (rateKgM2S: number, airDensity: number, diameterM: number): number =>
  rateKgM2S / (airDensity * Math.sqrt(gravity * diameterM));

/** How smoke hides flames of kerosene and gasoline, 1/m, and their soot, kg/kg. Sources mudan-1984, tewarson-2002. */
const hiddenPerM = 0.12;
const hidingYield = 0.042;

/** Scaled rate of the fires that this was read from: gasoline, 0.055 kg/(m² s), 20 m. Sources mudan-1984, babrauskas-1983. */
const hidingRate = scaledRate(0.055, 1.2, 20);

/** How the flame's part without smoke, in diameters, goes with the scaled rate. Source pritchard-binding-1992. */
const clearPower = 1.13;

/**
 * Share of a flame's side that smoke hides: 1 - exp(-0.12 D (Y/0.042) (0.00327/m*)^1.13), Y the soot of the fuel, kg/kg, m* the scaled
 * burning rate. For gasoline and kerosene in large pools it is Mudan's; less soot, or a fire that burns faster for its size, shows more
 * flame (our combination of mudan-1984, tewarson-2002 and pritchard-binding-1992).
 */
const findSmokeCover = ({ rateKgM2S, diameterM, airDensity, carbonPerHydrogen }: RadiatingFlame): number => {
  const slowness = (hidingRate / scaledRate(rateKgM2S, airDensity, diameterM)) ** clearPower;
  return -Math.expm1(-hiddenPerM * diameterM * (findSootYield(carbonPerHydrogen) / hidingYield) * slowness);
};

/** Heat that crosses a square metre of the flame's side per unit of radiated share, kW/m²: m″ Hc D/(4 L). */
const findHeatPerSide = ({ heatOfCombustion, rateKgM2S, diameterM, lengthM }: Omit<RadiatingFlame, 'carbonPerHydrogen'>): number =>
  (heatOfCombustion * rateKgM2S * diameterM) / (4 * lengthM) / 1000;

/**
 * Heat that leaves a square metre of a flame's side: E = f Ec + (1 - f) min(20, Ec), Ec = min(180, χ m″ Hc D/(4 L)) kW/m². χ is 0.4, of
 * fuels without soot 0.21; f the share that no smoke hides. Sources tno-yellow-book, mcgrattan-2000 for the side alone, nist-pools.
 */
export const findFlamePower = (flame: RadiatingFlame): FlamePower => {
  const share = flame.carbonPerHydrogen > 0 ? sootyShare : gasShare;
  const clear = Math.min(luminousPower, share * findHeatPerSide(flame));
  const smokeCover = findSmokeCover(flame);
  return { powerKwM2: clear - smokeCover * Math.max(0, clear - smokePower), smokeCover };
};

/** Share of the heat of combustion that leaves through the flame's side. */
export const findRadiatedShare = (powerKwM2: number, flame: Omit<RadiatingFlame, 'carbonPerHydrogen'>): number =>
  powerKwM2 / findHeatPerSide(flame);
