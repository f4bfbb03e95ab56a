import {
  dataImportRoutes,
  type ImportInput,
  industryRoutes,
  invitationRoutes,
  personRoutes,
  type Scope,
  sessionRoutes,
} from '@hazardguard/contract';
import guRoles from '@hazardguard/i18n/gu/server/roles.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { createFirstAdministrator, joinAs, testPassword } from '../../testing/test-people.ts';

const mail = useMailServer();
const application = useApplication({
  settings: () => ({ mode: 'live', publicUrl: 'https://hazardguard.example', smtp: { url: mail().url, from: 'alerts@example.org' } }),
});

let admin: Visitor;
let bharuchOfficer: Visitor;
let raigadOfficer: Visitor;
let stateOfficer: Visitor;
let plant: Visitor;
let narmada = 0;
let patalganga = 0;

beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  const add = async (industryName: string, district: string, latitude: number, longitude: number) =>
    (await admin.call(industryRoutes.create, { body: { safetyTeamContact: '100', industryName, district, latitude, longitude } })).body.id;
  narmada = await add('Narmada Works', 'Bharuch', 21.7, 72.97);
  await add('Dahej Fertilisers Ltd', 'Bharuch', 21.7, 72.58);
  patalganga = await add('Patalganga Works', 'Raigad', 18.87, 73.15);
  const join = (name: string, role: 'l1' | 'l2' | 'plant', scope: Scope) =>
    joinAs(application(), admin, { email: `${name}@example.org`, role, scope });
  bharuchOfficer = await join('bharuch', 'l1', { kind: 'district', area: 'Bharuch' });
  raigadOfficer = await join('raigad', 'l1', { kind: 'district', area: 'Raigad' });
  stateOfficer = await join('gujarat', 'l2', { kind: 'state', area: 'Gujarat' });
  plant = await join('present', 'plant', { kind: 'site', industryIds: [narmada] });
});

const send = async (visitor: Visitor, sheet: string): Promise<ImportInput> => {
  const { json } = await visitor.raw('POST', '/api/data-imports/files?fileName=plants.csv', {
    body: Buffer.from(sheet),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { file: json().file, as: 'invitations' };
};
const preview = async (visitor: Visitor, sheet: string) =>
  (await visitor.call(dataImportRoutes.preview, { body: await send(visitor, sheet) })).body;
const run = async (visitor: Visitor, sheet: string) =>
  (await visitor.call(dataImportRoutes.run, { body: await send(visitor, sheet) })).body;
/** The body as written, of either encoding that a mail uses. */
const readLetter = (mail: string): string => {
  const [head = '', body = ''] = mail.split(/\r?\n\r?\n/, 2);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
const whys = ({ refused }: Awaited<ReturnType<typeof run>>) => refused.map(({ row, field, reason }) => [row, field, reason.code]);
const openAddresses = async (visitor: Visitor) =>
  (await visitor.call(invitationRoutes.list)).body.invitations.map(({ email }) => email).toSorted();

const sheet = `District Bharuch: safety officers of MAH units
Sr No,Name of the Unit,Name,E-mail id,Mobile No,Language
1,Narmada Works,Ravi Shah,Ravi@Example.org,98250 12345,Gujarati
2,M/s Dahej Fertilisers,Meena Patel,meena@example.org,,हिन्दी
3,Patalganga Works,Out Side,outside@example.org,,
4,Unheard Works,No Site,nosite@example.org,,
5,Narmada Works,No Mail,,,
6,Narmada Works,Ravi again,ravi@example.org,,
7,Narmada Works,Odd,odd@example.org,,Klingon
8,Narmada Works,Present,present@example.org,,
`;

describe('a district invites its plants from a sheet', () => {
  test('the check says what will happen and sends nothing', async () => {
    const before = mail().mails.length;
    const report = await preview(bharuchOfficer, sheet);
    expect(report).toMatchObject({
      as: 'invitations',
      batchId: null,
      read: 8,
      added: 2,
      changed: 0,
      unchanged: 1,
      refusedCount: 5,
      unsent: [],
    });
    expect(whys(report)).toEqual([
      [5, 'industryName', 'siteOutside'],
      [6, 'industryName', 'siteUnknown'],
      [7, 'email', 'noEmail'],
      [8, 'email', 'sameEmail'],
      [9, 'language', 'notLanguage'],
    ]);
    expect(report.refused[0]?.why).toBe('The site "Patalganga Works" is outside your scope');
    expect(await openAddresses(bharuchOfficer)).toEqual([]);
    expect(mail().mails).toHaveLength(before);
  });

  test('each person gets one e-mail in their language with a link that makes the account of that plant', async () => {
    const before = mail().mails.length;
    const report = await run(bharuchOfficer, sheet);
    expect(report).toMatchObject({ added: 2, unchanged: 1, refusedCount: 5, unsent: [] });
    const sent = mail().mails.slice(before);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['meena@example.org', 'ravi@example.org']);
    const { invitations } = (await bharuchOfficer.call(invitationRoutes.list)).body;
    expect(invitations.map(({ email, name, telephone, role, places }) => [email, name, telephone, role, places])).toEqual(
      expect.arrayContaining([
        ['ravi@example.org', 'Ravi Shah', '98250 12345', 'plant', ['Narmada Works']],
        ['meena@example.org', 'Meena Patel', null, 'plant', ['Dahej Fertilisers Ltd']],
      ]),
    );
    const letter = readLetter(sent.find(({ to }) => to === 'ravi@example.org')?.text ?? '');
    expect(letter).toContain(guRoles.plant);
    const token = /#token=([\w-]+)/.exec(letter)?.[1] ?? '';
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    expect((await visitor.call(sessionRoutes.readInvitation, { body: { token } })).body).toMatchObject({
      name: 'Ravi Shah',
      role: 'plant',
    });
    await visitor.call(sessionRoutes.acceptInvitation, { body: { token, name: 'Ravi Shah', password: testPassword } });
    expect((await visitor.call(sessionRoutes.read)).body.account?.role).toBe('plant');
    const listed = (await bharuchOfficer.call(personRoutes.list, { query: { search: 'ravi' } })).body.rows;
    expect(listed).toMatchObject([{ email: 'ravi@example.org', scope: { kind: 'site', industryIds: [narmada] } }]);
  });

  test('the same sheet again changes nothing and mails nobody', async () => {
    const before = mail().mails.length;
    expect(await run(bharuchOfficer, sheet)).toMatchObject({ added: 0, unchanged: 3, refusedCount: 5 });
    expect(mail().mails).toHaveLength(before);
  });

  test('undo withdraws open invitations and leaves accounts', async () => {
    const { batches } = (await bharuchOfficer.call(dataImportRoutes.list)).body;
    const first = batches.at(-1);
    expect((await bharuchOfficer.call(dataImportRoutes.undo, { params: { id: first?.id ?? 0 } })).body).toMatchObject({ removed: 1 });
    expect(await openAddresses(bharuchOfficer)).toEqual([]);
    expect((await bharuchOfficer.call(personRoutes.list, { query: { search: 'ravi' } })).body.rows).toHaveLength(1);
  });
});

test('nobody grants a role or a site outside their own, in a sheet or singly', async () => {
  const head = 'Site,E-mail,Role\n';
  // Another district, and the State of another site.
  expect(whys(await run(raigadOfficer, `${head}Narmada Works,a@example.org,\n`))).toEqual([[2, 'industryName', 'siteOutside']]);
  expect(whys(await run(stateOfficer, `${head}Patalganga Works,a@example.org,\n`))).toEqual([[2, 'industryName', 'siteOutside']]);
  // Of two sites one is outside: neither is granted.
  expect(whys(await run(bharuchOfficer, `${head}Narmada Works; Patalganga Works,a@example.org,\n`))).toEqual([
    [2, 'industryName', 'siteOutside'],
  ]);
  expect(
    whys(
      await run(
        bharuchOfficer,
        `${head}Narmada Works,a@example.org,admin\nNarmada Works,b@example.org,imt\nNarmada Works,c@example.org,king\n`,
      ),
    ),
  ).toEqual([
    [2, 'role', 'roleNotYours'],
    [3, 'role', 'roleNotYours'],
    [4, 'role', 'notRole'],
  ]);
  expect(await openAddresses(admin)).toEqual([]);
  const single = (scope: Scope) => ({ body: { email: 'b@example.org', role: 'plant' as const, scope, language: 'en' as const } });
  expect(await bharuchOfficer.refused(invitationRoutes.create, single({ kind: 'site', industryIds: [patalganga] }))).toMatchObject({
    code: 'invalid-input',
  });
  expect((await bharuchOfficer.call(invitationRoutes.create, single({ kind: 'site', industryIds: [narmada] }))).body.mail.state).toBe(
    'sent',
  );
  expect(await run(stateOfficer, `${head}Dahej Fertilisers Ltd;Narmada Works,two@example.org,\n`)).toMatchObject({
    added: 1,
    refusedCount: 0,
  });
});

test('a plant and a person without an account invite nobody, and a file is never taken for invitations by itself', async () => {
  const own = await send(plant, 'Site,E-mail\nNarmada Works,x@example.org\n');
  expect(await plant.refused(dataImportRoutes.run, { body: own })).toMatchObject({ status: 403 });
  expect(await plant.refused(dataImportRoutes.plan, { body: own })).toMatchObject({ status: 403 });
  const open = await send(bharuchOfficer, 'Site,E-mail,Language\nNarmada Works,x@example.org,en\n');
  const guessed = await bharuchOfficer.raw('POST', '/api/data-imports/plan', { body: { ...open, as: null } });
  expect(guessed.json().as).not.toBe('invitations');
});

test('a link that was not mailed is shown once, with what the mail server said', async () => {
  mail().refuse('550 no');
  const report = await run(bharuchOfficer, 'Site,E-mail,Name\nNarmada Works,refused@example.org,Asha\n');
  mail().refuse(null);
  expect(report).toMatchObject({
    added: 1,
    unsent: [{ row: 2, name: 'Asha', email: 'refused@example.org', reason: 'The mail server refused the message (550)' }],
  });
  expect(report.unsent[0]?.path).toMatch(/^\/Invitation#token=[\w-]{43}$/);
});
