import { type StakeholderGroup, type StakeholderInput, stakeholderGroups, stakeholderRoutes } from '@hazardguard/contract';
import { beforeEach, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();
beforeEach(async () => {
  await application().database.pool.query('delete from stakeholder');
});

const asha: StakeholderInput = {
  name: 'Asha Patel',
  designation: 'Additional Collector',
  role: 'Head of the crisis group',
  contactNumber: '+91 98250 12345',
  emailAddress: 'asha.patel@example.org',
  address: 'Collectorate, Bharuch',
  otherNumber: null,
  language: null,
};
const named = (name: string): StakeholderInput => ({
  ...asha,
  name,
  emailAddress: `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`,
});
const l1 = { group: 'l1auth' } as const;

test.each(stakeholderGroups)('a person is added to %s, read, changed and deleted', async (group) => {
  const imt = await application().as('imt');
  const input = group === 'central_core_team' ? { ...asha, department: 'Revenue' } : asha;
  const { body: made } = await imt.call(stakeholderRoutes.create, { params: { group }, body: input });
  expect(made).toMatchObject({ ...input, group, groups: [group], version: 1, contactNumberProvedAt: null, onDutyUntil: null });
  expect(made.externalId).toMatch(/^id-\d{16}$/);
  const params = { id: made.id };
  const { body: changed } = await imt.call(stakeholderRoutes.update, { params, body: { ...input, role: 'Deputy', version: 1 } });
  expect(changed).toMatchObject({ role: 'Deputy', version: 2, externalId: made.externalId });
  expect((await imt.call(stakeholderRoutes.read, { params })).body).toEqual(changed);
  await imt.call(stakeholderRoutes.remove, { params });
  expect(await imt.refused(stakeholderRoutes.read, { params })).toMatchObject({ status: 404, code: 'not-found' });
  const { rows } = await application().database.pool.query('select from stakeholder');
  expect(rows).toEqual([]);
});

test('every field is required, the department in the core team only', async () => {
  const imt = await application().as('imt');
  const core = { group: 'central_core_team' } as const;
  const bare = await imt.refused(stakeholderRoutes.create, { params: l1, body: { name: ' ' } });
  expect(bare).toMatchObject({ status: 400, code: 'all-fields-mandatory', message: 'All fields are mandatory' });
  expect(bare.fields?.map(({ field }) => field).toSorted()).toEqual(
    ['address', 'contactNumber', 'designation', 'emailAddress', 'name', 'role'].toSorted(),
  );
  const noDepartment = await imt.refused(stakeholderRoutes.create, { params: core, body: asha });
  expect(noDepartment).toMatchObject({ code: 'all-fields-mandatory', fields: [{ field: 'department' }] });
  const { body } = await imt.call(stakeholderRoutes.create, { params: l1, body: { ...asha, department: 'Revenue' } });
  expect(body.department).toBeNull();
});

test.each([
  [{ contactNumber: 'ring me' }, 'contactNumber'],
  [{ contactNumber: '+91 12345' }, 'contactNumber'],
  [{ emailAddress: 'nobody' }, 'emailAddress'],
  [{ emailAddress: 'a@b.in\r\nBcc: c@d.in' }, 'emailAddress'],
  [{ address: 'x'.repeat(501) }, 'address'],
])('%j is refused', async (wrong, field) => {
  const imt = await application().as('imt');
  const refused = await imt.refused(stakeholderRoutes.create, { params: l1, body: { ...asha, ...wrong } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input', fields: [{ field }] });
});

test('an unknown group is refused, and an unknown id is not found', async () => {
  const imt = await application().as('imt');
  expect(await imt.refused(stakeholderRoutes.list, { params: { group: 'l4auth' } })).toMatchObject({ status: 400 });
  const params = { id: 2_000_000_000 };
  expect(await imt.refused(stakeholderRoutes.update, { params, body: asha })).toMatchObject({ status: 404 });
  expect(await imt.refused(stakeholderRoutes.remove, { params })).toMatchObject({ status: 404 });
  expect(await imt.refused(stakeholderRoutes.card, { params })).toMatchObject({ status: 404 });
});

test('names and numbers are for people who have signed in, changes for the authorities', async () => {
  const visitor = application().visitor();
  expect(await visitor.refused(stakeholderRoutes.list, { params: l1 })).toMatchObject({ status: 401 });
  const plant = await application().as('plant');
  await plant.call(stakeholderRoutes.list, { params: l1 });
  expect(await plant.refused(stakeholderRoutes.create, { params: l1, body: asha })).toMatchObject({ status: 403 });
});

test('the same name and e-mail address in another group is the same person, with a role in each', async () => {
  const imt = await application().as('imt');
  const { body: district } = await imt.call(stakeholderRoutes.create, { params: l1, body: asha });
  const { body: state } = await imt.call(stakeholderRoutes.create, {
    params: { group: 'l2auth' },
    body: { ...asha, name: 'ASHA  Patel', emailAddress: 'Asha.Patel@example.org', role: 'Observer', contactNumber: '1077' },
  });
  expect(state).toMatchObject({ personId: district.personId, role: 'Observer', version: 2 });
  expect(state.groups.toSorted()).toEqual(['l1auth', 'l2auth']);
  // One person, one number: what was entered last is true in both groups.
  const { body: again } = await imt.call(stakeholderRoutes.read, { params: { id: district.id } });
  expect(again).toMatchObject({ role: asha.role, contactNumber: '1077' });
  expect(await imt.refused(stakeholderRoutes.create, { params: l1, body: asha })).toMatchObject({ status: 409, code: 'already-in-group' });
  await imt.call(stakeholderRoutes.remove, { params: { id: district.id } });
  expect((await imt.call(stakeholderRoutes.read, { params: { id: state.id } })).body.groups).toEqual(['l2auth']);
});

test('a person cannot be renamed into another one', async () => {
  const imt = await application().as('imt');
  await imt.call(stakeholderRoutes.create, { params: l1, body: asha });
  const { body } = await imt.call(stakeholderRoutes.create, { params: l1, body: named('Ravi Mehta') });
  expect(await imt.refused(stakeholderRoutes.update, { params: { id: body.id }, body: asha })).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

test('of two people who edit the same person, in any groups, the second one gets a conflict', async () => {
  const imt = await application().as('imt');
  const { body: district } = await imt.call(stakeholderRoutes.create, { params: l1, body: asha });
  const { body: state } = await imt.call(stakeholderRoutes.create, { params: { group: 'l2auth' }, body: asha });
  const edit = (id: number) => ({ params: { id }, body: { ...asha, designation: 'Collector', version: 2 } });
  await imt.call(stakeholderRoutes.update, edit(district.id));
  expect(await imt.refused(stakeholderRoutes.update, edit(state.id))).toMatchObject({ status: 409, code: 'edited-meanwhile' });
});

test('pages are searched and sorted within the group', async () => {
  const imt = await application().as('imt');
  for (let index = 0; index < 13; index += 1) await imt.call(stakeholderRoutes.create, { params: l1, body: named(`Person ${index}`) });
  await imt.call(stakeholderRoutes.create, { params: { group: 'l0auth' }, body: named('Person elsewhere') });
  const seen: string[] = [];
  for (const page of [1, 2]) {
    const { body } = await imt.call(stakeholderRoutes.list, { params: l1, query: { search: 'PERSON', sort: 'designation', page } });
    expect(body).toMatchObject({ total: 13, pageSize: 10 });
    seen.push(...body.rows.map(({ name }) => name));
  }
  expect(new Set(seen).size).toBe(13);
  const { body } = await imt.call(stakeholderRoutes.list, { params: l1, query: { search: 'person.7@' } });
  expect(body.rows).toMatchObject([{ name: 'Person 7' }]);
  expect((await imt.call(stakeholderRoutes.list, { params: l1, query: { search: 'crisis%' } })).body.total).toBe(0);
});

test('the summary counts every group', async () => {
  const imt = await application().as('imt');
  await imt.call(stakeholderRoutes.create, { params: l1, body: asha });
  const { body } = await imt.call(stakeholderRoutes.summary);
  expect(body.groups.map(({ group, people, toProve }) => [group, people, toProve])).toEqual(
    stakeholderGroups.map((group) => [group, Number(group === 'l1auth'), Number(group === 'l1auth')]),
  );
});

const header = 'name,designation,role,contact_number,email_address,address';
const upload = async (group: StakeholderGroup, body: string, query: Record<string, string> = {}) =>
  (await (await application().as('imt')).call(stakeholderRoutes.bulk, { params: { group }, body, query })).body;

test('a file of a group is stored as one, bad rows are named by line, and the download is the same file', async () => {
  const imt = await application().as('imt');
  const { body: known } = await imt.call(stakeholderRoutes.create, { params: { group: 'l0auth' }, body: asha });
  const file = [
    header,
    'Asha Patel,Collector,Chair,1077,asha.patel@example.org,Bharuch',
    'Ravi Mehta,Engineer,Member,98250 54321,ravi@example.org,"Surat, ""old"" town"',
    'asha  PATEL,Collector,Chair,1077,ASHA.patel@example.org,Bharuch',
    'No Number,Engineer,Member,ring me,n@example.org,Surat',
    ',Engineer,Member,1077,not an address,Surat',
  ].join('\n');
  const dry = await upload('l1auth', file, { dryRun: 'true' });
  const report = await upload('l1auth', file);
  expect(report).toMatchObject({ read: 5, added: 2, refusedCount: 3 });
  expect({ ...report, batchId: null }).toEqual(dry);
  expect([...report.refused, ...report.others].map(({ row, field }) => [row, field])).toEqual([
    [4, 'name'],
    [5, 'contactNumber'],
    [6, 'name'],
    [6, 'emailAddress'],
  ]);
  const { body } = await imt.call(stakeholderRoutes.list, { params: l1, query: { sort: 'name' } });
  expect(body.rows.map(({ name, personId }) => [name, personId === known.personId])).toEqual([
    ['Asha Patel', true],
    ['Ravi Mehta', false],
  ]);
  const { text, headers } = await imt.call(stakeholderRoutes.download, { params: l1 });
  expect(headers['content-disposition']).toBe('attachment; filename="l1auth.csv"');
  expect(text.split('\r\n')[0]).toBe('\ufeffname,designation,role,contactNumber,emailAddress,address,otherNumber,language');
  await application().database.pool.query("delete from stakeholder_membership where stakeholder_group = 'l1auth'");
  expect(await upload('l1auth', text)).toMatchObject({ added: 2, refusedCount: 0 });
});

test('second number and language are optional in a file and on the form; a file and another group that leave them out keep them', async () => {
  const imt = await application().as('imt');
  const full = `${header},otherNumber,language\nAsha Patel,Collector,Chair,1077,asha.patel@example.org,Bharuch,02642 220000,gu\nRavi Mehta,a,b,1077,ravi@example.org,c,,\nBad One,a,b,1077,bad@example.org,c,ring me,xx\n`;
  const report = await upload('l1auth', full);
  expect([...report.refused, ...report.others].map(({ row, field }) => `${row} ${field}`)).toEqual(['4 otherNumber', '4 language']);
  await upload('l2auth', `${header}\nAsha Patel,Collector,Member,1077,asha.patel@example.org,Bharuch\n`);
  await imt.call(stakeholderRoutes.create, { params: { group: 'l3auth' }, body: asha });
  const { rows } = (await imt.call(stakeholderRoutes.list, { params: l1, query: { sort: 'name' } })).body;
  expect(rows.map(({ name, otherNumber, language }) => [name, otherNumber, language])).toEqual([
    ['Asha Patel', '02642 220000', 'gu'],
    ['Ravi Mehta', null, null],
  ]);
});

test('with refuse, one bad row keeps all others out; a person who is in the group already is that person', async () => {
  const imt = await application().as('imt');
  await imt.call(stakeholderRoutes.create, { params: l1, body: asha });
  const file = `${header}\nAsha Patel,a,b,1077,asha.patel@example.org,c\nRavi Mehta,a,b,no number,ravi@example.org,c\n`;
  const report = await upload('l1auth', file, { onError: 'refuse' });
  expect(report).toMatchObject({ added: 0, changed: 1, refusedCount: 1, batchId: null, refused: [{ row: 3, field: 'contactNumber' }] });
  expect((await imt.call(stakeholderRoutes.list, { params: l1 })).body.total).toBe(1);
});

test('a row of the core team without a department is listed to complete', async () => {
  expect(await upload('central_core_team', `${header}\na,b,c,1077,a@b.in,d\n`)).toMatchObject({ added: 1, toComplete: 1 });
  expect(await upload('central_core_team', `${header},Department\nB,b,c,1077,b@b.in,d,Fire\n`)).toMatchObject({ added: 1, toComplete: 0 });
});
