import { expect, test } from 'vitest';
import { chlorine, methanol, propane } from '../testing/substances.ts';
import { Refusal } from '../types/refusal.ts';
import { idealGasDensity } from '../units/convert.ts';
import { cloudFacts } from './cloud-facts.ts';
import { mixingTable, moleFraction, shareHolding, volumeAt } from './mixing-table.ts';
import { emptyMixture, settle, specificHumidity } from './mixture.ts';
import { waterSaturation } from './water.ts';

const damp = { temperatureK: 293.15, pressurePa: 101_325, relativeHumidity: 0.7 };
const dry = { ...damp, relativeHumidity: 0 };
const cold = { substance: propane, temperatureK: 231.1, liquidFraction: 0.6 };
const computeFacts = (released: typeof cold) => cloudFacts(released, damp.temperatureK, damp.pressurePa);

test('water saturates as in steam tables: 2339 Pa at 20 °C, 611.7 Pa at 0.01 °C, 260 Pa over ice at -10 °C', () => {
  expect(waterSaturation(293.15) / 2339).toBeCloseTo(1, 2);
  expect(waterSaturation(273.16) / 611.66).toBeCloseTo(1, 2);
  expect(waterSaturation(263.15) / 259.9).toBeCloseTo(1, 2);
  expect(waterSaturation(60)).toBeLessThan(1e-9);
});

test('pure release and pure air are what they were', () => {
  const table = mixingTable(computeFacts(cold), damp);
  expect(table.temperature[0]).toBe(293.15);
  expect(table.temperature[table.rows]).toBe(231.1);
  expect(moleFraction(table, 1)).toBe(1);
  expect(moleFraction(table, 0)).toBe(0);
  const humid = specificHumidity(damp);
  expect(humid).toBeCloseTo(0.0102, 3);
  expect(table.airDensity).toBeLessThan(idealGasDensity(101_325, 0.0289644, 293.15));
});

test('mixing gas of the air’s own temperature changes no temperature, and its density is the mole mean', () => {
  const table = mixingTable(computeFacts({ substance: chlorine, temperatureK: 293.15, liquidFraction: 0 }), dry);
  for (const i of [10, 40, 70]) {
    const y = (i / table.rows) ** 2;
    expect(table.temperature[i]).toBeCloseTo(293.15, 4);
    const molar = 1 / (y / chlorine.molarMass + (1 - y) / table.airMolarMass);
    expect((table.volume[i] ?? 0) * idealGasDensity(101_325, molar, 293.15)).toBeCloseTo(1, 6);
  }
});

test('spray keeps a cloud colder than its boiling point until it is gone, and no vapour exceeds its saturation', () => {
  const facts = computeFacts(cold);
  const table = mixingTable(facts, dry);
  const mixture = emptyMixture();
  const half = Math.round(Math.sqrt(0.7) * table.rows);
  const y = (half / table.rows) ** 2;
  settle(facts, dry, 0, y, table.temperature[half] ?? 0, mixture);
  expect(table.temperature[half]).toBeLessThan(231);
  expect(mixture.liquid).toBeGreaterThan(0);
  const vapour = (y - mixture.liquid) / propane.molarMass / mixture.gasMol;
  const droplets = facts.droplets ?? { slopeK: 0, boilingK: 1 };
  expect(vapour / Math.exp(droplets.slopeK * (1 / droplets.boilingK - 1 / (table.temperature[half] ?? 0)))).toBeCloseTo(1, 6);
});

test('damp air warms a cold cloud by its fog', () => {
  const facts = computeFacts(cold);
  const at = (air: typeof damp): number => mixingTable(facts, air).temperature[30] ?? 0;
  expect(at(damp)).toBeGreaterThan(at(dry) + 2);
});

test('heat is kept: the cloud holds what the release brought', () => {
  const facts = computeFacts(cold);
  const table = mixingTable(facts, damp);
  const mixture = emptyMixture();
  settle(facts, damp, specificHumidity(damp), 1, 231.1, mixture);
  for (const i of [5, 20, 50, 80]) {
    const y = (i / table.rows) ** 2;
    settle(facts, damp, specificHumidity(damp), y, table.temperature[i] ?? 0, mixture);
    const latent = facts.droplets === null ? 0 : facts.droplets.latentHeat + facts.droplets.latentSlope * (231.1 - facts.droplets.boilingK);
    const brought = y * (facts.gasHeatCapacity * (231.1 - 293.15) - 0.6 * latent);
    expect(mixture.enthalpy / brought).toBeCloseTo(1, 5);
  }
});

test('a substance without a gas heat capacity is refused by that name', () => {
  const { gasHeatCapacity: _cp, gamma: _gamma, ...bare } = propane;
  expect(() => computeFacts({ ...cold, substance: bare })).toThrow(Refusal);
  expect(() => computeFacts({ ...cold, substance: bare })).toThrow('gas heat capacity');
});

test('vapour of a pool below its boiling point only warms and thins as it mixes with warmer air', () => {
  const facts = computeFacts({ substance: chlorine, temperatureK: 225, liquidFraction: 0 });
  const table = mixingTable(facts, dry);
  for (const i of [30, 60, 80, 90, 94]) {
    const y = (i / table.rows) ** 2;
    // Heat capacities times temperatures, by hand.
    const [gas, air] = [y * facts.gasHeatCapacity, (1 - y) * 1005];
    expect(table.temperature[i]).toBeCloseTo((gas * 225 + air * 293.15) / (gas + air), 3);
  }
});
test('vapour below its boiling point mixes alike a tenth of a degree colder and warmer than the air, and with a trace of drops', () => {
  const computeDensity = (temperatureK: number, liquidFraction: number): readonly number[] => {
    const table = mixingTable(computeFacts({ substance: methanol, temperatureK, liquidFraction }), dry);
    return [0.02, 0.06, 0.2, 0.6].map((y) => 1 / volumeAt(table, y));
  };
  for (const [one, other] of [
    [computeDensity(293.05, 0), computeDensity(293.25, 0)],
    [computeDensity(293.25, 0), computeDensity(293.25, 1e-9)],
    [computeDensity(283.15, 0), computeDensity(283.15, 1e-9)],
  ] as const)
    one.forEach((density, i) => {
      expect(Math.abs(density / (other[i] ?? Number.NaN) - 1)).toBeLessThan(0.003);
    });
});

test('steam above its boiling point makes drops in cold air, and vapour just below it as many', () => {
  const warmest = (temperatureK: number): number => {
    const table = mixingTable(computeFacts({ substance: methanol, temperatureK, liquidFraction: 0 }), dry);
    return table.temperature[Math.round(table.rows * Math.sqrt(0.3))] ?? 0;
  };
  const boilsK = 337.8;
  // Drops give their heat back: warmer than gas alone, which would be (y cs T + (1 - y) ca Ta)/(y cs + (1 - y) ca).
  expect(warmest(boilsK + 1)).toBeGreaterThan(308);
  expect(Math.abs(warmest(boilsK + 1) - warmest(boilsK - 1))).toBeLessThan(2.5);
});

test('the share of a cloud that holds a concentration is the inverse of its density', () => {
  const table = mixingTable(computeFacts(cold), damp);
  for (const f of [0, 0.4, 1])
    for (const y of [1e-6, 0.001, 0.05, 0.3, 0.77, 1]) expect(shareHolding(table, y / volumeAt(table, y, f), f)).toBeCloseTo(y, 12);
});
