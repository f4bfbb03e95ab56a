import {
  compatRoutes,
  drillRoutes,
  type IndustryInput,
  industryRoutes,
  precomputedFootprintRoutes,
  riskStudyRoutes,
} from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();

const ankleshwar: IndustryInput = {
  industryName: 'Ankleshwar Works',
  district: 'Bharuch',
  safetyTeamContact: '+91 2646 000000',
  latitude: 21.63236,
  longitude: 72.99001,
};
const named = (industryName: string): IndustryInput => ({ ...ankleshwar, industryName });

test('an industry is on-boarded, read, changed and deleted', async () => {
  const plant = await application().as('plant');
  const { body: made } = await plant.call(industryRoutes.create, { body: ankleshwar });
  expect(made).toMatchObject({ ...ankleshwar, version: 1, inventoryItems: 0, sample: false });
  const { body: changed } = await plant.call(industryRoutes.update, {
    params: { id: made.id },
    body: { ...ankleshwar, district: 'Surat', version: 1 },
  });
  expect(changed).toMatchObject({ district: 'Surat', version: 2 });
  expect((await plant.call(industryRoutes.read, { params: { id: made.id } })).body).toEqual(changed);
  await plant.call(industryRoutes.remove, { params: { id: made.id } });
  expect(await plant.refused(industryRoutes.read, { params: { id: made.id } })).toMatchObject({ status: 404, code: 'not-found' });
});

test('a map gets the position and the name of each industry, and hears of those without one', async () => {
  const { app, as, database } = application();
  const plant = await as('plant');
  const { body: made } = await plant.call(industryRoutes.create, { body: named('On the map') });
  const { id, industryName, district, latitude, longitude, sample } = made;
  await database.pool.query(
    "insert into industry (industry_name, name_key, district, safety_team_contact) values ('No place', 'no place', 'Surat', '1')",
  );
  const { body } = await plant.call(industryRoutes.points);
  expect(body.points).toContainEqual({ id, industryName, district, latitude, longitude, sample });
  // By name: a list of choices is made of them.
  await plant.call(industryRoutes.create, { body: named('A later record, an earlier name') });
  const names = (await plant.call(industryRoutes.points)).body.points.map((point) => point.industryName.toLowerCase());
  expect(names.indexOf('a later record, an earlier name')).toBeLessThan(names.indexOf('on the map'));
  expect(body).toMatchObject({ omitted: 0, unplaced: 1 });
  expect((await app.inject({ url: industryRoutes.points.path })).statusCode).toBe(401);
});

test('a site may come without a position, keeps the one it has when none is sent, and loses it when that is said', async () => {
  const plant = await application().as('plant');
  const { latitude: _, longitude: __, ...unplaced } = named('Placed later');
  const { body: made } = await plant.call(industryRoutes.create, { body: unplaced });
  expect(made).toMatchObject({ latitude: null, longitude: null });
  const params = { id: made.id };
  const half = await plant.refused(industryRoutes.update, { params, body: { ...unplaced, latitude: 21.7 } });
  expect(half).toMatchObject({ status: 400, code: 'invalid-input', message: 'Latitude and longitude belong together' });
  expect(half.fields?.map(({ field }) => field)).toEqual(['longitude']);
  const place = { latitude: 21.7, longitude: 73 };
  expect((await plant.call(industryRoutes.update, { params, body: { ...unplaced, ...place } })).body).toMatchObject(place);
  const { body: kept } = await plant.call(industryRoutes.update, { params, body: { ...unplaced, district: 'Surat' } });
  expect(kept).toMatchObject({ ...place, district: 'Surat' });
  expect((await plant.call(compatRoutes.updateIndustry, { params, body: unplaced })).body).toMatchObject(place);
  const none = { latitude: null, longitude: null };
  expect((await plant.call(industryRoutes.update, { params, body: { ...unplaced, ...none } })).body).toMatchObject(none);
});

test('what needs a position says which site lacks it; every other reading of such a site answers', async () => {
  const admin = await application().as('admin');
  const { latitude: _, longitude: __, ...unplaced } = named('Nowhere yet');
  const { body: site } = await admin.call(industryRoutes.create, { body: unplaced });
  const params = { id: site.id };
  for (const refused of [
    await admin.refused(riskStudyRoutes.climate, { params }),
    await admin.refused(precomputedFootprintRoutes.cases, { params }),
    await admin.refused(precomputedFootprintRoutes.compute, { params }),
    await admin.refused(drillRoutes.templates, { params }),
  ])
    expect(refused).toMatchObject({ status: 409, message: 'Nowhere yet has no position yet. Set it under On-board Industry first' });
  expect((await admin.call(precomputedFootprintRoutes.read, { params })).body).toMatchObject({ state: 'no-position' });

  const failed: string[] = [];
  for (const { method, path, scope, answerType } of routes) {
    const whole = scope === 'rows' && !path.includes(':');
    const ofSite = typeof scope === 'object' && (scope.of === 'industry' || scope.of === 'industry-name') && !('body' in scope);
    if (method !== 'GET' || answerType === 'text/event-stream' || !(whole || ofSite)) continue;
    const query = ofSite && 'query' in scope ? `?${scope.query}=${site.id}` : '';
    const { statusCode } = await admin.raw('GET', path.replace(/:id/, String(site.id)).replace(/:\w+/, 'Nowhere%20yet') + query);
    if (statusCode >= 500) failed.push(`${path}: ${statusCode}`);
  }
  expect(failed).toEqual([]);
});

test('a position is kept to six decimals', async () => {
  const plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: { ...named('Decimals'), latitude: 21.123456789, longitude: 72.0000004 },
  });
  expect([body.latitude, body.longitude]).toEqual([21.123457, 72]);
});

test('empty fields are refused with the sentence of the specification and every field named', async () => {
  const plant = await application().as('plant');
  const refused = await plant.refused(industryRoutes.create, { body: { industryName: '  ', latitude: 1, longitude: 2 } });
  expect(refused).toMatchObject({ status: 400, code: 'all-fields-mandatory', message: 'All fields are mandatory' });
  expect(refused.fields?.map(({ field }) => field)).toEqual(['industryName', 'district', 'safetyTeamContact']);
});

test.each([
  [{ latitude: 90.1 }, 'Latitude must be between -90 and 90'],
  [{ longitude: -180.5 }, 'Longitude must be between -180 and 180'],
  [{ latitude: '21' }, 'Latitude must be a number'],
  [{ industryName: 'x'.repeat(201) }, 'At most 200 characters'],
  [{ district: 'Bha\u0000ruch' }, 'The invisible character U+0000 is not allowed: delete it, or type the text again'],
])('%j is refused: %s', async (wrong, message) => {
  const plant = await application().as('plant');
  const refused = await plant.refused(industryRoutes.create, { body: { ...named('Never stored'), ...wrong } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input', message });
  const { body } = await plant.call(industryRoutes.list, { query: { search: 'Never stored' } });
  expect(body.total).toBe(0);
});

test('a megabyte of text is refused before it is read', async () => {
  const plant = await application().as('plant');
  const refused = await plant.refused(industryRoutes.create, { body: named('x'.repeat(1_000_000)) });
  expect(refused).toMatchObject({ status: 413, code: 'too-large' });
});

test('markup and formulas in a name stay the text they are, and a spreadsheet does not run them', async () => {
  const plant = await application().as('plant');
  const name = '<script>alert("1")</script>';
  const formula = '=HYPERLINK("http://example.invalid")';
  await plant.call(industryRoutes.create, { body: { ...named(name), safetyTeamContact: formula } });
  const { body } = await plant.call(industryRoutes.list, { query: { search: '<script>' } });
  expect(body.rows).toMatchObject([{ industryName: name, safetyTeamContact: formula }]);
  const { text, headers } = await plant.call(industryRoutes.download, { query: { search: '<script>' } });
  expect(headers['content-disposition']).toBe('attachment; filename="industries.csv"');
  expect(text).toBe(
    '\ufeffindustryName,district,safetyTeamContact,latitude,longitude,publicName,terrain,elevationM\r\n' +
      '"<script>alert(""1"")</script>",Bharuch,"\'=HYPERLINK(""http://example.invalid"")",21.63236,72.99001,,,\r\n',
  );
});

test('a name that differs only in case or spacing is taken', async () => {
  const plant = await application().as('plant');
  const { body: first } = await plant.call(industryRoutes.create, { body: named('Deepak Nitrite') });
  const taken = { status: 409, code: 'industry-name-taken' };
  expect(await plant.refused(industryRoutes.create, { body: named(' DEEPAK  nitrite ') })).toMatchObject(taken);
  const { body: second } = await plant.call(industryRoutes.create, { body: named('Deepak Phenolics') });
  expect(await plant.refused(industryRoutes.update, { params: { id: second.id }, body: named('deepak nitrite') })).toMatchObject(taken);
  await plant.call(industryRoutes.update, { params: { id: first.id }, body: named('DEEPAK NITRITE') });
});

test('a double submit makes one industry, and with a key both get the same answer', async () => {
  const plant = await application().as('plant');
  const headers = { 'idempotency-key': 'press-save-twice-1' };
  const submit = () => plant.call(industryRoutes.create, { body: named('Twice'), headers });
  const [a, b] = await Promise.all([submit(), submit()]);
  expect(a.body).toEqual(b.body);
  expect((await plant.call(industryRoutes.list, { query: { search: 'Twice' } })).body.total).toBe(1);
  expect(await plant.refused(industryRoutes.create, { body: named('Other'), headers })).toMatchObject({ status: 409, code: 'conflict' });
});

test('of two people who edit the same version, the second one gets a conflict', async () => {
  const plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, { body: named('Edited') });
  const edit = (district: string) => ({ params: { id: body.id }, body: { ...named('Edited'), district, version: 1 } });
  await plant.call(industryRoutes.update, edit('Surat'));
  expect(await plant.refused(industryRoutes.update, edit('Kheda'))).toMatchObject({ status: 409, code: 'edited-meanwhile' });
  expect((await plant.call(industryRoutes.read, { params: { id: body.id } })).body.district).toBe('Surat');
});

test.each(['0', '-1', 'abc', '99999999999'])('the id %s is refused as input', async (id) => {
  const plant = await application().as('plant');
  expect((await plant.refused(industryRoutes.read, { params: { id } })).status).toBe(400);
});

test('an unknown id is not found, whatever is asked of it', async () => {
  const plant = await application().as('plant');
  const params = { id: 2_000_000_000 };
  for (const refused of [
    await plant.refused(industryRoutes.read, { params }),
    await plant.refused(industryRoutes.update, { params, body: named('Nobody') }),
    await plant.refused(industryRoutes.remove, { params }),
  ]) {
    expect(refused).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('pages cut the sorted list without gaps or repeats, also among equals', async () => {
  const plant = await application().as('plant');
  for (let index = 0; index < 25; index += 1)
    await plant.call(industryRoutes.create, { body: { ...named(`Paged ${index}`), district: 'Kheda' } });
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await plant.call(industryRoutes.list, { query: { search: 'paged', sort: 'district', page } });
    expect(body).toMatchObject({ total: 25, page, pageSize: 10 });
    seen.push(...body.rows.map(({ industryName }) => industryName));
  }
  expect(new Set(seen).size).toBe(25);
  const { body } = await plant.call(industryRoutes.list, {
    query: { search: 'paged', sort: 'industryName', direction: 'desc', pageSize: 2 },
  });
  expect(body.rows.map(({ industryName }) => industryName)).toEqual(['Paged 9', 'Paged 8']);
});

test('the search finds every shown column and takes percent signs and underscores literally', async () => {
  const plant = await application().as('plant');
  await plant.call(industryRoutes.create, { body: { ...named('100% Sulphur_Works'), latitude: 12.5, longitude: 77.25 } });
  const found = async (search: string) =>
    (await plant.call(industryRoutes.list, { query: { search } })).body.rows.map((row) => row.industryName);
  expect(await found('SULPHUR_W')).toEqual(['100% Sulphur_Works']);
  expect(await found('100%')).toEqual(['100% Sulphur_Works']);
  expect(await found('77.250000')).toEqual(['100% Sulphur_Works']);
  expect(await found('Sulphur%Works')).toEqual([]);
});

test('a page is never older than the last change', async () => {
  const plant = await application().as('plant');
  const total = async () => (await plant.call(industryRoutes.list)).body.total;
  const before = await total();
  const { body } = await plant.call(industryRoutes.create, { body: named('Fresh') });
  expect(await total()).toBe(before + 1);
  await plant.call(industryRoutes.remove, { params: { id: body.id } });
  expect(await total()).toBe(before);
  // Another server writes: only the database tells us.
  await application().database.pool.query("delete from industry where name_key = 'twice'");
  await expect.poll(total, { timeout: 2_000 }).toBe(before - 1);
});

test('the ground around a site is stored, changed and cleared; another word is refused with what is allowed', async () => {
  const plant = await application().as('plant');
  const site = named('Built up');
  const { body } = await plant.call(industryRoutes.create, { body: { ...site, terrain: 'urban' } });
  const params = { id: body.id };
  expect(body.terrain).toBe('urban');
  expect((await plant.call(industryRoutes.update, { params, body: { ...site, terrain: '' as never } })).body.terrain).toBeNull();
  expect((await plant.call(industryRoutes.update, { params, body: { ...site, terrain: 'water' } })).body.terrain).toBe('water');
  const high = await plant.call(industryRoutes.update, { params, body: { ...site, elevationM: 560 } });
  expect(high.body).toMatchObject({ terrain: 'water', elevationM: 560 });
  expect((await plant.call(industryRoutes.update, { params, body: site })).body.elevationM).toBe(560);
  const tooHigh = await plant.refused(industryRoutes.update, { params, body: { ...site, elevationM: 9000 } });
  expect(tooHigh).toMatchObject({ status: 400, fields: [{ field: 'elevationM' }] });
  const wrong = await plant.refused(industryRoutes.update, { params, body: { ...site, terrain: 'city' as never } });
  expect(wrong).toMatchObject({ status: 400, fields: [{ field: 'terrain' }] });
});
