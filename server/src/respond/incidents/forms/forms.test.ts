import { writeFileSync } from 'node:fs';
import {
  alertRoutes,
  deviceTimeHeader,
  type IncidentEvent,
  incidentFormRoutes,
  incidentForms,
  incidentResponseRoutes,
  incidentRoutes,
  industryRoutes,
  runRoutes,
} from '@hazardguard/contract';
import { languageCodes } from '@hazardguard/i18n/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { areasNote } from '../../../assess/run-report/areas-section.ts';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { releaseAlert } from '../../../testing/released-alert.ts';
import { formatDeviceTime } from './entry-text.ts';
import { buildReportFormat } from './form-facts.ts';
import { mapSection } from './form-parts.ts';
import { findMilestones } from './milestones.ts';

const application = useApplication();
const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
  site,
  time: '2026-11-20T14:30:00+05:30',
};
const sentLater = { [deviceTimeHeader]: '2026-11-20T14:30:00+05:30' };
let imt: Visitor;
let id = '';
let runId = '';

beforeAll(async () => {
  imt = await application().as('imt');
  const { database } = application();
  const { body: industry } = await imt.call(industryRoutes.create, {
    body: { industryName: 'Chlor-Alkali <भरूच> ભરૂચ', district: ' Bharuch ', safetyTeamContact: 'control room 1077', ...site },
  });
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const run = await imt.call(runRoutes.create, { body: { industryId: industry.id, inventoryItemId: null, scenario, weatherOrigin } });
  runId = run.body.id;
  const long = 'Chlorine smells as far as the market and the wind turns. ';
  const made = await imt.call(incidentRoutes.create, {
    body: {
      industryName: industry.industryName,
      hazard: 'toxic-leak',
      shortDescription: long.repeat(5),
      detailedDescription: long.repeat(60),
    },
  });
  id = made.body.id;
  const params = { id };
  await imt.call(incidentRoutes.link, { params, body: { kind: 'run', id: runId } });
  const alert = await releaseAlert(database, { status: 'Exercise', ...site, radiiM: [500] });
  await database.pool.query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, state, accepted_at, expires_at)
     values ($1, 2, 'Alert', 'Exercise', 'exercise-sink', 'email', 'd@example.org', 'en', 'accepted', now() + interval '90 s', now())`,
    [alert],
  );
  await imt.call(incidentRoutes.link, { params, body: { kind: 'alert', id: alert } });
  for (const kind of ['note', 'decision', 'message'])
    for (const turn of [1, 2, 3])
      await imt.call(incidentRoutes.note, { params, body: { kind, text: `${turn}: ${long.repeat(8)}` }, headers: sentLater });
  await imt.call(incidentResponseRoutes.role, {
    params: { id, role: 'incident-commander' },
    body: { holder: 'A. Rao', why: 'Shift' },
  });
  const names = Array.from({ length: 120 }, (_none, index) => `Worker ${index} with a rather long family name`);
  await imt.call(incidentResponseRoutes.addPeople, { params, body: { names } });
  const [added] = (await imt.call(incidentRoutes.events, { params })).body.events;
  const people = added?.kind === 'roll-call' ? added.people.slice(0, 60).map(({ person }) => person) : [];
  await imt.call(incidentResponseRoutes.markPeople, { params, body: { people, status: 'missing' } });
  await imt.call(incidentRoutes.task, { params: { id, task: 'alarm' }, body: { outcome: 'done' } });
  await imt.call(incidentRoutes.task, { params: { id, task: 'lowPlaces' }, body: { outcome: 'not-applicable', why: 'Open sea' } });
  await imt.call(incidentResponseRoutes.addTask, { params, body: { text: 'Close the culvert', dueAt: '2026-01-01T00:00:00Z' } });
});

const readForm = (form: string, language = 'en') => imt.raw('GET', `/api/incidents/${id}/papers/${form}?language=${language}`);
const countPages = (raw: string): number => raw.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('reports and forms of an incident', () => {
  test.each(incidentForms)('%s is an A4 PDF with its own file name', async (form) => {
    const { statusCode, headers, rawPayload } = await readForm(form);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${form}-${id}.pdf"`);
    const raw = rawPayload.toString('latin1');
    expect(raw).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(countPages(raw)).toBeGreaterThanOrEqual(1);
    if (process.env.KEEP_REPORTS) writeFileSync(`${process.env.KEEP_REPORTS}/${form}.pdf`, rawPayload);
  });

  test.each(languageCodes)('the situation report stays on one page in %s, however much is in the log', async (language) => {
    const { rawPayload } = await readForm('sitrep', language);
    expect(countPages(rawPayload.toString('latin1'))).toBe(1);
    if (process.env.KEEP_REPORTS) writeFileSync(`${process.env.KEEP_REPORTS}/sitrep-${language}.pdf`, rawPayload);
  });

  test('an unknown form or incident is refused', async () => {
    expect((await readForm('ics-999')).statusCode).toBe(400);
    expect((await imt.raw('GET', '/api/incidents/INC000000/papers/sitrep')).statusCode).toBe(404);
  });
});

test('the drawing of the situation report has both areas as numbered lines, and a note names and counts them', async () => {
  const run = (await imt.call(runRoutes.read, { params: { id: runId } })).body;
  const areas = (await imt.call(alertRoutes.runAreas, { params: { id: runId } })).body;
  const format = buildReportFormat('en');
  const written = JSON.stringify([...mapSection({ run, format }, areas, 215), ...areasNote(areas, format.report, format.texts)]);
  for (const number of [1, 2, 3]) expect(written).toContain(`>${number}</text>`);
  for (const part of ['1 Act now: ', '2 Be ready: ', '3 Guidebook (ERG): ']) expect(written).toContain(part);
});

test('the after-action report shows when the warning was released and the first message accepted', async () => {
  const { milestones, reopened } = (await imt.call(incidentFormRoutes.afterAction, { params: { id } })).body;
  expect(reopened).toBe(0);
  const after = Object.fromEntries(milestones.map(({ milestone, afterS }) => [milestone, afterS]));
  expect(after).toMatchObject({ reported: 0, assigned: null, resolved: null, closed: null });
  expect(after['first-alert']).not.toBeNull();
  expect(after['first-receipt']).toBeGreaterThan(60);
});

test('the debrief has each released warning with its steps and missed messages, and the newest run against the sensors of its gas', async () => {
  const { database } = application();
  const [warning] = (await imt.call(incidentFormRoutes.afterAction, { params: { id } })).body.warnings;
  expect(warning).toMatchObject({ status: 'Exercise', missed: 0, times: { messages: 1, accepted: 1 } });
  await database.pool.query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, state, expires_at)
     select id, 2, 'Alert', 'Exercise', 'exercise-sink', 'sms', '+9100000000', 'en', 'gave-up', now() from alert where id = $1`,
    [warning?.id],
  );
  // The wind blows from 300°: one sensor 300 m downwind, one as far upwind.
  const { rows } = await database.pool.query<{ id: number; code: string }>(
    `insert into sensor (industry_id, code, name, measure, unit, cas, latitude, longitude, height_m, averaging_s, alarm_readings, silent_after_s,
       created_by, created_by_id)
     select industry_id, place.code, place.code, 'concentration', 'ppm', '7782-50-5', place.latitude, place.longitude, 1.5, 60, 3, 300, 'A', 'a'
     from run, (values ('DOWN', 21.63101, 72.99252), ('UP', 21.63371, 72.98750)) as place (code, latitude, longitude) where run.id = $1
     returning id, code`,
    [runId],
  );
  const ids = Object.fromEntries(rows.map((row) => [row.code, row.id]));
  for (const [code, minutes, value] of [
    ['DOWN', 2, 3],
    ['DOWN', 5, 180],
    ['DOWN', 8, 60],
    ['UP', 5, 0.5],
    // Before the release: not compared.
    ['UP', -5, 900],
  ] as const)
    await database.pool.query(
      `insert into sensor_reading (sensor_id, at, value, received_at, late, out_of_order, repeat_key)
       values ($1, $2, $3, now(), true, false, 0)`,
      [ids[code], new Date(Date.parse(scenario.time) + minutes * 60_000), value],
    );
  const { warnings, readings } = (await imt.call(incidentFormRoutes.afterAction, { params: { id } })).body;
  expect(warnings).toMatchObject([{ missed: 1 }]);
  expect(readings).toMatchObject({ runId, chemical: 'Chlorine' });
  const [down, up] = readings?.sensors ?? [];
  expect(down).toMatchObject({ sensor: 'DOWN', measuredPpm: 180, measuredAt: new Date(Date.parse(scenario.time) + 300_000).toISOString() });
  expect(down?.distanceM).toBeGreaterThan(290);
  expect(down?.distanceM).toBeLessThan(310);
  // 20 ppm reaches much farther than 300 m in this run.
  expect(down?.modelledPpm).toBeGreaterThan(100);
  expect(up).toMatchObject({ sensor: 'UP', measuredPpm: 0.5 });
  expect(up?.modelledPpm).toBeLessThan(0.5);
  expect((await readForm('after-action', 'gu')).statusCode).toBe(200);
});

describe('the report of a major accident', () => {
  const read = async (language = 'en') => (await imt.call(incidentFormRoutes.accidentReport, { params: { id }, query: { language } })).body;
  const findField = async (field: string) => (await read()).fields.find((one) => one.field === field);
  const save = (body: object) => imt.call(incidentResponseRoutes.saveReport, { params: { id }, body });

  test('is filled in from the record; unknown fields stay empty', async () => {
    const report = await read();
    expect(report.dutySubject).toBe('district:bharuch');
    expect((Date.parse(report.dueOn) - Date.parse(report.accidentOn)) / 86_400_000).toBe(15);
    // MSIHC Rules, rule 5(1): the notice within 48 hours.
    const { incident } = JSON.parse((await imt.raw('GET', `/api/incidents/${id}`)).payload);
    expect((Date.parse(report.noticeDueAt) - Date.parse(incident.createdAt)) / 3_600_000).toBe(48);
    expect(await findField('substances')).toMatchObject({ text: 'Chlorine, 900 kg (as calculated)', written: false });
    expect((await findField('insideCasualties'))?.text).toContain('Missing: 60');
    expect((await findField('measures'))?.text).toContain('Sound the alarm');
    expect((await findField('dataAvailable'))?.text).toContain(runId);
    expect(await findField('licenceNumber')).toEqual({ field: 'licenceNumber', text: '', written: false });
    expect((await read('hi')).fields.find(({ field }) => field === 'accidentType')?.text).toBe('विषैला रिसाव');
  });

  test('written text is in the log and the report; a cleared field is filled in from the record again', async () => {
    await save({ fields: { causes: ' Gasket of line 4 ', licenceNumber: 'GJ-77' } });
    expect(await findField('causes')).toEqual({ field: 'causes', text: 'Gasket of line 4', written: true });
    await save({ fields: { causes: '' }, sentOn: '2026-11-30' });
    expect(await findField('causes')).toMatchObject({
      text: 'Not known; information will be supplied as soon as possible.',
      written: false,
    });
    expect(await findField('licenceNumber')).toMatchObject({ text: 'GJ-77' });
    expect((await read()).sentOn).toBe('2026-11-30');
    const { events } = (await imt.call(incidentRoutes.events, { params: { id } })).body;
    expect(events[0]).toMatchObject({ kind: 'accident-report', fields: { causes: '' }, sentOn: '2026-11-30' });
    expect(await imt.refused(incidentResponseRoutes.saveReport, { params: { id }, body: {} })).toMatchObject({ status: 400 });
    expect(await imt.refused(incidentResponseRoutes.saveReport, { params: { id }, body: { fields: { shoeSize: '9' } } })).toMatchObject({
      status: 400,
    });
  });
});

describe('milestones', () => {
  const none = { firstReleaseAt: null, firstAcceptanceAt: null };
  const at = (minute: number): string => new Date(Date.UTC(2026, 10, 22, 3, minute)).toISOString();
  const step = (minute: number, kind: 'created' | 'changed', state: string, assign?: string): IncidentEvent => ({
    id: minute + 1,
    at: at(minute),
    deviceAt: null,
    byName: 'A',
    kind,
    why: null,
    changes: [
      { field: 'state', from: null, to: state, fromName: null, toName: null },
      ...(assign === undefined ? [] : [{ field: 'assign', from: null, to: assign, fromName: null, toName: null }]),
    ],
  });
  const minutes = (...events: IncidentEvent[]) => {
    const { milestones, reopened } = findMilestones(events, none);
    return {
      ...Object.fromEntries(milestones.map(({ milestone, afterS }) => [milestone, afterS === null ? null : afterS / 60])),
      reopened,
    };
  };

  test('are counted from the report', () => {
    const log = [
      step(0, 'created', 'New'),
      step(4, 'changed', 'Assigned', 'id-1'),
      step(50, 'changed', 'Resolved'),
      step(70, 'changed', 'Closed'),
    ];
    expect(minutes(...log)).toMatchObject({ reported: 0, assigned: 4, resolved: 50, closed: 70, reopened: 0 });
  });

  test('a reopened incident counts from its last end, and is not resolved while it is open', () => {
    const log = [step(0, 'created', 'New'), step(10, 'changed', 'Resolved'), step(20, 'changed', 'In-progress')];
    expect(minutes(...log)).toMatchObject({ resolved: null, closed: null, reopened: 1 });
    expect(minutes(...log, step(45, 'changed', 'Closed'))).toMatchObject({ resolved: 45, closed: 45, reopened: 1 });
  });
});

test('an entry that a device sent later says when it was written; a clock that is ahead is named', () => {
  const head = { id: 1, at: '2026-11-26T22:10:00Z', byName: 'A', kind: 'note', noteKind: 'note', text: 'x' } as const;
  const describeAt = (deviceAt: string | null) => formatDeviceTime({ ...head, deviceAt }, buildReportFormat('en'));
  expect(describeAt('2026-11-26T21:42:00Z')).toBe(' (Written 27 Nov 2026, 03:12 on the device, received 27 Nov 2026, 03:40)');
  expect(describeAt('2026-11-26T23:10:00Z')).toContain('which is ahead');
  expect(describeAt(null)).toBe('');
});
