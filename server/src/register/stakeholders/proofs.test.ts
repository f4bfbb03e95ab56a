import { type Stakeholder, type StakeholderInput, stakeholderRoutes } from '@hazardguard/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { useMailServer } from '../../testing/mail-server.ts';

const mailServer = useMailServer();
const application = useApplication({ settings: () => ({ smtp: { url: mailServer().url, from: 'HazardGuard <alerts@example.org>' } }) });
const unconfigured = useApplication();

const asha: StakeholderInput = {
  name: 'Asha Patel',
  designation: 'Additional Collector',
  role: 'Chair',
  contactNumber: '+91 98250 12345',
  emailAddress: 'asha.patel@example.org',
  address: 'Bharuch',
  otherNumber: null,
  language: null,
};
const group = 'l1auth';
const mail = { contact: 'emailAddress' } as const;

let imt: Visitor;
let made: Stakeholder;
let params: { readonly id: number };
beforeEach(async () => {
  mailServer().refuse(null);
  await application().database.pool.query('delete from stakeholder');
  imt = await application().as('imt');
  made = (await imt.call(stakeholderRoutes.create, { params: { group }, body: asha })).body;
  params = { id: made.personId };
});
const member = async () => (await imt.call(stakeholderRoutes.read, { params: { id: made.id } })).body;
const codeIn = (text: string | undefined): string => /: (\d{6})$/m.exec(text ?? '')?.[1] ?? 'no code in the mail';
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('confirmed by phone: who vouches and when is kept, for the contact that was confirmed', async () => {
  const { body: card } = await imt.call(stakeholderRoutes.confirm, { params, body: { contact: 'contactNumber' } });
  expect(card.proofs).toMatchObject([{ contact: 'contactNumber', method: 'call', current: true }]);
  expect(card.proofs[0]?.provedBy).not.toBe('');
  expect(Math.abs(Date.now() - Date.parse(card.proofs[0]?.provedAt ?? ''))).toBeLessThan(60_000);
  const row = await member();
  expect([row.contactNumberProvedAt, row.emailAddressProvedAt]).toEqual([card.proofs[0]?.provedAt, null]);
});

test('a changed contact is not proved any more; the same digits written otherwise still are', async () => {
  for (const contact of ['contactNumber', 'emailAddress']) await imt.call(stakeholderRoutes.confirm, { params, body: { contact } });
  const change = (body: StakeholderInput) => imt.call(stakeholderRoutes.update, { params: { id: made.id }, body });
  await change({ ...asha, contactNumber: '+919825012345', emailAddress: 'Asha.Patel@example.org' });
  expect([(await member()).contactNumberProvedAt, (await member()).emailAddressProvedAt]).not.toContain(null);
  await change({ ...asha, contactNumber: '+91 98250 12346' });
  expect((await member()).contactNumberProvedAt).toBeNull();
  expect((await member()).emailAddressProvedAt).not.toBeNull();
  const { body: card } = await imt.call(stakeholderRoutes.card, { params });
  expect(card.proofs.map(({ contact, current }) => [contact, current])).toEqual([
    ['emailAddress', true],
    ['contactNumber', false],
  ]);
});

test('proofs can be neither changed nor deleted, and outlive the person without naming them', async () => {
  await imt.call(stakeholderRoutes.confirm, { params, body: { contact: 'contactNumber' } });
  const { pool } = application().database;
  for (const statement of ["update stakeholder_proof set proved_by = 'x'", 'delete from stakeholder_proof', 'truncate stakeholder_proof']) {
    await expect(pool.query(statement)).rejects.toThrow('append-only');
  }
  await imt.call(stakeholderRoutes.remove, { params: { id: made.id } });
  const { rows } = await pool.query('select * from stakeholder_proof where stakeholder_id = $1', [params.id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Asha');
});

test('a list can be narrowed to those whose contacts are stale or were never proved', async () => {
  const open = async () =>
    (await imt.call(stakeholderRoutes.list, { params: { group }, query: { proof: 'open' } })).body.rows.map(({ name }) => name);
  expect(await open()).toEqual(['Asha Patel']);
  for (const contact of ['contactNumber', 'emailAddress']) await imt.call(stakeholderRoutes.confirm, { params, body: { contact } });
  expect(await open()).toEqual([]);
  const half = await imt.call(stakeholderRoutes.create, {
    params: { group },
    body: { ...asha, name: 'Long Ago', emailAddress: 'l@example.org' },
  });
  const old = (contact: string, days: number) =>
    application().database.pool.query(
      `insert into stakeholder_proof (stakeholder_id, contact, method, proved_at, proved_by, proved_by_id)
       values ($1, $2, 'call', now() - make_interval(days => $3), 'A', 'a')`,
      [half.body.personId, contact, days],
    );
  await application().database.pool.query(`update stakeholder set contact_number_since = '2020-01-01', email_address_since = '2020-01-01'`);
  await old('contactNumber', 181);
  await old('emailAddress', 179);
  expect(await open()).toEqual(['Long Ago']);
  expect((await imt.call(stakeholderRoutes.summary)).body.groups.find((one) => one.group === group)).toMatchObject({
    people: 2,
    toProve: 1,
  });
});

describe('a code by e-mail', () => {
  const send = async () => {
    const { body: card } = await imt.call(stakeholderRoutes.sendCode, { params, body: mail });
    return { card, mail: mailServer().mails.at(-1) };
  };
  const enter = (code: string) => ({ params, body: { ...mail, code } });

  test('arrives at the contact, and entered proves it once', async () => {
    const sent = await send();
    expect(sent.mail?.to).toBe('asha.patel@example.org');
    expect(sent.card).toMatchObject({ pending: [{ contact: 'emailAddress', attemptsLeft: 5 }], proofs: [] });
    expect(JSON.stringify(sent.card)).not.toContain(codeIn(sent.mail?.text));
    const { body: card } = await imt.call(stakeholderRoutes.enterCode, enter(` ${codeIn(sent.mail?.text)} `));
    expect(card).toMatchObject({ pending: [], proofs: [{ contact: 'emailAddress', method: 'code', current: true }] });
    expect(await imt.refused(stakeholderRoutes.enterCode, enter(codeIn(sent.mail?.text)))).toMatchObject({
      status: 422,
      code: 'wrong-code',
    });
  });

  test('can be guessed five times, then not even the right one counts', async () => {
    const code = codeIn((await send()).mail?.text);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await imt.refused(stakeholderRoutes.enterCode, enter(wrong(code)))).toMatchObject({ status: 422, code: 'wrong-code' });
    }
    expect(await imt.refused(stakeholderRoutes.enterCode, enter(code))).toMatchObject({ code: 'wrong-code' });
    expect((await member()).emailAddressProvedAt).toBeNull();
  });

  test('is void when it is old, or when the address has changed since', async () => {
    const first = codeIn((await send()).mail?.text);
    await application().database.pool.query("update stakeholder_code set expires_at = now() - interval '1 second'");
    expect(await imt.refused(stakeholderRoutes.enterCode, enter(first))).toMatchObject({ code: 'wrong-code' });
    await application().database.pool.query("update stakeholder_code set sent_at = now() - interval '61 seconds'");
    const second = codeIn((await send()).mail?.text);
    await imt.call(stakeholderRoutes.update, { params: { id: made.id }, body: { ...asha, emailAddress: 'new@example.org' } });
    expect(await imt.refused(stakeholderRoutes.enterCode, enter(second))).toMatchObject({ code: 'wrong-code' });
  });

  test('two presses at once send one mail', async () => {
    const before = mailServer().mails.length;
    const press = () => imt.raw('POST', `/api/stakeholder-people/${params.id}/codes`, { body: mail });
    const statuses = (await Promise.all([press(), press()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 429]);
    expect(mailServer().mails.length).toBe(before + 1);
  });

  test('a refusal of the mail server is reported, and another try is possible immediately', async () => {
    mailServer().refuse('550 no such mailbox');
    const refused = await imt.refused(stakeholderRoutes.sendCode, { params, body: mail });
    expect(refused).toMatchObject({ status: 503, code: 'provider-unavailable', message: expect.stringContaining('550') });
    expect((await imt.call(stakeholderRoutes.card, { params })).body.pending).toEqual([]);
    mailServer().refuse(null);
    await send();
  });

  test('a code of another form is refused before it costs an attempt', async () => {
    await send();
    expect(await imt.refused(stakeholderRoutes.enterCode, enter('12345'))).toMatchObject({ status: 400 });
    expect((await imt.call(stakeholderRoutes.card, { params })).body.pending).toMatchObject([{ attemptsLeft: 5 }]);
  });
});

test('without a channel the card says so and the call is refused with the reason', async () => {
  const visitor = await unconfigured().as('imt');
  const { body } = await visitor.call(stakeholderRoutes.create, { params: { group }, body: asha });
  const person = { id: body.personId };
  expect((await visitor.call(stakeholderRoutes.card, { params: person })).body.channels).toEqual({
    contactNumber: false,
    emailAddress: false,
  });
  for (const contact of ['emailAddress', 'contactNumber']) {
    const refused = await visitor.refused(stakeholderRoutes.sendCode, { params: person, body: { contact } });
    expect(refused).toMatchObject({ status: 503, code: 'channel-not-configured' });
  }
});
