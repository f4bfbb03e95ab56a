import { explodesByItself } from '../substance/decomposes.ts';
import { boilingTemperatureAt, findCriticalTemperature, vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { gasConstant } from '../units/constants.ts';
import { type LiquidReason, sameShare, whyLiquid } from './stored-state.ts';
import { findCapacity } from './vessel.ts';

/** State of the substance in its vessel. */
export interface Stock {
  readonly state: 'gas' | 'boiling-liquid' | 'cold-liquid';
  readonly temperatureK: number;
  /** Pressure over the contents, absolute, Pa. */
  readonly pressurePa: number;
  /** Pressure of its own vapour, Pa; the gas's own above the critical temperature. */
  readonly saturatedPa: number;
  /** Temperature at which it boils under the outside pressure, K; null for a permanent gas. */
  readonly boilingK: number | null;
}

const pressureNeeded = (scenario: Scenario, why: string): Refusal =>
  new Refusal({
    field: 'storage.pressureKpa',
    value: undefined,
    unit: 'kPa',
    allowed: 'the absolute storage pressure, above the outside air',
    message: `The storage pressure of ${scenario.substance.name} is needed: ${why}.`,
  });

const phaseImpossible = (scenario: Scenario, why: string): Refusal =>
  new Refusal({
    field: 'storage.phase',
    value: scenario.storage.phase,
    allowed: 'auto, liquid or gas, as the storage allows',
    message: why,
  });

/** Pressure of an ideal gas in the vessel, p = m R T/(M V), Pa; null where the vessel is not known. */
const inVessel = ({ quantityKg, substance, storage }: Scenario): number | null =>
  storage.vessel === null ? null : (quantityKg * gasConstant * storage.temperatureK) / (substance.molarMass * findCapacity(storage.vessel));

/** Vapour pressure above which a stock boils at the outside pressure, Pa. */
export const boilsAbove = ({ pressurePa }: Pick<Air, 'pressurePa'>): number => 1.001 * pressurePa;

/** Whether a stock boils at the outside pressure, or is cold. */
const liquidState = (saturatedPa: number, air: Air): Stock['state'] => (saturatedPa > boilsAbove(air) ? 'boiling-liquid' : 'cold-liquid');

/** A stock that may be liquid although its pressure is below its vapour pressure, and why. */
export interface LiquidInstead {
  readonly stock: Stock;
  readonly why: LiquidReason;
}

/** Inner volume of the vessel, m³; null: not known. */
const findRoom = ({ storage: { vessel }, blast: { vesselVolumeM3 } }: Scenario): number | null =>
  vessel === null ? vesselVolumeM3 : findCapacity(vessel);

/**
 * The boiling liquid that a stock taken as gas may as well be, where the phase was not stated: `whyLiquid` says why. Null elsewhere, and
 * where the facts of a liquid are not known.
 */
export const liquidInstead = (scenario: Scenario, air: Air, stock: Stock): LiquidInstead | null => {
  const { substance, storage } = scenario;
  const { liquidDensity, liquidHeatCapacity, heatOfVaporisation } = substance;
  if (stock.state !== 'gas' || stock.boilingK === null || storage.phase !== 'auto') return null;
  if (liquidDensity === undefined || liquidHeatCapacity === undefined || heatOfVaporisation === undefined) return null;
  const saturatedPa = vapourPressureAt(substance, stock.temperatureK);
  if (liquidState(saturatedPa, air) !== 'boiling-liquid') return null;
  const { pressurePa, temperatureK } = stock;
  const { molarMass } = substance;
  const reading = { massKg: scenario.quantityKg, molarMass, temperatureK, pressurePa, saturatedPa, airPa: air.pressurePa };
  const why = whyLiquid({ ...reading, roomM3: findRoom(scenario) });
  return why === null ? null : { why, stock: { ...stock, state: 'boiling-liquid', pressurePa: saturatedPa, saturatedPa } };
};

/** A stock that is cold liquid although the pressure read over it is below its vapour pressure. */
export const isReadTooLow = ({ state, pressurePa, saturatedPa }: Stock): boolean =>
  state === 'cold-liquid' && pressurePa < sameShare * saturatedPa;

const formatC = (kelvin: number): string => Number((kelvin - 273.15).toFixed(1)).toString();

/** Nothing flows out of a solid. Its melt does, where its temperature is stated; dust is not modelled. */
const solid = ({ substance: { name, cas }, storage: { temperatureK } }: Scenario, meltingK: number): Refusal =>
  new Refusal({
    field: 'storage.temperatureC',
    value: Number(formatC(temperatureK)),
    unit: '°C',
    allowed: `${formatC(meltingK)} °C or more, for melt`,
    message: `${name} is solid below ${formatC(meltingK)} °C: at ${formatC(temperatureK)} °C nothing flows out and no pool forms. For melt give its temperature; dust is not modelled.${explodesByItself(cas)}`,
  });

/**
 * State of the contents from storage temperature and pressure: gas above the critical temperature or below its vapour
 * pressure; otherwise liquid, boiling when its vapour pressure exceeds the outside air. One whose vapour pressure is below the outside air
 * is liquid under any pressure: its vapour alone, under a vacuum, would not come out, and the air that enters condenses it.
 */
export const findStock = (scenario: Scenario, air: Air): Stock => {
  const { substance, storage } = scenario;
  const temperatureK = storage.temperatureK;
  const given = storage.pressurePa;
  const critical = findCriticalTemperature(substance);
  if (critical !== undefined && temperatureK >= critical) {
    if (storage.phase === 'liquid') {
      throw phaseImpossible(
        scenario,
        `${substance.name} cannot be liquid at ${(temperatureK - 273.15).toFixed(0)} °C, above its critical temperature.`,
      );
    }
    const pressurePa = given ?? inVessel(scenario) ?? (scenario.rupture?.type === 'catastrophic' ? air.pressurePa : null);
    if (pressurePa !== null) return { state: 'gas', temperatureK, pressurePa, saturatedPa: pressurePa, boilingK: null };
    throw pressureNeeded(scenario, 'above its critical temperature it is a gas with no vapour pressure of its own (or give the vessel)');
  }
  const { meltingPoint } = substance;
  if (meltingPoint !== undefined && temperatureK < meltingPoint && storage.phase !== 'gas') throw solid(scenario, meltingPoint);
  const saturated = vapourPressureAt(substance, temperatureK);
  const boilingK = boilingTemperatureAt(substance, air.pressurePa);
  const pressurePa = given ?? Math.max(saturated, air.pressurePa);
  const state = liquidState(saturated, air);
  if (pressurePa < sameShare * saturated && (state === 'boiling-liquid' || storage.phase === 'liquid')) {
    if (storage.phase === 'liquid') {
      throw phaseImpossible(
        scenario,
        `${substance.name} cannot be liquid at ${(temperatureK - 273.15).toFixed(0)} °C under ${(pressurePa / 1000).toFixed(0)} kPa: its vapour pressure is ${(saturated / 1000).toFixed(0)} kPa.`,
      );
    }
    return { state: 'gas', temperatureK, pressurePa, saturatedPa: pressurePa, boilingK };
  }
  if (storage.phase === 'gas' && saturated <= air.pressurePa) {
    throw phaseImpossible(
      scenario,
      `${substance.name} is a liquid at ${(temperatureK - 273.15).toFixed(0)} °C with too little vapour pressure to flow out as gas.`,
    );
  }
  return { state, temperatureK, pressurePa, saturatedPa: saturated, boilingK };
};
