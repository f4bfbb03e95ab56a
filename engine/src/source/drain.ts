import type { Mode } from '../model.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Substance } from '../substance-model.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import type { RateHistory } from './history.ts';
import { liquidDischargeCoefficient, liquidRate } from './liquid.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';

export interface LiquidVessel {
  readonly substance: Substance;
  readonly stock: Stock;
  readonly mode: Mode;
  readonly areaM2: number;
  readonly massKg: number;
  /** Height of liquid above the hole at the start, m; it falls with the mass. */
  readonly headM: number;
  readonly outsidePa: number;
}

/** Flow of the vessel's liquid, kg/s, at a temperature, K, with a head, m, above the hole. */
const flowOf = (vessel: LiquidVessel, temperatureK: number, headM: number): number => {
  const { substance, stock, outsidePa, areaM2 } = vessel;
  const density = propertyAt(substance, 'liquidDensity', temperatureK);
  const head = density * gravity * headM;
  const saturated = vapourPressureAt(substance, temperatureK);
  if (stock.state === 'cold-liquid') {
    const overLiquid =
      vessel.mode === 'aloha-compatible' && stock.pressurePa <= outsidePa ? saturated : Math.max(stock.pressurePa, outsidePa);
    const floor = vessel.mode === 'aloha-compatible' ? 1.01 * outsidePa : outsidePa;
    return liquidRate(liquidDischargeCoefficient, areaM2, density, Math.max(overLiquid + head, floor), outsidePa);
  }
  const padding = Math.max(0, stock.pressurePa - vapourPressureAt(substance, stock.temperatureK));
  const overPressurePa = saturated + padding + head - outsidePa;
  if (overPressurePa <= 0) return 0;
  return (
    areaM2 *
    twoPhaseFlux({
      latentHeat: propertyAt(substance, 'heatOfVaporisation', temperatureK),
      heatCapacity: propertyAt(substance, 'liquidHeatCapacity', temperatureK),
      temperatureK,
      vapourVolume: 1 / idealGasDensity(saturated, substance.molarMass, temperatureK),
      liquidVolume: 1 / density,
      overPressurePa,
      dischargeCoefficient: liquidDischargeCoefficient,
      pipeLengthM: 0,
    })
  );
};

/**
 * Cooling of a boiling liquid as its vapour fills the room that the outflow leaves: dT = -L ρv/(ρl cp) dm/m.
 * Energy balance on the liquid, vapour ideal; J/kg, kg/m³, K.
 */
const coolingOf = (vessel: LiquidVessel, temperatureK: number, massShare: number): number => {
  const { substance } = vessel;
  const vapour = idealGasDensity(vapourPressureAt(substance, temperatureK), substance.molarMass, temperatureK);
  const capacity = propertyAt(substance, 'liquidDensity', temperatureK) * propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  return (propertyAt(substance, 'heatOfVaporisation', temperatureK) * vapour * massShare) / capacity;
};

/** Shares of the first mass per step: 100 steps empty the vessel. */
const steps = 100;

/**
 * A vessel of liquid draining through a hole below its surface, until it is empty, nothing drives it or `endS` comes. The head
 * falls in proportion to the mass (upright vessel); a boiling liquid cools as it fills the vessel with vapour. Source aloha-td.
 * Result: [s, kg/s] with a last zero.
 */
export const drain = (vessel: LiquidVessel, endS: number): RateHistory => {
  const history: (readonly [number, number])[] = [];
  const boils = vessel.stock.state === 'boiling-liquid';
  const coldest = vessel.stock.boilingK ?? vessel.stock.temperatureK;
  let temperatureK = vessel.stock.temperatureK;
  let time = 0;
  for (let i = 0; i < steps && time < endS; i++) {
    const left = 1 - (i + 0.5) / steps;
    const rate = flowOf(vessel, temperatureK, vessel.headM * left);
    if (rate <= 0) break;
    history.push([time, rate]);
    time += vessel.massKg / steps / rate;
    if (boils) temperatureK = Math.max(coldest, temperatureK - coolingOf(vessel, temperatureK, 1 / (steps * left)));
  }
  history.push([Math.min(time, endS), 0]);
  return history;
};
