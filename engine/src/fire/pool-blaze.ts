import { missingFact, propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import type { Air, GroundField, LiquidPool } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { idealGasDensity } from '../units/convert.ts';
import { cylinderView, isInFoot, toPoolCylinder } from './cylinder-view.ts';
import { findFlamePower, findRadiatedShare } from './flame-power.ts';
import { findHeatRange } from './flame-range.ts';
import { alohaPoolPower, burningRate, findDrag, type PoolFlame, type PoolFuel, thomasFlame } from './pool-flame.ts';
import { chooseTransmissivity } from './transmissivity.ts';

/** A burning pool and its flame. */
export interface PoolFlameSize {
  readonly diameterM: number;
  readonly flame: PoolFlame;
  /** How far the wind drags its foot downwind, m. */
  readonly dragM: number;
  /** Heat that leaves its surface, kW/m². */
  readonly powerKwM2: number;
}

export interface PoolBlaze extends PoolFlameSize {
  readonly rateKgM2S: number;
  /** Share of the heat of combustion that leaves through the flame's side. */
  readonly radiatedShare: number;
  /** Share of the flame's side that smoke hides; null where it is not computed. */
  readonly smokeCover: number | null;
}

export const toPoolFuel = (substance: Substance, air: Air): PoolFuel => {
  const heatOfCombustion = substance.heatOfCombustion ?? 0;
  if (!(heatOfCombustion > 0)) throw missingFact(substance, 'heat of combustion');
  const boilingPoint = boilingTemperatureAt(substance, air.pressurePa);
  return {
    heatOfCombustion,
    boilingPoint,
    heatOfVaporisation: propertyAt(substance, 'heatOfVaporisation', boilingPoint),
    liquidHeatCapacity: propertyAt(substance, 'liquidHeatCapacity', Math.min(air.temperatureK, boilingPoint)),
  };
};

/** How fast it burns: as large pools of it were measured, all else by its heats. */
const computeBurningRate = (substance: Substance, air: Air): number =>
  (air.mode === 'best-estimate' ? substance.burningRate : undefined) ?? burningRate(toPoolFuel(substance, air), air.temperatureK);

/** How far the wind drags the flame's foot, m; ALOHA leaves it out. */
const computeDrag = (substance: Substance, diameterM: number, air: Air): number => {
  if (air.mode === 'aloha-compatible') return 0;
  const vapour = idealGasDensity(air.pressurePa, substance.molarMass, boilingTemperatureAt(substance, air.pressurePa));
  return findDrag(diameterM, air.windAt10Ms, vapour / air.densityKgM3);
};

/** A pool of a size, m², on fire in the wind. Its heat is by soot; ALOHA's radiated share where that is not known. */
export const poolBlaze = (substance: Substance, areaM2: number, air: Air): PoolBlaze => {
  const { heatOfCombustion } = toPoolFuel(substance, air);
  const rateKgM2S = computeBurningRate(substance, air);
  const diameterM = Math.sqrt((4 * areaM2) / Math.PI);
  const flame = thomasFlame(diameterM, rateKgM2S, air.windAt10Ms, air.densityKgM3);
  const burning = { heatOfCombustion, rateKgM2S, diameterM, lengthM: flame.lengthM, airDensity: air.densityKgM3 };
  const { carbonPerHydrogen } = substance;
  const { powerKwM2, smokeCover } =
    air.mode === 'best-estimate' && carbonPerHydrogen !== undefined
      ? findFlamePower({ ...burning, carbonPerHydrogen })
      : { powerKwM2: alohaPoolPower(heatOfCombustion, rateKgM2S, flame.lengthM, diameterM), smokeCover: null };
  const dragM = computeDrag(substance, diameterM, air);
  return { diameterM, rateKgM2S, flame, dragM, powerKwM2, radiatedShare: findRadiatedShare(powerKwM2, burning), smokeCover };
};

/**
 * Heat from a pool's flame on the ground around it, kW/m²: q = E F τ(r), F of the sheared cylinder for a receiver turned to where it gets
 * most, r the distance from the pool's middle. Under the flame's foot it is the flame's own; under a flame that stands higher, at the roof
 * of a tank, there is none.
 */
export const poolFireField = ({ diameterM, flame, dragM, powerKwM2 }: PoolFlameSize, air: Air, footM = 0): GroundField => {
  const radiusM = diameterM / 2;
  const cylinder = toPoolCylinder(radiusM, flame.lengthM, flame.tilt, dragM);
  const transmissivity = chooseTransmissivity(air);
  return {
    shape: 'ground',
    unit: 'kW/m²',
    centreM: 0,
    fallsFromM: undefined,
    rangeM: findHeatRange(powerKwM2 * (Math.PI * diameterM + 2 * dragM) * flame.lengthM) + diameterM + dragM,
    peak: (x, y) => {
      if (isInFoot(cylinder, x, y)) return footM > 0 ? 0 : powerKwM2;
      return powerKwM2 * cylinderView(cylinder, x, y, -footM) * transmissivity(Math.sqrt(x * x + y * y));
    },
  };
};

/** Area that burns, m²: the pool's own, or as much as burns what feeds it, where that is less. */
export const burningArea = (substance: Substance, air: Air, { areaM2, feedKgS }: LiquidPool): number =>
  feedKgS === null ? areaM2 : Math.min(areaM2, feedKgS / computeBurningRate(substance, air));
