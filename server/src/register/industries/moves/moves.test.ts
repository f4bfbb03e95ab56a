import { compatRoutes, type IndustryInput, industryRoutes, type Scope, type SignedInRole, siteMoveRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { addSite } from '../../../testing/site-rows.ts';
import { createFirstAdministrator, joinAs } from '../../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live' } });

const bharuch = { mark: 'Narmada', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const surat = { latitude: 21.17, longitude: 72.83 };
const mumbai = { latitude: 19.02, longitude: 72.9 };

let admin: Visitor;
const people = {} as Record<'plant' | 'bharuch' | 'surat' | 'gujarat' | 'maharashtra', Visitor>;
let id = 0;
let input: IndustryInput;
let joined = 0;

const query = (text: string, values: unknown[] = []) => application().database.pool.query(text, values);
const join = (role: SignedInRole, scope: Scope) => {
  joined += 1;
  return joinAs(application(), admin, { email: `person${joined}@example.org`, role, scope });
};
const readSite = async () =>
  (await query('select district, latitude, longitude, safety_team_contact as contact from industry where id = $1', [id])).rows[0];
const listMoves = async (visitor: Visitor) => (await visitor.call(siteMoveRoutes.list)).body.moves.filter((move) => move.industryId === id);
const put = (visitor: Visitor, change: Partial<IndustryInput>) =>
  visitor.raw('PUT', `/api/industries/${id}`, { body: { ...input, ...change } });
const isThere = async (visitor: Visitor) => (await visitor.raw('GET', `/api/industries/${id}`)).statusCode === 200;

beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  people.bharuch = await join('l1', { kind: 'district', area: 'bharuch' });
  people.surat = await join('l1', { kind: 'district', area: 'Surat' });
  people.gujarat = await join('l2', { kind: 'state', area: 'Gujarat' });
  people.maharashtra = await join('l2', { kind: 'state', area: 'Maharashtra' });
});

beforeEach(async () => {
  id = await addSite(application().database, bharuch);
  const { rows } = await query('select industry_name from industry where id = $1', [id]);
  input = { industryName: rows[0].industry_name, district: 'Bharuch', safetyTeamContact: '100', latitude: 21.7, longitude: 72.97 };
  people.plant = await join('plant', { kind: 'site', industryIds: [id] });
});

describe('a plant that names another district', () => {
  test('has its other fields saved; both authorities see the move, and it takes effect with the consent of the new one', async () => {
    const { statusCode, json } = await put(people.plant, { district: 'Surat', safetyTeamContact: '101' });
    expect(statusCode).toBe(202);
    expect(json()).toMatchObject({ district: 'Bharuch', safetyTeamContact: '101', waits: { district: 'Surat' } });
    for (const reader of [people.plant, people.bharuch, people.surat, people.gujarat, admin])
      expect(await listMoves(reader)).toMatchObject([{ from: { district: 'Bharuch' }, to: { district: 'Surat' } }]);
    expect(await listMoves(people.maharashtra)).toEqual([]);
    expect([await isThere(people.bharuch), await isThere(people.surat)]).toEqual([true, false]);

    const [move] = await listMoves(people.bharuch);
    expect(move?.may).toEqual({ accept: false, refuse: true, withdraw: false });
    const params = { id: move?.id ?? 0 };
    expect(await people.bharuch.refused(siteMoveRoutes.accept, { params })).toMatchObject({ code: 'outside-scope' });
    expect(await people.plant.refused(siteMoveRoutes.accept, { params })).toMatchObject({ code: 'forbidden' });
    expect(await people.maharashtra.refused(siteMoveRoutes.accept, { params })).toMatchObject({ status: 404 });
    await people.surat.call(siteMoveRoutes.accept, { params });
    expect([await isThere(people.bharuch), await isThere(people.surat), await isThere(people.gujarat)]).toEqual([false, true, true]);
    expect(await people.surat.refused(siteMoveRoutes.accept, { params })).toMatchObject({ code: 'conflict' });
    expect(await listMoves(admin)).toEqual([]);
  });

  test('whose State nobody has looked up yet, is proposed to the authorities of its State, too', async () => {
    await query('update industry set state = null where id = $1', [id]);
    await put(people.plant, { district: 'Surat' });
    expect(await listMoves(people.gujarat)).toMatchObject([{ from: { state: 'Gujarat' }, to: { state: 'Gujarat' } }]);
  });

  test('keeps its place when the move is refused, withdrawn, or replaced by a newer one', async () => {
    await put(people.plant, { district: 'Surat' });
    const [first] = await listMoves(people.plant);
    await put(people.plant, { district: 'Surat' });
    expect((await listMoves(people.plant)).map((move) => move.id)).toEqual([first?.id]);
    await put(people.plant, { district: 'Vadodara' });
    const [second, ...others] = await listMoves(people.plant);
    expect([second?.to.district, others]).toEqual(['Vadodara', []]);
    expect(await listMoves(people.surat)).toEqual([]);
    const params = { id: second?.id ?? 0 };
    expect(await people.bharuch.refused(siteMoveRoutes.refuse, { params, body: {} })).toMatchObject({ status: 400 });
    await people.bharuch.call(siteMoveRoutes.refuse, { params, body: { reason: 'The plant is in Bharuch' } });
    await put(people.plant, { district: 'Surat' });
    const [third] = await listMoves(people.plant);
    await people.plant.call(siteMoveRoutes.withdraw, { params: { id: third?.id ?? 0 } });
    expect(await listMoves(admin)).toEqual([]);
    const { rows } = await query('select outcome, reason from site_move where industry_id = $1 order by id', [id]);
    expect(rows).toEqual([
      { outcome: 'replaced', reason: null },
      { outcome: 'refused', reason: 'The plant is in Bharuch' },
      { outcome: 'withdrawn', reason: null },
    ]);
    expect(await readSite()).toMatchObject({ district: 'Bharuch', latitude: 21.7 });
  });

  test('that is not known, gets the nearest known names', async () => {
    const { statusCode, json } = await put(people.plant, { district: 'Bharoch' });
    expect(statusCode).toBe(400);
    expect(json().error.fields[0]).toMatchObject({ field: 'district', rule: { kind: 'district' } });
    expect(json().error.message.toLowerCase()).toContain('bharuch');
    expect((await put(people.plant, { district: 'Nowhere' })).statusCode).toBe(400);
    expect(await readSite()).toMatchObject({ district: 'Bharuch' });
    expect((await put(people.plant, { district: ' BHARUCH ' })).statusCode).toBe(200);
  });
});

describe('a plant that moves its position', () => {
  test.each([
    ['to 0, 0', { latitude: 0, longitude: 0 }],
    ['nowhere', { latitude: null, longitude: null }],
    ['to another State', mumbai],
    ['by more than 5 km', { latitude: 21.75, longitude: 72.97 }],
  ])('%s proposes it, and stays where it was', async (_name, position) => {
    expect((await put(people.plant, position)).statusCode).toBe(202);
    expect(await readSite()).toMatchObject({ latitude: 21.7, longitude: 72.97 });
    for (const reader of [people.bharuch, people.gujarat]) expect(await isThere(reader)).toBe(true);
    expect(await listMoves(people.gujarat)).toHaveLength(1);
  });

  test('in small steps is measured from the position that its authority agreed to', async () => {
    const step = (latitude: number) => put(people.plant, { latitude });
    expect((await step(21.73)).statusCode).toBe(200);
    expect((await step(21.76)).statusCode).toBe(202);
    expect(await readSite()).toMatchObject({ latitude: 21.73 });
    const [move] = await listMoves(people.bharuch);
    await people.bharuch.call(siteMoveRoutes.accept, { params: { id: move?.id ?? 0 } });
    expect(await readSite()).toMatchObject({ latitude: 21.76 });
    expect((await step(21.79)).statusCode).toBe(200);
    expect((await step(21.82)).statusCode).toBe(202);
  });

  test('out of every State needs an administrator; into another State, that State', async () => {
    await put(people.plant, { latitude: 0, longitude: 0 });
    const [nowhere] = await listMoves(admin);
    for (const officer of [people.bharuch, people.gujarat])
      expect(await officer.refused(siteMoveRoutes.accept, { params: { id: nowhere?.id ?? 0 } })).toMatchObject({ code: 'outside-scope' });
    expect(nowhere?.may.accept).toBe(true);
    await put(people.plant, mumbai);
    const [move] = await listMoves(people.maharashtra);
    const params = { id: move?.id ?? 0 };
    for (const officer of [people.bharuch, people.gujarat])
      expect(await officer.refused(siteMoveRoutes.accept, { params })).toMatchObject({ code: 'outside-scope' });
    await people.maharashtra.call(siteMoveRoutes.accept, { params });
    expect([await isThere(people.gujarat), await isThere(people.maharashtra)]).toEqual([false, true]);
  });

  test('sets its first position by itself', async () => {
    await query('update industry set latitude = null, longitude = null, agreed_latitude = null, agreed_longitude = null where id = $1', [
      id,
    ]);
    expect((await put(people.plant, surat)).statusCode).toBe(200);
    expect((await put(people.plant, { latitude: 21.7, longitude: 72.97 })).statusCode).toBe(202);
  });
});

describe('who is responsible for both places changes them at once', () => {
  test('a district within itself, a State within itself, an administrator everywhere', async () => {
    expect((await put(people.bharuch, { latitude: 21.9 })).statusCode).toBe(200);
    expect((await put(people.gujarat, { district: 'Surat', ...surat })).statusCode).toBe(200);
    expect((await put(admin, { district: 'Raigad', ...mumbai })).statusCode).toBe(200);
    expect(await readSite()).toMatchObject({ district: 'Raigad', ...mumbai });
  });

  test('a district does not move a site into another State', async () => {
    expect((await put(people.bharuch, mumbai)).statusCode).toBe(202);
    expect(await readSite()).toMatchObject({ latitude: 21.7 });
  });
});

describe('every other way to write a site follows the same rule', () => {
  test.each([compatRoutes.updateIndustry, compatRoutes.updateIndustryPlain])('$path', async ({ path }) => {
    const body = { ...input, district: 'Surat', safetyTeamContact: '102' };
    const { statusCode, json } = await people.plant.raw('PUT', path.replace(':id', String(id)), { body });
    expect(statusCode).toBe(202);
    expect(json()).toMatchObject({
      district: 'Bharuch',
      safetyTeamContact: '102',
      message: 'Industry details updated successfully!',
      waits: 'Not yet changed: the district Surat waits for the consent of the authority there, or of an administrator',
    });
    const nowhere = { ...input, district: 'Nowhere' };
    expect((await people.plant.raw('PUT', path.replace(':id', String(id)), { body: nowhere })).statusCode).toBe(400);
    expect(await readSite()).toMatchObject({ district: 'Bharuch' });
  });

  test('a call that was made without a network and is sent later', async () => {
    const headers = { 'idempotency-key': `sent-later-${id}`, 'x-device-time': '2026-11-28T03:12:00+05:30' };
    const { statusCode } = await people.plant.raw('PUT', `/api/industries/${id}`, { headers, body: { ...input, district: 'Surat' } });
    expect(statusCode).toBe(202);
    expect(await readSite()).toMatchObject({ district: 'Bharuch' });
  });

  test('an imported file', async () => {
    const csv = `industryName,district,safetyTeamContact,latitude,longitude\n${input.industryName},Surat,103,21.7,72.97\nNew,Nowhere,1,,\n`;
    const bytes = Buffer.from(csv);
    const sent = await people.plant.raw('POST', '/api/data-imports/files?fileName=sites.csv', {
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const { file } = sent.json();
    const done = await people.plant.raw('POST', '/api/data-imports', { body: { file, as: 'industries' } });
    expect(JSON.stringify(done.json())).toContain('moveWaits');
    expect(JSON.stringify(done.json())).toContain('districtUnknown');
    expect(await readSite()).toMatchObject({ district: 'Bharuch', contact: '103' });
    expect(await listMoves(people.surat)).toHaveLength(1);
  });

  test('a statement of the old client: the district must be known, and the position counts as agreed to', async () => {
    const ask = (text: string, values: unknown[]) => admin.raw('POST', '/api/db/industryinfo', { body: { query: text, values } });
    const wrong = await ask('update industry_info set district = $1 where id = $2', ['Nowhere', id]);
    expect([wrong.statusCode, wrong.json().error.message]).toEqual([
      400,
      expect.stringContaining('Not a known district. Nearest known names'),
    ]);
    expect((await ask('update industry_info set latitude = $1, longitude = $2 where id = $3', [21.9, 72.97, id])).statusCode).toBe(200);
    expect((await put(people.plant, { latitude: 21.92 })).statusCode).toBe(200);
  });

  test('a new site and a bulk upload need a known district', async () => {
    const site = { industryName: 'New', district: 'Nowhere', safetyTeamContact: '1' };
    expect(await admin.refused(industryRoutes.create, { body: site })).toMatchObject({ status: 400, fields: [{ field: 'district' }] });
    expect((await admin.raw('POST', '/api/db/industries/saveInd', { body: site })).statusCode).toBe(400);
    const { body } = await admin.call(industryRoutes.bulk, {
      query: { dryRun: false, onError: 'skip' },
      body: 'industryName,district,safetyTeamContact\nBulk,Nowhere,1\n',
    });
    expect(body).toMatchObject({ added: 0, refused: [{ field: 'district', why: expect.stringContaining('Nearest known names') }] });
  });
});

test('a site with an unknown district stays, is changed in its other fields, and is listed for its authorities', async () => {
  await query(`update industry set district = 'Old Bharuch' where id = $1`, [id]);
  expect((await put(people.plant, { district: 'Old Bharuch', safetyTeamContact: '104' })).statusCode).toBe(200);
  const other = await addSite(application().database, { ...bharuch, district: 'Raigad' });
  const { body } = await people.gujarat.call(siteMoveRoutes.list);
  expect(body.misplaced.find((site) => site.id === id)).toMatchObject({ because: 'unknown-district', district: 'Old Bharuch' });
  expect(body.misplaced.find((site) => site.id === other)).toMatchObject({ because: 'other-state', state: 'Gujarat' });
  expect(body.misplacedTotal).toBe(body.misplaced.length);
});
