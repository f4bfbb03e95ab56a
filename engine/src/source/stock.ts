import type { Air, Scenario } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { boilingTemperatureAt, criticalTemperatureOf, vapourPressureAt } from '../substance/vapour-pressure.ts';
import { gasConstant } from '../units/constants.ts';
import { capacityOf } from './vessel.ts';

/** How the substance stands in its vessel. */
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
  storage.vessel === null ? null : (quantityKg * gasConstant * storage.temperatureK) / (substance.molarMass * capacityOf(storage.vessel));

/**
 * State of the contents from storage temperature and pressure: gas above the critical temperature or below its vapour
 * pressure; otherwise liquid, boiling when its vapour pressure exceeds the outside air.
 */
export const stockOf = (scenario: Scenario, air: Air): Stock => {
  const { substance, storage } = scenario;
  const temperatureK = storage.temperatureK;
  const given = storage.pressurePa;
  const critical = criticalTemperatureOf(substance);
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
  const saturated = vapourPressureAt(substance, temperatureK);
  const boilingK = boilingTemperatureAt(substance, air.pressurePa);
  const pressurePa = given ?? Math.max(saturated, air.pressurePa);
  if (pressurePa < 0.99 * saturated) {
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
  const state = saturated > 1.001 * air.pressurePa ? 'boiling-liquid' : 'cold-liquid';
  return { state, temperatureK, pressurePa, saturatedPa: saturated, boilingK };
};
