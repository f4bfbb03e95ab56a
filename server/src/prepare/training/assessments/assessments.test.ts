import { type AssessmentInput, assessmentRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../../testing/application.ts';
import { refusePastDay } from './rules.ts';

const application = useApplication();

const asked: AssessmentInput = {
  date: '2099-03-14',
  name: 'Asha Patel',
  phone: '+91 98765 43210',
  email: 'asha@example.org',
  topics: 'Siren test at the school',
};

test('a request is stored, found, confirmed and done', async () => {
  const plant = await application().as('plant');
  const { body: made } = await plant.call(assessmentRoutes.request, { body: asked });
  expect(made).toMatchObject({ ...asked, status: 'requested', version: 1, changedBy: null });
  const district = await application().as('l1');
  const { body: page } = await district.call(assessmentRoutes.list, { query: { search: '2099-03-14' } });
  expect(page.rows.map(({ id }) => id)).toContain(made.id);
  const step = (status: string, version: number) =>
    district.call(assessmentRoutes.setStatus, { params: { id: made.id }, body: { status, version } });
  expect((await step('confirmed', 1)).body).toMatchObject({ status: 'confirmed', version: 2 });
  expect((await step('done', 2)).body).toMatchObject({ status: 'done', version: 3 });
  const refused = (body: object) => district.refused(assessmentRoutes.setStatus, { params: { id: made.id }, body });
  expect(await refused({ status: 'requested', version: 3 })).toMatchObject({ status: 409, code: 'conflict' });
  expect(await refused({ status: 'confirmed', version: 1 })).toMatchObject({ status: 409, code: 'edited-meanwhile' });
  expect(
    await district.refused(assessmentRoutes.setStatus, { params: { id: 99_999 }, body: { status: 'done', version: 1 } }),
  ).toMatchObject({
    status: 404,
  });
});

test('topics may be left out', async () => {
  const plant = await application().as('plant');
  const { topics: _, ...without } = asked;
  expect((await plant.call(assessmentRoutes.request, { body: without })).body.topics).toBeNull();
});

test.each([
  [{ date: '' }, 'date'],
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '2001-01-01' }, 'date'],
  [{ name: ' ' }, 'name'],
  [{ phone: 'call me' }, 'phone'],
  [{ email: 'asha' }, 'email'],
  [{ topics: 'x'.repeat(501) }, 'topics'],
])('%j is refused', async (wrong, field) => {
  const plant = await application().as('plant');
  const refused = await plant.refused(assessmentRoutes.request, { body: { ...asked, ...wrong } });
  expect(refused.status).toBe(400);
  expect(refused.fields?.map((problem) => problem.field)).toContain(field);
});

test('a day is past only when it is over everywhere', () => {
  const now = new Date('2026-11-21T11:00:00Z');
  expect(() => refusePastDay('2026-11-20', now)).not.toThrow();
  expect(() => refusePastDay('2026-11-19', now)).toThrow('passed');
});

test('the list is paged, filtered and sorted by the server', async () => {
  const plant = await application().as('plant');
  for (let day = 1; day <= 12; day++) {
    await plant.call(assessmentRoutes.request, {
      body: { ...asked, name: `Pager ${day}`, date: `2098-01-${String(day).padStart(2, '0')}` },
    });
  }
  const district = await application().as('l0');
  const query = { search: 'pager', sort: 'date', direction: 'desc', page: 2, status: 'requested' };
  const { body } = await district.call(assessmentRoutes.list, { query });
  expect(body).toMatchObject({ total: 12, page: 2, pageSize: 10 });
  expect(body.rows.map(({ date }) => date)).toEqual(['2098-01-02', '2098-01-01']);
  expect((await district.call(assessmentRoutes.list, { query: { ...query, status: 'done', page: 1 } })).body.total).toBe(0);
});

test('a calendar is read only at its private address, and no longer once that is replaced or deleted', async () => {
  const district = await application().as('l2');
  const { body } = await district.call(assessmentRoutes.makeFeed);
  const read = (path: string) => application().visitor().raw('GET', path);
  const answer = await read(body.path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.payload).toContain('BEGIN:VCALENDAR');
  expect(answer.payload).toContain('DTSTART;VALUE=DATE:20990314');
  const next = (await district.call(assessmentRoutes.makeFeed)).body.path;
  expect((await read(body.path)).statusCode).toBe(404);
  expect((await read(next)).statusCode).toBe(200);
  await district.call(assessmentRoutes.endFeed);
  expect((await read(next)).statusCode).toBe(404);
  expect((await read(`/api/assessments/feed/${'A'.repeat(43)}.ics`)).statusCode).toBe(404);
  const { rows } = await application().database.pool.query<{ token_hash: string }>('select token_hash from assessment_request_feed');
  expect(rows.some(({ token_hash }) => next.includes(token_hash))).toBe(false);
});

test('a calendar stops working when its owner loses the right to read the list', async () => {
  const imt = await application().as('imt');
  const { body } = await imt.call(assessmentRoutes.makeFeed);
  await application().database.pool.query("update person set role = 'plant' where role = 'imt'");
  expect((await application().visitor().raw('GET', body.path)).statusCode).toBe(404);
  await application().database.pool.query("update person set role = 'imt' where email like '%imt%'");
});
