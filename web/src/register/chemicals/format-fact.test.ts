import { expect, it } from 'vitest';
import { formatFact, formatFormula, formatTemperature } from './format-fact.ts';

it.each([
  [{ value: 239.11, unit: 'K' }, '-34.04 °C'],
  [{ value: 7_991_000, unit: 'Pa' }, '7.991 MPa'],
  [{ value: 780_000, unit: 'Pa' }, '780 kPa'],
  [{ value: 1_369_900, unit: 'J/kg' }, '1.37 MJ/kg'],
  [{ value: 4474.4, unit: 'J/(kg K)' }, '4.474 kJ/(kg·K)'],
  [{ value: 15, unit: 'vol%' }, '15 % vol'],
  [{ value: 1.304, unit: '' }, '1.304'],
])('%j reads %s', (fact, text) => {
  expect(formatFact(fact, 'en').replaceAll('\u00a0', ' ')).toBe(text);
});

it('names a temperature in Celsius', () => {
  expect(formatTemperature(298.15, 'en')).toBe('25\u00a0°C');
});

it('counts atoms below the line', () => {
  expect(['Cl2', 'C6H12O6', 'Ca(OH)2', '2H2O'].map(formatFormula)).toEqual(['Cl₂', 'C₆H₁₂O₆', 'Ca(OH)₂', '2H₂O']);
});
