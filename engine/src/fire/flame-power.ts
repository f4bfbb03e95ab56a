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
 * Most that leaves a square metre of a flame without soot, mean over its length, kW/m²: our choice on the LNG fires Montoir 1 and 3 and
 * Phoenix 1, with Thomas' length and the drag (montoir-phoenix).
 */
const clearLimit = 160;

/** The same of a flame with soot: what narrow-angle radiometers saw on the wholly luminous lower part of LNG flames, 15 m across. Source lees-1996. */
const luminousLimit = 220;

/** Heat that leaves a square metre of smoke, kW/m². Source mudan-1984. */
const smokePower = 20;

/** Most of its heat that a flame with carbon radiates: our choice on Sandia's first ethane fire; 0.1 to 0.4 in tno-yellow-book, up to 0.6 in mudan-1984. */
const sootyShare = 0.5;

/** What a flame without soot radiates, by its gas alone: methanol, pool of 1 m. Source nist-pools. */
const gasShare = 0.21;

/**
 * Soot, kg per kg of fuel, of a fire with enough air, by carbon per hydrogen: methane, ethane, propane, butane, heptane, octane, ethylene.
 * Straight between two. Sootier fuels, such as benzene (0.181), count as ethylene: no large fire of theirs was found that shows how
 * much more its smoke hides. Source tewarson-2002.
 */
const sootYields: readonly (readonly [carbonPerHydrogen: number, yieldKgKg: number])[] = [
  [1 / 4, 0],
  [2 / 6, 0.013],
  [3 / 8, 0.024],
  [4 / 10, 0.029],
  [7 / 16, 0.037],
  [8 / 18, 0.038],
  [2 / 4, 0.043],
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

/** The fire that the smoke is measured by, kerosene, 20 m: smoke hides exp(-0.12 D) of it. Sources mudan-1984, tewarson-2002, babrauskas-1983. */
const known = { thickness: 0.12 * 20, sootYield: 0.042, scaledRate: scaledRate(0.039, 1.2, 20) };

/** How the flame's part without smoke, in diameters, goes with the scaled rate. Source pritchard-binding-1992. */
const clearPower = 1.13;

/**
 * Share of a flame's side that smoke hides: 1 - exp(-2.4 (Y/0.042) (0.00232/m*)^1.13), Y the soot of the fuel, kg/kg, m* the scaled burning
 * rate. The smoke of kerosene, 20 m, is Mudan's; less soot, or a fire that burns faster for its size, shows more flame (our combination
 * of mudan-1984, tewarson-2002 and pritchard-binding-1992).
 */
const findSmokeCover = ({ rateKgM2S, diameterM, airDensity, carbonPerHydrogen }: RadiatingFlame): number => {
  const slowness = (known.scaledRate / scaledRate(rateKgM2S, airDensity, diameterM)) ** clearPower;
  return -Math.expm1(-known.thickness * (findSootYield(carbonPerHydrogen) / known.sootYield) * slowness);
};

/** Heat that crosses a square metre of the flame's side per unit of radiated share, kW/m²: m″ Hc D/(4 L). */
const findHeatPerSide = ({ heatOfCombustion, rateKgM2S, diameterM, lengthM }: Omit<RadiatingFlame, 'carbonPerHydrogen'>): number =>
  (heatOfCombustion * rateKgM2S * diameterM) / (4 * lengthM) / 1000;

/**
 * Heat that leaves a square metre of a flame's side: E = f Ec + (1 - f) min(20, Ec), Ec = min(limit, χ m″ Hc D/(4 L)) kW/m², f the share that
 * no smoke hides. χ is 0.5, of fuels without carbon to make soot of 0.21; the limit 220, of fuels without soot 160. The side is that of
 * an upright cylinder, whatever the wind does to the flame, as in tno-yellow-book; alone, as in mcgrattan-2000.
 */
export const findFlamePower = (flame: RadiatingFlame): FlamePower => {
  const share = flame.carbonPerHydrogen > 0 ? sootyShare : gasShare;
  const limit = findSootYield(flame.carbonPerHydrogen) > 0 ? luminousLimit : clearLimit;
  const clear = Math.min(limit, share * findHeatPerSide(flame));
  const smokeCover = findSmokeCover(flame);
  return { powerKwM2: clear - smokeCover * Math.max(0, clear - smokePower), smokeCover };
};

/** Share of the heat of combustion that leaves through the flame's side. */
export const findRadiatedShare = (powerKwM2: number, flame: Omit<RadiatingFlame, 'carbonPerHydrogen'>): number =>
  powerKwM2 / findHeatPerSide(flame);
