import { createHash } from 'node:crypto';
import {
  auditedTables,
  auditRoutes,
  industryRoutes,
  personRoutes,
  sessionRoutes,
  stakeholderRoutes,
  tableFileTypes,
} from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sealEntries } from '../../platform/db/audit/seal.ts';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();

const industry = (industryName: string) => ({
  industryName,
  district: 'Bharuch',
  safetyTeamContact: 'safety@example.org',
  latitude: 21.7,
  longitude: 72.9,
});

test('an added, changed or removed row is recorded with its actor and its values before and after', async () => {
  const plant = await application().as('plant');
  const admin = await application().as('admin');
  const { body: made } = await plant.call(industryRoutes.create, { body: industry('Audit Works') });
  const id = { id: made.id };
  await plant.call(industryRoutes.update, { params: id, body: { ...industry('Audit Works'), district: 'Surat', version: made.version } });
  await plant.call(industryRoutes.remove, { params: id });
  const { body: list } = await admin.call(auditRoutes.list, { query: { thing: 'industry', thingId: String(made.id) } });
  expect(list.rows.map(({ kind, call, actor }) => [kind, call, actor.kind, actor.role])).toEqual([
    ['removed', industryRoutes.remove.id, 'person', 'plant'],
    ['changed', industryRoutes.update.id, 'person', 'plant'],
    // Its State, which nobody had looked up before the district changed.
    ['changed', industryRoutes.update.id, 'person', 'plant'],
    ['added', industryRoutes.create.id, 'person', 'plant'],
  ]);
  expect(list.rows.every(({ request }) => request !== null)).toBe(true);
  const changed = await admin.call(auditRoutes.read, { params: { id: list.rows[1]?.id ?? 0 } });
  expect(changed.body.before).toMatchObject({ district: 'Bharuch' });
  expect(changed.body.after).toMatchObject({ district: 'Surat' });
  expect(changed.body.after).not.toHaveProperty('industry_name');
  const removed = await admin.call(auditRoutes.read, { params: { id: list.rows[0]?.id ?? 0 } });
  expect(removed.body.before).toMatchObject({ industry_name: 'Audit Works', district: 'Surat' });
  expect(removed.body.after).toBeNull();
});

test('a rolled-back transaction leaves no entry', async () => {
  const { database } = application();
  const count = async () => (await database.pool.query<{ n: number }>('select count(*) as n from audit_entry')).rows[0]?.n;
  const before = await count();
  await expect(
    database.kysely.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('industry').execute();
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await count()).toBe(before);
});

test('a secret never enters the record: the entry shows that it was set, not its value', async () => {
  const { database } = application();
  await (await application().as('imt')).call(sessionRoutes.read);
  const { rows } = await database.pool.query<{ token: string }>('select token from person_session');
  expect(rows.length).toBeGreaterThan(0);
  const record = await database.pool.query<{ text: string }>(
    `select audit_text(entry) as text from audit_entry entry where thing = 'person_session'`,
  );
  expect(record.rows.some(({ text }) => text.includes('"token": {"hidden": true}'))).toBe(true);
  for (const { token } of rows) expect(record.rows.some(({ text }) => text.includes(token))).toBe(false);
});

/** Names of columns that hold, or point to, what opens something. */
const secretive = /password|token|secret|hash|private|auth$|p256dh|code_/;
/** Names like a secret's, and none: SHA-256 of what anybody may read, and moments. */
const harmless = new Set([
  'run.scenario_hash',
  'risk_study.study_hash',
  'credential.access_token_expires_at',
  'credential.refresh_token_expires_at',
]);

test('every table is recorded or left out for a stated reason, and no column that looks like a secret is recorded', async () => {
  const { database } = application();
  const { rows } = await database.pool.query<{ name: string; triggers: string; left_out: string | null; arguments: string | null }>(`
    select relname as name, left_out,
      (select string_agg(tgname, ' ' order by tgname) from pg_trigger where tgrelid = class.oid and tgname like 'audit\\_%' and tgenabled = 'O') as triggers,
      (select pg_get_triggerdef(oid) from pg_trigger where tgrelid = class.oid and tgname = 'audit_changes') as arguments
    from pg_class class left join audit_plan on thing = relname
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'audit\\_%' order by relname`);
  const recorded = rows.filter(({ left_out }) => left_out === null);
  for (const { name, triggers } of recorded)
    expect([name, triggers]).toEqual([name, 'audit_adds audit_changes audit_empties audit_removes']);
  for (const { triggers } of rows.filter(({ left_out }) => left_out !== null)) expect(triggers).toBeNull();
  expect(recorded.map(({ name }) => name)).toEqual([...auditedTables]);

  const columns = await database.pool.query<{ name: string; table: string }>(`
    select attname as name, relname as table from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const open = columns.rows.filter(({ name, table }) => {
    const plan = recorded.find((row) => row.name === table);
    return plan && secretive.test(name) && !harmless.has(`${table}.${name}`) && !new RegExp(`[{,]${name}[,}]`).test(plan.arguments ?? '');
  });
  expect(open).toEqual([]);
});

test('a new table is recorded automatically', async () => {
  const { database } = application();
  await database.pool.query(`create table invented (id integer primary key, word text); select audit_attach()`);
  await database.pool.query(`insert into invented values (7, 'new')`);
  const { rows } = await database.pool.query(`select kind, thing_id, after from audit_entry where thing = 'invented'`);
  expect(rows).toEqual([{ kind: 'added', thing_id: '7', after: { id: 7, word: 'new' } }]);
  await database.pool.query('drop table invented');
});

test('reading personal data is recorded, once a minute for the same call; reading public data is not', async () => {
  const admin = await application().as('admin');
  const readings = async () => (await admin.call(auditRoutes.list, { query: { kind: 'read', thing: 'people' } })).body.rows;
  const before = (await readings()).length;
  await admin.call(personRoutes.list, { query: { search: 'imt' } });
  await admin.call(personRoutes.list, { query: { search: 'imt' } });
  await admin.call(industryRoutes.list);
  const [newest, ...others] = await readings();
  expect(others.length).toBe(before);
  expect(newest).toMatchObject({ call: personRoutes.list.id, actor: { kind: 'person', role: 'admin' } });
  const { body } = await admin.call(auditRoutes.read, { params: { id: newest?.id ?? 0 } });
  expect(body.after).toMatchObject({ search: 'imt' });
});

test('data are not sent if the reading cannot be recorded', async () => {
  const { database } = application();
  const admin = await application().as('admin');
  await database.pool.query('alter table audit_entry rename to audit_elsewhere');
  try {
    const refused = await admin.refused(stakeholderRoutes.list, { params: { group: 'fire-brigade' } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  } finally {
    await database.pool.query('alter table audit_elsewhere rename to audit_entry');
  }
});

/** Field names under which personal data leave the server. */
const personal = /^(email|emailAddress|phone|contactNumber|mobile|address|contact|recipient)$/;

const listFields = (schema: unknown): readonly string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') found.push(...Object.keys(inner as object));
      walk(inner);
    }
  };
  walk(schema);
  return found;
};

/** Of oneself, of institutions, or of what was typed in the same call. */
const openReadings: Readonly<Record<string, string>> = {
  readSession: 'the own account',
  readAccount: 'the own account',
  listSessions: 'the own sessions',
  listNearestEntities: 'telephones of institutions',
  listReceptorRecords: 'telephones of institutions',
  readReceptorRecord: 'telephones of institutions',
  readFollow: 'how residents are written to, none of theirs',
  readFollowing: 'the own places, by the own link',
};

test('every route that returns contact data is flagged, or is listed here with the reason', () => {
  const unflagged = routes
    .filter(({ method, reads, answer }) => method === 'GET' && reads === undefined && answer !== undefined)
    .filter(({ answer }) => listFields(z.toJSONSchema(answer as z.ZodType, { unrepresentable: 'any' })).some((name) => personal.test(name)))
    .map(({ id }) => id);
  expect(unflagged.toSorted()).toEqual(Object.keys(openReadings).toSorted());
});

test('files with many rows are flagged', () => {
  const files = routes.filter(({ answerType, permission }) => answerType === tableFileTypes && permission !== 'public');
  expect(files.filter(({ reads }) => reads === undefined).map(({ id }) => id)).toEqual([]);
});

test('the export contains the exact hashed text, so that anyone can check it without the database', async () => {
  const { database } = application();
  await sealEntries(database);
  const admin = await application().as('admin');
  const { text } = await admin.call(auditRoutes.downloadLines);
  let before = Buffer.alloc(32);
  let position = 0;
  for (const line of text.trim().split('\n')) {
    const match = /^\{"position":(\d+|null),"hash":(?:"([\da-f]{64})"|null),"entry":(.*)\}$/.exec(line);
    expect(() => JSON.parse(line)).not.toThrow();
    if (match?.[2] === undefined) continue;
    const hash = createHash('sha256')
      .update(before)
      .update(match[3] ?? '', 'utf8')
      .digest();
    expect([Number(match[1]), hash.toString('hex')]).toEqual([position + 1, match[2]]);
    [before, position] = [hash, position + 1];
  }
  expect(position).toBeGreaterThan(5);
  const { text: table } = await admin.call(auditRoutes.downloadTable, { query: { thing: 'industry' } });
  expect(table.split('\r\n')[0]).toContain('position,id,at,kind,thing');
  expect(table).toContain('Audit Works');
});

test('the check shows that the record is intact, and where it is not', async () => {
  const { database } = application();
  const admin = await application().as('admin');
  const check = async () => {
    await admin.call(auditRoutes.check);
    return expect
      .poll(async () => (await admin.call(auditRoutes.readCheck)).body.state, { timeout: 20_000 })
      .toBe('done')
      .then(async () => (await admin.call(auditRoutes.readCheck)).body);
  };
  await sealEntries(database);
  const whole = await check();
  expect(whole.faults).toEqual([]);
  expect(whole.head).toMatch(/^\d+:[\da-f]{64}$/);
  await database.pool.query('alter table audit_entry disable trigger user');
  await database.pool.query(`update audit_entry set actor_name = 'Another name' where position = 3`);
  await database.pool.query('alter table audit_entry enable trigger user');
  expect((await check()).faults).toEqual([{ position: 3, what: 'changed' }]);
});

test('the list filters by actor, action and time, and other roles cannot read it', async () => {
  const admin = await application().as('admin');
  const now = new Date().toISOString();
  const future = await admin.call(auditRoutes.list, { query: { from: now, to: now } });
  expect(future.body).toMatchObject({ rows: [], total: 0 });
  const { body } = await admin.call(auditRoutes.list, { query: { who: 'plant', actorKind: 'person', thing: 'industry' } });
  expect(body.total).toBe(4);
  expect(body.rows.every(({ actor }) => actor.role === 'plant')).toBe(true);
  const l2 = await application().as('l2');
  expect(await l2.refused(auditRoutes.list)).toMatchObject({ status: 403 });
});
