import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Mode } from '../types/common-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant, gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import type { Contents } from './contents.ts';
import type { FlashingExit } from './flash-expansion.ts';
import type { RateHistory } from './history.ts';
import { liquidDischargeCoefficient, liquidRate } from './liquid.ts';
import type { Opening } from './opening.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';
import { findCapacity, findDepth, liquidVolume } from './vessel.ts';

/** A vessel of liquid with a hole. */
export interface LiquidVessel {
  readonly substance: Substance;
  readonly stock: Stock;
  readonly mode: Mode;
  readonly massKg: number;
  readonly contents: Contents;
  readonly opening: Opening;
  /** Length of the nozzle that the contents pass, m. */
  readonly nozzleM: number;
  readonly outsidePa: number;
  /** The liquid has swollen up to a hole above it: it fills the whole hole and is no higher. */
  readonly swollen: boolean;
}

/** Flow out of a vessel until no more liquid comes, and the state of the contents then. */
export interface Drained {
  /** [s, kg/s] with a last zero. */
  readonly history: RateHistory;
  readonly temperatureK: number;
  readonly liquidKg: number;
  readonly vapourKg: number;
}

/** Properties of the vessel's liquid at a temperature; those of boiling are NaN for a cold one, which never asks for them. */
interface Liquid {
  readonly temperatureK: number;
  readonly density: number;
  readonly saturatedPa: number;
  readonly vapourDensity: number;
  readonly latentHeat: number;
  readonly heatCapacity: number;
}

const liquidAt = ({ substance, stock }: LiquidVessel, temperatureK: number): Liquid => {
  const density = propertyAt(substance, 'liquidDensity', temperatureK);
  if (stock.state === 'cold-liquid')
    return { temperatureK, density, saturatedPa: stock.saturatedPa, vapourDensity: 0, latentHeat: Number.NaN, heatCapacity: Number.NaN };
  const saturatedPa = vapourPressureAt(substance, temperatureK);
  return {
    temperatureK,
    density,
    saturatedPa,
    vapourDensity: idealGasDensity(saturatedPa, substance.molarMass, temperatureK),
    latentHeat: propertyAt(substance, 'heatOfVaporisation', temperatureK),
    heatCapacity: propertyAt(substance, 'liquidHeatCapacity', temperatureK),
  };
};

/** Pressure of boiling liquid over that outside, Pa, with a head, m, above the hole: its vapour's, a gas cushion's, and the head's. */
export const boilingOverPressure = (
  { stock, outsidePa }: Pick<LiquidVessel, 'stock' | 'outsidePa'>,
  saturatedPa: number,
  density: number,
  headM: number,
): number => {
  const padding = Math.max(0, stock.pressurePa - stock.saturatedPa);
  return saturatedPa + padding + density * gravity * headM - outsidePa;
};

/** Flux of the vessel's liquid, kg/(m² s), with a head, m, above the hole. */
const computeFlux = (vessel: LiquidVessel, liquid: Liquid, headM: number): number => {
  const { stock, outsidePa, nozzleM, mode } = vessel;
  if (stock.state === 'cold-liquid') {
    const inAlohasWay = mode === 'aloha-compatible';
    const overLiquid = inAlohasWay && stock.pressurePa <= outsidePa ? stock.saturatedPa : Math.max(stock.pressurePa, outsidePa);
    const floor = inAlohasWay ? 1.01 * outsidePa : outsidePa;
    const head = liquid.density * gravity * headM;
    return liquidRate(liquidDischargeCoefficient, 1, liquid.density, Math.max(overLiquid + head, floor), outsidePa);
  }
  const overPressurePa = boilingOverPressure(vessel, liquid.saturatedPa, liquid.density, headM);
  if (overPressurePa <= 0) return 0;
  return twoPhaseFlux({
    latentHeat: liquid.latentHeat,
    heatCapacity: liquid.heatCapacity,
    temperatureK: liquid.temperatureK,
    vapourVolume: 1 / liquid.vapourDensity,
    liquidVolume: 1 / liquid.density,
    overPressurePa,
    dischargeCoefficient: liquidDischargeCoefficient,
    pipeLengthM: nozzleM,
  });
};

/** Liquid of a mass of liquid and vapour that fill the vessel together, m³: (m - ρv V)/(ρl - ρv); without a vessel all is liquid. */
const computeVolume = (liquid: Liquid, roomM3: number, massKg: number): number =>
  roomM3 === 0 ? massKg / liquid.density : Math.max(0, (massKg - liquid.vapourDensity * roomM3) / (liquid.density - liquid.vapourDensity));

/** Height of a volume of liquid above the lower edge of the hole, m. */
const heightAbove = ({ contents, swollen }: LiquidVessel, volumeM3: number): number => {
  if (swollen) return 0;
  if (contents.vessel === null) return (contents.depthM * volumeM3) / contents.liquidM3;
  return findDepth(contents.vessel, volumeM3) - contents.holeM;
};

/** Whether a hole lies in the side of a known vessel, where it is wet only up to the level. */
const isInSide = ({ contents, swollen }: LiquidVessel): boolean => !swollen && contents.vessel !== null && contents.holeM > 0;

/** Head over the middle of the wet part of the hole, m, from the height of liquid above its lower edge. */
const findHead = (vessel: LiquidVessel, aboveM: number): number =>
  isInSide(vessel) ? aboveM - Math.min(aboveM, vessel.opening.tallM) / 2 : aboveM;

/** Flow of the vessel, kg/s, with a volume of liquid in it: the wet part of the hole under the head over the middle of that part. */
const computeFlow = (vessel: LiquidVessel, liquid: Liquid, volumeM3: number): number => {
  const above = heightAbove(vessel, volumeM3);
  const areaM2 = isInSide(vessel) ? vessel.opening.wetArea(above) : vessel.opening.areaM2;
  return areaM2 * computeFlux(vessel, liquid, findHead(vessel, above));
};

/** What drives the boiling liquid of the full vessel through its hole. */
export const findExit = (vessel: LiquidVessel): FlashingExit => {
  const { contents, stock, nozzleM, outsidePa } = vessel;
  const liquid = liquidAt(vessel, stock.temperatureK);
  const headM = findHead(vessel, heightAbove(vessel, contents.liquidM3));
  const overPressurePa = boilingOverPressure(vessel, liquid.saturatedPa, liquid.density, headM);
  return { overPressurePa, outsidePa, fluxKgM2S: computeFlux(vessel, liquid, headM), nozzleM };
};

/**
 * Cooling of a boiling liquid as its vapour fills the room that the outflow leaves, while vapour over it that cools with it condenses:
 * dT = -L ρv dV/(ρl V cp + L Vv dρv/dT), dρv/dT = ρv (L M/(R T²) - 1/T) (Clapeyron). Without a known vessel Vv is 0 and this is
 * -L ρv/(ρl cp) dV/V. Energy balance on liquid and vapour, vapour ideal; V of liquid, Vv of vapour, dV that has left, m³; J/kg, kg/m³, K.
 * ALOHA leaves the vapour out (aloha-td; its full propane tank car is empty, vapour and all, within 26 min): in its way Vv is the
 * vapour that was there from the start, which must not turn to liquid where there was hardly any liquid.
 */
const computeCooling = (liquid: Liquid, molarMass: number, volumeM3: number, vapourM3: number, leftM3: number): number => {
  const { latentHeat, vapourDensity, density, heatCapacity, temperatureK } = liquid;
  const steepness = vapourDensity * ((latentHeat * molarMass) / (gasConstant * temperatureK ** 2) - 1 / temperatureK);
  return (latentHeat * vapourDensity * leftM3) / (density * volumeM3 * heatCapacity + latentHeat * vapourM3 * Math.max(0, steepness));
};

/** Mass per step as a share of the stock, and near the edge of a hole in the side as a share of what lies above that edge. */
const stepShare = 0.01;
const edgeShare = 0.1;

/** Below this share of the highest rate what comes over a hole's edge is a trickle, which would take hours to end; it stays. */
const trickleShare = 3e-4;

const solved: SolvedQuantity = { name: 'draining of a vessel', unit: 's' };

/** More steps than a drain takes: 100 of the stock, some 150 down to the trickle. */
const mostSteps = 1000;

/**
 * A vessel of liquid draining through a hole until the level sinks to the hole's lower edge but for a trickle, nothing drives it, or `endS` comes.
 * The head follows from the vessel's shape, or falls with the mass in an upright one; a boiling liquid cools as it fills the vessel
 * with vapour; pressure beyond the vapour's own is taken to be kept up. Source aloha-td. Steps of 1 % of the mass, each at its middle.
 */
export const drain = (vessel: LiquidVessel, endS: number): Drained => {
  const { stock, contents, massKg } = vessel;
  const history: (readonly [number, number])[] = [];
  const boils = stock.state === 'boiling-liquid';
  const coldest = stock.boilingK ?? stock.temperatureK;
  const below = contents.vessel === null || vessel.swollen ? 0 : liquidVolume(contents.vessel, contents.holeM);
  const room = contents.vessel === null ? 0 : findCapacity(contents.vessel);
  const ofAbove = below > 0 ? edgeShare : 1;
  let liquid = liquidAt(vessel, stock.temperatureK);
  let mass = massKg;
  let time = 0;
  let highest = 0;
  let flows = true;
  while (flows && time < endS && history.length < mostSteps) {
    const volume = computeVolume(liquid, room, mass);
    const step = Math.min(stepShare * massKg, ofAbove * liquid.density * (volume - below));
    flows = !(step < 1e-7 * massKg);
    if (!flows) break;
    const middle = volume - step / (2 * liquid.density);
    const rate = computeFlow(vessel, liquid, middle);
    highest = Math.max(highest, rate);
    flows = !(rate <= 0 || (below > 0 && rate < trickleShare * highest));
    if (!flows) break;
    history.push([time, rate]);
    const stay = Math.min(step / rate, endS - time);
    time += stay;
    mass -= rate * stay;
    if (boils) {
      const gone = step / liquid.density;
      const vapourM3 = vessel.mode === 'aloha-compatible' ? contents.vapourM3 : Math.max(0, room - middle);
      const cooled = liquid.temperatureK - computeCooling(liquid, vessel.substance.molarMass, middle, vapourM3, gone);
      liquid = liquidAt(vessel, Math.max(coldest, cooled));
    }
  }
  requireConverged(!flows || time >= endS, solved, time, `over, after ${history.length} steps`);
  history.push([time, 0]);
  const liquidKg = Math.min(mass, computeVolume(liquid, room, mass) * liquid.density);
  return { history, temperatureK: liquid.temperatureK, liquidKg, vapourKg: mass - liquidKg };
};
