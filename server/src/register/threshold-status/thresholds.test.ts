import { type StockOfChemical, unknownVessels } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { sumStocks, toKnownStock } from './stock.ts';
import { findMsihcProcessStatus, findMsihcStatus, findRmpStatus, findSevesoStatus, listThresholdStatus } from './thresholds.ts';

const casNumbers = {
  chlorine: '7782-50-5',
  propane: '74-98-6',
  'n-butane': '106-97-8',
  'hydrogen-fluoride': '7664-39-3',
  methanol: '67-56-1',
  gasoline: '86290-81-5',
  benzene: '71-43-2',
  'carbon-monoxide': '630-08-0',
  'methyl-mercaptan': '74-93-1',
  'carbonyl-sulfide': '463-58-1',
  diborane: '19287-45-7',
  'sodium-cyanide': '143-33-9',
  'sodium-hydroxide': '1310-73-2',
  hydrogen: '1333-74-0',
  lpg: '68476-85-7',
  lng: '8006-14-2',
  'vinyl-chloride': '75-01-4',
  'ethylene-dibromide': '106-93-4',
  'dimethyl-sulfate': '77-78-1',
  'phosphorus-trichloride': '7719-12-2',
} as const;

/** Stock in tonnes, as the register would hold it. */
const stock = (tonnes: Partial<Record<keyof typeof casNumbers, number>>): StockOfChemical[] =>
  sumStocks(
    Object.entries(tonnes).map(([id, quantity]) =>
      toKnownStock({
        industry_id: 1,
        cas_no: casNumbers[id as keyof typeof casNumbers],
        substance_name: '',
        product_name: '',
        concentration: '',
        unit: 't',
        location: 'Yard',
        quantity,
        items: 1,
        largest: quantity,
        largest_id: 1,
        largest_quantity: quantity,
        vessels: unknownVessels,
        elevation_m: null,
        kinds: [null],
      }),
    ),
  );

describe('MSIHC, Schedule 2', () => {
  test('hydrogen fluoride: 5 t asks for notification, 50 t for a safety report', () => {
    expect(findMsihcStatus(stock({ 'hydrogen-fluoride': 4.999 })).tier).toBe('below');
    expect(findMsihcStatus(stock({ 'hydrogen-fluoride': 5 }))).toMatchObject({ tier: 'lower', unverified: false });
    expect(findMsihcStatus(stock({ 'hydrogen-fluoride': 50 })).tier).toBe('upper');
  });

  test('flammable gases are one entry: 30 t of propane and 25 t of butane reach its 50 t together', () => {
    const { tier, unverified, entries } = findMsihcStatus(stock({ propane: 30, 'n-butane': 25 }));
    expect({ tier, unverified }).toEqual({ tier: 'lower', unverified: true });
    expect(entries).toMatchObject([
      { kg: 55_000, lowerKg: 50_000, chemicals: ['Propane (LPG component)', 'n-Butane (LPG component)'], sources: ['memory'] },
    ]);
  });

  // Schedule 1, Part I (b): classes by flash point, boiling point and limits; Schedule 2, items 6, 7 and 28 to 30.
  test.each([
    ['gasoline', 7_000, 'Very highly flammable liquids'],
    ['benzene', 7_000, 'Very highly flammable liquids'],
    ['methanol', 7_000, 'Very highly flammable liquids'],
    ['carbon-monoxide', 50, 'Flammable gases'],
    ['methyl-mercaptan', 50, 'Flammable gases'],
    ['carbonyl-sulfide', 50, 'Flammable gases'],
    ['diborane', 50, 'Flammable gases'],
  ] as const)('%s reaches a tier at %d t as one of the %s', (id, tonnes, entry) => {
    expect(findMsihcStatus(stock({ [id]: tonnes * 0.999 })).tier).toBe('below');
    expect(findMsihcStatus(stock({ [id]: tonnes }))).toMatchObject({ unverified: true, notClassified: [], entries: [{ entry }] });
    expect(['lower', 'upper']).toContain(findMsihcStatus(stock({ [id]: tonnes })).tier);
  });

  test('50,000 t of petrol reaches the upper threshold, 60 t of carbon monoxide the lower', () => {
    expect(findMsihcStatus(stock({ gasoline: 50_000 })).tier).toBe('upper');
    expect(findMsihcStatus(stock({ 'carbon-monoxide': 60 })).tier).toBe('lower');
  });

  test('sodium cyanide is not classified, which is neither below nor reached', () => {
    expect(findMsihcStatus(stock({ 'sodium-cyanide': 500 }))).toMatchObject({
      tier: 'not-classified',
      entries: [],
      notClassified: ['Sodium cyanide'],
    });
    expect(findMsihcStatus(stock({ 'sodium-cyanide': 500, 'hydrogen-fluoride': 1 })).tier).toBe('not-classified');
    expect(findMsihcStatus(stock({ 'sodium-cyanide': 500, 'hydrogen-fluoride': 6 })).tier).toBe('lower');
  });

  test('what neither burns nor is acutely toxic has no entry, and that is decided', () => {
    expect(findMsihcStatus(stock({ 'sodium-hydroxide': 5_000 }))).toMatchObject({ tier: 'below', notClassified: [] });
  });

  test('two substances with entries of their own are never added', () => {
    expect(findMsihcStatus(stock({ 'hydrogen-fluoride': 4, chlorine: 9 })).tier).toBe('below');
  });

  test('a tier that only unverified figures reach says so', () => {
    expect(findMsihcStatus(stock({ chlorine: 12 }))).toMatchObject({ tier: 'lower', unverified: true });
    expect(findMsihcStatus(stock({ chlorine: 12, 'hydrogen-fluoride': 6 }))).toMatchObject({ tier: 'lower', unverified: false });
  });
});

describe('MSIHC, Schedule 3', () => {
  test('asks earlier where there is a process: hydrogen at 2 t, flammable gases at 15 t', () => {
    expect(findMsihcProcessStatus(stock({ hydrogen: 2 })).tier).toBe('lower');
    expect(findMsihcStatus(stock({ hydrogen: 2 })).tier).toBe('below');
    expect(findMsihcProcessStatus(stock({ propane: 10, 'carbon-monoxide': 5 }))).toMatchObject({ tier: 'lower', unverified: true });
  });
});

describe('Seveso III', () => {
  test('LPG, LNG and vinyl chloride are one entry, at 50 and 200 t together', () => {
    const { entries } = findSevesoStatus(stock({ lpg: 100, lng: 60, 'vinyl-chloride': 40 }));
    expect(entries).toMatchObject([{ kg: 200_000, tier: 'upper', lowerKg: 50_000, upperKg: 200_000 }]);
  });

  // Annex I Part 2, entry 33: 0.5 and 2 t.
  test('carcinogens are one entry: 1 t of ethylene dibromide and 1 t of dimethyl sulfate reach its 2 t', () => {
    const { tier, entries } = findSevesoStatus(stock({ 'ethylene-dibromide': 1, 'dimethyl-sulfate': 1 }));
    expect({ tier, count: entries.length }).toEqual({ tier: 'upper', count: 1 });
  });

  // CLP Annex VI: EUH014 and EUH029; category O3 from 50 t, O1 from 100 t.
  test('phosphorus trichloride is of O1 and O3 besides H2', () => {
    const { entries } = findSevesoStatus(stock({ 'phosphorus-trichloride': 50 }));
    expect(entries.map(({ entry }) => entry).toSorted()).toEqual(['H2', 'O1', 'O3']);
  });

  test('sodium cyanide is of H1, from 5 t', () => {
    expect(findSevesoStatus(stock({ 'sodium-cyanide': 5 })).tier).toBe('lower');
  });

  test('chlorine is a named entry at 10 and 25 t', () => {
    expect(findSevesoStatus(stock({ chlorine: 10 })).entries[0]).toMatchObject({
      entry: 'Chlorine',
      tier: 'lower',
      lowerKg: 10_000,
      upperKg: 25_000,
    });
    expect(findSevesoStatus(stock({ chlorine: 25 })).tier).toBe('upper');
  });

  test('the additive rule: 6 t of chlorine (6/10) and 2.5 t of hydrogen fluoride (2.5/5) reach the lower tier together', () => {
    const { tier, entries, sums } = findSevesoStatus(stock({ chlorine: 6, 'hydrogen-fluoride': 2.5 }));
    expect(entries.every((entry) => entry.tier === 'below')).toBe(true);
    expect(sums.find(({ group }) => group === 'health')).toMatchObject({ tier: 'lower', lower: expect.closeTo(1.1, 12) });
    expect(tier).toBe('lower');
  });

  test('liquefied flammable gases are one named entry', () => {
    const { entries } = findSevesoStatus(stock({ propane: 30, 'n-butane': 25 }));
    expect(entries).toMatchObject([{ kg: 55_000, tier: 'lower', chemicals: ['Propane (LPG component)', 'n-Butane (LPG component)'] }]);
  });

  test('a named substance whose categories are not known is said to be in no sum', () => {
    expect(findSevesoStatus(stock({ gasoline: 3_000, chlorine: 1 }))).toMatchObject({
      tier: 'lower',
      notSummed: ['Gasoline / motor spirit'],
    });
  });

  test('doubling every quantity doubles every sum', () => {
    const once = findSevesoStatus(stock({ chlorine: 3, methanol: 40, propane: 7 })).sums;
    const twice = findSevesoStatus(stock({ chlorine: 6, methanol: 80, propane: 14 })).sums;
    expect(twice.map(({ lower }) => lower)).toEqual(once.map(({ lower }) => expect.closeTo(2 * lower, 12)));
  });
});

test('EPA RMP: LPG at 10,000 lb, with its fuel exemption; petrol is not classified', () => {
  expect(findRmpStatus(stock({ lpg: 4.536 }))).toMatchObject({
    tier: 'lower',
    entries: [{ notes: [expect.stringMatching(/fuel.*exempt/u)] }],
  });
  expect(findRmpStatus(stock({ gasoline: 50_000 }))).toMatchObject({ tier: 'not-classified', notClassified: ['Gasoline / motor spirit'] });
});

test('an item that is not in the library leaves every law not classified', () => {
  expect(listThresholdStatus([], 1).map(({ tier }) => tier)).toEqual([
    'not-classified',
    'not-classified',
    'not-classified',
    'not-classified',
  ]);
});

test('EPA RMP: chlorine at 2,500 lb, no sums', () => {
  expect(findRmpStatus(stock({ chlorine: 1.133 })).tier).toBe('below');
  expect(findRmpStatus(stock({ chlorine: 1.134 }))).toMatchObject({ tier: 'lower', unverified: false, sums: [] });
  expect(findRmpStatus(stock({ 'hydrogen-fluoride': 0.454 }))).toMatchObject({ tier: 'lower', unverified: true });
});

test('a site without stock stands below every threshold, and that is sure', () => {
  for (const standing of [findMsihcStatus, findMsihcProcessStatus, findSevesoStatus, findRmpStatus]) {
    expect(standing([])).toMatchObject({ tier: 'below', unverified: false, entries: [], sums: [] });
  }
});

describe('solutions under the laws', () => {
  const solution = (name: string, casNo: string, concentration: string, tonnes: number) =>
    listThresholdStatus(
      sumStocks([
        toKnownStock({
          industry_id: 1,
          cas_no: casNo,
          substance_name: name,
          product_name: name,
          concentration,
          unit: 't',
          location: 'Yard',
          quantity: tonnes,
          items: 1,
          largest: tonnes,
          largest_id: 1,
          largest_quantity: tonnes,
          vessels: unknownVessels,
          elevation_m: null,
          kinds: [null],
        }),
      ]),
      0,
    );
  const of = (laws: ReturnType<typeof solution>, law: string) => laws.find((one) => one.law === law);

  test('hydrochloric acid counts under the RMP from 37 %, by the hydrogen chloride in it; the entries of the gas do not hold', () => {
    const weak = solution('Hydrochloric acid', '7647-01-0', '30 %', 1000);
    expect(of(weak, 'epa-rmp')).toMatchObject({ tier: 'below', entries: [], notClassified: [] });
    expect(of(weak, 'msihc')).toMatchObject({ tier: 'below', entries: [], notClassified: [] });
    expect(of(weak, 'seveso-3')).toMatchObject({ tier: 'below', entries: [], sums: [] });
    expect(of(solution('Hydrochloric acid', '7647-01-0', '37 %', 20), 'epa-rmp')?.entries).toMatchObject([
      { entry: 'Hydrogen chloride, anhydrous ≥ 37 %', kg: 7400, lowerKg: 6803.9, tier: 'lower' },
    ]);
    expect(of(solution('Hydrochloric acid', '7647-01-0', '37 %', 18), 'epa-rmp')?.tier).toBe('below');
    expect(of(solution('Hydrogen chloride', '7647-01-0', '99.8 %', 3), 'epa-rmp')?.tier).toBe('lower');
  });

  // The share of each entry, and a little less.
  test.each([
    ['Hydrochloric acid', '7647-01-0', 37],
    ['Hydrofluoric acid', '7664-39-3', 50],
    ['Nitric acid', '7697-37-2', 80],
    ['Ammonia solution', '7664-41-7', 20],
  ])('%s (%s) is listed by the RMP from %d %%', (name, casNo, percent) => {
    expect(of(solution(name, casNo, `${percent} %`, 1000), 'epa-rmp')?.tier).toBe('lower');
    expect(of(solution(name, casNo, `${percent - 0.5} %`, 1000), 'epa-rmp')?.tier).toBe('below');
    expect(of(solution(name, casNo, 'commercial', 1000), 'epa-rmp')?.tier).toMatch(/lower|not-classified/);
  });

  test('formaldehyde of 37 % is not the Seveso entry of 90 %, and is not said to be below it either', () => {
    const formalin = solution('Formaldehyde solution 37 %', '50-00-0', '37%', 10.9);
    expect(of(formalin, 'seveso-3')).toMatchObject({
      tier: 'not-classified',
      entries: [],
      sums: [],
      notClassified: ['Formaldehyde, 37 %'],
    });
    expect(of(formalin, 'epa-rmp')?.entries).toMatchObject([{ kg: 4033, tier: 'below' }]);
    expect(of(solution('Formaldehyde', '50-00-0', '92 %', 10), 'seveso-3')?.tier).toBe('lower');
  });

  test('a name of a solution without a strength is not classified where the strength decides', () => {
    expect(of(solution('formalin', '50-00-0', '', 25), 'epa-rmp')?.tier).toBe('not-classified');
    expect(of(solution('hydrochloric acid', '7647-01-0', '', 25), 'epa-rmp')?.tier).toBe('not-classified');
    expect(of(solution('hydrochloric acid', '7647-01-0', '', 25), 'seveso-3')?.tier).toBe('below');
  });

  test('hydrogen peroxide is an oxidising liquid of Seveso from 50 %', () => {
    expect(of(solution('Hydrogen peroxide', '7722-84-1', '50 %', 60), 'seveso-3')?.tier).toBe('lower');
    expect(of(solution('Hydrogen peroxide', '7722-84-1', '35 %', 60), 'seveso-3')?.tier).toBe('below');
  });
});
