import { ApiError, auditRoutes, ownAccountRoutes, sessionRoutes } from '@hazardguard/contract';
import { hashPassword as formerHash } from 'better-auth/crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeRefusalRecorder } from '../../platform/auth/refused-sign-in.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { createFirstAdministrator, invite, joinAs, signInAs, testPassword } from '../../testing/test-people.ts';

const publicUrl = 'https://hazardguard.example.org';
const application = useApplication({ settings: { mode: 'live', publicUrl, trustProxy: 1 } });
const email = 'ravi@example.org';
let admin: Visitor;
beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  await joinAs(application(), admin, { email, role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const attempt = async (address: string, password: string, as = email): Promise<number> => {
  const visitor = application().visitor();
  await visitor.call(sessionRoutes.read);
  return (await visitor.raw('POST', '/api/session', { body: { email: as, password }, ...from(address) })).statusCode;
};
const refusals = async () => {
  const { rows } = await application().database.pool.query(
    "select thing_id, actor_kind, after from audit_entry where thing = 'sign-in-refused' order by id",
  );
  return rows;
};

test('nobody is locked out: guesses from many networks, as in an attack during an incident, leave the own network open', async () => {
  for (let network = 1; network <= 2; network += 1) {
    const guesses = Array.from({ length: 12 }, () => attempt(`198.51.100.${network}`, 'not the password'));
    const waits = (await Promise.all(guesses)).filter((status) => status === 429);
    expect(waits).toHaveLength(7);
  }
  expect(await attempt('203.0.113.9', testPassword)).toBe(200);
}, 60_000);

test('refused sign-ins are in the audit record with the account, without the typed password, and limited in number', async () => {
  const rows = await refusals();
  expect(rows.length).toBeGreaterThan(15);
  const { rows: people } = await application().database.pool.query('select id from person where email = $1', [email]);
  const known = { thing_id: people[0].id, actor_kind: 'public' };
  for (const reason of ['wrong-credentials', 'too-many-requests']) expect(rows).toContainEqual({ ...known, after: { reason } });
  expect(JSON.stringify(rows)).not.toContain('not the password');
  const { body } = await admin.call(auditRoutes.list, { query: { thing: 'sign-in-refused' } });
  expect(body.rows[0]).toMatchObject({ kind: 'done', thing: 'sign-in-refused' });
});

test('a flood is counted, and the next entry gives the number', async () => {
  let at = 0;
  const note = makeRefusalRecorder(application().database, () => at);
  const before = (await refusals()).length;
  const wrong = new ApiError('wrong-credentials', 'wrong');
  for (let guess = 0; guess < 100; guess += 1) await note(wrong, email);
  expect((await refusals()).length - before).toBe(60);
  at += 60_000;
  await note(wrong, email);
  expect((await refusals()).at(-1)?.after).toEqual({ reason: 'wrong-credentials', notEntered: 40 });
});

test('an unknown address is not stored: it may be a password in the wrong field', async () => {
  const before = (await refusals()).length;
  await makeRefusalRecorder(application().database)(new ApiError('wrong-credentials', 'wrong'), 'my-secret-word@example.org');
  expect((await refusals()).slice(before)).toEqual([{ thing_id: null, actor_kind: 'system', after: { reason: 'wrong-credentials' } }]);
});

describe('a very common password is refused', () => {
  const common = { status: 422, code: 'common-password' };
  test('in an invitation, which stays valid, and in a change', async () => {
    const token = await invite(admin, { email: 'mina@example.org', role: 'l3', scope: { kind: 'all' } });
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    const accept = (password: string) => ({ body: { token, name: 'Mina Rao', password } });
    expect(await visitor.refused(sessionRoutes.acceptInvitation, accept('Mina-Rao-1984'))).toMatchObject(common);
    await visitor.call(sessionRoutes.acceptInvitation, accept(testPassword));
    const change = { body: { currentPassword: testPassword, newPassword: 'passwordpassword' } };
    expect(await visitor.refused(sessionRoutes.changePassword, change)).toMatchObject(common);
    await signInAs(application(), 'mina@example.org');
  });
});

test('a password stored with fewer rounds is hashed again when it is used', async () => {
  const { pool } = application().database;
  const kept = async () =>
    (
      await pool.query<{ password: string }>(
        "select password from credential join person p on p.id = person_id where email = 'asha@example.org'",
      )
    ).rows[0]?.password;
  await pool.query("update credential set password = $1 from person p where p.id = person_id and email = 'asha@example.org'", [
    await formerHash(testPassword),
  ]);
  expect(await attempt('203.0.113.10', 'not the password', 'asha@example.org')).toBe(401);
  expect(await kept()).not.toContain('$scrypt');
  expect(await attempt('203.0.113.10', testPassword, 'asha@example.org')).toBe(200);
  expect(await kept()).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await attempt('203.0.113.10', testPassword, 'asha@example.org')).toBe(200);
});

test('behind https cookies are bound to this host alone, and sign-out clears them', async () => {
  const visitor = application().visitor();
  await visitor.call(sessionRoutes.read);
  const { headers } = await visitor.call(sessionRoutes.signIn, { body: { email: 'asha@example.org', password: testPassword } });
  const line = [headers['set-cookie']].flat().find((text) => text?.startsWith('__Host-hazardguard.session_token='));
  for (const part of [/; Path=\//, /; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(line).toMatch(part);
  expect(line).not.toMatch(/Domain/i);
  expect([...visitor.cookies.keys()].toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-hazardguard.device',
    '__Host-hazardguard.session_token',
    '__Host-hazardguard.visitor',
  ]);
  await visitor.call(ownAccountRoutes.read);
  await visitor.call(sessionRoutes.signOut);
  expect(visitor.cookies.has('__Host-hazardguard.session_token')).toBe(false);
  expect((await visitor.call(sessionRoutes.read)).body.account).toBeNull();
});
