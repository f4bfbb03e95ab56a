import { chemicals } from '@hazardguard/chemicals';
import { firstAidSteps as libraryFirstAid, responseSteps as libraryResponse } from '@hazardguard/chemicals/facts';
import {
  chemicalRoutes,
  chemicalTypeRoutes,
  firstAidSteps,
  type InventoryInput,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  responseSteps,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();

const chlorine: InventoryInput = {
  ...inventoryExample,
  itemNo: 'C-1',
  quantity: 10,
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
};
/** Glycerol is not in the library: its litres have no mass. */
const glycerol = { ...chlorine, itemNo: 'G-1', productName: 'Glycerine', substanceName: 'Glycerol', casNo: '56-81-5' };

let plant: Visitor;
const made: number[] = [];

beforeAll(async () => {
  plant = await application().as('plant');
  for (const industryName of ['Works A', 'Works B']) {
    const body = { industryName, district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.6, longitude: 73 };
    made.push((await plant.call(industryRoutes.create, { body })).body.id);
  }
  const [a = 0, b = 0] = made;
  for (const [id, body] of [
    [a, chlorine],
    [a, { ...chlorine, itemNo: 'C-2', quantity: 900, unit: 'kg' }],
    [b, { ...chlorine, itemNo: 'C-3', quantity: 100, unit: 'kg', substanceName: 'Chlorine gas' }],
    [b, { ...glycerol, quantity: 5, unit: 'kg' }],
    [b, { ...glycerol, itemNo: 'G-2', quantity: 20, unit: 'L' }],
  ] as const) {
    await plant.call(inventoryRoutes.create, { params: { id }, body });
  }
});

describe('chemical types', () => {
  test('stocks are summed in kilograms over units and industries, what is stored first', async () => {
    const { body } = await plant.call(chemicalTypeRoutes.list);
    expect(body.total).toBe(chemicals.length + 1);
    expect(body.rows.slice(0, 2)).toEqual([
      {
        key: 'chlorine',
        chemicalName: 'Chlorine',
        quantityKg: 11_000,
        solutionName: null,
        casNumber: '7782-50-5',
        inLibrary: true,
        industries: 2,
        items: 3,
        unweighed: 0,
      },
      {
        key: '56-81-5',
        chemicalName: 'Glycerol',
        quantityKg: 5,
        solutionName: null,
        casNumber: '56-81-5',
        inLibrary: false,
        industries: 1,
        items: 2,
        unweighed: 1,
      },
    ]);
    expect(body.rows[2]).toMatchObject({ quantityKg: 0, items: 0, inLibrary: true });
  });

  test('they are searched by name, synonym and CAS number, narrowed to what is held, sorted and paged', async () => {
    const list = async (query: Record<string, string | number>) => (await plant.call(chemicalTypeRoutes.list, { query })).body;
    expect((await list({ search: 'cl2' })).rows.map(({ key }) => key)).toContain('chlorine');
    expect((await list({ search: '56-81' })).rows.map(({ key }) => key)).toEqual(['56-81-5']);
    expect((await list({ search: 'no such thing' })).total).toBe(0);
    expect((await list({ held: 'held' })).total).toBe(2);
    const byName = (await list({ sort: 'chemicalName', direction: 'desc', pageSize: 100 })).rows.map(({ chemicalName }) => chemicalName);
    expect(byName[0]).toBe('Vinyl chloride');
    expect(byName).toEqual(byName.toSorted((a, b) => b.localeCompare(a, 'en', { sensitivity: 'base', numeric: true })));
    const second = await list({ page: 2, sort: 'chemicalName' });
    expect(second.rows).toHaveLength(10);
    expect(second).toMatchObject({ page: 2, pageSize: 10 });
  });

  test.each([
    ['formalin', 'formaldehyde'],
    ['muriatic acid', 'hydrogen-chloride'],
    ['ammonia water', 'ammonia'],
    ['ammonium hydroxide', 'ammonia'],
    ['oleum', 'oleum'],
    ['perhydrol', 'hydrogen-peroxide'],
    ['नमक का तेज़ाब', 'hydrogen-chloride'],
  ])('the name of a solution, %s, finds its chemical and says that it is one', async (search, key) => {
    const { rows } = (await plant.call(chemicalTypeRoutes.list, { query: { search } })).body;
    const found = rows.find((row) => row.key === key);
    expect(found).toMatchObject({ solutionName: key === 'oleum' ? null : search });
    expect((await plant.call(chemicalTypeRoutes.list, { query: { search: 'formaldehyde' } })).body.rows[0]?.solutionName).toBeNull();
  });

  test('a change of an inventory is seen by the next reader', async () => {
    const [id = 0] = made;
    const { body } = await plant.call(inventoryRoutes.create, { params: { id }, body: { ...chlorine, itemNo: 'C-9', quantity: 1 } });
    const total = async () => (await plant.call(chemicalTypeRoutes.list, { query: { held: 'held' } })).body.rows[0]?.quantityKg;
    expect(await total()).toBe(12_000);
    await plant.call(inventoryRoutes.remove, { params: { id: body.id } });
    expect(await total()).toBe(11_000);
  });

  test('the file holds what the view shows', async () => {
    const { text, headers } = await plant.call(chemicalTypeRoutes.download, { query: { held: 'held' } });
    expect(headers['content-disposition']).toBe('attachment; filename="chemical_types.csv"');
    expect(text.split('\r\n')).toEqual([
      '\ufeffchemicalName,quantityKg,casNumber,industries,items,unweighed',
      'Chlorine,11000,7782-50-5,2,3,0',
      'Glycerol,5,56-81-5,1,2,1',
      '',
    ]);
  });

  test('the industries that store a chemical are found by its id, CAS number or name', async () => {
    for (const chemical of ['chlorine', '7782-50-5', 'Chlorine']) {
      const { body } = await plant.call(chemicalTypeRoutes.stock, { params: { chemical } });
      expect(body.rows.map(({ industryName, quantityKg }) => [industryName, quantityKg])).toEqual([
        ['Works A', 900],
        ['Works A', 10_000],
        ['Works B', 100],
      ]);
    }
    const { body } = await plant.call(chemicalTypeRoutes.stock, { params: { chemical: 'chlorine' }, query: { search: 'works b' } });
    expect(body.total).toBe(1);
    expect((await plant.call(chemicalTypeRoutes.stock, { params: { chemical: 'ammonia' } })).body.rows).toEqual([]);
  });

  test('invalid input is refused, and so is a call without signing in', async () => {
    expect(await plant.refused(chemicalTypeRoutes.list, { query: { sort: 'secret' } })).toMatchObject({ status: 400 });
    expect(await plant.refused(chemicalTypeRoutes.list, { query: { held: 'perhaps' } })).toMatchObject({ status: 400 });
    const stranger = application().visitor();
    for (const route of [chemicalTypeRoutes.list, chemicalTypeRoutes.download]) {
      expect(await stranger.refused(route)).toMatchObject({ status: 401, code: 'not-signed-in' });
    }
  });
});

describe('a card', () => {
  const card = async (chemical: string) => (await plant.call(chemicalRoutes.card, { params: { chemical } })).body;

  test('names the solutions of its chemical, their density, guide, and from which concentration each law lists them', async () => {
    const acid = (await card('muriatic acid')).solutions;
    expect(acid?.names).toContain('hydrochloric acid');
    // CRC Handbook: 30 % by mass is 1.1492 at 20 °C. 40 CFR 68.130: 37 % and more, 15,000 lb.
    expect(acid?.densities).toMatchObject({ rows: expect.arrayContaining([{ percent: 30, kgM3: 1149.2 }]), sources: ['crc-solutions'] });
    expect(acid?.guides).toEqual([{ fromPercent: 0, toPercent: 100, un: 1789, guide: '157' }]);
    expect(acid?.laws).toMatchObject([
      { law: 'msihc', fromPercent: null, below: 'not-listed' },
      { law: 'msihc-process', fromPercent: null, below: 'not-listed' },
      { law: 'seveso-3', fromPercent: null, below: 'not-listed' },
      { law: 'epa-rmp', fromPercent: 37, lowerT: expect.closeTo(6.8039, 3), counts: 'chemical', below: 'not-listed' },
    ]);
    const formalin = await card('formalin');
    expect(formalin).toMatchObject({ id: 'formaldehyde', solutions: { laws: expect.arrayContaining([]) } });
    expect(formalin.solutions?.laws.find(({ law }) => law === 'seveso-3')).toMatchObject({ fromPercent: 90, below: 'not-classified' });
    expect(formalin.sources.map(({ key }) => key)).toContain('chris1999');
    expect((await card('chlorine')).solutions).toBeNull();
    expect((await card('lpg')).solutions).toBeNull();
  });

  test('of chlorine holds its properties, levels, hazards, distances and thresholds, each with its source', async () => {
    const found = await card('7782-50-5');
    expect(found).toMatchObject({ id: 'chlorine', name: 'Chlorine', casNo: '7782-50-5', un: [1017], canModel: ['leak'], burns: false });
    expect(found.properties.find(({ key }) => key === 'molar mass')).toMatchObject({ value: 70.906, unit: 'g/mol', unverified: false });
    expect(found.toxicLevels.find(({ level, exposureMin }) => level === 'AEGL-2' && exposureMin === 60)?.value).toBe(2);
    expect(found.toxicLevels.find(({ level }) => level === 'IDLH')).toMatchObject({ value: 10, exposureMin: 30 });
    expect(found.nfpa).toMatchObject({ health: 3, fire: 0, instability: 0, special: 'OX' });
    expect(found.guides?.guides).toEqual(['124']);
    expect(found.distances?.rows).toMatchObject([{ un: 1017, small: { isolateM: 60 }, large: null }]);
    expect(found.largeSpills).toMatchObject({ unverified: true });
    expect(found.thresholds.find(({ rule }) => rule === 'msihc')).toMatchObject({ lowerT: 10, upperT: 25, unverified: true });
    expect(found.thresholds.find(({ rule }) => rule === 'seveso-named')).toMatchObject({ lowerT: 10, upperT: 25, unverified: false });
    expect(found.reactiveGroups?.groups.map(({ name }) => name)).toContain('Strong Oxidizing Agent');
    expect(found.sources.map(({ key }) => key)).toEqual(expect.arrayContaining(['erg2024', 'clp-annex6-atp23', 'memory']));
  });

  test('of hydrogen fluoride gives calcium gluconate, 1,600 m around a tank in a fire, and its sources', async () => {
    const found = await card('hydrogen-fluoride');
    expect(found).toMatchObject({ tankFireM: 1600, waterReactive: false });
    expect(found.firstAid?.steps).toEqual(expect.arrayContaining(['calciumGluconate', 'frostbite', 'undressRinse']));
    expect(found.firstAid?.sources).toEqual(['erg2024-guides', 'erg2024-first-aid', 'atsdr-mmg-hf']);
    expect(found.advice?.steps).toContain('spray');
    expect(firstAidSteps).toEqual(libraryFirstAid);
    expect(responseSteps).toEqual(libraryResponse);
  });

  test('of hydrogen chloride has first aid for its acid by guide 157, beside that of the gas; of nitric acid the two are one', async () => {
    const found = await card('hydrogen-chloride');
    expect(found.firstAid?.steps).toContain('frostbite');
    expect(found.solutions?.firstAid?.steps).toEqual(['freshAir', 'breathing', 'undressRinse', 'corrosiveRinse', 'delayed']);
    expect(found.solutions?.firstAid?.sources).toEqual(['erg2024-guides', 'erg2024-first-aid', 'atsdr-mmg-hf']);
    expect((await card('nitric-acid')).solutions?.firstAid).toBeNull();
  });

  test('of chlorosulfonic acid forbids water and shows its AEGL in mg/m³; of sodium cyanide says what is not classified', async () => {
    const found = await card('chlorosulfonic-acid');
    expect(found).toMatchObject({ tankFireM: 800, waterReactive: true });
    expect(found.advice?.steps).toContain('noWater');
    expect(found.toxicLevels.find(({ level }) => level === 'AEGL-3')).toMatchObject({ value: 25, unit: 'mg/m3' });
    expect((await card('sodium-cyanide')).notClassified).toEqual(['msihc', 'msihc-process', 'epa-rmp']);
  });

  test('of every chemical matches the contract and names a listed source for every value', async () => {
    for (const { id } of chemicals) {
      const found = await card(id);
      const listed = new Set(found.sources.map(({ key }) => key));
      const advice = [found.firstAid, found.advice].filter((part) => part !== null);
      expect([id, advice.length]).toEqual([id, 2]);
      const named = [...found.properties, ...found.flammability, ...found.toxicLevels, ...found.thresholds, ...advice].flatMap(
        ({ sources }) => sources,
      );
      expect([id, named.filter((key) => !listed.has(key))]).toEqual([id, []]);
    }
  });

  test('of a chemical that is not in the library is not found', async () => {
    expect(await plant.refused(chemicalRoutes.card, { params: { chemical: 'unobtainium' } })).toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'The chemical library has no “unobtainium”',
    });
    expect(await plant.refused(chemicalRoutes.card, { params: { chemical: 'x'.repeat(201) } })).toMatchObject({ status: 400 });
    expect(
      await application()
        .visitor()
        .refused(chemicalRoutes.card, { params: { chemical: 'chlorine' } }),
    ).toMatchObject({ status: 401 });
  });
});
