import {
  assessmentRoutes,
  auditRoutes,
  incidentResponseRoutes,
  incidentRoutes,
  industryRoutes,
  offlineDeviceRoutes,
  ownAccountRoutes,
  personalDataRoutes,
  sessionRoutes,
  stakeholderRoutes,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { addSite, addSiteRows } from '../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs, testPassword } from '../../testing/test-people.ts';
import { placeNameColumns, retainedColumns } from './columns.ts';

const mail = useMailServer();
const application = useApplication({
  settings: () => ({ mode: 'live', publicUrl: 'https://hazardguard.example', smtp: { url: mail().url, from: 'alerts@example.org' } }),
});

const person = { name: 'Meera "Mini" Iyer', email: 'meera.iyer@example.org', phone: '+91 98250 12345' };
const marks = ['Meera "Mini" Iyer', 'Meera \\"Mini\\" Iyer', 'meera.iyer@', '98250 12345', '9825012345'];
const subject = { names: [person.name], emails: [person.email], phones: ['09825012345'] };
const site = { district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const order = { reason: 'Asked for in writing by Meera "Mini" Iyer', confirmation: 'ERASE' as const };

const device = { params: { id: 'd4f0c1aa-0f3e-4c0e-9b57-5a8f3b7c2e22' } };

let admin: Visitor;
let own: Visitor;
let other: Visitor;

const member = (name: string, emailAddress: string) => ({
  name,
  emailAddress,
  contactNumber: person.phone,
  designation: 'Manager',
  role: 'Caller',
  address: '1 Plant Road',
});

/** Rows of every table whose words hold one of the marks, in every column with words but those that are kept for a stated reason. */
const named = async (): Promise<string[]> => {
  const { pool } = application().database;
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and typname in ('text', 'varchar', 'name', 'json', 'jsonb', '_text')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    if (retainedColumns[table]?.columns.includes(column) || placeNameColumns.has(column)) continue;
    const like = marks.map((_mark, index) => `strpos(lower("${column}"::text), lower($${index + 1})) > 0`).join(' or ');
    const { rows: counted } = await pool.query<{ n: number }>(`select count(*) as n from "${table}" where ${like}`, marks);
    if ((counted[0]?.n ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
};

beforeAll(async () => {
  const { database } = application();
  admin = await createFirstAdministrator(application());
  own = await joinAs(application(), admin, { email: person.email, role: 'imt', scope: { kind: 'all' } });
  other = await joinAs(application(), admin, { email: 'other@example.org', role: 'imt', scope: { kind: 'all' } });
  await database.pool.query(`update person set name = $1 where email in ($2, 'other@example.org')`, [person.name, person.email]);
  await own.call(sessionRoutes.read);
  await own.call(offlineDeviceRoutes.open, device);
  const place = { ...site, mark: person.name };
  await addSiteRows(database, await addSite(database, { ...site, mark: 'Narmada' }), place);
  await database.pool.query(
    `insert into passkey (person_id, credential_id, public_key, counter, name, synced) select id, 'c', 'k', 0, 'Phone', false from person where email = $1`,
    [person.email],
  );
  await releaseAlert(database, { status: 'Actual', latitude: 21.7, longitude: 72.9, radiiM: [], hazardText: `Ask ${person.name}` });
  await admin.call(stakeholderRoutes.create, { params: { group: 'l1auth' }, body: member(person.name, person.email) });
  await admin.call(stakeholderRoutes.create, { params: { group: 'l1auth' }, body: member('Control Room', 'room@example.org') });
  await own.call(assessmentRoutes.request, { body: { date: '2026-12-01', name: person.name, phone: '9825012345', email: person.email } });
  await database.pool.query(
    `insert into follower (channel, address, language, token_hash, stop_token) values ('email', $1, 'en', 'h', 's'), ('sms', '+919825012345', 'en', 'i', 't')`,
    [person.email],
  );
  // As a recipient of a list, placed by a village that bears the name.
  await database.pool.query(
    `with recipient as (
       update follower set name = $1, role = $1, listed_place = $1, listed_code = $1, listed_district = $1, listed_subdistrict = $1
       where channel = 'sms' returning id
     ) insert into followed_place (follower_id, name, latitude, longitude, radius_m, placed_by) select id, $1, 21.7, 72.9, 2000, 'position' from recipient`,
    [person.name],
  );
  for (const visitor of [own, other]) {
    const { body } = await visitor.call(incidentRoutes.create, { body: { shortDescription: `Caller ${person.name}, ${person.phone}` } });
    await visitor.call(incidentRoutes.note, { params: { id: body.id }, body: { text: `rang\n${person.name}\nback at 98250-12345.` } });
    await visitor.call(incidentResponseRoutes.addPeople, { params: { id: body.id }, body: { names: [person.name, 'Anil Rao'] } });
  }
});

describe('data about one person', () => {
  test('are found in every table, and records that only share a number are marked as uncertain', async () => {
    const { body } = await admin.call(personalDataRoutes.search, { body: subject });
    const certain = body.records.filter((record) => record.certain).map(({ kind }) => kind);
    expect(certain).toEqual(['account', 'stakeholder', 'follower', 'follower', 'assessment-request']);
    const uncertain = body.records.filter((record) => !record.certain);
    expect(uncertain.map(({ kind, email }) => `${kind} ${email}`)).toEqual(['account other@example.org', 'stakeholder room@example.org']);
    const places = body.places.map(({ table, column }) => `${table}.${column}`);
    expect(places).toEqual(
      expect.arrayContaining(['incident.short_description', 'incident_event.text', 'incident_event.detail', 'run.created_by']),
    );
    expect(body.kept.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['audit', 'published', 'another']));
  });

  test('are exported as one file, without secrets and without the texts of others', async () => {
    const { body, text } = await admin.call(personalDataRoutes.export, { body: subject });
    expect(body.records.person).toHaveLength(1);
    expect(body.records.stakeholder?.[0]).toMatchObject({ email_address: person.email });
    expect(body.records.stakeholder_membership).toHaveLength(1);
    expect(body.records.follower).toContainEqual(expect.objectContaining({ address: '+919825012345', listed_place: person.name }));
    expect(body.records.followed_place).toEqual([expect.objectContaining({ name: person.name, latitude: 21.7 })]);
    expect(body.mentions.incident_event?.map(({ detail }) => detail).filter(Boolean)).toContainEqual([person.name]);
    expect(text).not.toContain('Anil Rao');
    expect(text).not.toMatch(/"(token|password|token_hash|stop_token|code_hash)"/);
  });

  test('can be downloaded by their owner from the account', async () => {
    const { body, headers } = await own.call(personalDataRoutes.own);
    expect(headers['content-disposition']).toContain('my-data.json');
    expect(body.records.person?.[0]).toMatchObject({ email: person.email });
    expect(body.records.person_session?.length).toBeGreaterThan(0);
    expect(body.mentions.incident?.length).toBe(1);
  });

  test('can be found and erased only by an administrator, with a reason, the confirmation word and a search term', async () => {
    for (const route of [personalDataRoutes.search, personalDataRoutes.export]) {
      expect(await own.refused(route, { body: subject })).toMatchObject({ status: 403 });
    }
    expect(await own.refused(personalDataRoutes.erase, { body: { ...subject, ...order } })).toMatchObject({ status: 403 });
    for (const wrong of [
      { ...subject, ...order, confirmation: 'erase' },
      { ...subject, ...order, reason: 'short' },
      order,
      { ...order, phones: ['12345'] },
    ]) {
      expect(await admin.refused(personalDataRoutes.erase, { body: wrong })).toMatchObject({ code: 'invalid-input' });
    }
    const { body } = await admin.call(ownAccountRoutes.read);
    expect(await admin.refused(personalDataRoutes.erase, { body: { ...order, emails: [body.account.email] } })).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('after erasure', () => {
  let pseudonym = '';
  beforeAll(async () => {
    expect(await named()).toEqual(
      expect.arrayContaining([
        'incident_event.detail',
        'followed_place.name',
        'follower.role',
        'follower.listed_place',
        'follower.listed_code',
      ]),
    );
    const { body } = await admin.call(personalDataRoutes.erase, { body: { ...subject, ...order } });
    pseudonym = body.pseudonym;
  });

  test('no table names the person, but those that only share a name or a number', async () => {
    expect(pseudonym).toMatch(/^Erased person [0-9a-f]{8}$/);
    // Another person with the same name and number: the account, its actions, and the control room.
    await application().database.pool.query(`update person set name = 'Other' where email = 'other@example.org'`);
    await application().database.pool.query(`update stakeholder set contact_number = '1077'`);
    const others = [
      ['incident', 'created_by'],
      ['incident', 'changed_by'],
      ['incident_event', 'by_name'],
    ] as const;
    for (const [table, column] of others) {
      const { rows } = await application().database.pool.query<{ n: number }>(
        `select count(*) as n from ${table} where ${column} = $1 and ${column}_id is distinct from (select id from person where email = 'other@example.org')`.replace(
          'by_name_id',
          'by_id',
        ),
        [person.name],
      );
      expect(rows[0]?.n, `${table}.${column}`).toBe(0);
    }
    expect(await named()).toEqual(['incident.changed_by', 'incident.created_by', 'incident_event.by_name']);
  });

  test('the account cannot sign in, and its actions stay under the pseudonym', async () => {
    expect(await own.refused(ownAccountRoutes.read)).toMatchObject({ status: 401 });
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    await visitor.refused(sessionRoutes.signIn, { body: { email: person.email, password: testPassword } });
    // A browser that kept data deletes them at its next contact.
    expect((await visitor.call(offlineDeviceRoutes.state, device)).body.keeps).toBe(false);
    for (const table of ['passkey', 'credential', 'person_session', 'offline_device']) {
      const { rows } = await application().database.pool.query(
        `select from ${table} join person on person.id = person_id where person.name = $1`,
        [pseudonym],
      );
      expect(rows, table).toEqual([]);
    }
    const { body } = await admin.call(incidentRoutes.list, { query: { search: pseudonym } });
    expect(body.rows.length).toBeGreaterThan(0);
    const { body: log } = await admin.call(incidentRoutes.events, { params: { id: body.rows[0]?.id ?? '' } });
    const logText = JSON.stringify(log);
    expect(logText).toContain(`"name":"${pseudonym}"`);
    expect(logText).toContain('Anil Rao');
    expect(logText).toContain('back at erased.');
  });

  test('the audit record contains the erasure with reason and places, but neither the name nor the erased values', async () => {
    const { body } = await admin.call(auditRoutes.list, { query: { thing: 'erasure' } });
    const entry = await admin.call(auditRoutes.read, { params: { id: body.rows[0]?.id ?? 0 } });
    expect(entry.body.thingId).toBe(pseudonym);
    expect(entry.body.after?.reason).toBe(`Asked for in writing by ${pseudonym}`);
    const { rows } = await application().database.pool.query<{ text: string }>(
      `select audit_text(entry) as text from audit_entry entry where call = $1`,
      [personalDataRoutes.erase.id],
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { text } of rows) for (const mark of marks) expect(text).not.toContain(mark);
  });

  test('rows that never change cannot be changed after the erasure', async () => {
    const { pool } = application().database;
    await expect(pool.query(`update incident_event set by_name = 'x'`)).rejects.toThrow('append-only');
    await expect(pool.query(`delete from training_attempt`)).rejects.toThrow('append-only');
    await admin.call(industryRoutes.list);
  });
});
