import { type Assessment, assessmentRoutes, type Scope, type SignedInRole } from '@hazardguard/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { addSite } from '../../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live' } });

const bharuch = { mark: 'Narmada', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const surat = { mark: 'Tapi', district: 'Surat', state: 'Gujarat', latitude: 21.2, longitude: 72.8 };
const raigad = { mark: 'Patalganga', district: 'Raigad', state: 'Maharashtra', latitude: 18.87, longitude: 73.15 };

const people = {} as Record<string, Visitor>;
const asked = { date: '2099-03-14', name: 'Asha Patel', phone: '+91 98765 43210', email: 'asha@example.org' };

const ask = async (who: string, name: string, district?: string): Promise<Assessment> =>
  (await (people[who] as Visitor).call(assessmentRoutes.request, { body: { ...asked, name, ...(district ? { district } : {}) } })).body;

/** What each person reads in the list, and how many the count says. */
const listNames = async (who: string): Promise<readonly string[]> => {
  const { body } = await (people[who] as Visitor).call(assessmentRoutes.list, { query: { sort: 'name', direction: 'asc' } });
  expect(body.total, who).toBe(body.rows.length);
  return body.rows.map(({ name }) => name);
};

beforeAll(async () => {
  const { database } = application();
  const admin = await createFirstAdministrator(application());
  const [inBharuch, , inRaigad] = [await addSite(database, bharuch), await addSite(database, surat), await addSite(database, raigad)];
  people.admin = admin;
  const add = async (name: string, role: SignedInRole, scope: Scope): Promise<void> => {
    people[name] = await joinAs(application(), admin, { email: `${name}@example.org`, role, scope });
  };
  await add('plantBharuch', 'plant', { kind: 'site', industryIds: [inBharuch] });
  await add('plantRaigad', 'plant', { kind: 'site', industryIds: [inRaigad] });
  await add('l0Bharuch', 'l0', { kind: 'locality', industryIds: [inBharuch] });
  await add('imtBharuch', 'imt', { kind: 'district', area: 'BHARUCH' });
  await add('l1Bharuch', 'l1', { kind: 'district', area: 'Bharuch' });
  await add('l1Surat', 'l1', { kind: 'district', area: 'Surat' });
  await add('l1Raigad', 'l1', { kind: 'district', area: 'Raigad' });
  await add('l1Empty', 'l1', { kind: 'district', area: 'Tapi' });
  await add('l2Gujarat', 'l2', { kind: 'state', area: 'Gujarat' });
  await add('l2Maharashtra', 'l2', { kind: 'state', area: 'Maharashtra' });
  await add('l3', 'l3', { kind: 'all' });
}, 120_000);

/** The second check decides alone in one, the first in the other. */
describe.each([
  ['the database and the program', true],
  ['the program alone', false],
])('requests separated by %s', (_by, locked) => {
  beforeEach(async () => {
    const { database } = application();
    await database.pool.query('delete from assessment_request');
    database.rowLock.on = locked;
    return () => {
      database.rowLock.on = true;
    };
  });

  test('each role reads the requests of its district or State, and what it asked itself', async () => {
    await ask('plantBharuch', 'a Bharuch by account');
    await ask('plantBharuch', 'b Raigad by hand', ' raigad ');
    await ask('l2Gujarat', 'c no district');
    await ask('l1Surat', 'd Surat by account');
    await ask('l1Empty', 'e without a site');
    await ask('l0Bharuch', 'f Surat by hand', 'SURAT');
    // As all of an earlier version.
    await application().database.pool.query(
      `insert into assessment_request (date, name, phone, email) values ('2099-01-01', 'g earlier', '12345', 'x@example.org')`,
    );
    const expected: Readonly<Record<string, string>> = {
      plantBharuch: 'ab',
      plantRaigad: '',
      l0Bharuch: 'f',
      imtBharuch: 'a',
      l1Bharuch: 'a',
      l1Surat: 'df',
      l1Raigad: 'b',
      l1Empty: 'e',
      l2Gujarat: 'acdefg',
      // The State of a district without sites is not known.
      l2Maharashtra: 'bceg',
      l3: 'abcdefg',
      admin: 'abcdefg',
    };
    const read = Object.fromEntries(
      await Promise.all(
        Object.keys(expected).map(async (who) => [who, (await listNames(who)).map((name) => name.charAt(0)).join('')] as const),
      ),
    );
    expect(read).toEqual(expected);
  });

  test('a search or a filter finds no request of another district', async () => {
    await ask('plantRaigad', 'Hidden');
    for (const query of [{ search: 'hidden' }, { search: 'RAIGAD' }, { status: 'requested' }, { sort: 'district', direction: 'asc' }]) {
      const { body } = await (people.l1Bharuch as Visitor).call(assessmentRoutes.list, { query });
      expect(body).toMatchObject({ rows: [], total: 0 });
    }
    expect((await (people.l1Raigad as Visitor).call(assessmentRoutes.list, { query: { search: 'raigad' } })).body.total).toBe(1);
  });

  test('only the authority changes the status; who asked reads it', async () => {
    const { id } = await ask('imtBharuch', 'To Raigad', 'Raigad');
    const confirm = { params: { id }, body: { status: 'confirmed', version: 1 } };
    for (const who of ['imtBharuch', 'l1Bharuch', 'l1Surat', 'l2Gujarat'])
      expect(await (people[who] as Visitor).refused(assessmentRoutes.setStatus, confirm), who).toMatchObject({ status: 404 });
    expect((await (people.l1Raigad as Visitor).call(assessmentRoutes.setStatus, confirm)).body).toMatchObject({
      status: 'confirmed',
      ofOwnAuthority: true,
    });
    const { body } = await (people.imtBharuch as Visitor).call(assessmentRoutes.list);
    expect(body.rows).toMatchObject([{ id, status: 'confirmed', district: 'Raigad', ofOwnAuthority: false }]);
  });

  test('a calendar has the requests that its owner may read', async () => {
    await ask('plantBharuch', 'Near');
    await ask('plantRaigad', 'Far');
    const { body } = await (people.l1Bharuch as Visitor).call(assessmentRoutes.makeFeed);
    const { payload } = await application().visitor().raw('GET', body.path);
    expect(payload).toContain('Near');
    expect(payload).not.toContain('Far');
    await (people.l1Bharuch as Visitor).call(assessmentRoutes.endFeed);
    expect(await (people.plantBharuch as Visitor).refused(assessmentRoutes.makeFeed)).toMatchObject({ status: 403 });
  });

  test('the old client asks as before, for the district of the account, and only people who see all read by it', async () => {
    const run = (who: string, query: string, values: unknown[] = []) =>
      (people[who] as Visitor).raw('POST', '/api/db/callforactioninfo', { body: { query, values } });
    const insert = 'INSERT INTO assessment_requests (date, name, phone, email, topics) VALUES ($1, $2, $3, $4, $5)';
    const values = ['2099-01-15', 'Old client', '+91 98250 12345', 'asha@example.org', ''];
    expect((await run('plantBharuch', insert, values)).json()).toEqual({ rowCount: 1 });
    expect(await listNames('l1Bharuch')).toEqual(['Old client']);
    expect(await listNames('l1Surat')).toEqual([]);
    for (const statement of ['SELECT * FROM assessment_requests', "UPDATE assessment_requests SET topics = 'x' WHERE id > 0"])
      expect((await run('l1Bharuch', statement)).statusCode, statement).toBe(403);
    expect((await run('l3', 'SELECT * FROM assessment_requests')).json()).toHaveLength(1);
  });
});

test('a district that the register does not know is refused, and nothing is stored', async () => {
  await application().database.pool.query('delete from assessment_request');
  const refused = await (people.plantBharuch as Visitor).refused(assessmentRoutes.request, { body: { ...asked, district: 'Barruch' } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input', fields: [{ field: 'district' }] });
  expect(await listNames('admin')).toEqual([]);
});
