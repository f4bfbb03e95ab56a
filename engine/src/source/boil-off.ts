import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { propertyAt } from '../substance/property.ts';
import { findGamma, vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Substance } from '../types/substance-types.ts';
import { idealGasDensity } from '../units/convert.ts';
import { blowDown, gasDischargeCoefficient, gasRate } from './gas.ts';
import type { RateHistory } from './history.ts';

/** Liquid under its own vapour in a vessel that lets gas out. */
export interface VapourVessel {
  readonly substance: Substance;
  readonly areaM2: number;
  readonly liquidKg: number;
  readonly vapourKg: number;
  readonly temperatureK: number;
  readonly boilingK: number;
  readonly outsidePa: number;
}

/** Liquid below this share of the vapour no longer keeps up its pressure: what is left is a vessel of gas. */
const dryShare = 0.01;

/** Whether a vessel is one of gas, with hardly any liquid in it. */
export const isDry = ({ liquidKg, vapourKg }: Pick<VapourVessel, 'liquidKg' | 'vapourKg'>): boolean => liquidKg <= dryShare * vapourKg;

const boiledOff: SolvedQuantity = { name: 'end of boiling in a vessel', unit: 's' };

/** Steps of temperature from the start to the boiling point. */
const steps = 100;

/**
 * Gas leaving over a boiling liquid, which cools as it boils until its vapour pressure is the outside's.
 * Per step of temperature dT: dm = mₗ cp dT/L from the liquid, and what the vapour space loses as ρv(T) falls; rate as `gasRate` at
 * pv(T), γ at the start. With hardly any liquid: the blow-down of a vessel of gas.
 *
 * SI. Result: [s, kg/s] with a last zero, and what stays, kg. Source aloha-td (tank cooling); no heat through the wall.
 */
export const boilOff = (vessel: VapourVessel, endS: number): { readonly history: RateHistory; readonly leftKg: number } => {
  const { substance, areaM2, vapourKg, temperatureK, boilingK, outsidePa } = vessel;
  const { molarMass } = substance;
  const gamma = findGamma(substance, temperatureK);
  const total = vessel.liquidKg + vapourKg;
  const startPa = vapourPressureAt(substance, temperatureK);
  if (isDry(vessel)) {
    const gas = { areaM2, massKg: total, molarMass, gamma, pressurePa: startPa, temperatureK, outsidePa };
    return blowDown(gas, endS);
  }
  const space = vapourKg / idealGasDensity(startPa, molarMass, temperatureK);
  const history: (readonly [number, number])[] = [];
  const fall = Math.max(0, temperatureK - boilingK) / steps;
  let liquid = vessel.liquidKg;
  let left = total;
  let time = 0;
  for (let i = 0; i < steps && time < endS && fall > 0; i++) {
    const warm = temperatureK - i * fall;
    const middle = warm - fall / 2;
    const pressure = vapourPressureAt(substance, middle);
    const rate = gasRate(gasDischargeCoefficient, areaM2, gamma, idealGasDensity(pressure, molarMass, middle), pressure, outsidePa);
    if (rate <= 0) break;
    const share = (propertyAt(substance, 'liquidHeatCapacity', middle) * fall) / propertyAt(substance, 'heatOfVaporisation', middle);
    const boiled = liquid * Math.min(1, share);
    const density = (T: number): number => idealGasDensity(vapourPressureAt(substance, T), molarMass, T);
    const step = boiled + space * (density(warm) - density(warm - fall));
    history.push([time, rate]);
    const stay = Math.min(step / rate, endS - time);
    time += stay;
    left -= rate * stay;
    liquid -= boiled;
  }
  requireConverged(!Number.isNaN(time + left), boiledOff, time, `a number, with ${left} kg left`);
  history.push([time, 0]);
  return { history, leftKg: left };
};
