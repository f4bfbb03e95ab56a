import { type FireInput, fireLimits, fireRoutes, incidentRoutes, industryRoutes } from '@hazardguard/contract';
import { destination } from '@hazardguard/engine';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { formatFires } from './fire-text.ts';
import { placeFire } from './rules.ts';

const application = useApplication();
let plant: Visitor;
let sites = 0;

beforeAll(async () => {
  plant = await application().as('plant');
});

const openSite = async () => {
  sites += 1;
  const place = { latitude: 21.7 + 0.5 * sites, longitude: 72.6 };
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: `Hot works ${sites}`, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  return { ...place, id: body.id };
};
type Site = Awaited<ReturnType<typeof openSite>>;

const started = Date.now();
const ago = (hours: number): string => new Date(started - hours * 3_600_000).toISOString();
/** A fire `m` metres north of the site. */
const fire = (site: Site, northM: number, more: Partial<FireInput> = {}): FireInput => ({
  ...destination(site.latitude, site.longitude, 0, northM),
  at: ago(2),
  satellite: 'N',
  confidence: 'high',
  powerMw: 11.83,
  pixelM: 390,
  ...more,
});
const record = async (site: Site, fires: FireInput[]) =>
  (await plant.call(fireRoutes.record, { params: { id: site.id }, body: { fires } })).body;
const listed = async (site: Site) => (await plant.call(fireRoutes.list, { params: { id: site.id } })).body;
const readNotes = async (id: string): Promise<string> =>
  (await plant.call(incidentRoutes.read, { params: { id } })).body.events
    .map((event) => (event.kind === 'note' ? event.text : ''))
    .join('\n');

test('near and recent fires become one Detected incident with all of them in its log; far or old ones are stored and counted', async () => {
  const site = await openSite();
  const answer = await record(site, [
    fire(site, 500),
    fire(site, 1_380, { confidence: 68, satellite: 'Aqua', powerMw: null, at: ago(3) }),
    fire(site, 1_400),
    fire(site, 300, { at: ago(49) }),
    fire(site, 500),
  ]);
  expect(answer).toMatchObject({ received: 5, stored: 4, known: 1, leftOut: { far: 1, old: 1 } });
  expect(answer.incident).toMatchObject({ opened: true, detections: 2 });
  const id = answer.incident?.id ?? '';
  const { body: card } = await plant.call(incidentRoutes.read, { params: { id } });
  expect(card.incident).toMatchObject({ origin: 'detected', hazard: 'fire', state: 'New', industryId: site.id, drillId: null });
  expect(card.incident.shortDescription).toMatch(
    /^Heat detected by satellite: Suomi NPP at \d{4}-\d\d-\d\d \d\d:\d\d IST, 0\.50 km N of the site, confidence high, 11\.8 MW$/,
  );
  const log = await readNotes(id);
  expect(log).toContain('Suomi NPP');
  expect(log).toMatch(/Aqua at .* 1\.38 km N of the site, confidence 68 %, radiative power not stated/);
  const { fires, total } = await listed(site);
  expect(total).toBe(4);
  expect(fires.filter(({ incidentId }) => incidentId === id)).toHaveLength(2);
  expect(fires.map(({ leftOut }) => leftOut)).toEqual([null, 'far', null, 'old']);
  expect(fires.at(-1)?.ageS).toBeGreaterThan(49 * 3_600 - 1);
});

test('repeated detections are known; a new one joins the open incident; after it is closed the next one opens a new incident', async () => {
  const site = await openSite();
  const first = fire(site, 100);
  const opened = await record(site, [first]);
  expect(await record(site, [first])).toMatchObject({ stored: 0, known: 1, incident: null });
  const joined = await record(site, [first, fire(site, 200, { at: ago(1), satellite: 'N21' })]);
  expect(joined).toMatchObject({ stored: 1, known: 1, incident: { id: opened.incident?.id, opened: false, detections: 1 } });
  expect(await readNotes(opened.incident?.id ?? '')).toContain('NOAA-21');
  await plant.call(incidentRoutes.update, { params: { id: opened.incident?.id ?? '' }, body: { state: 'Closed', why: 'Burnt fields' } });
  const another = await record(site, [fire(site, 300)]);
  expect(another.incident?.opened).toBe(true);
  expect(another.incident?.id).not.toBe(opened.incident?.id);
});

test('two people who record the same file at the same time open one incident', async () => {
  const site = await openSite();
  const fires = [fire(site, 100), fire(site, 400)];
  const answers = await Promise.all([record(site, fires), record(site, fires)]);
  expect(answers.map(({ stored }) => stored).toSorted()).toEqual([0, 2]);
  expect((await listed(site)).total).toBe(2);
});

test('detections in the future, too far away, too many or without a site position are refused, and nothing is stored', async () => {
  const site = await openSite();
  const refused = async (fires: FireInput[], id = site.id) => plant.refused(fireRoutes.record, { params: { id }, body: { fires } });
  expect(await refused([fire(site, 100), fire(site, 100, { at: ago(-1) })])).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await refused([fire(site, fireLimits.radiusM + 1_000)])).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await refused(Array.from({ length: fireLimits.rows + 1 }, (_, i) => fire(site, i)))).toMatchObject({ status: 400 });
  expect(await refused([fire(site, 1)], 2_000_000_000)).toMatchObject({ status: 404 });
  expect((await listed(site)).total).toBe(0);
});

test('a log entry lists as many fires as fit, and counts the rest', () => {
  const now = new Date();
  const site = { latitude: 21, longitude: 72, id: 0 };
  const many = Array.from({ length: 100 }, (_, i) => placeFire(fire(site, i), site, now));
  const text = formatFires(many);
  expect(text.length).toBeLessThanOrEqual(2_000);
  const more = Number(/and (\d+) more$/.exec(text)?.[1]);
  expect(text.split('; ').length - 1 + more).toBe(100);
});
