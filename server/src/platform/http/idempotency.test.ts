import { incidentResponseRoutes, incidentRoutes, industryRoutes, type Route } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testSettings, useApplication, Visitor } from '../../testing/application.ts';
import { deleteOldKeys } from './idempotency.ts';

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

test('an incident, read as part of its card, and an entry of its log are replayed too; of a roll-call the caller learns that it exists', async () => {
  const imt = await application().as('imt');
  const asked = { body: { shortDescription: 'Smell of chlorine' }, headers: { 'idempotency-key': 'lost-incident' } };
  const { body: incident } = await imt.call(incidentRoutes.create, asked);
  await loseAnswer('lost-incident');
  expect((await imt.call(incidentRoutes.create, asked)).body).toEqual(incident);

  const note = { params: { id: incident.id }, body: { text: 'Wind has turned' }, headers: { 'idempotency-key': 'lost-note' } };
  const { body: entry } = await imt.call(incidentRoutes.note, note);
  await imt.call(incidentRoutes.note, { ...note, headers: {}, body: { text: 'It turned back' } });
  await loseAnswer('lost-note');
  expect((await imt.call(incidentRoutes.note, note)).body).toEqual(entry);

  const people = { params: { id: incident.id }, body: { names: ['Asha Patel'] }, headers: { 'idempotency-key': 'lost-people' } };
  await imt.call(incidentResponseRoutes.addPeople, people);
  await loseAnswer('lost-people');
  expect(await imt.refused(incidentResponseRoutes.addPeople, people)).toMatchObject({
    status: 409,
    code: 'done-before',
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
    code: 'still-running',
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

/** The calls that the contract lets a client send later. */
const queued = routes.filter((route: Route) => route.queued === true);

test('only work on the record may be sent later: no accounts, approvals, releases or files, and no deletion of an incident', () => {
  const permissions = new Set(queued.map(({ permission }) => permission));
  expect([...permissions].toSorted()).toEqual([
    'alert.draft',
    'conditions.write',
    'drill.run',
    'duty.record',
    'incident.write',
    'industry.delete',
    'industry.write',
    'inventory.delete',
    'inventory.write',
    'receptor.write',
    'run.create',
    'stakeholder.write',
    'training.attempt',
    'weather.enter',
  ]);
  const others = queued.filter(
    ({ method, path, answerType }: Route) =>
      method === 'GET' || answerType !== undefined || /submit|approve|bulk|feed|codes|proofs|start|end$/.test(path),
  );
  expect(others).toEqual([]);
});

const countEntries = async (id: string): Promise<number> => {
  const { rows } = await application().database.pool.query('select count(*)::int as n from incident_event where incident_id = $1', [id]);
  return rows[0].n;
};

test.each(['kept', 'lost'])(
  'a change that is repeated gets the same answer and one entry in the log; its answer was %s',
  async (answer) => {
    const imt = await application().as('imt');
    const { body: made } = await imt.call(incidentRoutes.create, { body: { shortDescription: 'Leak' } });
    const key = `change-${answer}`;
    const asked = { params: { id: made.id }, body: { urgency: 'High', version: 1 }, headers: { 'idempotency-key': key } };
    const { body: first } = await imt.call(incidentRoutes.update, asked);
    if (answer === 'lost') await loseAnswer(key, 3_600);
    expect((await imt.call(incidentRoutes.update, asked)).body).toEqual(first);
    expect(first.version).toBe(2);
    expect(await countEntries(made.id)).toBe(2);
  },
);

test.each(['kept', 'lost'])('a deletion that is repeated is answered again, not with 404; its answer was %s', async (answer) => {
  const plant = await application().as('plant');
  const { body: site } = await plant.call(industryRoutes.create, industry(`Deleted ${answer}`));
  const key = `delete-${answer}`;
  const asked = { params: { id: site.id }, headers: { 'idempotency-key': key } };
  await plant.call(industryRoutes.remove, asked);
  if (answer === 'lost') await loseAnswer(key, 3_600);
  await plant.call(industryRoutes.remove, asked);
  expect(await plant.refused(industryRoutes.remove, { ...asked, headers: {} })).toMatchObject({ status: 404 });
});

test('a key belongs to one person and one request', async () => {
  const [imt, plant] = [await application().as('imt'), await application().as('plant')];
  const { body: made } = await imt.call(incidentRoutes.create, { body: { shortDescription: 'Two people' } });
  const headers = { 'idempotency-key': 'same-key-for-two' };
  const mark = (outcome: 'done' | 'open') => ({ params: { id: made.id, task: 'alarm' }, body: { outcome }, headers });
  await imt.call(incidentRoutes.task, mark('done'));
  expect(await imt.refused(incidentRoutes.task, mark('open'))).toMatchObject({ status: 409, code: 'conflict' });
  await plant.call(incidentRoutes.task, mark('open'));
  expect(await countEntries(made.id)).toBe(3);
});

const day = 86_400;

test('keys are kept for the time that a device may be away and a week, then deleted by a job', async () => {
  const imt = await application().as('imt');
  const { database } = application();
  const { body: made } = await imt.call(incidentRoutes.create, { body: { shortDescription: 'Away' } });
  const note = (key: string) => ({ params: { id: made.id }, body: { text: key }, headers: { 'idempotency-key': key } });
  const setAge = (key: string, days: number) =>
    database.pool.query("update idempotent_answer set created_at = now() - $2 * interval '1 second' where key = $1", [key, days * day]);
  const { body: first } = await imt.call(incidentRoutes.note, note('note-20-days'));
  await imt.call(incidentRoutes.note, note('note-22-days'));
  await setAge('note-20-days', 20);
  await setAge('note-22-days', 22);
  expect((await imt.call(incidentRoutes.note, note('note-20-days'))).body).toEqual(first);
  await deleteOldKeys(database);
  const { rows } = await database.pool.query("select key from idempotent_answer where key like 'note-%-days'");
  expect(rows).toEqual([{ key: 'note-20-days' }]);
});

test('a file that is sent again is attached once', async () => {
  const imt = await application().as('imt');
  const { body: made } = await imt.call(incidentRoutes.create, { body: { shortDescription: 'Photographed' } });
  const asked = {
    params: { id: made.id },
    query: { name: 'valve.pdf' },
    body: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    headers: { 'idempotency-key': 'valve-file', 'content-type': 'application/pdf' },
  };
  const { body: first } = await imt.call(incidentResponseRoutes.attach, asked);
  expect((await imt.call(incidentResponseRoutes.attach, asked)).body).toEqual(first);
  expect(await countEntries(made.id)).toBe(2);
  const other = { ...asked, body: Buffer.concat([asked.body, Buffer.from('\n')]) };
  expect(await imt.refused(incidentResponseRoutes.attach, other)).toMatchObject({ status: 409, code: 'conflict' });
});

test('a note whose server ended before the answer was stored is written once, and answered by the next server', async () => {
  const { database } = application();
  const imt = await application().as('imt');
  const { body: made } = await imt.call(incidentRoutes.create, { body: { shortDescription: 'Power fails' } });
  const asked = { params: { id: made.id }, body: { text: 'Pump stopped' }, headers: { 'idempotency-key': 'power-fails' } };
  // The connection that is to store the answer is cut, as that of a killed server.
  await database.pool.query(`create function end_server() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger end_server before update on idempotent_answer for each row when (new.key = 'power-fails') execute function end_server()`);
  await imt.call(incidentRoutes.note, asked);
  const mend = () => database.pool.query('drop trigger if exists end_server on idempotent_answer');
  await expect.poll(() => mend().then(() => 'mended', String)).toBe('mended');
  const next = await buildApp({
    settings: testSettings(),
    database,
    secret: 'only for tests: 0123456789abcdef0123456789abcdef',
    webFolder: '/nonexistent',
  });
  const visitor = new Visitor(() => next);
  for (const [name, value] of imt.cookies) visitor.cookies.set(name, value);
  const { body: entry } = await visitor.call(incidentRoutes.note, asked);
  await next.close();
  expect(entry).toMatchObject({ kind: 'note', text: 'Pump stopped' });
  expect(await countEntries(made.id)).toBe(2);
});
