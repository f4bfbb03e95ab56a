import type { Mode } from '../model.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Substance } from '../substance-model.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import type { Contents } from './contents.ts';
import type { RateHistory } from './history.ts';
import { liquidDischargeCoefficient, liquidRate } from './liquid.ts';
import type { Opening } from './opening.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';
import { capacityOf, depthOf, liquidVolume } from './vessel.ts';

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
  /** The liquid has swollen up to a hole above it: it fills the whole hole and stands no higher. */
  readonly swollen: boolean;
}

/** Flow out of a vessel until no more liquid comes, and how what is left stands then. */
export interface Drained {
  /** [s, kg/s] with a last zero. */
  readonly history: RateHistory;
  readonly temperatureK: number;
  readonly liquidKg: number;
  readonly vapourKg: number;
}

/** Flux of the vessel's liquid, kg/(m² s), at a temperature, K, with a head, m, above the hole. */
const fluxOf = (vessel: LiquidVessel, temperatureK: number, headM: number): number => {
  const { substance, stock, outsidePa, nozzleM } = vessel;
  const density = propertyAt(substance, 'liquidDensity', temperatureK);
  const head = density * gravity * headM;
  if (stock.state === 'cold-liquid') {
    const inAlohasWay = vessel.mode === 'aloha-compatible';
    const overLiquid = inAlohasWay && stock.pressurePa <= outsidePa ? stock.saturatedPa : Math.max(stock.pressurePa, outsidePa);
    const floor = inAlohasWay ? 1.01 * outsidePa : outsidePa;
    return liquidRate(liquidDischargeCoefficient, 1, density, Math.max(overLiquid + head, floor), outsidePa);
  }
  const saturated = vapourPressureAt(substance, temperatureK);
  const padding = Math.max(0, stock.pressurePa - stock.saturatedPa);
  const overPressurePa = saturated + padding + head - outsidePa;
  if (overPressurePa <= 0) return 0;
  return twoPhaseFlux({
    latentHeat: propertyAt(substance, 'heatOfVaporisation', temperatureK),
    heatCapacity: propertyAt(substance, 'liquidHeatCapacity', temperatureK),
    temperatureK,
    vapourVolume: 1 / idealGasDensity(saturated, substance.molarMass, temperatureK),
    liquidVolume: 1 / density,
    overPressurePa,
    dischargeCoefficient: liquidDischargeCoefficient,
    pipeLengthM: nozzleM,
  });
};

const vapourDensityAt = ({ substance, stock, contents }: LiquidVessel, temperatureK: number): number =>
  stock.state === 'cold-liquid' || contents.vessel === null
    ? 0
    : idealGasDensity(vapourPressureAt(substance, temperatureK), substance.molarMass, temperatureK);

/** Liquid of a mass of liquid and vapour that fill the vessel together, m³: (m - ρv V)/(ρl - ρv). */
const liquidOf = (vessel: LiquidVessel, massKg: number, temperatureK: number): number => {
  const liquid = propertyAt(vessel.substance, 'liquidDensity', temperatureK);
  const vapour = vapourDensityAt(vessel, temperatureK);
  const room = vessel.contents.vessel === null ? 0 : capacityOf(vessel.contents.vessel);
  return Math.max(0, (massKg - vapour * room) / (liquid - vapour));
};

/** Flow of the vessel, kg/s, with a volume of liquid in it: the wet part of the hole under the head over the middle of that part. */
const flowOf = (vessel: LiquidVessel, liquidM3: number, temperatureK: number): number => {
  const { contents, opening } = vessel;
  if (vessel.swollen) return opening.areaM2 * fluxOf(vessel, temperatureK, 0);
  if (contents.vessel === null) {
    const share = liquidM3 / contents.liquidM3;
    return opening.areaM2 * fluxOf(vessel, temperatureK, contents.depthM * share);
  }
  const above = depthOf(contents.vessel, liquidM3) - contents.holeM;
  if (contents.holeM === 0) return opening.areaM2 * fluxOf(vessel, temperatureK, above);
  const wet = Math.min(above, opening.tallM);
  return opening.wetArea(above) * fluxOf(vessel, temperatureK, above - wet / 2);
};

/**
 * Cooling of a boiling liquid as its vapour fills the room that the outflow leaves: dT = -L ρv/(ρl cp) dm/m.
 * Energy balance on the liquid, vapour ideal; J/kg, kg/m³, K.
 */
const coolingOf = ({ substance }: LiquidVessel, temperatureK: number, massShare: number): number => {
  const vapour = idealGasDensity(vapourPressureAt(substance, temperatureK), substance.molarMass, temperatureK);
  const capacity = propertyAt(substance, 'liquidDensity', temperatureK) * propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  return (propertyAt(substance, 'heatOfVaporisation', temperatureK) * vapour * massShare) / capacity;
};

/** Mass per step as a share of the stock, and the most steps, which end where the liquid sinks to the hole. */
const stepShare = 0.01;
const mostSteps = 150;

/**
 * A vessel of liquid draining through a hole until the level sinks to the hole's lower edge, nothing drives it, or `endS` comes.
 * The head follows from the vessel's shape, or falls with the mass in an upright one; a boiling liquid cools as it fills the vessel
 * with vapour; pressure beyond the vapour's own is taken to be kept up. Source aloha-td. Steps of 1 % of the mass, each at its middle.
 */
export const drain = (vessel: LiquidVessel, endS: number): Drained => {
  const { stock, contents, substance, massKg } = vessel;
  const history: (readonly [number, number])[] = [];
  const boils = stock.state === 'boiling-liquid';
  const coldest = stock.boilingK ?? stock.temperatureK;
  const below = contents.vessel === null || vessel.swollen ? 0 : liquidVolume(contents.vessel, contents.holeM);
  let temperatureK = stock.temperatureK;
  let mass = massKg;
  let time = 0;
  for (let i = 0; i < mostSteps && time < endS; i++) {
    const density = propertyAt(substance, 'liquidDensity', temperatureK);
    const liquid = liquidOf(vessel, mass, temperatureK);
    const step = Math.min(stepShare * massKg, density * (liquid - below));
    if (step < 1e-7 * massKg) break;
    const middle = liquid - step / (2 * density);
    const rate = flowOf(vessel, middle, temperatureK);
    if (rate <= 0) break;
    history.push([time, rate]);
    const stay = Math.min(step / rate, endS - time);
    time += stay;
    mass -= rate * stay;
    if (boils) temperatureK = Math.max(coldest, temperatureK - coolingOf(vessel, temperatureK, step / (density * middle)));
  }
  history.push([time, 0]);
  const liquidKg = Math.min(mass, liquidOf(vessel, mass, temperatureK) * propertyAt(substance, 'liquidDensity', temperatureK));
  return { history, temperatureK, liquidKg, vapourKg: mass - liquidKg };
};
