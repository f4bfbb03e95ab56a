import {
  aerosolFraction,
  computeThroat,
  criticalRatio,
  flashFraction,
  gasConstant,
  gasRate,
  gravity,
  liquidRate,
  propertyAt,
  surfaceTensionAt,
} from '@hazardguard/engine/models';
import type { Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';
import { UnreadableCase } from './members.ts';

const atmosphere = 101_325;

const readOpeningM2 = (inputs: Inputs): number => inputs.number('area', 'area') ?? (Math.PI * inputs.needed('length', 'diameter') ** 2) / 4;

/** What drives a liquid out: the pressure inside with that of the liquid above the opening, and the air's. */
const readPressures = (inputs: Inputs, density: number) => ({
  inside: inputs.numberOr('pressure', 'pressure', atmosphere) + gravity * density * inputs.numberOr('length', 'head', 0),
  outside: inputs.numberOr('pressure', 'air_pressure', atmosphere),
});

/** Liquid through a hole. */
export const liquidHole: Calculation = (inputs) => {
  const [area, density] = [readOpeningM2(inputs), inputs.needed('density', 'density')];
  const { inside, outside } = readPressures(inputs, density);
  const rate = liquidRate(inputs.needed('plain', 'discharge_coefficient'), area, density, inside, outside);
  return { rate_kg_s: () => rate, velocity_m_s: () => rate / (area * density) };
};

/** Choked gas through a hole. */
export const gasHole: Calculation = (inputs) => {
  const gamma = inputs.needed('plain', 'gamma');
  const [inside, kelvin, density] = [
    inputs.needed('pressure', 'pressure'),
    inputs.needed('temperature', 'storage'),
    inputs.needed('density', 'density'),
  ];
  const cd = inputs.needed('plain', 'discharge_coefficient');
  const throat = computeThroat(cd, gamma, (density * gasConstant * kelvin) / inside, inside, kelvin);
  return {
    rate_kg_s: () => gasRate(cd, readOpeningM2(inputs), gamma, density, inside, inputs.numberOr('pressure', 'air_pressure', atmosphere)),
    throat_pressure_Pa: () => throat.pressurePa,
    throat_temperature_K: () => throat.temperatureK,
    throat_velocity_m_s: () => throat.velocityMs,
  };
};

/** The ratio of pressures below which the flow of a gas is choked. */
export const chokedRatio: Calculation = (inputs) => ({ pressure_ratio: () => criticalRatio(inputs.needed('plain', 'gamma')) });

/** A flashing jet through a hole: rate, flash fraction, break-up and airborne rate, by the drag law of the example. */
export const flashingHole: Calculation = (inputs) => {
  const substance = inputs.substance();
  const [kelvin, boilingK] = [inputs.needed('temperature', 'storage'), inputs.needed('temperature', 'boiling')];
  const density = propertyAt(substance, 'liquidDensity', kelvin);
  const { inside, outside } = readPressures(inputs, density);
  const [discharge, area] = [inputs.needed('plain', 'discharge_coefficient'), readOpeningM2(inputs)];
  const rate = liquidRate(discharge, area, density, inside, outside);
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', kelvin);
  const flash = flashFraction(heatCapacity, kelvin, boilingK, propertyAt(substance, 'heatOfVaporisation', kelvin), 'linear');
  const tension = surfaceTensionAt(substance, boilingK);
  if (tension === null) throw new UnreadableCase(`${substance.name} has no surface tension`);
  const spray = {
    velocityMs: rate / (discharge * area * density),
    storageK: kelvin,
    boilingK,
    surfaceTension: tension.value,
    liquidDensity: propertyAt(substance, 'liquidDensity', boilingK),
    molarMass: substance.molarMass,
    outsidePa: outside,
  };
  const aerosol = aerosolFraction(spray, 'printed');
  return {
    rate_kg_s: () => rate,
    flash_fraction: () => flash,
    aerosol_fraction: () => aerosol,
    airborne_kg_s: () => rate * (flash + (1 - flash) * aerosol),
  };
};
