import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sessionRoutes } from '@hazardguard/contract';
import { getMigrations } from 'better-auth/db/migration';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testSettings, useApplication } from '../../testing/application.ts';
import { buildAuthOptions } from './options.ts';

const application = useApplication({ settings: { mode: 'live' } });

const admin = { name: 'Asha Patel', email: 'asha@example.org', password: 'correct horse battery' };
const parseToken = (path: string | null): string => path?.split('#token=')[1] ?? '';
const newToken = async () => parseToken(await application().app.gate.auth.setupPath());

describe('live mode before its first administrator', () => {
  test('says that setup is needed, and refuses one-click sign-in', async () => {
    const visitor = application().visitor();
    expect((await visitor.call(sessionRoutes.read)).body).toMatchObject({ mode: 'live', setupNeeded: true, account: null });
    expect(await visitor.refused(sessionRoutes.signInDemo, { body: { role: 'admin' } })).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('a wrong or expired token creates nobody; every start within half an hour prints the same token', async () => {
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    const setup = (token: string) => visitor.refused(sessionRoutes.setup, { body: { token, ...admin } });
    const gone = { status: 410, code: 'gone' };
    expect(await setup('x'.repeat(43))).toMatchObject(gone);
    const latest = await newToken();
    const { pool } = application().database;
    await pool.query("update setup_link set expires_at = now() + interval '1 minute'");
    expect(await Promise.all([newToken(), newToken(), newToken()])).toEqual([latest, latest, latest]);
    const { rows } = await pool.query('select token_hash, expires_at - now() as left from setup_link');
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).not.toContain(latest);
    expect(rows[0].left.minutes).toBe(29);
    await pool.query("update setup_link set expires_at = now() - interval '1 second'");
    expect(await setup(latest)).toMatchObject(gone);
    const next = await newToken();
    expect(next).not.toBe(latest);
    expect(await setup(latest)).toMatchObject(gone);
    expect((await pool.query('select count(*) as n from person')).rows).toEqual([{ n: 0 }]);
  });

  test('a short password is refused and the link stays good', async () => {
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    const token = await newToken();
    const refused = await visitor.refused(sessionRoutes.setup, { body: { token, ...admin, password: 'elevenchars' } });
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input', message: 'At least 12 characters' });
    expect(JSON.stringify(refused)).not.toContain('elevenchars');
    const { body } = await visitor.call(sessionRoutes.setup, { body: { token, ...admin } });
    expect(body).toMatchObject({ account: { name: 'Asha Patel', email: 'asha@example.org', role: 'admin' }, setupNeeded: false });
    expect((await visitor.call(sessionRoutes.read)).body.account?.role).toBe('admin');
    expect(await visitor.refused(sessionRoutes.setup, { body: { token, ...admin } })).toMatchObject({ status: 410, code: 'gone' });
    expect(await application().app.gate.auth.setupPath()).toBeNull();
  });
});

describe('with an administrator', () => {
  beforeAll(async () => {
    const { rows } = await application().database.pool.query('select count(*) as n from person');
    expect(rows).toEqual([{ n: 1 }]);
  });

  const signIn = async (email: string, password: string) => {
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    return { visitor, body: { email, password } };
  };

  test('the right password signs in, whatever the case of the address; scripts cannot read the cookie', async () => {
    const { visitor, body } = await signIn('Asha@Example.org', admin.password);
    const { headers } = await visitor.call(sessionRoutes.signIn, { body });
    const line = [headers['set-cookie']].flat().find((text) => text?.startsWith('hazardguard.session_token='));
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
  });

  test('a wrong password and an unknown address get the same answer after the same work', async () => {
    const hashing = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    const refuse = async (email: string) => {
      const { visitor, body } = await signIn(email, 'not the password');
      hashing.mockClear();
      const { status, code, message } = await visitor.refused(sessionRoutes.signIn, { body });
      return { hashed: hashing.mock.calls.map(([, , bytes, cost]) => [bytes, cost]), answer: { status, code, message } };
    };
    try {
      const known = await refuse(admin.email);
      // The first unknown address of a server prepares what the others are compared with.
      await refuse('somebody@example.org');
      const unknown = await refuse('nobody@example.org');
      expect(unknown).toEqual(known);
      expect(known.answer).toMatchObject({ status: 401, code: 'wrong-credentials' });
      // A hash of a password takes nearly all of the time.
      expect(known.hashed).toHaveLength(1);
    } finally {
      hashing.mockRestore();
      syncBuiltinESMExports();
    }
  });

  test('an empty password is a missing field', async () => {
    const { visitor, body } = await signIn(admin.email, '');
    expect(await visitor.refused(sessionRoutes.signIn, { body })).toMatchObject({ status: 400, message: 'All fields are mandatory' });
  });

  test('changing the password ends the other sessions and keeps this one', async () => {
    const here = await signIn(admin.email, admin.password);
    await here.visitor.call(sessionRoutes.signIn, { body: here.body });
    const there = await signIn(admin.email, admin.password);
    await there.visitor.call(sessionRoutes.signIn, { body: there.body });
    const newPassword = 'another horse battery';
    const wrong = await here.visitor.refused(sessionRoutes.changePassword, { body: { currentPassword: 'wrong', newPassword } });
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials' });
    await here.visitor.call(sessionRoutes.changePassword, { body: { currentPassword: admin.password, newPassword } });
    expect((await there.visitor.call(sessionRoutes.read)).body.account).toBeNull();
    expect((await here.visitor.call(sessionRoutes.read)).body.account?.email).toBe(admin.email);
    // The new session's token works immediately.
    await here.visitor.call(sessionRoutes.changePassword, { body: { currentPassword: newPassword, newPassword: admin.password } });
  });

  test('a session ended by another server is ended here', async () => {
    const { visitor, body } = await signIn(admin.email, admin.password);
    await visitor.call(sessionRoutes.signIn, { body });
    await application().database.pool.query('delete from person_session');
    await expect.poll(async () => (await visitor.call(sessionRoutes.read)).body.account, { timeout: 2_000 }).toBeNull();
  });

  test('a forged session cookie is not accepted', async () => {
    const visitor = application().visitor();
    visitor.cookies.set('hazardguard.session_token', encodeURIComponent(`${'a'.repeat(32)}.${'b'.repeat(43)}=`));
    expect((await visitor.call(sessionRoutes.read)).body.account).toBeNull();
  });
});

test('the tables match the auth library’s schema', async () => {
  const options = buildAuthOptions({ settings: testSettings(), database: application().database, secret: 'x'.repeat(40) });
  const { toBeCreated, toBeAdded } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});
