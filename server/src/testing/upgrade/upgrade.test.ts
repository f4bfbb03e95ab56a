import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chemicals } from '@hazardguard/chemicals';
import { vesselFields } from '@hazardguard/contract';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { readGivers } from '../../platform/auth/second-person.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { listGaps } from '../../register/data-import/gaps.ts';
import { listColumns } from '../../register/field-columns.ts';
import { useTestDatabase } from '../postgres.ts';

const fresh = useTestDatabase();
const opened = new Set<Database>();
afterAll(async () => {
  await Promise.all([...opened].map((database) => database.close()));
});

/** A database as a released version left it, from its dump. */
const restoreDump = async (file: string): Promise<Database> => {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(inject('postgresSuperuserUrl'), { maxConnections: 1 });
  await admin.pool.query(`create database ${name} owner hazardguard`);
  await admin.close();
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { maxConnections: 2 });
  opened.add(database);
  const client = await database.pool.connect();
  try {
    await client.query(gunzipSync(readFileSync(join(import.meta.dirname, file))).toString('utf8'));
  } finally {
    // The dump changes settings of its connection.
    client.release(true);
  }
  return database;
};

/** Everything that a migration can create, one line each. */
const describeSchema = async ({ pool }: Database): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ line: string }>(`
    with ours as (select oid from pg_namespace where nspname in ('public', 'compat'))
    select concat_ws(' ', class.oid::regclass, relkind, relrowsecurity, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attstorage, pg_get_expr(adbin, adrelid)) as line
      from pg_class class join pg_attribute on attrelid = class.oid left join pg_attrdef on adrelid = class.oid and adnum = attnum
      where relnamespace in (select oid from ours) and relkind in ('r', 'v', 'S') and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in (select oid from ours) and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname in ('public', 'compat')
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_viewdef(oid) from pg_class where relkind = 'v' and relnamespace in (select oid from ours)
    union all select pg_get_functiondef(oid) || ' ' || (proacl is null) from pg_proc where pronamespace in (select oid from ours)
    union all select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
    union all select 'audit plan ' || to_jsonb(audit_plan)::text from audit_plan`);
  // PostgreSQL writes an expression that it has reparsed with different parentheses.
  return rows.map(({ line }) => line.replace(/[()\s]+/g, ' ')).toSorted();
};

const dumps = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql.gz'));

test('there is a dump of 0.1.0, the first release', () => {
  expect(dumps).toContain('0.1.0.sql.gz');
});

describe.each(dumps)('%s', (file) => {
  test('its data are migrated to the current schema, and the schema equals that of new data', async () => {
    const database = await restoreDump(file);
    const { rows: before } = await database.pool.query<{ name: string }>('select name from schema_migration order by name');
    const ran = await migrate(database);
    expect([...before.map(({ name }) => name), ...ran]).toEqual(readMigrations().map(({ name }) => name));
    expect(await describeSchema(database)).toEqual(await describeSchema(fresh()));
  });

  test('its rows are kept, and a change of one is recorded', async () => {
    const database = await restoreDump(file);
    await migrate(database);
    const { pool } = database;
    for (const table of [
      'industry',
      'inventory_item',
      'receptor',
      'stakeholder',
      'run',
      'alert_version',
      'incident_event',
      'sensor',
      'person',
    ])
      expect((await pool.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0);
    // What was made at a site has the scope that the site has today (0031).
    for (const table of ['run', 'alert', 'incident']) {
      const { rows } = await pool.query<{ made: string | null; site: string }>(
        `select made_district as made, lower(btrim(district)) as site from ${table} join industry on industry.id = industry_id`,
      );
      expect(rows.length, table).toBeGreaterThan(0);
      expect(
        rows.filter(({ made, site }) => made !== site),
        table,
      ).toEqual([]);
    }
    await pool.query(`update industry set district = 'Bharuch' where district = 'Surat'`);
    const { rows } = await pool.query(
      `select before ->> 'district' as before from audit_entry where thing = 'industry' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ before: 'Surat' }]);
  });

  test('its stock has no vessels: nothing is guessed, and each row is listed to complete', async () => {
    const database = await restoreDump(file);
    await migrate(database);
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select ${listColumns(vesselFields).join(', ')} from inventory_item`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row).filter((value) => value !== null)).toEqual([]);
    const gaps = await listGaps(database, { as: 'inventory', limit: 1000, offset: 0 });
    expect(gaps.rows.filter(({ missing }) => missing.includes('vesselCount'))).toHaveLength(rows.length);
  });

  test('recipients of lists get the outlines of their villages, landlines are called; whose place was not stored is listed with what to do', async () => {
    const database = await restoreDump(file);
    const all = readMigrations();
    const before = all.filter(({ name }) => name < '0043');
    await migrate(database, before);
    const { pool } = database;
    await pool.query(`
      delete from follower;
      insert into geo_source (kind, name, source_name, licence, added_by) values ('areas', 'Villages', 'Census', 'open', 'x');
      insert into population_area (source_id, key, name, outline, west, south, east, north, content_hash)
        select id, village, village, jsonb_build_array(jsonb_build_array(jsonb_build_array(
          jsonb_build_array(edge, 21), jsonb_build_array(edge + 0.02, 21), jsonb_build_array(edge + 0.02, 21.02), jsonb_build_array(edge, 21.02),
          jsonb_build_array(edge, 21)))), edge, 21, edge + 0.02, 21.02, 'h'
        from geo_source, (values ('Piraman', 73.0), ('Boidra', 73.1)) as one (village, edge) where geo_source.name = 'Villages';
      insert into receptor (id, name, kind, latitude, longitude, sample) values ('upgrade', 'Piraman', 'residential', 21.01, 73.01, false);
      insert into follower (channel, address, language, name, role, consent, token_hash, stop_token)
        select 'sms', case n when 5 then '+912646220001' else '+91982500000' || n end, 'gu', who, role, consent, 'upgrade' || n, 'upgrade' || n from (values
          (1, 'Point', 'Sarpanch', 'office'), (2, 'Office', 'Sarpanch, Boidra', null), (3, 'Lost', 'Sarpanch', null),
          (4, null, null, 'own'), (5, 'Hill', 'Sarpanch', null)) as one (n, who, role, consent);
      insert into followed_place (follower_id, name, latitude, longitude, radius_m)
        select id, case name when 'Point' then 'Piraman' else 'Hill' end, 21.01, 73.01, 2000 from follower where name in ('Point', 'Hill');
    `);
    await migrate(database);
    const { rows } = await pool.query(
      `select follower.name as who, channel, place.name as place, placed_by as by, area_id is not null as outlined, listed_place as listed
       from follower left join followed_place place on follower_id = follower.id order by follower.id`,
    );
    expect(rows).toEqual([
      { who: 'Point', channel: 'sms', place: 'Piraman', by: 'outline', outlined: true, listed: 'Piraman' },
      { who: 'Office', channel: 'sms', place: 'Boidra', by: 'outline', outlined: true, listed: 'Boidra' },
      { who: 'Lost', channel: 'sms', place: null, by: null, outlined: false, listed: null },
      { who: null, channel: 'sms', place: null, by: null, outlined: false, listed: null },
      { who: 'Hill', channel: 'voice', place: 'Hill', by: 'position', outlined: false, listed: 'Hill' },
    ]);
    const gaps = await listGaps(database, { as: 'recipients', limit: 10, offset: 0 });
    expect(gaps.rows.map(({ name, missing }) => ({ name, missing }))).toEqual([{ name: 'Lost', missing: ['notNamed'] }]);
  });

  test('worksheets become one document of each site with all versions, and their matrix stays', async () => {
    const database = await restoreDump(file);
    const { pool } = database;
    await migrate(
      database,
      readMigrations().filter(({ name }) => name < '0047'),
    );
    const { rows: before } = await pool.query<{ industry_id: string }>('select distinct industry_id from risk_worksheet');
    expect(before.length).toBeGreaterThan(0);
    const worksheet = {
      limits: { alarpFrom: 4, intolerableFrom: 9 },
      matrix: [{ id: 'a', title: 'Leak', likelihood: 2, consequence: 3, note: '', reviewed: false }],
      bowTies: [{ id: 'b', topEvent: 'Chlorine escapes' }],
      hazop: [{ id: 'c', node: 'Header', actions: [{ id: 'd', owner: 'A. Patel' }] }],
    };
    const add = (version: number, content: object) =>
      pool.query(
        `insert into risk_worksheet (industry_id, version, industry_name, saved_by, saved_by_id, worksheet)
         values (999999, $1, 'Closed works', 'Asha Patel', 'x', $2)`,
        [version, content],
      );
    await add(1, { ...worksheet, matrix: [] });
    await add(2, worksheet);
    await migrate(database);
    const { rows } = await pool.query<{ id: string; document: object }>(
      `select industry_id::text as id, document from site_document where kind = 'risk-worksheet' order by industry_id`,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...before.map(({ industry_id }) => String(industry_id)), '999999'].toSorted());
    expect(rows.find(({ id }) => id === '999999')?.document).toMatchObject({
      versions: [
        { version: 1, savedBy: 'Asha Patel', worksheet: { ...worksheet, matrix: [] } },
        { version: 2, savedBy: 'Asha Patel', worksheet },
      ],
    });
    const { rows: kept } = await pool.query('select version, matrix from risk_matrix where industry_id = 999999 order by version');
    expect(kept).toEqual([
      { version: 1, matrix: { limits: worksheet.limits, items: [] } },
      { version: 2, matrix: { limits: worksheet.limits, items: worksheet.matrix } },
    ]);
    await expect(pool.query('delete from site_document')).rejects.toThrow('append-only');
    expect((await pool.query(`select to_regclass('risk_worksheet') as left`)).rows).toEqual([{ left: null }]);
  });

  test('emergency access ends, stays readable and takes no more rows; what was issued in it stays void', async () => {
    const database = await restoreDump(file);
    const { pool } = database;
    await migrate(
      database,
      readMigrations().filter(({ name }) => name < '0048'),
    );
    const client = await pool.connect();
    try {
      await client.query(`
        insert into break_glass (person_id, person_name, role, scope_kind, scope_industries, opens_kind, opens_area, reason, ends_at)
        select id, 'Asha Patel', 'l1', 'district', '{}', 'district', 'Surat', 'A tanker burns at the border', now() + interval '1 hour' from person order by id limit 1;
        insert into break_glass_request (person_id, person_name, role, scope_kind, scope_industries, opens_kind, opens_industries, opens_area, reason, language, ends_at)
        select id, 'Asha Patel', 'l1', 'district', '{}', 'district', '{}', 'Surat', 'A tanker burns at the border', 'en', now() + interval '1 hour' from person order by id limit 1;
        select set_config('hazardguard.actor', jsonb_build_object('kind', 'person', 'id', min(id), 'name', 'Asha Patel', 'role', 'l1')::text, false) from person;
        delete from ingest_key;
        insert into ingest_key (industry_id, hash, ending, created_by, created_by_id) select min(id), 'upgrade', 'x', 'Asha Patel', 'x' from industry;
        insert into invitation (token_hash, email, role, scope_kind, invited_by, expires_at)
        select 'upgrade', 'upgrade@example.org', 'l3', 'all', min(id), now() + interval '1 day' from person;
        with notified as (
          insert into notice (kind, subject, facts, expires_at) values ('emergency-opened', '1', '{}', now() + interval '1 hour') returning id, expires_at)
        insert into delivery (version, kind, status, audience, channel, address, language, notice_id, expires_at)
        select 0, 'Notice', 'Actual', 'stakeholder', 'email', 'upgrade@example.org', 'en', id, expires_at from notified`);
      const issued = await client.query(
        `select break_glass_id is not null as inside from ingest_key union all select break_glass_id is not null from invitation where token_hash = 'upgrade'`,
      );
      expect(issued.rows).toEqual([{ inside: true }, { inside: true }]);
    } finally {
      client.release(true);
    }
    await migrate(database);
    expect((await pool.query('select person_name, reason, ended_by from break_glass order by id desc limit 1')).rows).toEqual([
      { person_name: 'Asha Patel', reason: 'A tanker burns at the border', ended_by: 'HazardGuard' },
    ]);
    for (const table of ['break_glass', 'break_glass_request']) {
      expect((await pool.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0);
      expect(
        (await pool.query(`select from audit_entry where thing = $1 and after ->> 'reason' is not null`, [table])).rowCount,
        table,
      ).toBeGreaterThan(0);
      for (const write of [
        `insert into ${table} (person_name) values ('x')`,
        `update ${table} set reason = reason || '.'`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(pool.query(write), write).rejects.toThrow(`${table} is append-only`);
      await pool.query(`begin; set local hazardguard.erasing = 'on'; update ${table} set person_name = 'erased'; commit`);
      expect((await pool.query(`select from ${table} where person_name <> 'erased'`)).rowCount, table).toBe(0);
    }
    expect((await pool.query(`select revoked_by from ingest_key where hash = 'upgrade'`)).rows).toEqual([{ revoked_by: 'HazardGuard' }]);
    expect((await pool.query(`select expires_at <= now() as over from invitation where token_hash = 'upgrade'`)).rows).toEqual([
      { over: true },
    ]);
    expect((await pool.query(`select state, cause from delivery where address = 'upgrade@example.org'`)).rows).toEqual([
      { state: 'gave-up', cause: 'superseded' },
    ]);
    expect((await pool.query(`select from pg_policies where policyname like 'emergency%'`)).rowCount).toBe(0);
  });

  test('rows of every channel stay as they are, and so do the choices of people; who is new chooses every channel', async () => {
    const database = await restoreDump(file);
    const { pool } = database;
    await migrate(
      database,
      readMigrations().filter(({ name }) => name < '0051'),
    );
    const channels = ['web-push', 'email', 'sms', 'voice', 'whatsapp', 'webhook', 'mqtt'];
    const chosen = ['email', 'sms', 'voice', 'whatsapp', 'web-push'];
    const given: readonly (readonly [table: string, columns: string, ids: readonly string[]])[] = [
      ['delivery_sink', "'upgrade', 'exercise'", ['email', 'sms', 'voice', 'whatsapp', 'webhook', 'mqtt']],
      ['call_channel', '', ['voice', 'whatsapp']],
    ];
    for (const [table, columns, ids] of given)
      await pool.query(`insert into ${table} select id${columns === '' ? '' : `, ${columns}`} from unnest($1::text[]) id`, [ids]);
    await pool.query(
      `insert into follower (channel, address, language, token_hash, stop_token, push_p256dh, push_auth)
       select id, 'upgrade', 'en', 'upgrade ' || id, 'upgrade ' || id, case id when 'web-push' then 'k' end, case id when 'web-push' then 'k' end
       from unnest($1::text[]) id`,
      [['web-push', 'email', 'sms', 'voice']],
    );
    await pool.query(
      `with notified as (
         insert into notice (kind, subject, facts, expires_at) values ('channel-test', '1', '{}', now() + interval '1 hour') returning id, expires_at)
       insert into delivery (version, kind, status, audience, channel, address, language, notice_id, expires_at)
       select 0, 'Notice', 'Actual', 'stakeholder', channel, 'upgrade-channel', 'en', id, expires_at from notified, unnest($1::text[]) channel`,
      [channels],
    );
    await pool.query(
      `insert into resident_report (kind, way, message_id) select 'help', way, 'upgrade' from unnest(array['link', 'page', 'sms', 'whatsapp']) way`,
    );
    const addPerson = (id: string) =>
      pool.query(`insert into person (id, name, email, email_verified, role) values ($1, $1, $1 || '@example.org', false, 'l0')`, [id]);
    await addPerson('before');
    const list = async (table: string, column: string, where = 'true') =>
      (await pool.query<{ id: string }>(`select ${column} as id from ${table} where ${where} order by 1`)).rows.map(({ id }) => id);
    const read = async () => ({
      delivery: await list('delivery', 'channel', `address = 'upgrade-channel'`),
      follower: await list('follower', 'channel', `address = 'upgrade'`),
      sink: await list('delivery_sink', 'channel', `address = 'upgrade'`),
      called: await list('call_channel', 'channel'),
      ways: await list('resident_report', 'way', `message_id = 'upgrade'`),
      choices: await list('person', 'call_channels', `id = 'before'`),
    });
    const before = await read();
    expect(before).toMatchObject({ delivery: channels.toSorted(), choices: [chosen] });
    await migrate(database);
    expect(await read()).toEqual(before);
    await addPerson('after');
    expect(await list('person', 'call_channels', `id = 'after'`)).toEqual([[]]);
    await pool.query(`update person set call_channels = '{sms,added-later}' where id = 'before'`);
    await expect(pool.query(`update person set call_channels = '{No id}' where id = 'before'`)).rejects.toThrow('person_call_channels');
  });

  test('who was invited or given rights in the last 30 days is new afterwards, older accounts are not', async () => {
    const database = await restoreDump(file);
    const { pool } = database;
    const add = (id: string, days: number, invitedBy: string | null) =>
      pool.query(
        `insert into person (id, name, email, email_verified, role, created_at, invited_by)
         values ($1, $1, $1 || '@example.org', false, 'l0', now() - make_interval(days => $2), $3)`,
        [id, days, invitedBy],
      );
    await add('chief', 300, null);
    await add('old', 31, 'chief');
    await add('invited', 29, 'chief');
    await add('raised', 300, 'chief');
    await add('returned', 300, 'chief');
    await add('renamed', 300, 'chief');
    const client = await pool.connect();
    try {
      const change = async (by: object, statement: string) => {
        await client.query(`select set_config('hazardguard.actor', $1, false)`, [JSON.stringify(by)]);
        await client.query(statement);
      };
      const chief = { kind: 'person', id: 'chief', name: 'chief', role: 'admin' };
      await change(chief, `update person set role = 'imt' where id = 'raised'`);
      await change(chief, `update person set deactivated_at = now() where id = 'returned'`);
      await change(chief, `update person set deactivated_at = null where id = 'returned'`);
      await change(chief, `update person set name = 'Another name' where id = 'renamed'`);
      // An operator at the server is no account.
      await change({ kind: 'command', id: null, name: 'root', role: null }, `update person set role = 'imt' where id = 'renamed'`);
    } finally {
      client.release(true);
    }
    await migrate(database);
    const givers = await readGivers(database, ['chief', 'old', 'invited', 'raised', 'returned', 'renamed']);
    expect(Object.fromEntries(givers)).toEqual({ invited: ['chief'], raised: ['chief'], returned: ['chief'] });
  });

  test('CAS numbers get one spelling; what is none stays, and is listed among the rows to complete', async () => {
    const database = await restoreDump(file);
    const { pool } = database;
    await pool.query('alter table inventory_item disable trigger user');
    const spellings = ['07782-50-5', '7782–50–5', ' 7782-50-5 ', 'CAS 0007782-50-5', '7782-50-5', '7782-50-4', 'secret', ''];
    for (const [number, cas] of spellings.entries())
      await pool.query(
        `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
           location, date_received, date_expired, supplier)
         select min(id), 'cas ' || $1::text, 'p', 's', 'c', $2, 1, 'kg', 'h', 'l', '2026-01-01', '2027-01-01', 's' from industry`,
        [number, cas],
      );
    await pool.query('alter table inventory_item enable trigger user');
    const { rows: others } = await pool.query<{ cas_no: string }>(
      `select cas_no from inventory_item where item_no not like 'cas %' order by id`,
    );
    await migrate(database);
    const { rows } = await pool.query<{ cas_no: string }>(`select cas_no from inventory_item where item_no like 'cas %' order by item_no`);
    expect(rows.map(({ cas_no }) => cas_no)).toEqual([...Array(5).fill('7782-50-5'), '7782-50-4', 'secret', '']);
    expect((await pool.query(`select cas_no from inventory_item where item_no not like 'cas %' order by id`)).rows).toEqual(others);
    const { rows: listed } = await pool.query<{ no: string }>(
      `select item_no as no from inventory_item where item_no like 'cas %' and not is_cas_number(cas_no) order by 1`,
    );
    expect(listed.map(({ no }) => no)).toEqual(['cas 5', 'cas 6', 'cas 7']);
    const { rows: same } = await pool.query<{ cas: string }>(`select cas from unnest($1::text[]) cas where is_cas_number(cas)`, [
      [...chemicals.map(({ cas }) => cas), '07782-50-5', '7782-50-4', '1-00-0', ''],
    ]);
    expect(same.map(({ cas }) => cas)).toEqual(chemicals.map(({ cas }) => cas));
  });

  test('a migration that fails on existing rows is found, and so is one that new data do not have', async () => {
    const database = await restoreDump(file);
    const planted = (sql: string) => [...readMigrations(), { name: '9999_planted', sql, checksum: 'x' }];
    await expect(migrate(database, planted('alter table industry add column planted text not null'))).rejects.toThrow(/null values/);
    await migrate(database, planted('create index planted on industry (district)'));
    expect(await describeSchema(database)).not.toEqual(await describeSchema(fresh()));
  });
});
