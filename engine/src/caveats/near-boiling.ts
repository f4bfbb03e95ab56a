import type { Computed } from '../compute/compute-zones.ts';
import { boilsAbove, findStock } from '../source/stock.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { toCelsius } from '../units/convert.ts';
import { computeOther, formatFigures, isTelling, isWorse, rounded } from './other-side.ts';

/**
 * A vapour pressure this close to the outside pressure, as a share, may lie on either side of it: a temperature read 3 K wrong, or the air
 * pressure of another day. Our choice, as for a stock near its saturation pressure.
 */
const nearShare = 0.9;

/** How far on the other side of the boiling point the other figures are taken, as a share of the pressure. */
const beyond = 5e-4;

const sides = {
  below: { code: 'just-below-boiling', where: 'below', there: 'above' },
  above: { code: 'just-above-boiling', where: 'above', there: 'below' },
} as const;

/** Null: the facts do not reach as far, and then there are no figures to compare. */
const findBoilingK = (substance: Scenario['substance'], pressurePa: number): number | null => {
  try {
    return boilingTemperatureAt(substance, pressurePa);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The scenario with its contents just on the other side of their boiling point; null where they are not near it, or are gas. */
const findOtherSide = (scenario: Scenario, { prepared: { air, source } }: Computed) => {
  const { rupture, storage, substance } = scenario;
  if (rupture === null || rupture.type === 'direct' || source.regime === 'detonation') return null;
  if (substance.liquidDensity === undefined) return null;
  const { state, saturatedPa, temperatureK } = findStock(scenario, air);
  if (state === 'gas') return null;
  const limitPa = boilsAbove(air);
  const isBoiling = state === 'boiling-liquid';
  if (isBoiling ? saturatedPa * nearShare > limitPa : saturatedPa < nearShare * limitPa) return null;
  const boilingK = findBoilingK(substance, limitPa * (isBoiling ? 1 - beyond : 1 + beyond));
  return boilingK === null
    ? null
    : { isBoiling, temperatureK, boilingK, other: { ...scenario, storage: { ...storage, temperatureK: boilingK } } };
};

/**
 * Contents within the error of readings of their boiling point evaporate from a pool, or flash: where the figures of the two differ, those
 * of the other side are shown. ALOHA's own two branches differ up to seventyfold in rate; the best estimate leads from one to the other.
 */
export const nearBoilingCaveats = (scenario: Scenario, own: Computed): readonly Caveat[] => {
  const side = findOtherSide(scenario, own);
  if (side === null) return [];
  const other = computeOther(side.other);
  if (other === null || !isTelling(own, other)) return [];
  const figures = formatFigures(other);
  const { code, where, there } = side.isBoiling ? sides.above : sides.below;
  const { otherRateKgS, otherAirborneKg, otherDurationMin, zones } = figures;
  const boilingC = toCelsius(side.boilingK);
  return [
    {
      code,
      severity: isWorse(own, other) ? 'warning' : 'note',
      message: `The contents are stored just ${where} their boiling point of ${boilingC.toFixed(1)} °C, within measurement error. Just ${there} it, up to ${rounded(otherRateKgS)} kg/s and ${rounded(otherAirborneKg)} kg in all become airborne within ${rounded(otherDurationMin)} min, with zones of ${zones}. Plan for the larger figures.`,
      quantity: 'temperatureC',
      value: toCelsius(side.temperatureK),
      unit: '°C',
      params: { boilingC: Number(boilingC.toFixed(1)), ...figures },
    },
  ];
};
