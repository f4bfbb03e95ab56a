import { describe, expect, test } from 'vitest';
import densities from '../data/solution-densities.json' with { type: 'json' };
import guides from '../data/solution-guides.json' with { type: 'json' };
import waterGases from '../data/water-gases.json' with { type: 'json' };
import { chemicals, sources } from './library.ts';
import { findSolutionGuides } from './solution-guides.ts';
import { findProductKg, findSoluteKg, readStockForm } from './stock-form.ts';
import { toSubstance } from './substance.ts';

const cas = {
  hcl: '7647-01-0',
  hno3: '7697-37-2',
  h2so4: '7664-93-9',
  nh3: '7664-41-7',
  hcho: '50-00-0',
  hf: '7664-39-3',
  h2o2: '7722-84-1',
  naocl: '7681-52-9',
  oleum: '8014-95-7',
  ethanol: '64-17-5',
  chlorine: '7782-50-5',
};
const form = (substanceName: string, casNo: string, concentration = '', productName = substanceName) =>
  readStockForm({ substanceName, productName, casNo, concentration });
const masses = (quantity: number, unit: string, row: ReturnType<typeof form>) => {
  const product = findProductKg(quantity, unit, row);
  return [product, findSoluteKg(product, row)];
};

describe('the cases of the review', () => {
  test('200 kL of hydrochloric acid 30 % are 230 t with 69 t of hydrogen chloride, not 159 t of gas', () => {
    const row = form('Hydrochloric acid 30 %', cas.hcl, '30%');
    expect(row.kind).toBe('solution');
    const [product, solute] = masses(200, 'm3', row);
    expect((product ?? 0) / 1000).toBeCloseTo(229.84, 1);
    expect((solute ?? 0) / 1000).toBeCloseTo(68.95, 1);
    expect(masses(200_000, 'L', row)).toEqual([product, solute]);
  });

  test('formalin, 25 t, is a solution of unknown strength; 10,000 L of 37 % are 10.9 t with 4.03 t of formaldehyde', () => {
    expect(masses(25, 't', form('formalin', cas.hcho))).toEqual([25_000, null]);
    expect(form('formalin', cas.hcho).kind).toBe('solution');
    expect(masses(10_000, 'L', form('Formaldehyde solution 37 %', cas.hcho, '37%'))).toEqual([10_900, 4033]);
  });

  test('15 t of hydrochloric acid 30 % have 4.5 t of hydrogen chloride', () => {
    expect(masses(15, 't', form('Hydrochloric acid 30 %', cas.hcl, '30%'))).toEqual([15_000, 4500]);
  });
});

describe('which rows are solutions', () => {
  test.each(['hydrochloric acid', 'Muriatic acid', 'Hydrochloric acid (commercial)', 'नमक का तेज़ाब', 'HCl solution'])(
    '%s, without a figure',
    (name) => {
      expect(form(name, cas.hcl)).toMatchObject({ kind: 'solution', massFraction: undefined });
    },
  );
  test.each([
    ['Ammonia water', cas.nh3],
    ['Liquor ammonia', cas.nh3],
    ['Hydrofluoric acid', cas.hf],
    ['Oleum', cas.oleum],
    ['Ammonium hydroxide', '1336-21-6'],
  ])('%s', (name, casNo) => {
    expect(form(name, casNo)).toMatchObject({ kind: 'solution' });
    expect(form(name, casNo, 'commercial grade')).toMatchObject({ kind: 'solution' });
  });

  // Whatever the chemical: 30 % of it is none of it pure, 99.5 % is, and a mixture of the library is what it is.
  test.each(chemicals.filter(({ kind }) => kind === 'pure').map((chemical) => [chemical.name, chemical.cas] as const))(
    '%s of 30 %% is a solution or mixture, of 99.5 %% pure, of a grade as today',
    (name, casNo) => {
      for (const text of ['30 %', '30 % w/w', '28-30 %', '500 ppm', '300 g/L', '5 M', 'up to 98 %'])
        expect(form(name, casNo, text).kind, text).toBe('solution');
      for (const text of ['99.5 %', '95 %', '98 % min', 'pure']) expect(form(name, casNo, text).kind, text).toBe('pure');
      expect(form(name, casNo, 'technical')).toMatchObject({ kind: 'pure', assumed: ['not-understood'] });
      expect(form(name, casNo, '70 % water').kind).toBe('unclear');
    },
  );

  test('a mixture of the library stays what it is, whatever is written beside it', () => {
    for (const { name, cas: casNo } of chemicals.filter(({ kind }) => kind === 'mixture'))
      for (const text of ['', 'commercial mix', '95 % methane', '60 %']) expect(form(name, casNo, text).kind).toBe('pure');
  });

  test('a chemical outside the library has no form of its own', () => {
    expect(form('Unknown', '99-99-9', '30 %')).toMatchObject({ kind: 'pure', chemical: undefined });
  });
});

describe('one strength in every spelling', () => {
  // 32 % hydrochloric acid: 1.16 kg/L, 10.2 mol/L, 370 g/L, 20 °Bé (of the reagent tables).
  test.each(['32 %', '32 % w/w', '32', '0.32', '31-32 %', '10.2 M', '10.2 N', '371 g/L', '37.1 % w/v', '20 °Bé'])(
    'hydrochloric acid %s',
    (text) => {
      const row = form('hydrochloric acid', cas.hcl, text);
      expect((row.massFraction ?? 0) / 0.32).toBeCloseTo(1, 1.8);
      expect((row.densityKgM3 ?? 0) / 1159).toBeCloseTo(1, 2);
    },
  );
  test.each([
    ['Sulfuric acid', cas.h2so4, '18 M', 0.96],
    ['Sulfuric acid', cas.h2so4, '36 N', 0.96],
    ['Nitric acid', cas.hno3, '16 M', 0.71],
    ['Ammonia solution', cas.nh3, '14.8 M', 0.28],
    ['Ammonia solution', cas.nh3, '26 °Bé', 0.285],
    ['Oleum', cas.oleum, '65 % free SO3', 0.65],
  ])('%s %s %s is %d', (name, casNo, text, expected) => {
    expect((form(name, casNo, text).massFraction ?? 0) / expected).toBeCloseTo(1, 1.5);
  });

  test('of a range the strongest counts, and what was taken for granted is said', () => {
    expect(form('hydrochloric acid', cas.hcl, '30-33 %')).toMatchObject({ massFraction: 0.33, assumed: ['by-mass', 'strongest'] });
    expect(form('Methylamine', '74-89-5', '300 g/L').assumed).toEqual(['density-of-water']);
    expect(form('Hydrogen sulfide', '7783-06-4', '20 % v/v').assumed).toEqual(['volume-as-mass']);
    expect(form('hydrochloric acid', cas.hcl, '99 °Bé')).toMatchObject({ kind: 'solution', assumed: ['not-understood'] });
  });

  test('a solution without a table has no mass by volume: the density of the pure liquid is never taken', () => {
    expect(masses(1, 'm3', form('Methylamine', '74-89-5', '40 %'))).toEqual([null, null]);
    expect(masses(1, 'm3', form('Nitric acid', cas.hno3, '90 %'))).toEqual([null, null]);
  });
});

describe('the tables', () => {
  test('densities are of chemicals of the library, by rising share, between 0.7 and 2 kg/L, with a source', () => {
    const ids = new Set(chemicals.map(({ id }) => id));
    for (const [id, { rows, s }] of Object.entries(densities)) {
      expect(ids.has(id), id).toBe(true);
      for (const key of [s].flat()) expect(sources).toHaveProperty([key]);
      rows.forEach(([share = 0, density = 0], at) => {
        expect(share).toBeGreaterThan(rows[at - 1]?.[0] ?? -1);
        expect(density).toBeGreaterThan(700);
        expect(density).toBeLessThan(2000);
      });
    }
  });

  test('guides change with the strength: ammonia solution of 25 % is UN 2672, of 40 % UN 2073', () => {
    expect(Object.keys(guides).every((id) => chemicals.some((one) => one.id === id))).toBe(true);
    expect(findSolutionGuides('ammonia', 0.25)).toEqual([{ un: 2672, guide: '154' }]);
    expect(findSolutionGuides('ammonia', 0.4)).toEqual([{ un: 2073, guide: '125' }]);
    expect(findSolutionGuides('ammonia', undefined)).toHaveLength(3);
  });

  test('what water sets free is said by every result of these chemicals, with the gas', () => {
    for (const id of ['sulfur-trioxide', 'titanium-tetrachloride', 'phosphorus-trichloride', 'phosphorus-oxychloride', 'thionyl-chloride'])
      expect(Object.keys(waterGases)).toContain(id);
    for (const [id, { gases }] of Object.entries(waterGases)) {
      const chemical = chemicals.find((one) => one.id === id);
      const said = chemical && toSubstance(chemical).caveats?.find(({ code }) => code === 'reacts-with-water');
      expect(said?.params?.gases, id).toBe(gases.join(', '));
    }
  });
});
