import {
  assessmentRoutes,
  auditRoutes,
  compatLimits,
  industryRoutes,
  inventoryRoutes,
  type SignedInRole,
  stakeholderRoutes,
} from '@hazardguard/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { compatRole } from '../platform/db/scope/compat-role.ts';
import { useApplication, type Visitor } from '../testing/application.ts';

const application = useApplication();

const visitors = new Map<SignedInRole, Visitor>();
const as = (role: SignedInRole): Visitor => visitors.get(role) ?? application().visitor();
beforeAll(async () => {
  for (const role of ['plant', 'l0', 'l2', 'admin'] as const) visitors.set(role, await application().as(role));
  // The district of an account's scope is known.
  for (const [number, area] of ['Dr. D\'Souza \\ "x" $1 -- ; %', 'Many'].entries())
    await application().database.pool.query(
      `insert into person (id, name, email, email_verified, role, scope_kind, scope_area) values ($1, $1, $1, false, 'l1', 'district', $2)`,
      [`officer ${number}`, area],
    );
});

const ask = async (address: string, query: string, values?: readonly unknown[], role: SignedInRole = 'plant') => {
  const answer = await as(role).raw('POST', `/api/db/${address}`, { body: { query, ...(values ? { values } : {}) } });
  return { status: answer.statusCode, body: answer.json(), text: answer.payload };
};
const done = async (address: string, query: string, values?: readonly unknown[], role: SignedInRole = 'plant') => {
  const { status, body, text } = await ask(address, query, values, role);
  expect(status, text).toBe(200);
  return body;
};
const refused = async (address: string, query: string, values?: readonly unknown[], role: SignedInRole = 'plant') => {
  const { status, body, text } = await ask(address, query, values, role);
  expect(status, text).toBe(400);
  return body.error.message as string;
};

/** Everything that is stored but the audit record and the signs of life, as one text: a statement that leaves a trace changes it. */
const everything = async (): Promise<string> => {
  const { kysely } = application().database;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename not in ('audit_entry', 'server_process') order by 1`.execute(
    kysely,
  );
  const hashes: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select ${sql.lit(name)} || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${sql.raw(name)} t`.execute(
      kysely,
    );
    hashes.push(rows[0]?.hash ?? '');
  }
  return hashes.join('\n');
};

const insertIndustry = 'INSERT INTO industry_info (industry_name, district, safety_team_contact) VALUES ($1, $2, $3)';

describe('the old client works on', () => {
  test('an industry that is added, changed and deleted is so for the screens too', async () => {
    expect(await done('industryinfo', insertIndustry, ['Old Works', 'Bharuch', 'Gate 1'])).toEqual({ rowCount: 1 });
    const [row] = await done('industryinfo', 'SELECT * FROM industry_info WHERE industry_name = $1', ['Old Works']);
    expect(row).toEqual({
      id: expect.any(Number),
      industry_name: 'Old Works',
      district: 'Bharuch',
      safety_team_contact: 'Gate 1',
      latitude: null,
      longitude: null,
    });
    const params = { id: row.id };
    expect((await as('plant').call(industryRoutes.read, { params })).body).toMatchObject({ industryName: 'Old Works', version: 1 });
    const update = 'UPDATE industry_info SET district = $1, latitude = $2, longitude = $3 WHERE id = $4';
    expect(await done('industryinfo', update, ['Surat', '21.12345678', 72.8, row.id])).toEqual({ rowCount: 1 });
    expect((await as('plant').call(industryRoutes.read, { params })).body).toMatchObject({
      district: 'Surat',
      latitude: 21.123457,
      longitude: 72.8,
      version: 2,
    });
    const { body } = await as('plant').call(industryRoutes.list, { query: { search: 'old works' } });
    expect(body.total).toBe(1);
    expect(await done('industryinfo', 'DELETE FROM industry_info WHERE id = $1', [row.id])).toEqual({ rowCount: 1 });
    expect((await as('plant').refused(industryRoutes.read, { params })).status).toBe(404);
  });

  test('a bulk upload of one insert per row of the file is in the register of the industry', async () => {
    await done('industryinfo', insertIndustry, ['Bulk Works', 'Bharuch', 'Gate 1']);
    const file = [
      'A-1,Liquid chlorine,Chlorine,99.5 %,7782-50-5,10,t,UN class 2.3,Shed 2,2026-09-01,2028-08-31,A supplier',
      'A-2,Benzene,Benzene,99 %,71-43-2,2.5,m3,UN class 3,Tank 4,2026-09-01,2028-08-31,A supplier',
    ];
    const columns = `item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received, date_expired, supplier, industry`;
    const places = Array.from({ length: 13 }, (_, index) => `$${index + 1}`).join(', ');
    for (const line of file) {
      const insert = `INSERT INTO inventory (${columns}) VALUES (${places})`;
      expect(await done('industryinfo', insert, [...line.split(','), 'Bulk Works'])).toEqual({ rowCount: 1 });
    }
    const { body: found } = await as('plant').call(industryRoutes.list, { query: { search: 'bulk works' } });
    const [works] = found.rows;
    const { body: items } = await as('plant').call(inventoryRoutes.list, { params: { id: works?.id ?? 0 } });
    expect(items.rows.map(({ itemNo, quantity, chemicalId }) => [itemNo, quantity, chemicalId])).toEqual([
      ['A-2', 2.5, 'benzene'],
      ['A-1', 10, 'chlorine'],
    ]);
    const rows = await done('industryinfo', 'SELECT item_no, industry FROM inventory WHERE industry = $1 ORDER BY item_no', ['Bulk Works']);
    expect(rows).toEqual([
      { item_no: 'A-1', industry: 'Bulk Works' },
      { item_no: 'A-2', industry: 'Bulk Works' },
    ]);
    expect(await done('industryinfo', 'UPDATE inventory SET quantity = $1 WHERE item_no = $2', ['11', 'A-1'])).toEqual({ rowCount: 1 });
    const [chlorine] = await done('chemicaltypes2', 'SELECT * FROM chemical_types WHERE cas_number = $1', ['7782-50-5']);
    expect(chlorine).toEqual({ chemical_name: 'Chlorine', quantity_kg: 11_000, cas_number: '7782-50-5' });
    await done('industryinfo', 'UPDATE inventory SET cas_no = $1 WHERE item_no = $2', ['07782-50-5', 'A-1']);
    expect(await done('industryinfo', 'SELECT cas_no FROM inventory WHERE item_no = $1', ['A-1'])).toEqual([{ cas_no: '7782-50-5' }]);
    const both = 'UPDATE inventory SET substance_name = $1, cas_no = $2 WHERE item_no = $3';
    expect(await refused('industryinfo', both, ['Chlorine', '7664-41-7', 'A-1'])).toContain('Name and CAS number are two substances');
    expect(await done('industryinfo', 'DELETE FROM inventory WHERE industry = $1', ['Bulk Works'])).toEqual({ rowCount: 2 });
  });

  test('an incident is inserted, assigned, listed by state, and only an administrator removes it', async () => {
    const insert =
      'INSERT INTO incident_repo (id, industry_name, latitude, longitude, contact_type, urgency, impact, priority, state, assign, short_description, detailed_description, submitter) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';
    const values = ['INC123456', 'Old Works', '21.6', '73', 'Phone', 'High', 'Low', '2', 'New', '', 'Smell at the gate', '', 'id-1'];
    expect(await done('incidentrepo1', insert, values)).toEqual({ rowCount: 1 });
    expect(await refused('incidentrepo1', insert, values)).toContain('is there already');
    await done('incidentrepo1', 'UPDATE incident_repo SET assign = $1, state = $2 WHERE id = $3', ['id-2', 'Assigned', 'INC123456']);
    expect(await done('incidentrepo1', 'SELECT * FROM incident_repo WHERE state = $1', ['Assigned'])).toEqual([
      {
        id: 'INC123456',
        industry_name: 'Old Works',
        latitude: 21.6,
        longitude: 73,
        contact_type: 'Phone',
        urgency: 'High',
        impact: 'Low',
        priority: 2,
        state: 'Assigned',
        assign: 'id-2',
        short_description: 'Smell at the gate',
        detailed_description: null,
        submitter: 'id-1',
      },
    ]);
    const stored = await application().database.kysely.selectFrom('incident').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ version: 2, created_by_id: 'demo-plant', changed_by_id: 'demo-plant' });
    expect((await ask('incidentrepo1', 'DELETE FROM incident_repo WHERE id = $1', ['INC123456'])).status).toBe(403);
    expect(await done('incidentrepo1', 'DELETE FROM incident_repo WHERE id = $1', ['INC123456'], 'admin')).toEqual({ rowCount: 1 });
  });

  test('incidents without an id get different ones, however many come at once', async () => {
    const insert = 'INSERT INTO incident_repo (state, priority) VALUES ($1, $2)';
    await Promise.all(Array.from({ length: 40 }, () => done('incidentrepo1', insert, ['', null])));
    const rows = await done('incidentrepo1', 'SELECT id, state FROM incident_repo');
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(40);
    expect(rows.every(({ state }: { state: string }) => state === 'New')).toBe(true);
    expect(rows[0].id).toMatch(/^INC\d{6}$/);
  });

  test('a person is added to the team with the id of the old client, changed, listed on the screen of the group, and removed', async () => {
    const insert =
      'INSERT INTO incident_management_team (id, name, designation, role, contact_number, email_address, address) VALUES ($1, $2, $3, $4, $5, $6, $7)';
    const person = ['id-1795165475678', 'Asha Patel', 'Engineer', 'Lead', '+91 98250 12345', 'asha@example.org', 'Gate 1, Dahej'];
    expect(await done('incidentmngmtteam', insert, person, 'l2')).toEqual({ rowCount: 1 });
    expect(await refused('incidentmngmtteam', insert, person, 'l2')).toContain('is there already');
    expect(await refused('incidentmngmtteam', insert, ['id-2', ...person.slice(1, 4), 'call me', ...person.slice(5)], 'l2')).toContain(
      'contact_number: ',
    );
    const core =
      'INSERT INTO central_core_team (name, designation, department, role, contact_number, email_address, address) VALUES ($1, $2, $3, $4, $5, $6, $7)';
    await done('central_core_team', core, ['Asha Patel', 'Chief engineer', 'Safety', 'Member', ...person.slice(4)], 'l2');
    const [listed] = await done('incident_management_team', 'SELECT * FROM incident_management_team');
    expect(listed).toEqual({
      id: 'id-1795165475678',
      name: 'Asha Patel',
      designation: 'Chief engineer',
      role: 'Lead',
      contact_number: '+91 98250 12345',
      email_address: 'asha@example.org',
      address: 'Gate 1, Dahej',
    });
    const [member] = await done('central_core_team', 'SELECT id, department FROM central_core_team WHERE name = $1', ['Asha Patel']);
    expect(member).toEqual({ id: expect.stringMatching(/^id-\d+$/), department: 'Safety' });
    const update = 'UPDATE central_core_team SET department = $1, address = $2 WHERE id = $3';
    expect(await done('central_core_team', update, ['Fire', 'Gate 2, Dahej', member.id], 'l2')).toEqual({ rowCount: 1 });
    const params = { group: 'central_core_team' } as const;
    const { body } = await as('plant').call(stakeholderRoutes.list, { params });
    expect(body.rows).toMatchObject([
      { externalId: member.id, department: 'Fire', address: 'Gate 2, Dahej', version: 3, groups: expect.anything() },
    ]);
    expect((await ask('central_core_team', update, ['Fire', 'Gate 3, Dahej', member.id])).status).toBe(403);
    const remove = 'DELETE FROM incident_management_team WHERE id = $1';
    const answered = await ask('incidentmngmtteam', remove, ['id-1795165475678'], 'l0');
    expect(answered.body).toEqual({ rowCount: 1 });
    expect((await as('plant').call(stakeholderRoutes.list, { params })).body.rows[0]?.groups).toEqual(['central_core_team']);
    await done('central_core_team', 'DELETE FROM central_core_team WHERE id = $1', [member.id], 'l0');
    expect(await application().database.kysely.selectFrom('stakeholder').select('id').execute()).toEqual([]);
  });

  test('a request for an assessment is scheduled by anybody and stands in the list', async () => {
    const insert = 'INSERT INTO assessment_requests (date, name, phone, email, topics) VALUES ($1, $2, $3, $4, $5)';
    const request = ['2027-01-15', 'Asha Patel', '+91 98250 12345', 'asha@example.org', ''];
    expect(await done('callforactioninfo', insert, request)).toEqual({ rowCount: 1 });
    expect(await refused('callforactioninfo', insert, [...request.slice(0, 3), 'asha', ''])).toContain('email: ');
    expect((await ask('callforactioninfo', 'SELECT * FROM assessment_requests')).status).toBe(403);
    const [row] = await done('callforactioninfo', 'SELECT * FROM assessment_requests WHERE email = $1', ['asha@example.org'], 'l0');
    expect(row).toEqual({
      id: expect.any(Number),
      date: '2027-01-15',
      name: 'Asha Patel',
      phone: '+91 98250 12345',
      email: 'asha@example.org',
      topics: null,
    });
    const update = 'UPDATE assessment_requests SET topics = $1 WHERE id = $2';
    expect(await done('callforactioninfo', update, ['Chlorine', row.id], 'l2')).toEqual({ rowCount: 1 });
    const { body } = await as('l2').call(assessmentRoutes.list);
    expect(body.rows).toMatchObject([{ id: row.id, topics: 'Chlorine', status: 'requested', version: 2 }]);
    expect(await done('callforactioninfo', 'DELETE FROM assessment_requests WHERE id = $1', [row.id], 'l2')).toEqual({ rowCount: 1 });
  });

  test('each directory has its address, and no department but that of the core team', async () => {
    for (const group of ['l0auth', 'l1auth', 'l2auth', 'l3auth']) {
      expect(await done(group, `SELECT * FROM ${group} ORDER BY name LIMIT 10`)).toEqual([]);
      expect(await refused(group, `SELECT department FROM ${group}`)).toContain('no column department');
    }
  });

  test('changed conditions are added, listed and corrected; the record keeps what they said before, and none is deleted', async () => {
    await done('industryinfo', insertIndustry, ['Windy Works', 'Bharuch', 'Gate 1']);
    const insert =
      'INSERT INTO changed_conditions (industry_name, chemical_name, wind_direction, wind_speed, rupture_type, circular_diameter, rectangular_length, rectangular_breadth, temperature, humidity, recorded_at, quantity) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)';
    const values = ['Windy Works', 'Chlorine', 'N', '4', 'circular', '0.1', '', '', '30', '50', '2026-11-21T03:00:00.000Z', '900'];
    expect(await done('changedconditions', insert, values)).toEqual({ rowCount: 1 });
    const [row] = await done('changedconditions', 'SELECT wind_speed, rectangular_length, recorded_at FROM changed_conditions');
    expect(row).toEqual({ wind_speed: 4, rectangular_length: null, recorded_at: '2026-11-21T03:00:00.000Z' });
    const [{ id }] = await done('changedconditions', "SELECT id FROM changed_conditions WHERE industry_name = 'Windy Works'");
    expect(
      await done(
        'changedconditions',
        "UPDATE changed_conditions SET wind_speed = 6.5, wind_direction = 'NE', humidity = NULL WHERE id = $1",
        [id],
      ),
    ).toEqual({ rowCount: 1 });
    const [corrected] = await done(
      'changedconditions',
      `SELECT wind_speed, wind_direction, humidity, quantity FROM changed_conditions WHERE id = ${id}`,
    );
    expect(corrected).toEqual({ wind_speed: 6.5, wind_direction: 'NE', humidity: null, quantity: 900 });
    const { body } = await as('admin').call(auditRoutes.list, { query: { thing: 'changed_condition', thingId: String(id) } });
    const entry = body.rows.find(({ kind }) => kind === 'changed');
    expect(entry).toMatchObject({ thingId: String(id), call: 'compatQuery', actor: { role: 'plant' } });
    const { body: whole } = await as('admin').call(auditRoutes.read, { params: { id: entry?.id ?? 0 } });
    expect(whole).toMatchObject({
      before: { wind_speed: 4, wind_direction: 'N', humidity: 50 },
      after: { wind_speed: 6.5, wind_direction: 'NE', humidity: null },
    });
    const away = "UPDATE changed_conditions SET industry_name = 'Nowhere' WHERE id = $1";
    expect(await refused('changedconditions', away, [id])).toContain('no industry named "Nowhere"');
    expect(await refused('changedconditions', 'UPDATE changed_conditions SET humidity = 101 WHERE id = $1', [id])).toContain('humidity: ');
    expect(await refused('changedconditions', 'DELETE FROM changed_conditions WHERE id = $1', [1], 'admin')).toContain('no delete on');
    expect(await refused('changedconditions', insert, ['Nowhere', ...values.slice(1)])).toContain('no industry named "Nowhere"');
  });
});

describe('constants as the old client writes them', () => {
  const quotes = 'Dr. D\'\'Souza \\ "x" $1 -- ; %';
  const person = `'id-9', '${quotes}', 'Lead', 'Lead', '1077', 'q@example.org', 'Gate 1'`;
  const columns = '(id, name, designation, role, contact_number, email_address, address)';
  const item = `'Q-1', 'P', '${quotes}', '99.5 %', '7782-50-5', 10.5, 't', '2.3', 'Shed', '2026-09-01', '2028-08-31', 'S', 'Literal Works'`;

  test.each<readonly [table: string, address: string, insert: string, condition: string, role: SignedInRole]>([
    [
      'industry_info',
      'industryinfo',
      `(industry_name, district, safety_team_contact, latitude, longitude) values ('Literal Works', '${quotes}', '112', -21.5, -72.25)`,
      `district = '${quotes}' and latitude < -21 and longitude between -73 and -72`,
      'admin',
    ],
    [
      'inventory',
      'industryinfo',
      `(item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received, date_expired, supplier, industry) values (${item})`,
      `substance_name = '${quotes}' and date_received >= '2026-09-01' and quantity in (10.5, 11, -1)`,
      'admin',
    ],
    [
      'assessment_requests',
      'callforactioninfo',
      `(date, name, phone, email, topics) values ('2027-01-15', '${quotes}', '+91 98250 12345', 'q@example.org', NULL)`,
      `name = '${quotes}' and topics is null and date between '2027-01-01' and '2027-01-31'`,
      'admin',
    ],
    [
      'incident_repo',
      'incidentrepo1',
      `(industry_name, latitude, longitude, priority, short_description) values ('Literal Works', -1.5, +2.5, 2, '${quotes}')`,
      `short_description like '%D''Souza%' and priority <> -1 and latitude = -1.5`,
      'admin',
    ],
    [
      'changed_conditions',
      'changedconditions',
      `(industry_name, chemical_name, wind_speed, humidity, temperature) values ('Literal Works', '${quotes}', 4, NULL, -2.5)`,
      `chemical_name ilike '%SOUZA%' and temperature = -2.5 and humidity is null`,
      'admin',
    ],
    [
      'central_core_team',
      'central_core_team',
      `(id, name, designation, department, role, contact_number, email_address, address) values ('id-8', '${quotes}', 'Lead', 'Fire', 'Lead', '1077', 'q@example.org', 'Gate 1')`,
      `name = '${quotes}' and id in ('id-8', 'id-7')`,
      'l2',
    ],
    ...(['l0auth', 'l1auth', 'l2auth', 'l3auth'] as const).map(
      (group) => [group, group, `${columns} values (${person})`, `name = '${quotes}' and id <> 'id-1'`, 'l2'] as const,
    ),
    ['incident_management_team', 'incidentmngmtteam', `${columns} values (${person})`, `name like 'Dr.%' and not id = 'x'`, 'l2'],
  ])('%s', async (table, address, insert, condition, role) => {
    expect(await done(address, `insert into ${table} ${insert}`, undefined, role)).toEqual({ rowCount: 1 });
    const found = await done(address, `select * from ${table} where ${condition}`, undefined, 'admin');
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found[0])).toContain(JSON.stringify(quotes.replaceAll("''", "'")).slice(1, -1));
  });

  test('chemical_types answers such a select too; it is derived, and a change is refused with that', async () => {
    expect(
      await done('chemicaltypes2', "select cas_number from chemical_types where chemical_name like 'Chlor%' and quantity_kg > -1 limit 1"),
    ).toHaveLength(1);
    for (const change of [
      "update chemical_types set quantity_kg = 1 where chemical_name = 'Chlorine'",
      "delete from chemical_types where chemical_name = 'x'",
      "insert into chemical_types (chemical_name) values ('x')",
    ]) {
      expect(await refused('chemicaltypes2', change, [], 'admin')).toContain(
        'chemical_types is derived from the inventory and the chemical library',
      );
    }
  });

  test('values of the call and constants stand side by side; casts of constants are read, others refused', async () => {
    const mixed = "select industry_name from industry_info where latitude = $1 and district like '%Souza%' and longitude < -72";
    expect(await done('industryinfo', mixed, [-21.5])).toEqual([{ industry_name: 'Literal Works' }]);
    const cast = "select industry_name from industry_info where latitude = '-21.5'::numeric and district = CAST('x' AS text) limit 5";
    expect(await done('industryinfo', cast)).toEqual([]);
    expect(
      await done(
        'industryinfo',
        "select industry_name from inventory where date_received > DATE '2026-01-01'".replace('industry_name', 'item_no'),
      ),
    ).toEqual([{ item_no: 'Q-1' }]);
    expect(await refused('industryinfo', 'select * from industry_info where id = (select 1)::integer')).toMatch(
      /^The statement is refused: ./,
    );
    expect(await refused('industryinfo', "select * from industry_info where district = 'person'::regclass")).toMatch(
      /^The statement is refused: ./,
    );
    expect(await refused('industryinfo', "select * from industry_info where latitude = '1'::numeric(3, 1)")).toContain(
      'the type of a cast',
    );
    const not =
      "select industry_name from industry_info where industry_name not in ('a', 'b') and latitude not between 0 and 90 and district not like 'x%'";
    expect(await done('industryinfo', not)).toEqual([{ industry_name: 'Literal Works' }]);
  });
});

describe("under the caller's own permissions", () => {
  test.each([
    ['industryinfo', insertIndustry, ['X', 'Y', 'Z']],
    ['industryinfo', 'UPDATE industry_info SET district = $1 WHERE id = $2', ['X', 1]],
    ['industryinfo', 'DELETE FROM industry_info WHERE id = $1', [1]],
    ['industryinfo', 'DELETE FROM inventory WHERE id = $1', [1]],
  ])('a local authority is forbidden: %s %s', async (address, query, values) => {
    const before = await everything();
    expect((await ask(address, query, values, 'l0')).status).toBe(403);
    expect(await everything()).toBe(before);
  });

  test('a state authority changes industries and their inventory', async () => {
    for (const [statement, value] of [
      ['UPDATE industry_info SET district = $1 WHERE id = $2', 'Surat'],
      ['UPDATE inventory SET unit = $1 WHERE id = $2', 'kg'],
    ] as const)
      expect((await ask('industryinfo', statement, [value, 2_000_000_000], 'l2')).status).toBe(200);
  });
});

describe('what is refused leaves no trace', () => {
  test.each<readonly [string, string, readonly unknown[]]>([
    ['another table at this address', 'select * from incident_repo', []],
    ['a table of the platform', 'select * from person', []],
    ['the real table', 'select * from industry', []],
    ['a table of sessions', 'select token from person_session', []],
    ["a column that is not the old client's", 'select name_key from industry_info', []],
    ['such a column in the condition', 'select id from industry_info where version = $1', [1]],
    ['such a column in the order', 'select id from industry_info order by updated_at', []],
    ['such a column set', 'update industry_info set version = $1 where id = $2', [9, 1]],
    ['a system column', 'select ctid from industry_info', []],
    ['the id set', 'update industry_info set id = $1 where id = $2', [9, 1]],
    ['no district', 'insert into industry_info (industry_name, safety_team_contact) values ($1, $2)', ['a', 'b']],
    ['an empty name', insertIndustry, ['', 'b', 'c']],
    ['a name that is too long', insertIndustry, ['x'.repeat(201), 'b', 'c']],
    ['a name with control characters', insertIndustry, ['a\u0000b', 'b', 'c']],
    ['a latitude without longitude', 'update industry_info set latitude = $1 where id = $2', [1, 1]],
    ['a latitude beyond the pole', 'update industry_info set latitude = $1, longitude = $2 where id = $3', [91, 0, 1]],
    ['an id that is no number', 'select * from industry_info where id = $1', ['1 or 1=1']],
    ['a pattern for a number', 'select * from industry_info where id like $1', ['%']],
    ['rows below 0', 'select * from industry_info limit $1', [-1]],
    ['rows that are no number', 'select * from industry_info offset $1', ['pg_sleep(1)']],
    ['a value to compare that is too long', 'select * from industry_info where district = $1', ['x'.repeat(2_001)]],
    ['a stacked statement', 'select * from industry_info; delete from industry_info where id = $1', [1]],
    ['a sleeping function', 'select pg_sleep(10)', []],
    ['sleeping in the condition', 'delete from industry_info where pg_sleep(10) is null', []],
    ['a file', "select pg_read_file('/etc/passwd')", []],
    ['a common table expression', 'with gone as (delete from industry_info) select * from industry_info', []],
    ['returning', 'delete from industry_info where id = $1 returning *', [1]],
    ['another schema', 'select * from public.industry', []],
    ['a catalogue', 'select * from pg_authid', []],
    ['a role', 'reset role', []],
    ['the end of the transaction', 'commit', []],
  ])('%s', async (_what, query, values) => {
    const before = await everything();
    expect(await refused('industryinfo', query, values, 'admin')).toMatch(/^The statement is refused: ./);
    expect(await everything()).toBe(before);
  });

  test('a body without a query, with values that are no list, with lists in the list, or of another size', async () => {
    const query = 'select * from industry_info';
    for (const body of [
      {},
      { query: 7 },
      { query, values: 'x' },
      { query, values: [['x']] },
      { query, values: [{}] },
      { query: 'x'.repeat(20_001) },
    ]) {
      expect((await as('plant').raw('POST', '/api/db/industryinfo', { body })).statusCode).toBe(400);
    }
    const huge = { query, values: Array.from({ length: compatLimits.values + 1 }, () => 1) };
    expect((await as('plant').raw('POST', '/api/db/industryinfo', { body: huge })).statusCode).toBe(400);
    expect((await as('plant').raw('POST', '/api/db/industryinfo', { body: { query, values: ['x'.repeat(300_000)] } })).statusCode).toBe(
      413,
    );
  });

  test('constants of a statement are values: what they say is not carried out', async () => {
    const before = await everything();
    expect(await done('industryinfo', "select * from industry_info where district = 'x''; drop table industry; --'")).toEqual([]);
    expect(await everything()).toBe(before);
    await done('industryinfo', "INSERT INTO industry_info (industry_name, district, safety_team_contact) VALUES ('It''s', 'Surat', '112')");
    expect(await done('industryinfo', "SELECT district FROM industry_info WHERE industry_name = 'It''s'")).toEqual([{ district: 'Surat' }]);
    const dates = Array.from({ length: 30 }, (_, i) => `'2026-11-${String(i + 1).padStart(2, '0')} (+91)'`).join(', ');
    expect(await done('industryinfo', `select id from industry_info where industry_name in (${dates})`)).toEqual([]);
    expect(await done('industryinfo', "DELETE FROM industry_info WHERE industry_name = 'It''s'", [], 'admin')).toEqual({ rowCount: 1 });
  });

  test('what the parser would recurse into is refused, and neither breaks nor delays the calls of others', async () => {
    const start = 'select * from industry_info where';
    const deep = [
      `${start} id = ${'1+'.repeat(9_900)}1`,
      `${start} ${'not '.repeat(4_900)}id = $1`,
      `${start} id${' is null'.repeat(2_400)}`,
      // PostgreSQL's rules decide where quoted text ends: none of these hides the sum.
      `${start} "a'" = ${'1*'.repeat(9_000)}1 or "'b" = 1`,
      `${start} $q$'$q$ = ${'1-'.repeat(9_000)}1 or id = $q$'$q$`,
      `${start} id = $a$ $A$ $a$ and id = ${'1/'.repeat(9_000)}1 and id = $A$ $A$`,
      `${start} id = e'\\'' and id = ${'@ '.repeat(9_000)}1 and id = ''`,
      `${start} \u00a0e'\\' = ${'1%'.repeat(9_000)}1 or id = ''`,
    ];
    const attack = { over: false, refused: 0, answers: new Set<string>() };
    const attackers = Array.from({ length: 40 }, async (_, i) => {
      for (let n = i; !attack.over; n++) {
        const role = (['plant', 'l2', 'admin'] as const)[i % 3] ?? 'plant';
        attack.answers.add(await refused('industryinfo', deep[n % deep.length] ?? '', [1], role));
        attack.refused++;
      }
    });
    /** Refusals that are answered while the call of another person waits. */
    const countAhead = async (call: () => Promise<unknown>): Promise<number> => {
      const before = attack.refused;
      await call();
      return attack.refused - before;
    };
    const ahead: number[] = [];
    for (let i = 0; i < 100; i++) {
      ahead.push(await countAhead(async () => expect((await application().visitor().raw('GET', '/healthz')).statusCode).toBe(200)));
      if (i % 20 === 0) ahead.push(await countAhead(() => done('industryinfo', 'select * from industry_info where id = $1', [0], 'l0')));
    }
    attack.over = true;
    await Promise.all(attackers);
    expect([...attack.answers]).toEqual(['The statement is refused: too complex to be parsed']);
    // Each attacker is answered a few times at most before a call that came after its own.
    expect(Math.max(...ahead)).toBeLessThan(10 * attackers.length);
  });

  test('an address that stands for nothing is not found', async () => {
    for (const address of ['person', 'constructor', '__proto__', 'INDUSTRYINFO']) {
      expect((await ask(address, 'select * from person')).status).toBe(404);
    }
  });

  test('more rows than one statement may change are left as they are', async () => {
    const places = (row: number) => `($${row * 3 + 1}, $${row * 3 + 2}, $${row * 3 + 3})`;
    const many = (from: number, count: number) => ({
      query: `INSERT INTO industry_info (industry_name, district, safety_team_contact) VALUES ${Array.from({ length: count }, (_, row) => places(row)).join(',')}`,
      values: Array.from({ length: count }, (_, row) => [`Many ${from + row}`, 'Many', 'Gate']).flat(),
    });
    for (const { query, values } of [many(0, 600), many(600, 600)])
      expect(await done('industryinfo', query, values)).toEqual({ rowCount: 600 });
    const before = await everything();
    expect(await refused('industryinfo', 'DELETE FROM industry_info WHERE district = $1', ['Many'], 'admin')).toContain('1200 rows');
    expect(await everything()).toBe(before);
    expect(await done('industryinfo', 'SELECT id FROM industry_info WHERE district = $1 LIMIT 7 OFFSET $2', ['Many', '3'])).toHaveLength(7);
  });
});

describe('the role', () => {
  test('sees the views of compat and nothing else', async () => {
    const { kysely } = application().database;
    const { rows } = await sql<{ name: string }>`
      select format('%s.%s', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'f') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
        and has_any_column_privilege(${compatRole}, pg_class.oid, 'select, insert, update') order by 1`.execute(kysely);
    expect(rows.every(({ name }) => name.startsWith('compat.'))).toBe(true);
    expect(rows).toHaveLength(12);
  });
});

test('hundreds of made-up statements through HTTP: each is refused or answers from its own table, and none leaves a trace', async () => {
  const piece = fc.constantFrom(
    ...[
      'select',
      '*',
      'from',
      'industry_info',
      'person',
      'where',
      'id',
      '=',
      '$1',
      '$2',
      'and',
      'or',
      'not',
      '(',
      ')',
      ',',
      ';',
      '--',
      "'",
    ],
    ...[
      'union select',
      'delete from',
      'update',
      'set',
      'district',
      'insert into',
      'values',
      'returning *',
      'pg_sleep(9)',
      'public.',
      '::text',
    ],
    ...[
      'null',
      'is',
      'in',
      'limit',
      '1',
      'order by',
      'with x as',
      'drop table',
      'like',
      '$$',
      'exists',
      'current_user',
      '\n',
      'true',
      '"',
      'commit',
    ],
  );
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constantFrom("'; drop table person; --", "1' or '1'='1", '$1'));
  const shaped = fc
    .tuple(
      fc.constantFrom(
        'select * from industry_info where ',
        'delete from industry_info where id = $1 ',
        'update industry_info set district = $1 ',
      ),
      fc.array(piece, { maxLength: 6 }),
    )
    .map(([start, rest]) => start + rest.join(' '));
  const free = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
  const before = await everything();
  await fc.assert(
    fc.asyncProperty(fc.oneof(shaped, free), fc.array(value, { maxLength: 3 }), async (query, values) => {
      // This role cannot write, so that every accepted statement is a read.
      const { status, text } = await ask('industryinfo', query, values, 'l0');
      expect([200, 400, 403], text).toContain(status);
    }),
    { numRuns: 400 },
  );
  expect(await everything()).toBe(before);
}, 60_000);
