import { expect, test } from 'vitest';
import { findThresholds } from './facts.ts';
import { findProductKg, findSoluteKg, readStockForm } from './stock.ts';

/**
 * A second program for 30 rows: its own densities (reagent tables, Perry's), its own arithmetic and its own list of 40 CFR 68.130. It shares no
 * code and no table with the reader. [name, CAS, concentration, litres, % by mass, kg/L, RMP: solution from %, lb]
 */
const rows = [
  ['Hydrochloric acid', '7647-01-0', '10 %', 1000, 10, 1.047, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '20 % w/w', 1000, 20, 1.098, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '30 %', 200_000, 30, 1.149, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '28-32 %', 5000, 32, 1.16, 37, 15000],
  ['Muriatic acid', '7647-01-0', '36%', 20_000, 36, 1.18, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '38 %', 20_000, 38, 1.189, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '11.65 M', 1000, 36, 1.18, 37, 15000],
  ['Hydrochloric acid', '7647-01-0', '10.2 N', 1000, 32, 1.16, 37, 15000],
  ['Ammonia solution', '7664-41-7', '10 %', 1000, 10, 0.958, 20, 20000],
  ['Ammonia solution', '7664-41-7', '19 %', 40_000, 19, 0.926, 20, 20000],
  ['Ammonia water', '7664-41-7', '25 %', 50_000, 25, 0.907, 20, 20000],
  ['Liquor ammonia', '7664-41-7', '28 %', 1000, 28, 0.898, 20, 20000],
  ['Ammonia solution', '7664-41-7', '14.8 M', 1000, 28, 0.9, 20, 20000],
  ['Ammonium hydroxide', '1336-21-6', '25 %', 1000, 25, 0.907, 20, 20000],
  ['Nitric acid', '7697-37-2', '30 %', 1000, 30, 1.18, 80, 15000],
  ['Nitric acid', '7697-37-2', '40 %', 1000, 40, 1.247, 80, 15000],
  ['Nitric acid', '7697-37-2', '70 %', 30_000, 70, 1.413, 80, 15000],
  ['Nitric acid', '7697-37-2', '15.8 M', 1000, 70, 1.42, 80, 15000],
  ['Hydrofluoric acid', '7664-39-3', '40 %', 1000, 40, 1.13, 50, 1000],
  ['Hydrofluoric acid', '7664-39-3', '55 %', 1000, 55, 1.19, 50, 1000],
  ['Hydrofluoric acid', '7664-39-3', '22.6 M', 1000, 40, 1.13, 50, 1000],
  ['Formaldehyde solution', '50-00-0', '37 %', 10_000, 37, 1.09, 1, 15000],
  ['Formalin', '50-00-0', '37 % w/w', 25_000, 37, 1.09, 1, 15000],
  ['Sulfuric acid', '7664-93-9', '50 %', 1000, 50, 1.395, null, null],
  ['Sulfuric acid', '7664-93-9', '78 %', 1000, 78, 1.707, null, null],
  ['Sulfuric acid', '7664-93-9', '18 M', 1000, 96, 1.836, null, null],
  ['Hydrogen peroxide', '7722-84-1', '35 %', 1000, 35, 1.132, null, null],
  ['Hydrogen peroxide', '7722-84-1', '50 %', 1000, 50, 1.196, null, null],
  ['Sodium hydroxide', '1310-73-2', '47 %', 1000, 47, 1.5, null, null],
  ['Sodium hypochlorite', '7681-52-9', '12.5 %', 1000, 12.5, 1.21, null, null],
] as const;

const kgPerLb = 0.45359237;

test.each(rows)('%s (%s) of %s', (substanceName, casNo, concentration, litres, percent, density, from, pounds) => {
  const form = readStockForm({ substanceName, productName: substanceName, casNo, concentration });
  const product = findProductKg(litres, 'L', form) ?? 0;
  const solute = findSoluteKg(product, form) ?? 0;
  expect(form.kind).toBe('solution');
  expect(Math.abs(product / (litres * density) - 1)).toBeLessThan(0.015);
  expect(Math.abs(solute / ((litres * density * percent) / 100) - 1)).toBeLessThan(0.025);
  const { epaRmp, solution } = findThresholds(form.chemical?.id ?? '');
  if (from === null) expect([epaRmp, solution?.epaRmp]).toEqual([undefined, undefined]);
  else {
    expect(solution?.epaRmp?.fromPercent ?? 1).toBe(from);
    expect(Math.abs((solution?.epaRmp?.kg ?? epaRmp?.kg ?? 0) / ((pounds ?? 0) * kgPerLb) - 1)).toBeLessThan(0.001);
  }
});
