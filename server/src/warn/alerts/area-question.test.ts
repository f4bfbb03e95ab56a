import {
  type Alert,
  alertRoutes,
  communityRoutes,
  findAreaPart,
  incidentRoutes,
  industryRoutes,
  publicArea,
  runRoutes,
  warnedAreas,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { destination, relationTo } from '../../platform/compute/geodesy.ts';
import { importAreas } from '../../register/population/import-areas.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
/** On a still night the level of the be-ready area may reach farther than the model. */
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 54_000,
  rupture: { type: 'circular', diameterM: 0.05 },
  weather: { windSpeedMs: 2, windFromDeg: 225, temperatureC: 25, stability: 'F' },
  site,
};

const application = useApplication();
let plant: Visitor;
let l1: Visitor;
let runId: string;

beforeAll(async () => {
  [plant, l1] = await Promise.all([application().as('plant'), application().as('l1')]);
  const industry = await plant.call(industryRoutes.create, {
    body: { industryName: 'Question Works', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const body = { industryId: industry.body.id, inventoryItemId: null, scenario, weatherOrigin };
  runId = (await plant.call(runRoutes.create, { body })).body.id;
});

const draft = async (more: object = {}): Promise<Alert> => {
  const proposal = (await plant.call(alertRoutes.propose, { params: { id: runId } })).body;
  return (await plant.call(alertRoutes.draft, { body: { ...proposal, ...more } })).body;
};

/** The page says to a place in each area what to do there, and to a visitor without a place what to do in both. */
const expectPublicAdvice = async ({ area, id, actionText, placeText, variants }: Alert): Promise<void> => {
  const { actionText: beReady = 'none', placeText: readyPlace } = variants.find((variant) => variant.area === 'be-ready')?.texts.en ?? {};
  if (readyPlace == null) throw new Error('The be-ready area has no place of its own');
  const { features } = publicArea.parse(area);
  const [actNow, wide] = warnedAreas.map(
    (name) => features.find(({ properties }) => findAreaPart(properties) === name)?.geometry.coordinates ?? [],
  );
  const share = 0.99;
  // Just inside the corners of the be-ready area, where the act-now area is narrower.
  const edge = (wide?.[0] ?? [])
    .map(([longitude, latitude]) => ({
      latitude: site.latitude + share * (latitude - site.latitude),
      longitude: site.longitude + share * (longitude - site.longitude),
    }))
    .find(
      ({ latitude, longitude }) =>
        relationTo(wide ?? [], latitude, longitude)?.inside === true && relationTo(actNow ?? [], latitude, longitude)?.inside === false,
    );
  if (edge === undefined) throw new Error('The act-now area is as wide as the be-ready area');
  for (const [place, name] of [
    [edge, 'be-ready'],
    [site, 'act-now'],
  ] as const) {
    const { alerts } = (
      await plant.call(communityRoutes.check, { query: { latitude: `${place.latitude}`, longitude: `${place.longitude}` } })
    ).body;
    expect(alerts.find((one) => one.id === id)?.relation).toMatchObject({ inside: true, area: name });
    const query = new URLSearchParams({ lang: 'en', lat: `${place.latitude}`, lng: `${place.longitude}` });
    const { payload } = await application().visitor().raw('GET', `/Community?${query}`);
    expect(payload).toContain(`You are in the ${name} area`);
    expect(payload.includes(beReady)).toBe(name === 'be-ready');
    expect(payload.includes(actionText)).toBe(name === 'act-now');
    expect(payload.includes(readyPlace)).toBe(name === 'be-ready' || placeText === readyPlace);
    expect(payload.includes(placeText)).toBe(name === 'act-now' || placeText === readyPlace);
  }
  const { payload } = await application().visitor().raw('GET', '/Community?lang=en');
  for (const text of ['Act-now area:', 'Be-ready area:', actionText, beReady, placeText, readyPlace]) expect(payload).toContain(text);
  // Both areas are drawn, each with its own line and its name, around the source, with the wind.
  const [sketch = ''] = /<svg class="sketch".*?<\/svg>/s.exec(payload) ?? [];
  for (const part of [
    '>Act-now area</text>',
    '>Be-ready area</text>',
    'stroke-dasharray="9 6"',
    'stroke-dasharray="none"',
    '>Source</text>',
    '>Wind</text>',
  ])
    expect(sketch).toContain(part);
};

test('an area at the limit of the model is sent for approval only with an answer, which history and log keep', async () => {
  const incident = (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the tank' } })).body;
  const alert = await draft({ incidentId: incident.id });
  const question = { because: ['model-limit'], actNow: null, zone: null, districts: [] };
  expect(alert).toMatchObject({ areaQuestion: question, areaAnswer: null });
  const at = { params: { id: alert.id } };
  const refused = await plant.refused(alertRoutes.submit, { ...at, body: { version: 1 } });
  expect(refused).toMatchObject({ status: 409, fields: [{ field: 'areaConfirmed' }] });
  const waiting = (await plant.call(alertRoutes.submit, { ...at, body: { version: 1, areaConfirmed: true } })).body;
  expect(waiting).toMatchObject({ state: 'waiting', areaQuestion: null, areaAnswer: question });
  const released = (await l1.call(alertRoutes.approve, { ...at, body: { version: 2 } })).body;
  expect(released).toMatchObject({ state: 'released', areaAnswer: question });
  const { versions } = (await plant.call(alertRoutes.history, at)).body;
  expect(versions.map(({ areaAnswer }) => areaAnswer)).toEqual([question, question, null]);
  const { rows } = await application().database.pool.query('select text from incident_event where incident_id = $1', [incident.id]);
  const noted = rows.filter(({ text }) => text?.includes('Area confirmed: '));
  expect(noted).toHaveLength(1);
  expect(noted[0].text).toContain('the level may reach farther than the model');
  await expectPublicAdvice(released);
  // The renewal has the same area: nobody is asked again.
  const update = (await plant.call(alertRoutes.revise, { ...at, body: { version: 3, renew: true } })).body;
  expect(update).toMatchObject({ state: 'draft', areaQuestion: null, areaAnswer: question });
});

test('a changed draft is asked again, and the zone alone asks nothing', async () => {
  const alert = await draft();
  const at = { params: { id: alert.id } };
  await plant.call(alertRoutes.submit, { ...at, body: { version: 1, areaConfirmed: true } });
  const { runId: run, ...rest } = alert;
  const edit = { ...rest, runId: run ?? '', version: 2 };
  const changed = (await plant.call(alertRoutes.update, { ...at, body: edit })).body;
  expect(changed).toMatchObject({ areaQuestion: { because: ['model-limit'] }, areaAnswer: null });
  const areaReason = 'The wind is measured at the fence';
  const zone = (await plant.call(alertRoutes.update, { ...at, body: { ...edit, version: 3, areaChoice: 'zone', areaReason } })).body;
  expect(zone.areaQuestion).toBeNull();
  await plant.call(alertRoutes.submit, { ...at, body: { version: 4 } });
});

test('another threshold needs a reason, changes the area, stays with the next change and stands in the log', async () => {
  const incident = (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the pump' } })).body;
  const usual = await draft();
  const toStep = async (percent: string) => (await plant.call(alertRoutes.areaStep, { params: { id: runId }, query: { percent } })).body;
  const [two, ten] = [await toStep('2'), await toStep('10')];
  expect([two.isUsual, ten.isUsual]).toEqual([true, false]);
  expect(ten.areas?.actNow.areaKm2).toBeLessThan(two.areas?.actNow.areaKm2 ?? 0);
  expect(ten.areas?.actNow.beyondShare).toBeGreaterThan(two.areas?.actNow.beyondShare ?? 1);
  expect((await plant.refused(alertRoutes.areaStep, { params: { id: runId }, query: { percent: '3' } })).status).toBe(400);
  const proposal = (await plant.call(alertRoutes.propose, { params: { id: runId }, query: { percent: 10 } })).body;
  expect(proposal.areaPercent).toBe(10);
  const body = { ...proposal, incidentId: incident.id };
  expect((await plant.refused(alertRoutes.draft, { body })).fields?.[0]?.field).toBe('areaReason');
  const areaReason = 'The plume is seen from the mast';
  const alert = (await plant.call(alertRoutes.draft, { body: { ...body, areaReason } })).body;
  expect(alert).toMatchObject({ areaChoice: 'warned-area', areaPercent: 10, areaReason });
  const at = { params: { id: alert.id } };
  const [wide, narrow] = [
    (await plant.call(alertRoutes.reach, { params: { id: usual.id } })).body,
    (await plant.call(alertRoutes.reach, at)).body,
  ];
  // Maps before there is an alert: the same areas, counted the same.
  const ofRun = (await plant.call(alertRoutes.runAreas, { params: { id: runId } })).body;
  expect(ofRun.area).toEqual(usual.area);
  expect(ofRun.areas).toEqual(wide.areas.map((one) => ({ ...one, chosen: false })));
  expect([ofRun.origin, ofRun.guide, ofRun.population]).toEqual([wide.origin, wide.guide, wide.population]);
  expect(narrow.areaKm2).toBeLessThan(0.8 * wide.areaKm2);
  expect(narrow.origin).toEqual({ ...site, wind: { fromDeg: 225, speedMs: 2 } });
  const { areaPercent: _percent, areaReason: _reason, ...older } = { ...alert, runId: alert.runId ?? '' };
  const again = (await plant.call(alertRoutes.update, { ...at, body: { ...older, actionText: 'Go indoors.' } })).body;
  expect(again).toMatchObject({ areaPercent: 10, areaReason });
  await plant.call(alertRoutes.submit, { ...at, body: { version: 2, areaConfirmed: true } });
  const { rows } = await application().database.pool.query('select text from incident_event where incident_id = $1', [incident.id]);
  expect(rows.map(({ text }) => text)).toContainEqual(expect.stringContaining(`Area: threshold 10 %, because: ${areaReason}`));
  const back = (await plant.call(alertRoutes.update, { ...at, body: { ...older, version: 3, areaPercent: null } })).body;
  expect(back).toMatchObject({ areaPercent: null, areaReason: null });
});

test('an act-now area that meets a village or site of another district asks; where districts are not known, the draft says that it was not checked', async () => {
  const here = { latitude: site.latitude + 1, longitude: site.longitude };
  const addSite = async (industryName: string, district: string, place: typeof here): Promise<number> =>
    (await l1.call(industryRoutes.create, { body: { industryName, district, safetyTeamContact: '1077', ...place } })).body.id;
  const industryId = await addSite('Boundary Works', 'Bharuch', here);
  const draftHere = async (): Promise<Alert> => {
    const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
    const weather = { ...scenario.weather, stability: 'D' };
    const given = { ...scenario, quantityKg: 900, rupture: { type: 'circular', diameterM: 0.01 }, weather, site: here };
    const run = (await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario: given, weatherOrigin } })).body;
    const proposal = (await plant.call(alertRoutes.propose, { params: { id: run.id } })).body;
    return (await plant.call(alertRoutes.draft, { body: proposal })).body;
  };
  const addVillage = async (name: string, metres: number, more: object): Promise<void> => {
    const { latitude, longitude } = destination(here.latitude, here.longitude, 45, metres);
    const [west, south, east, north] = [longitude - 0.002, latitude - 0.002, longitude + 0.002, latitude + 0.002];
    const corners = [west, south, east, south, east, north, west, north, west, south];
    const ring = [0, 2, 4, 6, 8].map((at) => [corners[at], corners[at + 1]]);
    const geometry = { type: 'Polygon', coordinates: [ring] } as never;
    await importAreas(
      application().database,
      (async function* () {
        yield { row: 1, geometry, fault: null, properties: { name, people: 60, ...more } };
      })(),
      { name: 'Census', sourceName: 'Census', year: 2011, licence: 'none', dryRun: false, actor: { id: null, name: null } },
    );
  };
  const districtsOf = ({ population }: Alert) => population?.actNow?.districts;
  expect(districtsOf(await draftHere())).toEqual({ own: 'Bharuch', others: [], isChecked: false });
  await addVillage('Nameless district', 900, {});
  expect(districtsOf(await draftHere())).toEqual({ own: 'Bharuch', others: [], isChecked: false });
  await addVillage('Nameless district', 900, { district: 'BHARUCH District' });
  const within = await draftHere();
  expect(districtsOf(within)).toEqual({ own: 'Bharuch', others: [], isChecked: true });
  expect(within.areaQuestion).toBeNull();
  await addVillage('Over the boundary', 1_500, { district: 'Surat' });
  const leaving = await draftHere();
  expect(districtsOf(leaving)).toEqual({ own: 'Bharuch', others: ['Surat'], isChecked: true });
  expect(leaving.areaQuestion).toMatchObject({ because: ['district'], districts: ['Surat'] });
  const at = { params: { id: leaving.id } };
  expect((await plant.refused(alertRoutes.submit, { ...at, body: { version: 1 } })).message).toContain('it reaches the district of Surat');
  // A registered site in the area counts, too, also for those who may not see it.
  await addSite('Neighbour Works', 'Narmada', destination(here.latitude, here.longitude, 45, 700));
  expect(districtsOf(await draftHere())?.others).toEqual(['Narmada', 'Surat']);
});
