import { expect, test } from 'vitest';
import { propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt, vapourPressureAt } from '../substance/vapour-pressure.ts';
import { chlorine, propane } from '../testing/substances.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant, standardAtmosphere } from '../units/constants.ts';
import { equilibriumExitVelocity, flashingJetVelocity, liquidExitVelocity } from './flash-expansion.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';

const stockAt = (substance: Substance, temperatureK: number): Stock => {
  const saturatedPa = vapourPressureAt(substance, temperatureK);
  const boilingK = boilingTemperatureAt(substance, standardAtmosphere);
  return { state: 'boiling-liquid', temperatureK, pressurePa: saturatedPa, saturatedPa, boilingK };
};

/**
 * A nozzle without friction, step by step down in temperature: (1 - x) cp dT = -L dx, u²/2 = -∫ v dP. The highest flux is the choke. A second
 * way to the same flow: the engine integrates nothing.
 */
const chokeOf = (substance: Substance, { temperatureK }: Stock) => {
  const steps = 20_000;
  const fall = (temperatureK - boilingTemperatureAt(substance, standardAtmosphere)) / steps;
  let share = 0;
  let energy = 0;
  let [lastPa, lastVolume] = [vapourPressureAt(substance, temperatureK), 1 / propertyAt(substance, 'liquidDensity', temperatureK)];
  let best = { flux: 0, velocity: 0, pressurePa: lastPa };
  for (let i = 1; i <= steps; i++) {
    const T = temperatureK - i * fall;
    const latent = propertyAt(substance, 'heatOfVaporisation', T);
    share += ((1 - share) * propertyAt(substance, 'liquidHeatCapacity', T) * fall) / latent;
    const pressurePa = vapourPressureAt(substance, T);
    const liquid = 1 / propertyAt(substance, 'liquidDensity', T);
    const volume = liquid + share * ((gasConstant * T) / (pressurePa * substance.molarMass) - liquid);
    energy += 0.5 * (volume + lastVolume) * (lastPa - pressurePa);
    const velocity = Math.sqrt(2 * energy);
    if (velocity / volume > best.flux) best = { flux: velocity / volume, velocity, pressurePa };
    [lastPa, lastVolume] = [pressurePa, volume];
  }
  return { ...best, fullMs: Math.sqrt(2 * energy) };
};

test.each([
  [chlorine, 298],
  [chlorine, 270],
  [propane, 293],
  [propane, 250],
])('$name at $1 K: a choked flow expands to the speed that a nozzle integrated step by step gives', (substance, temperatureK) => {
  const stock = stockAt(substance, temperatureK);
  const choke = chokeOf(substance, stock);
  const expected = choke.velocity + (choke.pressurePa - standardAtmosphere) / choke.flux;
  expect(equilibriumExitVelocity(substance, stock, standardAtmosphere, choke.flux) / expected).toBeCloseTo(1, 1);
  expect(expected).toBeLessThan(choke.fullMs);
});

test('slower than choked, a flow leaves at the outside pressure with the volume of what has flashed', () => {
  const stock = stockAt(chlorine, 298);
  const velocity = equilibriumExitVelocity(chlorine, stock, standardAtmosphere, 100);
  expect(velocity / equilibriumExitVelocity(chlorine, stock, standardAtmosphere, 50)).toBeCloseTo(2, 9);
});

test('the speed has no step where the exit just ceases to be choked, nor in the length of a nozzle', () => {
  const stock = stockAt(propane, 293);
  for (let flux = 20; flux < 1e5; flux *= 1.01) {
    const ratio =
      equilibriumExitVelocity(propane, stock, standardAtmosphere, 1.01 * flux) /
      equilibriumExitVelocity(propane, stock, standardAtmosphere, flux);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.015);
  }
  const exit = { overPressurePa: 7e5, outsidePa: standardAtmosphere, fluxKgM2S: 8000 };
  const sharp = flashingJetVelocity(propane, stock, { ...exit, nozzleM: 0 });
  expect(sharp).toBe(liquidExitVelocity(7e5, propertyAt(propane, 'liquidDensity', 293)));
  expect(flashingJetVelocity(propane, stock, { ...exit, nozzleM: 1e-6 }) / sharp).toBeCloseTo(1, 4);
  expect(flashingJetVelocity(propane, stock, { ...exit, nozzleM: 0.1 })).toBe(
    equilibriumExitVelocity(propane, stock, standardAtmosphere, 8000),
  );
});

test('saturated liquid in equilibrium flows as fast as its exit is choked', () => {
  const stock = stockAt(chlorine, 298);
  const density = propertyAt(chlorine, 'liquidDensity', 298);
  const flux = twoPhaseFlux({
    latentHeat: propertyAt(chlorine, 'heatOfVaporisation', 298),
    heatCapacity: propertyAt(chlorine, 'liquidHeatCapacity', 298),
    temperatureK: 298,
    vapourVolume: (gasConstant * 298) / (stock.saturatedPa * chlorine.molarMass),
    liquidVolume: 1 / density,
    overPressurePa: 1e12,
    dischargeCoefficient: 1,
    pipeLengthM: 0.1,
  });
  const expected = flux / density + (stock.saturatedPa - standardAtmosphere) / flux;
  expect(equilibriumExitVelocity(chlorine, stock, standardAtmosphere, flux) / expected).toBeCloseTo(1, 2);
});
