import {
  chemicalRoutes,
  industryRoutes,
  inventoryRoutes,
  populationRoutes,
  receptorRoutes,
  roadRoutes,
  selectStakeholderInput,
  stakeholderGroups,
  stakeholderRoutes,
} from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { claimMode } from '../platform/db/installation.ts';
import { toCircle } from '../register/population/coverage.ts';
import { useApplication } from '../testing/application.ts';
import { loadSamples } from './load-samples.ts';
import { listSampleSites } from './samples.ts';

const application = useApplication({
  prepare: async (database) => {
    await claimMode(database, 'demo');
    await loadSamples(database);
  },
});

test('the demo starts with 32 sample sites, each marked, each with a complete stock', async () => {
  const visitor = await application().as('l1');
  const { body } = await visitor.call(industryRoutes.list, { query: { pageSize: 100 } });
  expect(body.total).toBe(32);
  expect(body.rows[0]?.industryName).toBe('Ankleshwar GIDC estate (sample)');
  for (const site of body.rows) {
    expect(site).toMatchObject({ sample: true });
    expect(site.industryName).toMatch(/\(sample\)$/);
    expect(site.inventoryItems).toBeGreaterThan(0);
  }
});

test('Ankleshwar holds ten tonnes of chlorine that the engine can work with', async () => {
  const visitor = await application().as('l1');
  const { body: sites } = await visitor.call(industryRoutes.list, { query: { search: 'ankleshwar' } });
  const { body } = await visitor.call(inventoryRoutes.list, { params: { id: sites.rows[0]?.id ?? 0 }, query: { search: '7782-50-5' } });
  expect(body.rows).toMatchObject([{ substanceName: 'Chlorine', quantityKg: 10_000, supplier: 'Sample supplier', sample: true }]);
});

test('sample receptors lie around the site and are marked', async () => {
  const visitor = await application().as('l1');
  const around = { latitude: 21.63236, longitude: 72.99001 };
  const { body } = await visitor.call(receptorRoutes.near, { query: { ...around, radiusM: 5_000 } });
  expect(body.receptors.map(({ kind }) => kind).toSorted()).toEqual(['hospital', 'industry', 'market', 'residential', 'school', 'school']);
  expect(body.receptors.every(({ sample }) => sample)).toBe(true);
  expect((await visitor.call(receptorRoutes.near, { query: { ...around, radiusM: 10 } })).body.receptors).toEqual([]);
});

test('every sample site has places with people nearby, so that its footprint has people to count', async () => {
  const visitor = await application().as('l1');
  const { body: sites } = await visitor.call(industryRoutes.list, { query: { pageSize: 100 } });
  for (const { industryName, latitude, longitude } of sites.rows) {
    if (latitude === null || longitude === null) throw new Error(`${industryName} has no position`);
    const { body } = await visitor.call(receptorRoutes.near, { query: { latitude, longitude, radiusM: 5_000 } });
    expect(
      body.receptors.map(({ kind }) => kind),
      industryName,
    ).toEqual(expect.arrayContaining(['school', 'residential']));
  }
});

test('population is known at the first two sites, from a source that says everywhere that it is invented', async () => {
  const visitor = await application().as('l1');
  const { body } = await visitor.call(populationRoutes.coverage);
  const known = body.sites.filter(({ population }) => population);
  expect(known.map(({ industryName }) => industryName)).toEqual(['Ankleshwar GIDC estate (sample)', 'Dahej PCPIR estate (sample)']);
  const source = { kind: 'areas', name: 'Synthetic sample population', sourceName: 'Synthetic sample: invented villages and people' };
  expect(body.sources).toContainEqual(expect.objectContaining({ ...source, items: 24, sites: known.map(({ id }) => id) }));

  const sites = listSampleSites().slice(0, 2);
  const areas = sites.map(({ latitude, longitude }) => toCircle(latitude, longitude, 5_000));
  const { body: inside } = await visitor.call(populationRoutes.inside, { body: { areas } });
  for (const [index, { people, day, night, coveredShare, source: counted, villages }] of inside.counts.entries()) {
    expect(counted).toMatchObject(source);
    // The lands of the settlements meet without gap or overlap.
    expect(coveredShare).toBeCloseTo(1, 5);
    for (const number of [people, day, night]) {
      expect(number).toBeGreaterThan(35_000);
      expect(number).toBeLessThan(47_000);
    }
    expect(villages).toHaveLength(12);
    expect(villages[0]?.name).toBe(`Synthetic sample town, ${sites[index]?.name}`);
    for (const { name } of villages) expect(name).toMatch(/^Synthetic sample (town|estate|village \d+), /);
  }
});

test('the streets of the town are roads out of a zone around the first two sites, from a source that says that they are invented', async () => {
  const visitor = await application().as('l1');
  const { body } = await visitor.call(populationRoutes.coverage);
  const known = body.sites.filter(({ roads }) => roads).map(({ industryName }) => industryName);
  expect(known).toEqual(['Ankleshwar GIDC estate (sample)', 'Dahej PCPIR estate (sample)']);
  for (const { latitude, longitude } of listSampleSites().slice(0, 2)) {
    const area = toCircle(latitude, longitude, 2_500);
    const { body: out } = await visitor.call(roadRoutes.waysOut, { body: { area, from: { latitude, longitude }, windFromDeg: 270 } });
    expect(out.sources).toMatchObject([{ name: 'Synthetic sample roads', sourceName: 'Synthetic sample: invented streets and names' }]);
    expect(out.ways).toHaveLength(3);
    // One of them turns from road to road: roads that cross are joined.
    expect(Math.max(...out.ways.map(({ roads }) => roads.length))).toBeGreaterThan(1);
  }
});

test('every directory has a marked person whose details the form accepts', async () => {
  const visitor = await application().as('l1');
  for (const group of stakeholderGroups) {
    const { body } = await visitor.call(stakeholderRoutes.list, { params: { group } });
    expect(body.total).toBeGreaterThan(0);
    for (const row of body.rows) {
      expect(row).toMatchObject({ sample: true, contactNumberProvedAt: null, emailAddress: expect.stringMatching(/@example\.org$/) });
      expect(selectStakeholderInput(group).safeParse(row).success).toBe(true);
    }
  }
});

test('every chemical of the library is offered with its CAS number', async () => {
  const visitor = await application().as('plant');
  const { body } = await visitor.call(chemicalRoutes.list);
  expect(body.chemicals.find(({ id }) => id === 'chlorine')).toMatchObject({ casNo: '7782-50-5', canModel: ['leak'] });
});

test('a second start brings nothing back that a person has changed', async () => {
  const { database } = application();
  await database.pool.query("delete from industry where name_key like 'kota%'");
  await database.pool.query("update industry set district = 'Changed' where name_key like 'panipat%'");
  await loadSamples(database);
  const { rows } = await database.pool.query("select count(*) as n, count(*) filter (where district = 'Changed') as changed from industry");
  expect(rows).toEqual([{ n: 31, changed: 1 }]);
});
