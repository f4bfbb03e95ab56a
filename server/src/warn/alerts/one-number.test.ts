import {
  alertRoutes,
  choosePeopleInZones,
  findPeopleInArea,
  populationRoutes,
  precomputedFootprintRoutes,
  type Run,
  roundPeople,
  runRoutes,
  weatherRoutes,
} from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { beforeAll, expect, test } from 'vitest';
import { buildReportDocument } from '../../assess/run-report/report.ts';
import { loadSamples } from '../../demo/load-samples.ts';
import { destination } from '../../platform/compute/geodesy.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { importAreas } from '../../register/population/import-areas.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';

/** A site of the demo with a plant estate without counted residents around it, villages beyond, and a recorded school on the estate. */
const application = useApplication({
  prepare: async (database) => {
    await claimMode(database, 'demo');
    await loadSamples(database);
  },
});
const schoolPeople = 900;
const windFromDeg = 225;
const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
let plant: Visitor;
let run: Run;
let industryId: number;

const ring = ({ latitude, longitude }: Place, halfDeg: number): [number, number][] => [
  [longitude - halfDeg, latitude - halfDeg],
  [longitude + halfDeg, latitude - halfDeg],
  [longitude + halfDeg, latitude + halfDeg],
  [longitude - halfDeg, latitude + halfDeg],
  [longitude - halfDeg, latitude - halfDeg],
];
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

beforeAll(async () => {
  const { database } = application();
  plant = await application().as('plant');
  const { rows } = await database.pool.query<Place & { id: number }>('select id, latitude, longitude from industry order by id limit 1');
  const [site] = rows;
  if (site === undefined) throw new Error('no sample site');
  industryId = site.id;
  await importAreas(
    database,
    (async function* () {
      const geometry = { type: 'Polygon', coordinates: [ring(site, 0.3), ring(site, 0.006).toReversed()] } as const;
      yield { row: 1, geometry: geometry as never, fault: null, properties: { name: 'Villages', people: 20_000 } };
    })(),
    { name: 'Census', sourceName: 'Census office', year: 2011, licence: 'none', dryRun: false, actor: { id: null, name: null } },
  );
  await database.pool.query('delete from receptor');
  const school = destination(site.latitude, site.longitude, windFromDeg - 180, 200);
  await database.pool.query(
    "insert into receptor (id, name, kind, latitude, longitude, people) values ('s', 'Estate school', 'school', $1, $2, $3)",
    [school.latitude, school.longitude, schoolPeople],
  );
  await plant.call(weatherRoutes.enter, {
    body: {
      latitude: site.latitude,
      longitude: site.longitude,
      observedAt: new Date().toISOString(),
      temperatureC: 30,
      windSpeedMs: 3,
      windFromDeg,
      humidityPercent: 60,
      cloudPercent: 20,
      utcOffsetMin: 330,
    } as never,
  });
  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.01 },
    weather: { windSpeedMs: 3, windFromDeg, temperatureC: 30, stability: 'F' },
    site: { latitude: site.latitude, longitude: site.longitude },
  };
  run = (await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario: scenario as never, weatherOrigin } }))
    .body;
});

const inZone = (levelId: string, of: Run = run) => choosePeopleInZones(of.result, of.population).get(levelId);

test('the source that knows of fewer people in a wider zone does not make it hold fewer than the zone inside it', () => {
  const counted = run.population?.map(({ people }) => Math.round(people ?? 0)) ?? [];
  // The case that this is about: an inner zone by head-counts, the outer ones by a source that counts fewer.
  expect(inZone('AEGL-3')).toMatchObject({ people: schoolPeople, basis: 'receptors' });
  expect(counted[1]).toBeLessThan(schoolPeople);
  expect(run.population?.at(-1)?.coveredShare).toBeGreaterThan(0.95);
  const inside = ['AEGL-3', 'AEGL-2', 'AEGL-1'].map((id) => inZone(id)?.people ?? Number.NaN);
  expect(inside).toEqual(inside.toSorted((one, other) => one - other));
});

test('list, report, proposal, draft, approver and Dashboard say the same number of the same zone', async () => {
  const expected = roundPeople(inZone('AEGL-2')?.people ?? Number.NaN);
  const written = new Intl.NumberFormat('en-IN').format(expected);
  const { body: list } = await plant.call(runRoutes.list, { query: { industryId: String(industryId) } as never });
  expect(list.runs.find(({ id }) => id === run.id)?.people).toBe(inZone('AEGL-1')?.people);

  const document = buildReportDocument({
    ...{
      run,
      roads: null,
      areas: null,
      sample: true,
      language: 'en',
      reader: 'A',
      now: new Date(),
      version: '1',
      uncertainty: null,
      opinions: null,
    },
  });
  const { recordedAtLeast, recordedInside } = (await loadTexts('run-report')).en;
  const printed = JSON.stringify(document.content);
  const of = (levelId: string): string => (inZone(levelId)?.basis === 'receptors' ? recordedAtLeast(written) : written);
  expect(printed.split(of('AEGL-3')).length - 1).toBeGreaterThanOrEqual(2);
  expect(printed).toContain(inZone('AEGL-1')?.basis === 'receptors' ? recordedInside(written) : written);

  const { body: proposed } = await plant.call(alertRoutes.propose, { params: { id: run.id }, query: { area: 'zone' } });
  expect(proposed.incidentDescription).toContain(`People in the AEGL-2 zone: at least ${expected}`);
  const body = { ...proposed, areaChoice: 'zone', areaReason: 'The wind is measured here' } as const;
  const { body: drafted } = await plant.call(alertRoutes.draft, { body });
  expect(findPeopleInArea(drafted)).toEqual(inZone('AEGL-2'));
  const { body: reach } = await plant.call(alertRoutes.reach, { params: { id: drafted.id } });
  expect(reach.inside).toEqual(inZone('AEGL-2'));
  const [zone, warned] = reach.areas;
  expect([zone?.choice, zone?.people]).toEqual(['zone', inZone('AEGL-2')]);
  expect(warned?.people?.people).toBeGreaterThanOrEqual(zone?.people?.people ?? Number.NaN);
  // The draft of the warned area contains the zone.
  const wide = (
    await plant.call(alertRoutes.draft, { body: { ...(await plant.call(alertRoutes.propose, { params: { id: run.id } })).body } })
  ).body;
  expect(findPeopleInArea(wide).people).toBeGreaterThanOrEqual(inZone('AEGL-2')?.people ?? Number.NaN);
  expect((await plant.call(alertRoutes.reach, { params: { id: wide.id } })).body.areas[0]?.people).toEqual(inZone('AEGL-2'));

  // What a preview in the browser counts: each zone by a call, and the head-counts of its own result.
  const reached = run.result.zones.filter(({ polygon }) => polygon.length > 0);
  const { counts } = (await plant.call(populationRoutes.inside, { body: { areas: reached.map(({ polygon }) => [polygon]) as never } }))
    .body;
  const preview = choosePeopleInZones(
    run.result,
    counts.map((count, index) => ({ ...count, levelId: reached[index]?.level.id ?? '' })),
  );
  expect(preview).toEqual(choosePeopleInZones(run.result, run.population));
});

test('the ready assessment says the same number as a run of its scenario', async () => {
  const { body: ready } = await plant.call(precomputedFootprintRoutes.compute, { params: { id: industryId } });
  const { present, worst } = ready;
  if (present === null || worst === null) throw new Error(`no case: ${ready.presentReason}`);
  const made = await plant.call(runRoutes.create, {
    body: { industryId, inventoryItemId: null, scenario: present.scenario, weatherOrigin },
  });
  const inside = inZone(worst.level, made.body);
  expect(present.people).toBe(inside?.people);
  expect(present.peopleBasis).toBe(inside?.basis);
});
