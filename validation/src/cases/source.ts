import {
  aerosolFraction,
  boilingTemperatureAt,
  computeThroat,
  criticalDiameter,
  criticalRatio,
  dropDiameter,
  flashFraction,
  gasConstant,
  gasRate,
  liquidRate,
  propertyAt,
  surfaceTensionAt,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter, PublishedCase } from './case.ts';
import { brokenPipe } from './pipes.ts';
import { evaporatingPool } from './pools.ts';
import { areaM2, caseUnits, createReader, diameterM, required, temperatureK } from './read.ts';
import { substanceIn } from './release.ts';
import { answerPerRow } from './rows.ts';
import { tank, tankGeometry } from './tanks.ts';

const { lengths, pressures, temperatures } = caseUnits;

const insidePa = createReader(['pressure_abs', 'pressure', 'vessel', 'p', 'P'], pressures, 'Pa');
const outsidePa = createReader(['ambient', 'p_ambient', 'ambient_pressure'], pressures, 'Pa');
const readDischargeCoefficient = createReader(['cd', 'Cd', 'discharge_coefficient'], {}, '');
const density = createReader(['density', 'rho', 'liquid_density'], { kg_m3: 1 }, 'kg_m3');
const headM = createReader(['liquid_head', 'h_liquid', 'head', 'liquid_height'], lengths, 'm');

const openingM2 = (inputs: Inputs): number => areaM2(inputs) ?? (Math.PI * required(diameterM(inputs), 'opening') ** 2) / 4;

const liquidHole = (inputs: Inputs): Inputs => {
  const area = openingM2(inputs);
  const rho = required(density(inputs), 'density');
  const head = headM(inputs);
  const open = head === undefined ? undefined : (outsidePa(inputs) ?? 101_325);
  const inside = required(insidePa(inputs) ?? open, 'pressure') + 9.80665 * rho * (head ?? 0);
  const rate = liquidRate(readDischargeCoefficient(inputs) ?? 0.61, area, rho, inside, outsidePa(inputs) ?? 101_325);
  return { rate_kg_s: rate, velocity_m_s: rate / (area * rho) };
};

const gasHole = (inputs: Inputs): Inputs => {
  const gamma = required(createReader(['gamma', 'k'], {}, '')(inputs), 'gamma');
  if (insidePa(inputs) === undefined) return { ratio: criticalRatio(gamma), critical_ratio: criticalRatio(gamma) };
  const inside = required(insidePa(inputs), 'pressure');
  const kelvin = required(temperatureK(inputs), 'temperature');
  const molar = createReader(['M', 'molar_mass'], {}, '')(inputs);
  const rho = density(inputs) ?? (inside * required(molar, 'molar mass')) / 1000 / (gasConstant * kelvin);
  const cd = readDischargeCoefficient(inputs) ?? 0.61;
  const throat = computeThroat(cd, gamma, (rho * gasConstant * kelvin) / inside, inside, kelvin);
  return {
    rate_kg_s: gasRate(cd, openingM2(inputs), gamma, rho, inside, outsidePa(inputs) ?? 101_325),
    throat_pressure_Pa: throat.pressurePa,
    throat_T_K: throat.temperatureK,
    throat_velocity_m_s: throat.velocityMs,
    ratio: criticalRatio(gamma),
  };
};

/** A flashing jet through a hole: rate, flash fraction, break-up and airborne fraction, by the drag law of the example. */
const flashing = ({ inputs, title }: PublishedCase): Inputs => {
  const substance = substanceIn(inputs, title);
  const kelvin = required(temperatureK(inputs), 'temperature');
  const ambient = outsidePa(inputs) ?? 101_325;
  const boilingK =
    createReader(['boiling', 'T_boil', 'Tb', 'boiling_point'], temperatures, 'K')(inputs) ?? boilingTemperatureAt(substance, ambient);
  const discharge = readDischargeCoefficient(inputs) ?? 0.61;
  const rho = propertyAt(substance, 'liquidDensity', kelvin);
  const inside = required(insidePa(inputs), 'pressure') + 9.80665 * rho * (headM(inputs) ?? 0);
  const area = openingM2(inputs);
  const rate = liquidRate(discharge, area, rho, inside, ambient);
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', kelvin);
  const flash = flashFraction(heatCapacity, kelvin, boilingK, propertyAt(substance, 'heatOfVaporisation', kelvin), 'linear');
  const spray = {
    velocityMs: rate / (discharge * area * rho),
    storageK: kelvin,
    boilingK,
    surfaceTension: required(surfaceTensionAt(substance, boilingK) ?? undefined, 'surface tension').value,
    liquidDensity: propertyAt(substance, 'liquidDensity', boilingK),
    molarMass: substance.molarMass,
    outsidePa: ambient,
  };
  const aerosol = aerosolFraction(spray, 'printed');
  const airborne = rate * (flash + (1 - flash) * aerosol);
  return {
    rate_kg_s: rate,
    velocity_m_s: spray.velocityMs,
    flash_fraction: flash,
    drop_diameter_m: dropDiameter(spray),
    critical_diameter_m: criticalDiameter(spray, 'printed'),
    aerosol_fraction_RELEASE: aerosol,
    aerosol_fraction: aerosol,
    airborne_kg_s: airborne,
    rain_out_kg_s: rate - airborne,
  };
};

/** Outflow and airborne mass. */
export const source: Interpreter = (one, byId) => {
  const { module, inputs, title, expected } = one;
  if (!/^source/iu.test(module)) return null;
  if (/geometry/iu.test(module)) return { got: tankGeometry(one) };
  if (/pipe/iu.test(module)) return { got: brokenPipe(one) };
  if (/tank|vessel/iu.test(module)) return { got: tank(one, byId) };
  if (/puddle|pool/iu.test(module)) return { got: answerPerRow(inputs, expected, (row) => evaporatingPool(row, title)) };
  if (/flash|two-phase|aerosol|rain/iu.test(module)) return { got: flashing(one) };
  if (/gas/iu.test(module)) return { got: answerPerRow(inputs, expected, gasHole) };
  if (/liquid/iu.test(module)) return { got: answerPerRow(inputs, expected, liquidHole) };
  return null;
};
