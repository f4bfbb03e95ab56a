import { incidentRoutes, industryRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();

const industry = (industryName: string) => ({
  body: { industryName, district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 72.6 },
});

/** As after a server failed between its change and storing its answer. */
const loseAnswer = async (key: string, secondsAgo = 0): Promise<void> => {
  const { rowCount } = await application().database.pool.query(
    'update idempotent_answer set answer = null, created_at = created_at - make_interval(secs => $2) where key = $1',
    [key, secondsAgo],
  );
  expect(rowCount).toBe(1);
};

test.each([0, 3_600])(
  'a call whose answer was lost %i s ago is answered from the row that it made, and makes no second row',
  async (ago) => {
    const plant = await application().as('plant');
    const key = `lost-answer-${ago}`;
    const asked = { ...industry(`Lost ${ago}`), headers: { 'idempotency-key': key } };
    const { body: first } = await plant.call(industryRoutes.create, asked);
    await loseAnswer(key, ago);
    const { body: again } = await plant.call(industryRoutes.create, asked);
    expect(again).toEqual(first);
    expect((await plant.call(industryRoutes.list, { query: { search: `Lost ${ago}` } })).body.total).toBe(1);
    // Now stored, as the first answer would have been.
    const { rows } = await application().database.pool.query('select answer from idempotent_answer where key = $1', [key]);
    expect(rows).toEqual([{ answer: first }]);
  },
);

test('an incident, read as part of its card, is replayed too; for an entry of its log the caller learns that it exists', async () => {
  const imt = await application().as('imt');
  const asked = { body: { shortDescription: 'Smell of chlorine' }, headers: { 'idempotency-key': 'lost-incident' } };
  const { body: incident } = await imt.call(incidentRoutes.create, asked);
  await loseAnswer('lost-incident');
  expect((await imt.call(incidentRoutes.create, asked)).body).toEqual(incident);

  const note = { params: { id: incident.id }, body: { text: 'Wind has turned' }, headers: { 'idempotency-key': 'lost-note' } };
  await imt.call(incidentRoutes.note, note);
  await loseAnswer('lost-note');
  expect(await imt.refused(incidentRoutes.note, note)).toMatchObject({
    status: 409,
    message: 'The first request with this Idempotency-Key was carried out; its answer was lost in a failure',
  });
  const { rows } = await application().database.pool.query(
    "select count(*)::int as notes from incident_event where text = 'Wind has turned'",
  );
  expect(rows).toEqual([{ notes: 1 }]);
});

test('a call cut off before it changed anything runs again after a minute, and is refused before', async () => {
  const plant = await application().as('plant');
  const asked = { ...industry('Cut off'), headers: { 'idempotency-key': 'cut-off-first' } };
  const { database } = application();
  const { body } = await plant.call(industryRoutes.create, asked);
  await plant.call(industryRoutes.remove, { params: { id: body.id } });
  // The claim of a request that changed nothing.
  await database.pool.query("update idempotent_answer set answer = null, request = 'another-request' where key = 'cut-off-first'");
  expect(await plant.refused(industryRoutes.create, asked)).toMatchObject({
    status: 409,
    message: 'The first request with this Idempotency-Key is still being worked on',
  });
  await loseAnswer('cut-off-first', 61);
  const { body: made } = await plant.call(industryRoutes.create, asked);
  expect(made.id).not.toBe(body.id);
});

test('a refused call leaves its key unused', async () => {
  const plant = await application().as('plant');
  await plant.call(industryRoutes.create, industry('Taken'));
  const headers = { 'idempotency-key': 'refused-first' };
  expect(await plant.refused(industryRoutes.create, { ...industry('Taken'), headers })).toMatchObject({ code: 'industry-name-taken' });
  await plant.call(industryRoutes.create, { ...industry('Free'), headers });
});
