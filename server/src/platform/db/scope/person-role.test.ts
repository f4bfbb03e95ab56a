import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { addSite, addSiteRows, type SiteRows } from '../../../testing/site-rows.ts';
import { lockRows } from './person-role.ts';
import { runAsViewer, type Viewer } from './row-scope.ts';

const database = useTestDatabase();
const near = { mark: 'Ownmark', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const far = { mark: 'Foreignmark', district: 'Raigad', state: 'Maharashtra', latitude: 18.87, longitude: 73.15 };
let own: SiteRows;
let foreign: SiteRows;

beforeAll(async () => {
  own = await addSiteRows(database(), await addSite(database(), near), near);
  foreign = await addSiteRows(database(), await addSite(database(), far), far);
  expect(await lockRows(database())).toBeNull();
}, 60_000);

/** Tables that belong to no site, or to the person alone: every other table has a policy. */
const common = new Set(
  `assessment_request_feed audit_entry audit_plan break_glass break_glass_request call_channel credential delivery_pace delivery_sink duty_feed duty_shift
   follow_request follow_sending followed_place follower geo_source idempotent_answer installation invitation live_event map_feature map_layer map_layer_part notice offered_language offline_device passkey person person_device person_session
   population_area population_block public_text road receptor recovery_code schema_migration two_factor server_process setup_link sign_in_attempt spent_challenge stakeholder stakeholder_code stakeholder_membership stakeholder_proof
   training_attempt training_link verification weather weather_forecast`.split(/\s+/),
);

const tables = async (): Promise<readonly { readonly name: string; readonly locked: boolean }[]> => {
  const { rows } = await sql<{ name: string; locked: boolean }>`
    select relname as name, relrowsecurity as locked from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(database().kysely);
  return rows;
};
const locked = async (): Promise<readonly string[]> => (await tables()).flatMap(({ name, locked: is }) => (is ? [name] : []));

const scopes: readonly (readonly [string, () => Viewer])[] = [
  ['a site', () => ({ id: 'p', scope: { kind: 'site', industryIds: [own.industry] }, opened: [] })],
  ['a locality', () => ({ id: 'p', scope: { kind: 'locality', industryIds: [own.industry] }, opened: [] })],
  ['a district', () => ({ id: 'p', scope: { kind: 'district', area: 'BHARUCH' }, opened: [] })],
  ['a State', () => ({ id: 'p', scope: { kind: 'state', area: 'gujarat' }, opened: [] })],
];

test('every table has a policy, or is listed as belonging to no site', async () => {
  expect((await tables()).filter(({ name, locked: is }) => is === common.has(name)).map(({ name }) => name)).toEqual([]);
});

describe.each(scopes)('a handler that reads everything, as a person with the scope %s', (_name, sight) => {
  test('sees its own rows of each table and none of the other site', async () => {
    let seen = '';
    for (const table of await locked()) {
      const { rows } = await runAsViewer(sight(), () => database().pool.query(`select * from ${table}`));
      seen += JSON.stringify(rows);
      expect(JSON.stringify(rows), table).not.toContain(far.mark);
      const all = await database().pool.query(`select * from ${table}`);
      // Requests go to authorities of areas, not to sites.
      const isForAreas = table === 'assessment_request' && 'industryIds' in sight().scope;
      if (JSON.stringify(all.rows).includes(near.mark) && !isForAreas) expect(JSON.stringify(rows), table).toContain(near.mark);
    }
    expect(seen).toContain(near.mark);
  });

  test('cannot change, remove or add rows of the other site', async () => {
    const ask = (text: string, values: unknown[] = []) => runAsViewer(sight(), () => database().pool.query(text, values));
    expect((await ask('update industry set safety_team_contact = safety_team_contact where id = $1', [foreign.industry])).rowCount).toBe(0);
    expect((await ask('delete from inventory_item where industry_id = $1', [foreign.industry])).rowCount).toBe(0);
    await expect(
      ask(
        `insert into site_image (industry_id, caption, width_px, height_px, whole, small, added_by, added_by_id)
           values ($1, 'x', 1, 1, '', '', 'x', 'x')`,
        [foreign.industry],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      ask('update inventory_item set industry_id = $1 where industry_id = $2', [foreign.industry, own.industry]),
    ).rejects.toMatchObject({
      code: '42501',
    });
    expect((await ask('update inventory_item set location = location where industry_id = $1', [own.industry])).rowCount).toBeGreaterThan(0);
    await expect(ask('select * from audit_entry')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a site that is opened to the team of an incident', () => {
  const reader = 'reader';
  /** As on a call that reads stock and contacts, whatever the server found to be opened. */
  const as = (id: string, text: string, values: unknown[] = []) =>
    runAsViewer({ id, scope: { kind: 'district', area: 'Bharuch' }, opened: [foreign.industry] }, () =>
      database().pool.query(text, values),
    );
  const sees = async (id: string): Promise<boolean> =>
    (await as(id, 'select from industry where id = $1', [foreign.industry])).rowCount === 1 &&
    ((await as(id, 'select from inventory_item where industry_id = $1', [foreign.industry])).rowCount ?? 0) > 0;
  const query = (text: string, values: unknown[] = []) => database().pool.query(text, values);
  /** Names the person of the directory in the incident, and opens the site to their account. */
  const open = async (): Promise<void> => {
    await query(
      `insert into incident_site (incident, incident_id, industry_id, industry_name, people, names, opened_by, opened_by_id)
       select internal_id, id, $2, 'x', array[$3], array['Reader'], 'x', 'x' from incident where id = $1`,
      [own.incident, foreign.industry, reader],
    );
  };

  beforeAll(async () => {
    for (const id of [reader, 'other'])
      await query(`insert into person (id, name, email, email_verified, role) values ($1, $1, $1 || '@example.org', false, 'imt')`, [id]);
    await query(
      `with person as (
         insert into stakeholder (name, designation, contact_number, email_address, address) values ('Meera', 'x', '1', ' Reader@example.org', 'x') returning id)
       insert into stakeholder_membership (stakeholder_id, stakeholder_group, role, external_id)
       select id, 'incident_management_team', 'x', 'meera' from person`,
    );
    await query(`update incident set assign = 'meera' where id = $1`, [own.incident]);
  });

  test('is read by its people alone: register and stock, and no other table', async () => {
    expect(await sees(reader)).toBe(false);
    await open();
    expect([await sees(reader), await sees('other')]).toEqual([true, false]);
    for (const table of (await locked()).filter((name) => !['industry', 'inventory_item'].includes(name)))
      expect(JSON.stringify((await as(reader, `select * from ${table}`)).rows), table).not.toContain(far.mark);
    // On a call that does not read stock or contacts.
    const elsewhere = { id: reader, scope: { kind: 'district', area: 'Bharuch' }, opened: [] } as const;
    expect((await runAsViewer(elsewhere, () => query('select from industry where id = $1', [foreign.industry]))).rowCount).toBe(0);
  });

  test('cannot be changed, added to or deleted from', async () => {
    expect((await as(reader, 'update industry set district = district where id = $1', [foreign.industry])).rowCount).toBe(0);
    expect((await as(reader, 'delete from industry where id = $1', [foreign.industry])).rowCount).toBe(0);
    for (const table of ['inventory_item', 'site_image', 'sensor', 'ingest_key', 'drill', 'incident']) {
      const touched = await as(reader, `update ${table} set industry_id = industry_id where industry_id = $1`, [foreign.industry]);
      expect(touched.rowCount, table).toBe(0);
      expect((await as(reader, `delete from ${table} where industry_id = $1`, [foreign.industry])).rowCount, table).toBe(0);
    }
    for (const text of [
      `insert into ingest_key (industry_id, hash, ending, created_by, created_by_id) values ($1, 'x', 'x', 'x', 'x')`,
      `insert into site_image (industry_id, caption, width_px, height_px, whole, small, added_by, added_by_id) values ($1, 'x', 1, 1, '', '', 'x', 'x')`,
      `update inventory_item set industry_id = $1 where industry_id = ${own.industry}`,
    ])
      await expect(as(reader, text, [foreign.industry]), text).rejects.toMatchObject({ code: '42501' });
    await expect(
      as(
        reader,
        `insert into incident_site (incident, incident_id, industry_id, industry_name, people, names, opened_by, opened_by_id)
      select internal_id, id, $2, 'x', array['other'], array['x'], 'x', 'x' from incident where id = $1`,
        [own.incident, foreign.industry],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('is closed to who leaves the team, and to nobody else', async () => {
    await query(`update incident set assign = null where id = $1`, [own.incident]);
    expect(await sees(reader)).toBe(false);
    await query(`update incident set assign = 'meera' where id = $1`, [own.incident]);
    expect(await sees(reader)).toBe(true);
  });

  test.each(['Resolved', 'Closed'])('is closed when the incident is %s, and reopening opens nothing', async (state) => {
    expect(await sees(reader)).toBe(true);
    await query('update incident set state = $2, changed_by = $3 where id = $1', [own.incident, state, 'Asha']);
    expect(await sees(reader)).toBe(false);
    await query(
      `begin; set local incident.why = 'It burns again'; update incident set state = 'In-progress' where id = '${own.incident}'; commit`,
    );
    expect(await sees(reader)).toBe(false);
    const { rows } = await query(
      `select ended_at is not null as ended, ended_by from incident_site where industry_id = $1 order by id desc limit 1`,
      [foreign.industry],
    );
    expect(rows).toEqual([{ ended: true, ended_by: 'Asha' }]);
    await open();
  });

  test('is closed when the incident is deleted; what was recorded is never changed', async () => {
    const copy = await addSiteRows(database(), own.industry, near);
    await query(
      `insert into incident_site (incident, incident_id, industry_id, industry_name, people, names, opened_by, opened_by_id)
       select internal_id, id, $2, 'copy', array['x'], array['x'], 'x', 'x' from incident where id = $1`,
      [copy.incident, foreign.industry],
    );
    await query('delete from incident where id = $1', [copy.incident]);
    expect((await query(`select ended_by is not null as ended from incident_site where industry_name = 'copy'`)).rows).toEqual([
      { ended: true },
    ]);
    await expect(query(`update incident_site set ended_at = null, ended_by = null where industry_name = 'copy'`)).rejects.toThrow(
      'append-only',
    );
    await expect(query(`update incident_site set people = array['other'] where ended_at is null`)).rejects.toThrow('append-only');
    await expect(query(`delete from incident_site`)).rejects.toThrow('append-only');
  });
});

test('a connection of the role without a scope sees only the chain for all sites', async () => {
  const client = await database().pool.connect();
  try {
    await client.query('begin');
    await client.query('set local role hazardguard_person');
    for (const table of await locked()) {
      const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${table}`);
      expect(rows[0]?.n, table).toBe(table === 'escalation_chain' ? '1' : '0');
    }
    await client.query('rollback');
  } finally {
    client.release(true);
  }
});

describe('a connection shared by many callers', () => {
  const count = async () => (await database().pool.query('select count(*)::int as n from industry')).rows[0].n as number;
  const [[, site]] = scopes as [readonly [string, () => Viewer]];

  test('has the scope of each caller, after a failure too, inside and after transactions', async () => {
    const counts = await Promise.all(
      Array.from({ length: 60 }, async (_none, index) => [index % 2, await (index % 2 === 0 ? runAsViewer(site(), count) : count())]),
    );
    for (const [odd, n] of counts) expect(n).toBe(odd === 0 ? 1 : 2);
    const { kysely } = database();
    const failing = () =>
      kysely.transaction().execute(async (transaction) => {
        expect((await transaction.selectFrom('industry').select('id').execute()).length).toBe(1);
        await sql`select 1 / 0`.execute(transaction);
      });
    for (let round = 0; round < 8; round += 1) {
      await expect(runAsViewer(site(), failing)).rejects.toThrow('division by zero');
      expect(await count()).toBe(2);
      expect(await runAsViewer(site(), count)).toBe(1);
    }
  });

  test('runs no statement with other rights when the role cannot be set', async () => {
    const client = await database().pool.connect();
    try {
      await client.query('begin');
      await expect(client.query('select 1 / 0')).rejects.toThrow();
      await expect(runAsViewer(site(), () => client.query('select * from industry'))).rejects.toThrow('current transaction is aborted');
      await client.query('rollback');
      expect((await runAsViewer(site(), () => client.query('select * from industry'))).rowCount).toBe(1);
    } finally {
      client.release(true);
    }
  });
});

test('of a site that has moved away, its authorities keep what was made in their time, and nothing of later', async () => {
  const site = { ...near, mark: 'Movedmark' };
  const before = await addSiteRows(database(), await addSite(database(), site), site);
  await database().pool.query('update industry set district = $2, state = $3 where id = $1', [before.industry, far.district, far.state]);
  // The proposal of that time has ended with the move.
  await database().pool.query(
    `update site_move set outcome = 'withdrawn', decided_at = now(), decided_by = 'x', decided_by_id = 'x' where industry_id = $1`,
    [before.industry],
  );
  const after = await addSiteRows(database(), before.industry, { ...far, mark: 'Latermark' });
  const kept = ['alert', 'alert_version', 'run', 'incident', 'incident_event', 'drill', 'drill_inject', 'detection'];
  for (const [, sight] of scopes.slice(2)) {
    for (const table of await locked()) {
      const seen = JSON.stringify((await runAsViewer(sight(), () => database().pool.query(`select * from ${table}`))).rows);
      expect(seen, table).not.toContain('Latermark');
      if (kept.includes(table)) expect(seen, table).toContain('Movedmark');
      else if (['inventory_item', 'sensor', 'site_image', 'risk_study'].includes(table)) expect(seen, table).not.toContain('Movedmark');
    }
  }
  for (const id of [before.alert, after.alert])
    expect(
      (
        await runAsViewer({ id: 'p', scope: { kind: 'state', area: far.state }, opened: [] }, () =>
          database().pool.query('select from alert where id = $1', [id]),
        )
      ).rowCount,
    ).toBe(1);
});
