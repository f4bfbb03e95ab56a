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
import { standingPool } from './pools.ts';
import { areaM2, diameterM, needed, reader, temperatureK, unitsOf } from './read.ts';
import { substanceIn } from './release.ts';
import { perRow } from './rows.ts';
import { tank, tankGeometry } from './tanks.ts';

const { lengths, pressures, temperatures } = unitsOf;

const insidePa = reader(['pressure_abs', 'pressure', 'vessel', 'p', 'P'], pressures, 'Pa');
const outsidePa = reader(['ambient', 'p_ambient', 'ambient_pressure'], pressures, 'Pa');
const dischargeOf = reader(['cd', 'Cd', 'discharge_coefficient'], {}, '');
const density = reader(['density', 'rho', 'liquid_density'], { kg_m3: 1 }, 'kg_m3');
const headM = reader(['liquid_head', 'h_liquid', 'head', 'liquid_height'], lengths, 'm');

const openingM2 = (inputs: Inputs): number => areaM2(inputs) ?? (Math.PI * needed(diameterM(inputs), 'opening') ** 2) / 4;

const liquidHole = (inputs: Inputs): Inputs => {
  const area = openingM2(inputs);
  const rho = needed(density(inputs), 'density');
  const head = headM(inputs);
  const open = head === undefined ? undefined : (outsidePa(inputs) ?? 101_325);
  const inside = needed(insidePa(inputs) ?? open, 'pressure') + 9.80665 * rho * (head ?? 0);
  const rate = liquidRate(dischargeOf(inputs) ?? 0.61, area, rho, inside, outsidePa(inputs) ?? 101_325);
  return { rate_kg_s: rate, velocity_m_s: rate / (area * rho) };
};

const gasHole = (inputs: Inputs): Inputs => {
  const gamma = needed(reader(['gamma', 'k'], {}, '')(inputs), 'gamma');
  if (insidePa(inputs) === undefined) return { ratio: criticalRatio(gamma), critical_ratio: criticalRatio(gamma) };
  const inside = needed(insidePa(inputs), 'pressure');
  const kelvin = needed(temperatureK(inputs), 'temperature');
  const molar = reader(['M', 'molar_mass'], {}, '')(inputs);
  const rho = density(inputs) ?? (inside * needed(molar, 'molar mass')) / 1000 / (gasConstant * kelvin);
  const cd = dischargeOf(inputs) ?? 0.61;
  const throat = computeThroat(cd, gamma, (rho * gasConstant * kelvin) / inside, inside, kelvin);
  return {
    rate_kg_s: gasRate(cd, openingM2(inputs), gamma, rho, inside, outsidePa(inputs) ?? 101_325),
    throat_pressure_Pa: throat.pressurePa,
    throat_T_K: throat.temperatureK,
    throat_velocity_m_s: throat.velocityMs,
    ratio: criticalRatio(gamma),
  };
};

/** A flashing jet through a hole: its rate, what flashes, how it breaks up and what stays in the air, by the drag law its example prints. */
const flashing = ({ inputs, title }: PublishedCase): Inputs => {
  const substance = substanceIn(inputs, title);
  const kelvin = needed(temperatureK(inputs), 'temperature');
  const ambient = outsidePa(inputs) ?? 101_325;
  const boilingK =
    reader(['boiling', 'T_boil', 'Tb', 'boiling_point'], temperatures, 'K')(inputs) ?? boilingTemperatureAt(substance, ambient);
  const discharge = dischargeOf(inputs) ?? 0.61;
  const rho = propertyAt(substance, 'liquidDensity', kelvin);
  const inside = needed(insidePa(inputs), 'pressure') + 9.80665 * rho * (headM(inputs) ?? 0);
  const area = openingM2(inputs);
  const rate = liquidRate(discharge, area, rho, inside, ambient);
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', kelvin);
  const flash = flashFraction(heatCapacity, kelvin, boilingK, propertyAt(substance, 'heatOfVaporisation', kelvin), 'linear');
  const spray = {
    velocityMs: rate / (discharge * area * rho),
    storageK: kelvin,
    boilingK,
    surfaceTension: needed(surfaceTensionAt(substance, boilingK) ?? undefined, 'surface tension').value,
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

/** What flows out and what becomes airborne. */
export const source: Interpreter = (one, byId) => {
  const { module, inputs, title } = one;
  if (!/^source/iu.test(module)) return null;
  if (/geometry/iu.test(module)) return { got: tankGeometry(one) };
  if (/pipe/iu.test(module)) return { got: brokenPipe(one) };
  if (/tank|vessel/iu.test(module)) return { got: tank(one, byId) };
  if (/puddle|pool/iu.test(module)) return { got: perRow(inputs, (row) => standingPool(row, title)) };
  if (/flash|two-phase|aerosol|rain/iu.test(module)) return { got: flashing(one) };
  if (/gas/iu.test(module)) return { got: perRow(inputs, gasHole) };
  if (/liquid/iu.test(module)) return { got: perRow(inputs, liquidHole) };
  return null;
};
