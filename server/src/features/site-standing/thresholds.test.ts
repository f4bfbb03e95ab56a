import type { StockOfChemical } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { knownStock, stocksOf } from './stock.ts';
import { msihcStanding, rmpStanding, sevesoStanding } from './thresholds.ts';

const casOf = {
  chlorine: '7782-50-5',
  propane: '74-98-6',
  'n-butane': '106-97-8',
  'hydrogen-fluoride': '7664-39-3',
  methanol: '67-56-1',
  gasoline: '86290-81-5',
} as const;

/** Stock in tonnes, as the register would hold it. */
const stock = (tonnes: Partial<Record<keyof typeof casOf, number>>): StockOfChemical[] =>
  stocksOf(
    Object.entries(tonnes).map(([id, quantity]) =>
      knownStock({
        industry_id: 1,
        cas_no: casOf[id as keyof typeof casOf],
        unit: 't',
        location: 'Yard',
        quantity,
        items: 1,
        largest: quantity,
        largest_id: 1,
      }),
    ),
  );

describe('MSIHC, Schedule 2', () => {
  test('hydrogen fluoride: 5 t asks for notification, 50 t for a safety report', () => {
    expect(msihcStanding(stock({ 'hydrogen-fluoride': 4.999 })).tier).toBe('below');
    expect(msihcStanding(stock({ 'hydrogen-fluoride': 5 }))).toMatchObject({ tier: 'lower', unverified: false });
    expect(msihcStanding(stock({ 'hydrogen-fluoride': 50 })).tier).toBe('upper');
  });

  test('flammable gases are one entry: 30 t of propane and 25 t of butane reach its 50 t together', () => {
    const { tier, unverified, entries } = msihcStanding(stock({ propane: 30, 'n-butane': 25 }));
    expect({ tier, unverified }).toEqual({ tier: 'lower', unverified: true });
    expect(entries).toMatchObject([
      { kg: 55_000, lowerKg: 50_000, chemicals: ['Propane (LPG component)', 'n-Butane (LPG component)'], sources: ['memory'] },
    ]);
  });

  test('two substances with entries of their own are never added', () => {
    expect(msihcStanding(stock({ 'hydrogen-fluoride': 4, chlorine: 9 })).tier).toBe('below');
  });

  test('a tier that only unverified figures reach says so', () => {
    expect(msihcStanding(stock({ chlorine: 12 }))).toMatchObject({ tier: 'lower', unverified: true });
    expect(msihcStanding(stock({ chlorine: 12, 'hydrogen-fluoride': 6 }))).toMatchObject({ tier: 'lower', unverified: false });
  });
});

describe('Seveso III', () => {
  test('chlorine is a named entry at 10 and 25 t', () => {
    expect(sevesoStanding(stock({ chlorine: 10 })).entries[0]).toMatchObject({
      entry: 'Chlorine',
      tier: 'lower',
      lowerKg: 10_000,
      upperKg: 25_000,
    });
    expect(sevesoStanding(stock({ chlorine: 25 })).tier).toBe('upper');
  });

  test('the additive rule: 6 t of chlorine (6/10) and 2.5 t of hydrogen fluoride (2.5/5) reach the lower tier together', () => {
    const { tier, entries, sums } = sevesoStanding(stock({ chlorine: 6, 'hydrogen-fluoride': 2.5 }));
    expect(entries.every((entry) => entry.tier === 'below')).toBe(true);
    expect(sums.find(({ group }) => group === 'health')).toMatchObject({ tier: 'lower', lower: expect.closeTo(1.1, 12) });
    expect(tier).toBe('lower');
  });

  test('liquefied flammable gases are one named entry', () => {
    const { entries } = sevesoStanding(stock({ propane: 30, 'n-butane': 25 }));
    expect(entries).toMatchObject([{ kg: 55_000, tier: 'lower', chemicals: ['Propane (LPG component)', 'n-Butane (LPG component)'] }]);
  });

  test('a named substance whose categories are not known is said to be in no sum', () => {
    expect(sevesoStanding(stock({ gasoline: 3_000, chlorine: 1 }))).toMatchObject({
      tier: 'lower',
      notSummed: ['Gasoline / motor spirit'],
    });
  });

  test('doubling every quantity doubles every sum', () => {
    const once = sevesoStanding(stock({ chlorine: 3, methanol: 40, propane: 7 })).sums;
    const twice = sevesoStanding(stock({ chlorine: 6, methanol: 80, propane: 14 })).sums;
    expect(twice.map(({ lower }) => lower)).toEqual(once.map(({ lower }) => expect.closeTo(2 * lower, 12)));
  });
});

test('EPA RMP: chlorine at 2,500 lb, no sums', () => {
  expect(rmpStanding(stock({ chlorine: 1.133 })).tier).toBe('below');
  expect(rmpStanding(stock({ chlorine: 1.134 }))).toMatchObject({ tier: 'lower', unverified: true, sums: [] });
});

test('a site without stock stands below every threshold, and that is sure', () => {
  for (const standing of [msihcStanding, sevesoStanding, rmpStanding]) {
    expect(standing([])).toMatchObject({ tier: 'below', unverified: false, entries: [], sums: [] });
  }
});
