import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { industryRoutes, inventoryExample, inventoryRoutes, releaseFromStock, runRoutes, withInputCaveats } from '@hazardguard/contract';
import { checkScenario, type Receptor, type RunResult, receptorTable, run, type ScenarioDocument } from '@hazardguard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { importAreas } from '../../register/population/import-areas.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
  site,
  time: '2026-11-20T14:30:00+05:30',
};
const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;

/** A grid of made-up places: some inside any plume, most not, two too far away to be considered. */
const receptors: readonly Receptor[] = [
  ...Array.from({ length: 400 }, (_none, index) => ({
    id: `r${String(index).padStart(3, '0')}`,
    name: `Place ${index}`,
    kind: (['school', 'hospital', 'residential'] as const)[index % 3] ?? ('other' as const),
    latitude: site.latitude - 0.05 + 0.005 * (index % 20),
    longitude: site.longitude - 0.05 + 0.005 * Math.floor(index / 20),
    people: 10 + index,
  })),
  { id: 'zz-far', name: 'Far away', kind: 'school', latitude: site.latitude + 2, longitude: site.longitude, people: 1_000 },
];

const application = useApplication();
let plant: Visitor;
let industryId: number;

beforeAll(async () => {
  const { database } = application();
  for (const { id, name, kind, latitude, longitude, people } of receptors) {
    await database.kysely.insertInto('receptor').values({ id, name, kind, latitude, longitude, people, sample: true }).execute();
  }
  plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Test Chlor-Alkali', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  industryId = body.id;
});

const create = (changes: object = {}) => ({ body: { industryId, inventoryItemId: null, scenario, weatherOrigin, ...changes } });
const stored = async (): Promise<number> =>
  Number((await application().database.pool.query<{ n: string }>('select count(*) as n from run')).rows[0]?.n);

/** The engine alone, with the places in the 50 km box; the server adds what it says of the inputs. */
const directly = (document: ScenarioDocument): RunResult => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`${document.chemical} is not in the library`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const result = run(checked.scenario, receptorTable(receptors.filter(({ id }) => id !== 'zz-far')));
  return withInputCaveats(result, { stock: undefined, weatherSource: 'manual', isExample: false });
};

describe('runs', () => {
  test.each([
    ['a leak', scenario],
    [
      'a leak in weather that changes',
      {
        ...scenario,
        weather: [
          { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20, fromMin: 0 },
          { windSpeedMs: 4, windFromDeg: 330, temperatureC: 29, fromMin: 10 },
        ],
      },
    ],
    ['an explosion', { ...scenario, chemical: '74-98-6', hazard: 'explosion', quantityKg: 5_000, rupture: undefined }],
  ] as const)('%s through the server is what the engine gives, bit for bit', async (_name, document) => {
    const written = JSON.parse(JSON.stringify(document)) as ScenarioDocument;
    const { body } = await plant.call(runRoutes.create, create({ scenario: written }));
    const expected: unknown = JSON.parse(JSON.stringify(directly(written)));
    expect(body.result).toEqual(expected);
    expect(body).toMatchObject({ industryId, industryName: 'Test Chlor-Alkali', scenario: written, weatherOrigin });
    expect(body.result.receptorsConsidered).toBe(400);
    const { body: again } = await plant.call(runRoutes.read, { params: { id: body.id } });
    expect(again).toEqual(body);
  });

  test('people inside each zone are not known without a source; with villages of known density they are its area times it', async () => {
    const { body: unknown } = await plant.call(runRoutes.create, create());
    expect(unknown.population?.map(({ people }) => people)).toEqual(
      unknown.result.zones.filter(({ status }) => status !== 'not-reached').map(() => null),
    );
    // A village of 0.5° by 0.5° around the site with 1,000,000 people.
    const [west, south] = [site.longitude - 0.25, site.latitude - 0.25];
    const corners: [number, number][] = [
      [west, south],
      [west + 0.5, south],
      [west + 0.5, south + 0.5],
      [west, south + 0.5],
      [west, south],
    ];
    await importAreas(
      application().database,
      (async function* () {
        yield {
          row: 1,
          geometry: { type: 'Polygon', coordinates: [corners] } as const,
          fault: null,
          properties: { name: 'Everywhere', people: 1_000_000 },
        };
      })(),
      { name: 'test', sourceName: 'test', year: 2011, licence: 'none', dryRun: false, actor: { id: null, name: null } },
    );
    const { body } = await plant.call(runRoutes.create, create());
    const zone = body.result.zones.findLast(({ status }) => status !== 'not-reached');
    const count = body.population?.at(-1);
    expect(count).toMatchObject({ levelId: zone?.level.id, source: { year: 2011 }, villages: [{ name: 'Everywhere' }] });
    // R² Δλ (sin φ₂ − sin φ₁): the area of the village on the mean sphere.
    const rad = Math.PI / 180;
    const areaM2 = 6_371_008.8 ** 2 * 0.5 * rad * (Math.sin((south + 0.5) * rad) - Math.sin(south * rad));
    expect((count?.people ?? 0) / ((1_000_000 * (zone?.areaM2 ?? 0)) / areaM2)).toBeCloseTo(1, 1);
  });

  test('the list has the newest first, with reach and people', async () => {
    const { body } = await plant.call(runRoutes.create, create());
    const { body: list } = await plant.call(runRoutes.list, { query: { industryId } });
    expect(list.runs[0]).toMatchObject({ id: body.id, chemical: body.result.chemical.name, hazard: 'leak' });
    expect(list.runs[0]?.worstReachM).toBe(Math.max(...body.result.zones.map(({ reachM }) => reachM)));
    expect(list.runs[0]?.people).toBeGreaterThan(0);
    expect((await plant.call(runRoutes.list, { query: { industryId: industryId + 1_000 } })).body.runs).toEqual([]);
  });

  test.each([
    ['rupture.diameterM', { ...scenario, rupture: { type: 'circular', diameterM: -1 } }],
    ['quantityKg', { ...scenario, quantityKg: -5 }],
    ['quantityKg', { ...scenario, quantityKg: '900' }],
    ['weather.windFromDeg', { ...scenario, weather: { ...scenario.weather, windFromDeg: 400 } }],
    ['chemical', { ...scenario, chemical: 'unobtainium' }],
    ['chemical', { ...scenario, chemical: undefined }],
    ['chemical', { ...scenario, chemical: { $gt: '' } }],
    ['surprise', { ...scenario, surprise: true }],
    ['ownLevels[0].unit', { ...scenario, ownLevels: [{ value: 5, unit: 'kPa' }] }],
    ['ownLevels', { ...scenario, ownLevels: [1, 2, 3, 4].map((value) => ({ value, unit: 'ppm' })) }],
    ['site', { ...scenario, site: { latitude: 28.6, longitude: 77.2 } }],
    ['receptors', { ...scenario, receptors: receptors.slice(0, 1) }],
  ])('a wrong %s is refused by its name, with what is allowed, and nothing is stored', async (field, document) => {
    const before = await stored();
    const refusal = await plant.refused(runRoutes.create, create({ scenario: document }));
    expect(refusal).toMatchObject({ status: 422, code: 'invalid-scenario' });
    const problem = refusal.fields?.find((each) => each.field === field);
    expect(problem?.message).toBeTruthy();
    expect(problem?.allowed).toBeTruthy();
    expect(await stored()).toBe(before);
  });

  test('a solution gets no run without the choice to assess it as pure; with it, and in typical weather, the run says so first', async () => {
    const { body: acid } = await plant.call(inventoryRoutes.create, {
      params: { id: industryId },
      body: { ...inventoryExample, itemNo: 'S-1', casNo: '7782-50-5', concentration: '30 %', unit: 't' },
    });
    const codes = async (changes: object) => {
      const { body } = await plant.call(runRoutes.create, create(changes));
      return body.result.caveats.map(({ code }) => code);
    };
    const own = await codes({});
    const typical = { weatherOrigin: { ...weatherOrigin, source: 'typical' } };
    const refusal = await plant.refused(runRoutes.create, create({ inventoryItemId: acid.id, ...typical }));
    expect(refusal).toMatchObject({ status: 422, code: 'invalid-scenario', fields: [{ field: 'assessAsPure', allowed: 'true' }] });
    expect(refusal.message).toContain('a solution or mixture (30 %), which is not modelled');
    expect(await codes({ inventoryItemId: acid.id, assessAsPure: true, ...typical })).toEqual([
      'assessed-as-pure',
      'typical-weather',
      'one-vessel-assumed',
      ...own,
    ]);
    expect(own).not.toContain('assessed-as-pure');
  });

  test('weather of a service that the server does not know is refused; that of each that it knows is stored', async () => {
    const of = (source: string) => create({ weatherOrigin: { ...weatherOrigin, source } });
    expect(await plant.refused(runRoutes.create, of('gossip'))).toMatchObject({
      code: 'invalid-scenario',
      fields: [{ field: 'weatherOrigin.source', value: 'gossip', allowed: expect.stringContaining('typical, open-meteo') }],
    });
    const { body } = await plant.call(runRoutes.create, of('weatherapi'));
    expect(body.weatherOrigin.source).toBe('weatherapi');
  });

  test('sixty drums of an acid of 30 %, assessed as pure, are one drum of the chemical in it, and the run says both', async () => {
    const { body: acid } = await plant.call(inventoryRoutes.create, {
      params: { id: industryId },
      body: {
        ...inventoryExample,
        itemNo: 'S-2',
        substanceName: 'Hydrochloric acid',
        productName: 'Hydrochloric acid 30 %',
        casNo: '7647-01-0',
        concentration: '30 %',
        quantity: 15,
        unit: 't',
        vesselCount: 60,
        vesselContent: 250,
        vesselContentUnit: 'kg',
        vesselKind: 'drum',
      },
    });
    expect(acid).toMatchObject({ quantityKg: 15_000, liquidKgM3: acid.form.densityKgM3, form: { kind: 'solution', soluteKg: 4500 } });
    expect(acid.form.densityKgM3).toBeGreaterThan(1100);
    const one = releaseFromStock(acid);
    expect(one).toMatchObject({ quantityKg: 75, contentKg: 250, vessels: 60 });
    const read = async (quantityKg: number) => {
      const drum = { ...scenario, chemical: '7647-01-0', quantityKg };
      const { body } = await plant.call(runRoutes.create, create({ inventoryItemId: acid.id, assessAsPure: true, scenario: drum }));
      return body.result.caveats.map(({ message }) => message);
    };
    const said = await read(75);
    expect(said[0]).toContain('Assessed as pure by choice: the stock is a solution or mixture (30 %)');
    expect(said).toContain('The release is from one of 60 vessels, each with 250 kg.');
    expect(await read(4500)).toContain('More than one vessel holds is assumed to come out: each of 60 has 250 kg.');
  });

  test('a level of one’s own is stored and given back with its zone, and a run without one keeps its hash', async () => {
    const { body } = await plant.call(runRoutes.create, create({ scenario: { ...scenario, ownLevels: [{ value: 10, unit: 'ppm' }] } }));
    const { body: read } = await plant.call(runRoutes.read, { params: { id: body.id } });
    expect(read.result.overlays?.map(({ level }) => level.id)).toEqual(['own level 10 ppm']);
    expect(read.scenario.ownLevels).toEqual([{ value: 10, unit: 'ppm' }]);
    const { body: without } = await plant.call(runRoutes.create, create());
    expect(without.result.zones).toEqual(read.result.zones);
    expect(without.result.scenarioHash).toBe(directly(scenario).scenarioHash);
  });

  test('an industry or inventory item that does not exist is refused', async () => {
    const before = await stored();
    expect((await plant.refused(runRoutes.create, create({ industryId: 999_999 }))).code).toBe('not-found');
    const refusal = await plant.refused(runRoutes.create, create({ inventoryItemId: 999_999 }));
    expect(refusal).toMatchObject({ status: 400, fields: [{ field: 'inventoryItemId' }] });
    expect(await stored()).toBe(before);
  });

  test('a scenario that is not an object is refused before anything else', async () => {
    expect((await plant.refused(runRoutes.create, create({ scenario: 'boom' }))).status).toBe(400);
    expect((await plant.refused(runRoutes.create, create({ scenario: [] }))).status).toBe(400);
  });

  test('a run that does not exist is not found; an invalid id is refused', async () => {
    const missing = await plant.refused(runRoutes.read, { params: { id: '00000000-0000-4000-8000-000000000000' } });
    expect(missing).toMatchObject({ status: 404, message: 'There is no such run' });
    expect((await plant.refused(runRoutes.read, { params: { id: '1; drop table run' } })).status).toBe(400);
  });

  test('without sign-in nothing is computed or visible', async () => {
    const visitor = application().visitor();
    expect((await visitor.refused(runRoutes.create, create())).status).toBe(401);
    expect((await visitor.refused(runRoutes.list)).status).toBe(401);
  });

  test('a double submit with one key stores one run', async () => {
    const before = await stored();
    const headers = { 'idempotency-key': 'one-run-please-1' };
    const [first, second] = await Promise.all([
      plant.call(runRoutes.create, { ...create(), headers }),
      plant.call(runRoutes.create, { ...create(), headers }),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toBe(before + 1);
  });

  test('a run of an older engine keeps its figures and says so when it is read and listed', async () => {
    const { pool } = application().database;
    const { body } = await plant.call(runRoutes.create, create());
    const columns = `industry_id, industry_name, sample, inventory_item_id, created_by, created_by_id, scenario_hash, scenario, weather_origin,
      chemical, hazard, worst_reach_m, people, population, place_name`;
    const { rows } = await pool.query<{ id: string }>(
      `insert into run (${columns}, engine_version, result)
       select ${columns}, '0.1.0', jsonb_set(result, '{engineVersion}', '"0.1.0"') from run where id = $1 returning id`,
      [body.id],
    );
    const id = rows[0]?.id ?? '';
    const old = (await plant.call(runRoutes.read, { params: { id } })).body.result;
    const [first, ...others] = old.caveats;
    expect(first).toMatchObject({ code: 'older-engine', severity: 'warning', params: { storedVersion: '0.1.0' } });
    expect({ ...old, caveats: others }).toEqual({ ...body.result, engineVersion: '0.1.0' });
    expect(body.result.caveats.map(({ code }) => code)).not.toContain('older-engine');
    const { runs } = (await plant.call(runRoutes.list, { query: { industryId } })).body;
    expect(runs.find((run) => run.id === id)?.isOlderEngine).toBe(true);
    expect(runs.find((run) => run.id === body.id)?.isOlderEngine).toBe(false);
  });

  test('a stored run cannot be changed or deleted, and outlives its industry', async () => {
    const { pool } = application().database;
    await expect(pool.query("update run set chemical = 'water'")).rejects.toThrow('run is append-only');
    await expect(pool.query('delete from run')).rejects.toThrow('run is append-only');
    await expect(pool.query('truncate run cascade')).rejects.toThrow('append-only');
    const admin = await application().as('admin');
    const made = await admin.call(industryRoutes.create, {
      body: { industryName: 'Short-lived', district: 'Bharuch', safetyTeamContact: 'none', ...site },
    });
    const { body } = await admin.call(runRoutes.create, create({ industryId: made.body.id }));
    await admin.call(industryRoutes.remove, { params: { id: made.body.id } });
    expect((await admin.call(runRoutes.read, { params: { id: body.id } })).body.industryName).toBe('Short-lived');
  });
});

describe('the ground around a site', () => {
  const ground = async (): Promise<string | null> => (await plant.call(industryRoutes.read, { params: { id: industryId } })).body.terrain;
  const at = (terrain: 'urban' | 'rural') => ({ scenario: { ...scenario, site: { ...site, terrain } } });

  test('the first run at the site that states it is remembered; a later one, and a run elsewhere, changes nothing', async () => {
    const unstated = (await plant.call(runRoutes.create, create({ scenario: { ...scenario, site } }))).body;
    expect(unstated.result.caveats.map(({ code }) => code)).toContain('ground-assumed');
    await plant.call(runRoutes.create, create({ ...at('rural'), placeName: 'the road at 21.7, 72.6' }));
    expect(await ground()).toBeNull();
    const stated = (await plant.call(runRoutes.create, create(at('urban')))).body;
    expect(stated.result.caveats.map(({ code }) => code)).not.toContain('ground-assumed');
    expect(await ground()).toBe('urban');
    await plant.call(runRoutes.create, create(at('rural')));
    expect(await ground()).toBe('urban');
  });
});
