import { expect, it } from 'vitest';
import { findChemical, massKg } from './index.ts';

it.each([
  [1, 't', 1000],
  [1, 'lb', 0.45359237],
  [1, 'short ton', 907.18474],
  [250, 'g', 0.25],
  [0, 'kg', 0],
])('%d %s is %d kg of anything', (quantity, unit, expected) => {
  expect(massKg(quantity, unit, undefined)).toBe(expected);
});

it('turns litres into kilograms by the liquid’s density at 25 °C', () => {
  // Benzene at 25 °C: 873.6 kg/m³ (CRC Handbook).
  expect(Math.abs((massKg(1000, 'L', findChemical('benzene')) ?? 0) / 873.6 - 1)).toBeLessThan(0.01);
  expect(massKg(1, 'm3', findChemical('benzene'))).toBe(massKg(1000, 'L', findChemical('benzene')));
});

// NIST SP 811, appendix B.8, to seven digits; the imperial gallon is 4.546 09 L.
it.each([
  ['US gal', 3.785412],
  ['imp gal', 4.54609],
  ['bbl', 158.9873],
] as const)('a %s is %d L', (unit, litres) => {
  const benzene = findChemical('benzene');
  expect((massKg(1, unit, benzene) ?? 0) / (massKg(litres, 'L', benzene) ?? 1)).toBeCloseTo(1, 6);
});

it('takes the saturated liquid for a liquefied gas', () => {
  // Saturated liquid chlorine at 25 °C: 1398 kg/m³ (NIST).
  expect(Math.abs((massKg(1, 'm3', findChemical('chlorine')) ?? 0) / 1398 - 1)).toBeLessThan(0.01);
});

it('answers null rather than guess', () => {
  expect(massKg(1, 'L', undefined)).toBeNull();
  expect(massKg(1, 'm3', findChemical('hydrogen'))).toBeNull();
  expect(massKg(-1, 'kg', undefined)).toBeNull();
  expect(massKg(Number.NaN, 'kg', undefined)).toBeNull();
  expect(massKg(1, 'barrel', findChemical('crude oil'))).toBeNull();
});
