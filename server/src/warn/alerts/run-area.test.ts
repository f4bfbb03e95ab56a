import {
  type Alert,
  type AlertInput,
  alertRoutes,
  findAreaPart,
  incidentRoutes,
  industryRoutes,
  publicArea,
  runRoutes,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { destination, relationTo } from '../../platform/compute/geodesy.ts';
import { ComputeError } from '../../platform/compute/pool.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { findRunArea } from './run-area.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
/** 900 kg of chlorine through 10 mm on a still night: people aside of the axis were not warned (district review, gap 1). */
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.01 },
  weather: { windSpeedMs: 2, windFromDeg: 225, temperatureC: 25, stability: 'F' },
  site,
};
const downwindDeg = 45;

const application = useApplication();
let plant: Visitor;
let runId: string;
let industryId: number;

beforeAll(async () => {
  plant = await application().as('plant');
  const industry = await plant.call(industryRoutes.create, {
    body: { industryName: 'Area Works', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  industryId = industry.body.id;
  const made = await plant.call(runRoutes.create, {
    body: { industryId, inventoryItemId: null, scenario, weatherOrigin },
  });
  runId = made.body.id;
});

const propose = async (): Promise<AlertInput> => (await plant.call(alertRoutes.propose, { params: { id: runId } })).body;
const draft = async (more: object = {}): Promise<Alert> =>
  (await plant.call(alertRoutes.draft, { body: { ...(await propose()), ...more } })).body;

/** Whether the alert warns a place 1 km from the source, so many degrees off the axis. */
const isWarned = ({ area }: Alert, offAxisDeg: number, parts: readonly string[] = ['zone', 'act-now', 'be-ready']): boolean => {
  const place = destination(site.latitude, site.longitude, downwindDeg + offAxisDeg, 1_000);
  return publicArea
    .parse(area)
    .features.filter(({ properties }) => parts.includes(findAreaPart(properties)))
    .some(({ geometry }) => relationTo(geometry.coordinates, place.latitude, place.longitude)?.inside ?? false);
};

describe('the area of an alert from a run', () => {
  test('by default has an act-now and a be-ready area, with zones of level 2 and worse', async () => {
    const alert = await draft();
    expect(alert).toMatchObject({ areaChoice: 'warned-area', areaReason: null });
    for (const off of [0, 20, -30, 45, -45]) expect(isWarned(alert, off), `${off}`).toBe(true);
    for (const off of [0, 20, -30]) expect(isWarned(alert, off, ['act-now']), `${off}`).toBe(true);
    expect(isWarned(alert, 180)).toBe(false);
    const { features } = publicArea.parse(alert.area);
    expect(features.map(({ properties }) => [properties.severity, findAreaPart(properties)])).toEqual([
      ['severe', 'zone'],
      ['middle', 'zone'],
      ['severe', 'act-now'],
      ['middle', 'be-ready'],
    ]);
    for (const { geometry } of features.slice(2)) expect(geometry.coordinates[0]?.length).toBeLessThanOrEqual(100);
  });

  test('never warns less than the guide for the container and 300 m all round, and says where the container is from', async () => {
    const alert = await draft();
    const actNow = publicArea.parse(alert.area).features[2]?.geometry.coordinates ?? [];
    const holds = (bearing: number, metres: number): boolean => {
      const place = destination(site.latitude, site.longitude, bearing, metres);
      return relationTo(actNow, place.latitude, place.longitude)?.inside ?? false;
    };
    for (let bearing = 0; bearing < 360; bearing += 15) expect(holds(bearing, 295), `${bearing}`).toBe(true);
    // ERG 2024, table 3, chlorine, a small cylinder by day: no time is given.
    for (const off of [-25, 0, 25]) expect(holds(downwindDeg + off, 1_400), `${off}`).toBe(true);
    expect(alert.incidentDescription).toContain('the container is assumed from the quantity');
  });

  test('people around the act-now area are told to be ready, in every language, whoever wrote the advice', async () => {
    const alert = await draft();
    const [ready] = alert.variants;
    expect(ready).toMatchObject({ action: 'be-ready', area: 'be-ready' });
    expect(Object.keys(ready?.texts ?? {})).toEqual(expect.arrayContaining(['en', 'hi', 'gu', 'mr']));
    expect(ready?.texts.en?.actionText).toContain('Be ready');
    expect(ready?.texts.en?.smsText).toContain('Be ready');
    const own = await draft({ actionText: 'Go into the school now.', smsText: 'Go into the school now.' });
    expect(own.variants[0]).toMatchObject({ action: 'be-ready', texts: { en: { actionText: expect.stringContaining('Be ready') } } });
    expect(own.variants[0]?.texts.en?.smsText).not.toContain('school');
    expect((await draft({ areaChoice: 'zone', areaReason: 'Measured at the fence' })).variants.map(({ area }) => area)).not.toContain(
      'be-ready',
    );
  });

  test('the zone alone needs a reason, which the version, the history and the log of the incident keep', async () => {
    const refused = await plant.refused(alertRoutes.draft, { body: { ...(await propose()), areaChoice: 'zone' } });
    expect(refused).toMatchObject({ status: 400, fields: [{ field: 'areaReason' }] });
    const l1 = await application().as('l1');
    const incident = (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the cylinder store' } })).body;
    const areaReason = 'The wind is measured at the fence';
    const alert = await draft({ incidentId: incident.id, areaChoice: 'zone', areaReason });
    expect(alert).toMatchObject({ areaChoice: 'zone', areaReason });
    expect(isWarned(alert, 0)).toBe(true);
    expect(isWarned(alert, 30)).toBe(false);
    const at = { params: { id: alert.id } };
    await plant.call(alertRoutes.submit, { ...at, body: { version: 1 } });
    const { versions } = (await plant.call(alertRoutes.history, at)).body;
    expect(versions.map((version) => version.areaReason)).toEqual([areaReason, areaReason]);
    const { rows } = await application().database.pool.query('select text from incident_event where incident_id = $1', [incident.id]);
    expect(rows.map(({ text }) => text)).toContainEqual(expect.stringContaining(`Area: the zone alone, because: ${areaReason}`));
  });

  test('an area is drawn in place of that of the run with a reason, and the choice stays with the next change', async () => {
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const drawn = { shape: 'circle', ...site, radiusM: 800 } as const;
    const edit = { ...alert, runId: alert.runId ?? '', drawn };
    expect((await plant.refused(alertRoutes.update, { ...at, body: edit })).fields?.[0]?.field).toBe('areaChoice');
    expect((await plant.refused(alertRoutes.update, { ...at, body: { ...edit, areaChoice: 'drawn' } })).fields?.[0]?.field).toBe(
      'areaReason',
    );
    const areaReason = 'The police closed this circle';
    const changed = (await plant.call(alertRoutes.update, { ...at, body: { ...edit, areaChoice: 'drawn', areaReason } })).body;
    expect(changed).toMatchObject({ areaChoice: 'drawn', areaReason, drawn, runId: alert.runId });
    expect(isWarned(changed, 0)).toBe(false);
    const { areaChoice: _choice, areaReason: _reason, ...older } = changed;
    const again = (await plant.call(alertRoutes.update, { ...at, body: { ...older, actionText: 'Go indoors.' } })).body;
    expect(again).toMatchObject({ areaChoice: 'drawn', areaReason });
    const { areas } = (await plant.call(alertRoutes.reach, at)).body;
    expect(areas.map(({ choice, chosen }) => [choice, chosen])).toEqual([
      ['zone', false],
      ['warned-area', false],
      ['drawn', true],
    ]);
    const [zone, warned, circle] = areas.map(({ areaKm2 }) => areaKm2 ?? 0);
    expect(warned).toBeGreaterThan(10 * (zone ?? 0));
    expect(circle).toBeCloseTo(Math.PI * 0.64, 1);
    // Nobody is recorded there: not known, which is not 0.
    expect(areas.map(({ people }) => people?.people)).toEqual([null, null, null]);
  });

  test('a proposal of the zone alone says the distance of the zone in every language', async () => {
    const [area, zone] = [
      await propose(),
      (await plant.call(alertRoutes.propose, { params: { id: runId }, query: { area: 'zone' } })).body,
    ];
    expect(zone.areaChoice).toBe('zone');
    expect(zone.placeText).toContain('19');
    expect(zone.translations?.mr?.placeText).toContain('19');
    expect(area.placeText).not.toContain('19');
  });

  test('the area of an incident’s run is calculated with the run, before a warning is asked for', async () => {
    const l1 = await application().as('l1');
    const { id: incidentId } = (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the filling station' } })).body;
    const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
    const body = { industryId, inventoryItemId: null, scenario, weatherOrigin, incidentId };
    const run = (await plant.call(runRoutes.create, { body })).body;
    const idle = { warnedAreas: () => Promise.reject(new ComputeError('closed', 'Nothing is calculated here.')) };
    const area = await findRunArea({ compute: idle, settings: { warnedProbability: { actNow: 0.02, beReady: 0.02 } } }, run);
    expect(area).toMatchObject({ choice: 'warned-area', reason: null });
  });

  test('where the calculation fails the zone is warned, and the reason says why', async () => {
    const run = { ...(await plant.call(runRoutes.read, { params: { id: runId } })).body, id: 'not-calculated' };
    const busy = { warnedAreas: () => Promise.reject(new ComputeError('busy', '64 calculations are waiting already.')) };
    const area = await findRunArea({ compute: busy, settings: { warnedProbability: { actNow: 0.02, beReady: 0.02 } } }, run);
    expect(area).toMatchObject({ choice: 'zone', warned: null });
    expect(area.reason).toBe('The warned area could not be calculated. 64 calculations are waiting already.');
    expect(area.zones.map(({ level }) => level.id)).toEqual(['AEGL-3', 'AEGL-2']);
  });
});
