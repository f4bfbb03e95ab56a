import {
  type DutyRuleId,
  dutyRoutes,
  dutyRuleIds,
  findDutyRule,
  type InventoryInput,
  incidentRoutes,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  stakeholderRoutes,
} from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatDayInIndia } from '../../register/threshold-status/read-threshold-status.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { readPlan } from './plan.ts';

const application = useApplication();

const dayMs = 86_400_000;
const day = (fromNow: number): string => formatDayInIndia(new Date(Date.now() + fromNow * dayMs));
const after = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

let plant: Visitor;
let l1: Visitor;
let id = 0;
beforeAll(async () => {
  plant = await application().as('plant');
  l1 = await application().as('l1');
  const body = { industryName: 'Works', district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.6, longitude: 73 };
  id = (await plant.call(industryRoutes.create, { body })).body.id;
  await plant.call(industryRoutes.create, { body: { ...body, industryName: 'Other Works', district: ' bharuch ' } });
});

const list = async (query: Record<string, string | number> = {}) =>
  (await l1.call(dutyRoutes.list, { query: { pageSize: 100, ...query } })).body;
const findDuty = async (rule: DutyRuleId, subject: string) => (await list({ rule })).rows.find((row) => row.subject === subject);
const entry = (rule: DutyRuleId, subject: string, given: object = {}) => ({
  body: { rule, subject, kind: 'done', on: day(0), who: 'A. Officer', note: '', ...given },
});

test('every site, each district once regardless of case, and the State have their duties', async () => {
  const { rows, total, counts } = await list();
  const of = (scope: string): number => dutyRuleIds.filter((rule) => findDutyRule(rule).scope === scope).length;
  expect(total).toBe(2 * of('site') + of('district') + of('state'));
  expect(rows).toHaveLength(total);
  expect(counts).toMatchObject({ overdue: 0, ok: 0, 'not-applicable': 0 });
  expect(counts.unrecorded + counts.waiting).toBe(total);
  expect(new Set(rows.filter(({ scope }) => scope === 'district').map(({ subject }) => subject))).toEqual(new Set(['district:bharuch']));
});

describe('a recurring duty', () => {
  test('is due one interval after it was last done, in calendar months', async () => {
    const { body } = await plant.call(dutyRoutes.record, entry('on-site-drill', `site:${id}`, { on: '2024-08-31' }));
    // Six months after 31 August is the last day of February.
    expect(body).toMatchObject({ state: 'overdue', dueOn: '2025-02-28', lastDoneOn: '2024-08-31' });
  });

  test('is soon within 30 days, otherwise up to date; 45 days are counted as days', async () => {
    const district = 'district:bharuch';
    const soon = await l1.call(dutyRoutes.record, entry('district-meeting', district, { on: day(-15) }));
    expect(soon.body).toMatchObject({ state: 'soon', dueOn: after(day(-15), 45) });
    const ok = await l1.call(dutyRoutes.record, entry('district-meeting', district, { on: day(-14) }));
    expect(ok.body).toMatchObject({ state: 'ok', lastDoneOn: day(-14) });
    // An earlier date recorded later does not change the due date.
    const late = await l1.call(dutyRoutes.record, entry('district-meeting', district, { on: day(-100) }));
    expect(late.body).toMatchObject({ state: 'ok', lastDoneOn: day(-14) });
  });

  test('cannot be done in the future, and no event triggers it', async () => {
    expect(await l1.refused(dutyRoutes.record, entry('district-drill', 'district:bharuch', { on: day(1) }))).toMatchObject({
      status: 400,
      fields: [{ field: 'on' }],
    });
    expect(await l1.refused(dutyRoutes.record, entry('district-drill', 'district:bharuch', { kind: 'event' }))).toMatchObject({
      status: 400,
    });
  });
});

test('an accident starts fifteen days for its report; each accident needs its own report', async () => {
  const report = (given: object) => entry('accident-report', 'district:bharuch', given);
  expect(await l1.refused(dutyRoutes.record, report({}))).toMatchObject({ status: 409, code: 'conflict' });
  const first = await l1.call(dutyRoutes.record, report({ kind: 'event', on: day(-20), note: 'Chlorine, shed 2' }));
  expect(first.body).toMatchObject({ state: 'overdue', dueOn: day(-5), eventOn: day(-20) });
  await l1.call(dutyRoutes.record, report({ kind: 'event', on: day(-2) }));
  const second = await l1.call(dutyRoutes.record, report({ on: day(-1) }));
  expect(second.body).toMatchObject({ state: 'soon', dueOn: after(day(-2), 15), eventOn: day(-2) });
  const none = await l1.call(dutyRoutes.record, report({}));
  expect(none.body).toMatchObject({ state: 'waiting', dueOn: null, eventOn: null, lastDoneOn: day(0) });
});

test('a major accident starts the notice of the site, which the last whole day within 48 hours ends, and the analysis of the State', async () => {
  // MSIHC Rules, rule 5(1) and 5(2), as the ministry's accident reporting procedure quotes them.
  const notice = await plant.call(dutyRoutes.record, entry('accident-notice', `site:${id}`, { kind: 'event', on: day(0) }));
  expect(notice.body).toMatchObject({ state: 'soon', dueOn: after(day(0), 1), eventOn: day(0) });
  const late = Date.parse(`${notice.body.dueOn}T23:59:59+05:30`) - Date.parse(`${day(0)}T00:00:00+05:30`);
  expect(late / 3_600_000).toBeLessThan(48);
  const analysis = await l1.call(dutyRoutes.record, entry('accident-analysis', 'state', { kind: 'event', on: day(0) }));
  expect(analysis.body).toMatchObject({ dueOn: after(day(0), 90) });
});

test('a safety audit starts thirty days for its report; a safety report is renewed after three years', async () => {
  const other = (await list({ rule: 'safety-audit', search: 'Other Works' })).rows[0]?.subject ?? '';
  expect(await findDuty('audit-report', other)).toMatchObject({ state: 'waiting' });
  await plant.call(dutyRoutes.record, entry('safety-audit', other, { on: day(-3) }));
  expect(await findDuty('audit-report', other)).toMatchObject({ state: 'soon', eventOn: day(-3), dueOn: after(day(-3), 30) });
  const sent = await plant.call(dutyRoutes.record, entry('audit-report', other));
  expect(sent.body).toMatchObject({ state: 'waiting', lastDoneOn: day(0) });
  const update = await plant.call(dutyRoutes.record, entry('safety-report-update', other, { on: '2024-02-29' }));
  expect(update.body).toMatchObject({ dueOn: '2027-02-28' });
});

describe('a lesson of a debrief', () => {
  const lesson = (given: object = {}) =>
    entry('lesson', `site:${id}`, { kind: 'event', on: day(40), who: 'Shift engineer', note: 'Test the horn', ...given });
  const report = async (industryName: string | null) =>
    (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the filling station', industryName } })).body.id;

  test('is due on its day, belongs to its incident, and the lesson that was done is closed among several', async () => {
    const incidentId = await report('Works');
    const first = await plant.call(dutyRoutes.record, lesson({ incidentId }));
    expect(first.body).toMatchObject({ state: 'ok', dueOn: day(40), eventOn: day(40) });
    const sooner = await plant.call(dutyRoutes.record, lesson({ on: day(5), note: 'Label the valves' }));
    expect(sooner.body).toMatchObject({ state: 'soon', dueOn: day(5) });
    const query = { rule: 'lesson', subject: `site:${id}` } as const;
    const horn = (await l1.call(dutyRoutes.entries, { query })).body.entries.find(({ note }) => note === 'Test the horn');
    expect(horn).toMatchObject({ incidentId, doneOn: null, who: 'Shift engineer' });
    const done = entry('lesson', `site:${id}`, { closes: horn?.id });
    expect((await plant.call(dutyRoutes.record, done)).body).toMatchObject({ state: 'soon', dueOn: day(5) });
    expect(await plant.refused(dutyRoutes.record, done)).toMatchObject({ code: 'conflict' });
    const { entries } = (await l1.call(dutyRoutes.entries, { query })).body;
    expect(entries.filter(({ kind }) => kind === 'event').map(({ note, doneOn }) => [note, doneOn])).toEqual([
      ['Label the valves', null],
      ['Test the horn', day(0)],
    ]);
  });

  test('is refused without a text, for an incident of another site, and for another duty', async () => {
    const elsewhere = await report(null);
    const refused = async (body: object, field: string) =>
      expect(await plant.refused(dutyRoutes.record, body as ReturnType<typeof lesson>)).toMatchObject({ status: 400, fields: [{ field }] });
    await refused(lesson({ note: '' }), 'note');
    await refused(lesson({ incidentId: elsewhere }), 'incidentId');
    await refused(entry('on-site-drill', `site:${id}`, { incidentId: elsewhere }), 'incidentId');
    await refused(entry('lesson', `site:${id}`, { closes: 2_000_000_000 }), 'closes');
  });
});

test('the people around are informed before the activity begins', async () => {
  const begins = day(40);
  const { body } = await plant.call(dutyRoutes.record, entry('public-information', `site:${id}`, { kind: 'event', on: begins }));
  expect(body).toMatchObject({ dueOn: begins });
});

test('a site is notified three months before its activity begins, by the calendar', async () => {
  // Ninety days before 1 June is 3 March: two days late.
  const begins = `${Number(day(0).slice(0, 4)) + 2}-06-01`;
  const { body } = await plant.call(dutyRoutes.record, entry('site-notification', `site:${id}`, { kind: 'event', on: begins }));
  expect(body).toMatchObject({ state: 'ok', dueOn: `${begins.slice(0, 4)}-03-01`, eventOn: begins });
  const never = entry('site-notification', `site:${id}`, { kind: 'event', on: '9999-12-31' });
  expect(await plant.refused(dutyRoutes.record, never)).toMatchObject({ status: 400, fields: [{ field: 'on' }] });
});

test('a duty can be marked as not applicable, by name, and this can be undone', async () => {
  const audit = (kind: string) => entry('safety-audit', `site:${id}`, { kind, note: 'Below the upper threshold' });
  expect((await plant.call(dutyRoutes.record, audit('not-applicable'))).body).toMatchObject({ state: 'not-applicable', dueOn: null });
  expect(await plant.refused(dutyRoutes.record, audit('not-applicable'))).toMatchObject({ code: 'conflict' });
  expect(await plant.refused(dutyRoutes.record, audit('done'))).toMatchObject({ code: 'conflict' });
  expect((await plant.call(dutyRoutes.record, audit('applies'))).body).toMatchObject({ state: 'unrecorded' });
});

test('everything recorded is kept, with who recorded it, and the database refuses to change it', async () => {
  const query = { rule: 'safety-audit', subject: `site:${id}` };
  const { entries, omitted } = (await l1.call(dutyRoutes.entries, { query })).body;
  expect(entries.map(({ kind }) => kind)).toEqual(['applies', 'not-applicable']);
  expect(entries[0]).toMatchObject({ who: 'A. Officer', recordedBy: expect.any(String) });
  expect(omitted).toBe(0);
  for (const change of ["update duty_entry set who = 'x'", 'delete from duty_entry', 'truncate duty_entry cascade']) {
    await expect(application().database.pool.query(change)).rejects.toThrow();
  }
});

test('the list is searched, filtered, sorted and paged; the most urgent duties come first', async () => {
  const { rows } = await list();
  expect(rows[0]).toMatchObject({ state: 'overdue', rule: 'on-site-drill' });
  expect((await list({ state: 'overdue' })).rows.every(({ state }) => state === 'overdue')).toBe(true);
  expect((await list({ industryId: id })).rows.every(({ industryId }) => industryId === id)).toBe(true);
  expect(await list({ district: ' BHARUCH ', search: 'works' })).toMatchObject({ total: 18 });
  expect((await list({ district: 'Surat' })).total).toBe(0);
  expect((await list({ search: 'OTHER works' })).rows.every(({ name }) => name === 'Other Works')).toBe(true);
  // The audit and its report, of two sites.
  expect((await list({ search: 'safety audit' })).total).toBe(4);
  expect((await list({ search: '100%' })).total).toBe(0);
  // The screen sends the rules whose translated titles match.
  const titled = (await list({ search: 'लेखापरीक्षा', titled: 'safety-audit' })).rows.map(({ rule }) => rule);
  expect(titled).toEqual(['safety-audit', 'safety-audit']);
  expect((await list({ search: 'safety audit', titled: '' })).total).toBe(0);
  expect((await list({ search: 'other works', titled: 'safety-audit' })).rows.some(({ rule }) => rule !== 'safety-audit')).toBe(true);
  expect(await l1.refused(dutyRoutes.list, { query: { titled: "x'" } })).toMatchObject({ status: 400 });
  const byName = (await list({ sort: 'name', direction: 'desc', scope: 'site' })).rows.map(({ name }) => name);
  expect(byName).toEqual(byName.toSorted().reverse());
  const first = (await l1.call(dutyRoutes.list, { query: { pageSize: 3 } })).body;
  const next = (await l1.call(dutyRoutes.list, { query: { pageSize: 3, page: 2 } })).body;
  expect([...first.rows, ...next.rows]).toEqual(rows.slice(0, 6));
  expect(await l1.refused(dutyRoutes.list, { query: { state: 'late' } })).toMatchObject({ status: 400 });
});

test('the stock on record indicates whether a duty applies to the site', async () => {
  expect((await findDuty('on-site-drill', `site:${id}`))?.stockTier).toBe('below');
  const body: InventoryInput = {
    ...inventoryExample,
    itemNo: 'A-1',
    productName: 'Hydrogen fluoride',
    substanceName: 'Hydrogen fluoride',
    concentration: '99 %',
    casNo: '7664-39-3',
    quantity: 6,
    unit: 't',
    dateReceived: '2026-01-01',
    dateExpired: '2030-01-01',
  };
  await plant.call(inventoryRoutes.create, { params: { id }, body });
  expect((await findDuty('on-site-drill', `site:${id}`))?.stockTier).toBe('lower');
  expect((await findDuty('district-drill', 'district:bharuch'))?.stockTier).toBeNull();
});

test('a plant records for sites only; unknown subjects, missing names and strangers are refused', async () => {
  expect(await plant.refused(dutyRoutes.record, entry('district-drill', 'district:bharuch'))).toMatchObject({ status: 403 });
  expect(await l1.refused(dutyRoutes.record, entry('on-site-drill', 'site:999999'))).toMatchObject({ status: 404 });
  // A duty of districts for a site.
  expect(await l1.refused(dutyRoutes.record, entry('district-drill', `site:${id}`))).toMatchObject({ status: 404 });
  expect(await l1.refused(dutyRoutes.record, entry('on-site-drill', `site:${id}`, { who: ' ' }))).toMatchObject({ status: 400 });
  expect(await l1.refused(dutyRoutes.record, entry('on-site-drill', "'; drop table duty_entry"))).toMatchObject({ status: 400 });
  expect(await application().visitor().refused(dutyRoutes.list)).toMatchObject({ status: 401 });
});

describe('the calendar feed', () => {
  const read = (path: string) => application().visitor().raw('GET', path);

  test('shows every due date at its private address, of all sites or of one', async () => {
    const { path } = (await l1.call(dutyRoutes.makeFeed, { body: { industryId: null } })).body;
    const all = await read(path);
    expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(all.payload).toContain('DTSTART;VALUE=DATE:20250228');
    expect(all.payload.match(/BEGIN:VEVENT/g)).toHaveLength((await list()).rows.filter(({ dueOn }) => dueOn !== null).length);
    const one = (await l1.call(dutyRoutes.makeFeed, { body: { industryId: id } })).body.path;
    expect((await read(path)).statusCode).toBe(404);
    expect((await read(one)).payload).not.toContain('District Crisis Group');
    await l1.call(dutyRoutes.endFeed);
    expect((await read(one)).statusCode).toBe(404);
  });

  test('of a district has its own duties and those of its sites, regardless of case, and no others', async () => {
    const body = { industryName: 'Far Works', district: 'Surat', safetyTeamContact: 'Control room', latitude: 21.2, longitude: 72.8 };
    const far = (await plant.call(industryRoutes.create, { body })).body.id;
    await plant.call(dutyRoutes.record, entry('on-site-drill', `site:${far}`));
    await l1.call(dutyRoutes.record, entry('state-meeting', 'state'));
    expect((await l1.call(dutyRoutes.districts)).body).toEqual({ districts: ['Bharuch', 'Surat'] });
    const { path } = (await l1.call(dutyRoutes.makeFeed, { body: { district: 'BHARUCH' } })).body;
    const { payload } = await read(path);
    // Long lines are folded.
    const titles = payload.replaceAll('\r\n ', '').match(/(?<=SUMMARY:).*/g) ?? [];
    expect(titles.some((title) => title.startsWith('Works:'))).toBe(true);
    expect(titles.some((title) => title.startsWith('Bharuch:'))).toBe(true);
    expect(titles.filter((title) => !/^(Works|Other Works|Bharuch):/.test(title))).toEqual([]);
    const inDistrict = (await list({ district: 'bharuch' })).rows;
    expect(titles).toHaveLength(inDistrict.filter(({ dueOn }) => dueOn !== null).length);
    expect(new Set(inDistrict.map(({ scope }) => scope))).toEqual(new Set(['site', 'district']));
  });

  test('is of one known industry or district, not of both, and its address cannot be guessed', async () => {
    expect(await l1.refused(dutyRoutes.makeFeed, { body: { industryId: 999_999 } })).toMatchObject({ status: 404 });
    expect(await l1.refused(dutyRoutes.makeFeed, { body: { district: 'Atlantis' } })).toMatchObject({ status: 404 });
    expect(await l1.refused(dutyRoutes.makeFeed, { body: { industryId: id, district: 'Bharuch' } })).toMatchObject({
      status: 400,
      fields: [{ field: 'district' }],
    });
    expect((await read('/api/duties/feed/short.ics')).statusCode).toBe(400);
  });
});

describe('the plan annexes', () => {
  const read = async (kind: string) => l1.raw('GET', `/api/industries/${id}/plan.pdf?kind=${kind}`);

  test.each(['on-site', 'off-site'])('the %s annex is a PDF of several sections with its fonts in it', async (kind) => {
    const { statusCode, headers, rawPayload } = await read(kind);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`attachment; filename="${kind}-plan-annex-${id}.pdf"`);
    expect(rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(rawPayload.subarray(-7).toString('latin1')).toContain('%%EOF');
    expect(rawPayload.toString('latin1')).toContain('NotoSansDevanagari');
    expect(rawPayload.length).toBeLessThan(2_000_000);
  });

  test('list the people to call, the nearest tier first off site, and when each contact was last confirmed', async () => {
    const { database } = application();
    const person = (name: string, contactNumber: string) => ({
      name,
      designation: 'Officer',
      role: 'Duty officer',
      contactNumber,
      emailAddress: `${name.toLowerCase()}@example.org`,
      address: 'Bharuch',
    });
    const town = await l1.call(stakeholderRoutes.create, { params: { group: 'l0auth' }, body: person('Townsman', '+91 2642 111111') });
    await l1.call(stakeholderRoutes.create, {
      params: { group: 'central_core_team' },
      body: { ...person('Coreman', '+91 2642 222222'), department: 'Safety' },
    });
    await l1.call(stakeholderRoutes.confirm, { params: { id: town.body.personId }, body: { contact: 'contactNumber' } });
    const text = async (kind: 'on-site' | 'off-site', now = new Date(), language: Language = 'en') =>
      JSON.stringify(await readPlan(database, id, kind, language, now, '1'));
    const on = await text('on-site');
    const off = await text('off-site');
    for (const plan of [on, off]) {
      expect(plan).toContain('+91 2642 111111');
      expect(plan).toMatch(/Coreman.*Safety.*never confirmed/);
      expect(plan).toMatch(/Townsman.*confirmed \d+ \w+ \d{4}"/);
      expect(plan).toContain('Nobody is in this directory yet.');
    }
    expect([on, off].map((plan) => plan.indexOf('Coreman') < plan.indexOf('Townsman'))).toEqual([true, false]);
    expect(await text('on-site', new Date(Date.now() + 181 * dayMs))).toMatch(/Townsman.*confirmed \d+ \w+ \d{4}, outdated/);
    for (const [language, script] of [
      ['hi', 'मुख्य लोग'],
      ['gu', 'મુખ્ય લોકો'],
      ['mr', 'प्रमुख व्यक्ती'],
    ] as const) {
      const plan = await text('on-site', new Date(), language);
      expect(plan).toContain(script);
      expect(plan).not.toMatch(/never confirmed|Nobody is in|Threshold quantities/);
    }
  });

  test('are refused to strangers, for sites that are not there, and for other kinds', async () => {
    expect(await application().visitor().refused(dutyRoutes.plan, { params: { id } })).toMatchObject({ status: 401 });
    expect(await l1.refused(dutyRoutes.plan, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
    expect(await l1.refused(dutyRoutes.plan, { params: { id }, query: { kind: 'other' } })).toMatchObject({ status: 400 });
  });
});
