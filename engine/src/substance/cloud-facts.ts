import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant } from '../units/constants.ts';
import { toCelsius } from '../units/convert.ts';
import { missingFact, propertyAt } from './property.ts';
import { boilingTemperatureAt, findGamma, vapourPressureAt } from './vapour-pressure.ts';

/** What enters the air from a release, at rest at the outside pressure. */
export interface Released {
  readonly substance: Substance;
  readonly temperatureK: number;
  /** Mass share that is droplets, 0–1. */
  readonly liquidFraction: number;
}

/** What mixing asks of a substance, as plain numbers; null: a gas whose droplets are not known, and that has none. */
export interface CloudFacts {
  readonly molarMass: number;
  /** J/(kg K), halfway between release and air. */
  readonly gasHeatCapacity: number;
  readonly temperatureK: number;
  readonly liquidFraction: number;
  readonly droplets: Droplets | null;
}

/** Liquid of the substance about its boiling point in the outside air. */
export interface Droplets {
  /** Where the pure vapour is saturated, K: the boiling point, or the temperature of vapour that leaves colder than it. */
  readonly boilingK: number;
  /** ln p = ln pa + slope (1/Tb - 1/T), slope in K. */
  readonly slopeK: number;
  /** Heat of vaporisation at the boiling point, J/kg, and its growth with temperature, J/(kg K). */
  readonly latentHeat: number;
  readonly latentSlope: number;
  /** kg/m³ */
  readonly density: number;
}

/** Gas heat capacity as given, or R γ/(M (γ - 1)), J/(kg K). */
const findGasHeat = (substance: Substance, temperatureK: number): number => {
  if (substance.gasHeatCapacity !== undefined) return propertyAt(substance, 'gasHeatCapacity', temperatureK);
  if (substance.gamma === undefined) throw missingFact(substance, 'gas heat capacity');
  const gamma = findGamma(substance, temperatureK);
  return ((gasConstant / substance.molarMass) * gamma) / (gamma - 1);
};

/** Lowest temperature, as a share of the boiling point, that the vapour pressure is fitted down to. */
const coldestShare = 0.85;

const toDroplets = (substance: Substance, gasHeatCapacity: number, pressurePa: number): Droplets => {
  const boilingK = boilingTemperatureAt(substance, pressurePa);
  const coldK = Math.max(coldestShare * boilingK, substance.vapourPressure?.minK ?? 0);
  const latentHeat = propertyAt(substance, 'heatOfVaporisation', boilingK);
  const slopeK =
    coldK < 0.98 * boilingK
      ? Math.log(vapourPressureAt(substance, boilingK) / vapourPressureAt(substance, coldK)) / (1 / coldK - 1 / boilingK)
      : (latentHeat * substance.molarMass) / gasConstant;
  return {
    boilingK,
    slopeK,
    latentHeat,
    latentSlope: gasHeatCapacity - propertyAt(substance, 'liquidHeatCapacity', boilingK),
    density: propertyAt(substance, 'liquidDensity', boilingK),
  };
};

const knowsLiquid = ({ boilingPoint, vapourPressure, heatOfVaporisation, liquidHeatCapacity, liquidDensity }: Substance): boolean =>
  (boilingPoint !== undefined || vapourPressure !== undefined) &&
  heatOfVaporisation !== undefined &&
  liquidHeatCapacity !== undefined &&
  liquidDensity !== undefined;

/** Share of drops from which a release is a spray about its boiling point; below it goes over to a vapour alone. Our choice, no source. */
const sprayShare = 0.1;

/**
 * Drops of a release colder than its boiling point. Vapour alone is not pure there: air dilutes it where it leaves, until it is saturated at
 * its own temperature. So its saturation is counted from that temperature, at which the vapour as released just makes no drops; a spray
 * keeps its boiling point. Straight in the share of drops between, so that neither a trace of drops nor of warmth is a step.
 */
const belowBoiling = (droplets: Droplets, temperatureK: number, liquidFraction: number): Droplets => {
  const colder = Math.max(0, droplets.boilingK - temperatureK) * (1 - Math.min(1, liquidFraction / sprayShare));
  return { ...droplets, boilingK: droplets.boilingK - colder, latentHeat: droplets.latentHeat - droplets.latentSlope * colder };
};

/** Drops warmer than their boiling point by more than this, K, are none. */
const superheatK = 1;

const dropsTooHot = (substance: Substance, temperatureK: number, boilingK: number): Refusal =>
  new Refusal({
    field: 'rupture.exitTemperatureC',
    value: toCelsius(temperatureK),
    unit: '°C',
    allowed: `at most ${toCelsius(boilingK).toFixed(0)}, or no liquid share`,
    message: `${substance.name} boils at ${toCelsius(boilingK).toFixed(0)} °C in this air: it cannot leave as drops at ${toCelsius(temperatureK).toFixed(0)} °C.`,
  });

/**
 * The facts of a release that decide how it mixes with air. The vapour pressure is a straight line in 1/T between the boiling point
 * and 0.85 of it, or the coldest that is known; the heat of vaporisation follows the heat capacities from the boiling point
 * (Kirchhoff). Vapour no warmer than the air makes no drops as it mixes: it only gets warmer and thinner. Refused, by name, where droplets are released and a fact about the liquid is missing, or without a gas heat capacity.
 */
export const cloudFacts = ({ substance, temperatureK, liquidFraction }: Released, airK: number, pressurePa: number): CloudFacts => {
  const gasHeatCapacity = findGasHeat(substance, 0.5 * (temperatureK + airK));
  const condenses = liquidFraction > 0 || (temperatureK > airK && knowsLiquid(substance));
  const droplets = condenses ? toDroplets(substance, gasHeatCapacity, pressurePa) : null;
  if (liquidFraction > 0 && droplets !== null && temperatureK > droplets.boilingK + superheatK)
    throw dropsTooHot(substance, temperatureK, droplets.boilingK);
  return {
    molarMass: substance.molarMass,
    gasHeatCapacity,
    temperatureK,
    liquidFraction,
    droplets: droplets === null ? null : belowBoiling(droplets, temperatureK, liquidFraction),
  };
};
