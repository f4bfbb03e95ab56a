import { ownAccountRoutes, personRoutes, sessionRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { computeCurrentCode } from '../../testing/authenticator.ts';
import { type IdentityProvider, openIdentityProvider } from '../../testing/loopback/identity-provider.ts';
import { createFirstAdministrator, invite, signInAs, testPassword } from '../../testing/test-people.ts';

const publicUrl = 'https://hazardguard.example.org';
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await openIdentityProvider([`${publicUrl}/SignIn`]);
});
afterAll(() => provider.close());

const settingsWith = (given: object = {}) => ({
  mode: 'live' as const,
  publicUrl,
  identityProvider: {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    name: 'Works account',
    scopes: 'openid email profile groups',
    emailDomains: null,
    groups: null,
    groupsClaim: 'groups',
    secondStep: [],
    loopback: true,
    ...given,
  },
});
const application = useApplication({ settings: () => settingsWith() });
const closed = useApplication({ settings: () => settingsWith({ emailDomains: ['example.org'], groups: ['safety'], secondStep: ['mfa'] }) });
const without = useApplication({ settings: { mode: 'live' } });

/** What a browser does with the provider's pages: follows, keeps cookies, and stops where it is sent back to us. */
const throughProvider = async (address: string): Promise<string> => {
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider stopped at ${next.pathname} with ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
    if (next.origin === publicUrl) return next.search.slice(1);
  }
  throw new Error('The provider sends the browser in a circle');
};

const begun = async (at = application()) => {
  const visitor = at.visitor();
  await visitor.call(sessionRoutes.read);
  const { body } = await visitor.call(sessionRoutes.beginProviderSignIn);
  return { visitor, address: body.address };
};
const returned = async (at = application()) => {
  const { visitor, address } = await begun(at);
  return { visitor, answer: await throughProvider(address) };
};
const enter = async (at = application()) => {
  const { visitor, answer } = await returned(at);
  const { body } = await visitor.call(sessionRoutes.signInWithProvider, { body: { answer } });
  return { visitor, session: body };
};
const refusedAtDoor = async (at = application()) => {
  const { visitor, answer } = await returned(at);
  const { status, code } = await visitor.refused(sessionRoutes.signInWithProvider, { body: { answer } });
  expect((await visitor.call(sessionRoutes.read)).body.account).toBeNull();
  return [status, code];
};
const asha = { sub: 'asha-1', email: 'Asha@Example.org', email_verified: true, name: 'Asha Patel', groups: ['safety'] };

let admin: Visitor;
beforeAll(async () => {
  admin = await createFirstAdministrator(application());
  await createFirstAdministrator(closed());
  await createFirstAdministrator(without());
});

test('the session gives the name for the button; without a provider it gives none', async () => {
  expect((await application().visitor().call(sessionRoutes.read)).body.ways).toEqual({
    provider: 'Works account',
    passkeyHost: 'hazardguard.example.org',
  });
  const visitor = without().visitor();
  expect((await visitor.call(sessionRoutes.read)).body.ways).toEqual({ provider: null, passkeyHost: 'localhost' });
  expect(await visitor.refused(sessionRoutes.beginProviderSignIn)).toMatchObject({ status: 404 });
  expect(await visitor.refused(sessionRoutes.signInWithProvider, { body: { answer: 'code=x' } })).toMatchObject({ status: 404 });
});

test('the redirect has PKCE, state and nonce, and the browser cannot read their secrets', async () => {
  const { visitor, address } = await begun();
  const asked = new URL(address).searchParams;
  expect(asked.get('response_type')).toBe('code');
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
  const kept = visitor.cookies.get('__Host-hazardguard.provider') ?? '';
  expect(Buffer.from(kept, 'base64url').toString()).not.toContain(asked.get('state'));
});

describe('a person authenticated by the provider', () => {
  test('signs in as the person with the verified address, and as the same person after the address has changed', async () => {
    provider.signedIn(asha);
    const { session } = await enter();
    expect(session.account).toMatchObject({ email: 'asha@example.org', role: 'admin' });
    provider.signedIn({ ...asha, email: 'asha.shah@example.org' });
    expect((await enter()).session.account?.id).toBe(session.account?.id);
  });

  test('is refused when another provider account is already bound to the person', async () => {
    provider.signedIn({ ...asha, sub: 'somebody-else' });
    expect(await refusedAtDoor()).toEqual([403, 'unknown-person']);
  });

  test('is refused without an account or an invitation; an invitation is accepted once', async () => {
    const ravi = { sub: 'ravi-1', email: 'ravi@example.org', email_verified: true, name: 'Ravi Shah' };
    provider.signedIn(ravi);
    expect(await refusedAtDoor()).toEqual([403, 'unknown-person']);
    await invite(admin, { email: ravi.email, role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
    const { visitor, session } = await enter();
    expect(session.account).toMatchObject({ name: 'Ravi Shah', role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
    expect((await visitor.call(ownAccountRoutes.read)).body).toMatchObject({ hasPassword: false, provider: 'Works account' });
    expect((await enter()).session.account?.id).toBe(session.account?.id);
    const { rows } = await application().database.pool.query("select count(*)::int as n from invitation where email = 'ravi@example.org'");
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('sets up two-factor authentication without a password, within minutes of the sign-in', async () => {
    provider.signedIn({ sub: 'ravi-1', email: 'ravi@example.org', email_verified: true });
    const { visitor } = await enter();
    const begin = { body: {} };
    await visitor.call(ownAccountRoutes.beginSecondFactor, begin);
    const { pool } = application().database;
    await pool.query("update person_session set created_at = now() - interval '11 minutes'");
    expect(await visitor.refused(ownAccountRoutes.beginSecondFactor, begin)).toMatchObject({ status: 403, code: 'sign-in-again' });
    admin = await signInAs(application(), 'asha@example.org');
    // A person with a password must enter it.
    expect(await admin.refused(ownAccountRoutes.beginSecondFactor, begin)).toMatchObject({ code: 'wrong-credentials' });
  });

  test('is refused without a verified address', async () => {
    for (const email_verified of [false, undefined, 'true']) {
      provider.signedIn({ ...asha, sub: 'unverified', email_verified });
      expect(await refusedAtDoor()).toEqual([403, 'unverified-email']);
    }
  });

  test('is refused when deactivated, and bound again when reactivated', async () => {
    provider.signedIn({ sub: 'ravi-1', email: 'ravi@example.org', email_verified: true });
    const { session } = await enter();
    const id = session.account?.id ?? '';
    await admin.call(personRoutes.deactivate, { params: { id } });
    expect(await refusedAtDoor()).toEqual([403, 'deactivated']);
    await admin.call(personRoutes.reactivate, { params: { id } });
    provider.signedIn({ sub: 'ravi-2', email: 'ravi@example.org', email_verified: true });
    expect((await enter()).session.account?.id).toBe(id);
    provider.signedIn({ sub: 'ravi-1', email: 'ravi@example.org', email_verified: true });
    expect(await refusedAtDoor()).toEqual([403, 'unknown-person']);
  });
});

describe('an answer that cannot be trusted', () => {
  const now = (): number => Math.floor(Date.now() / 1_000);
  test.each([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['another issuer', { iss: 'https://issuer.example.net' }],
    ['another audience', { aud: 'another-client' }],
    ['more audiences, and us not the authorised party', { aud: ['hazardguard', 'another-client'], azp: 'another-client' }],
    ['a time that has passed', { exp: now() - 600, iat: now() - 900 }],
    ['no subject', { sub: undefined }],
  ])('is refused: an id token with %s', async (_name, wrong) => {
    provider.signedIn(asha);
    provider.bend((claims) => ({ ...claims, ...wrong }));
    try {
      expect(await refusedAtDoor()).toEqual([401, 'identity-refused']);
    } finally {
      provider.bend(null);
    }
  });

  test('is refused: a state of another sign-in, the same answer twice, an answer in another browser, a refusal', async () => {
    provider.signedIn(asha);
    const one = await returned();
    const other = await returned();
    const refusal = { status: 401, code: 'identity-refused' };
    expect(await one.visitor.refused(sessionRoutes.signInWithProvider, { body: { answer: other.answer } })).toMatchObject(refusal);
    // The first attempt has used the cookie of this browser.
    expect(await one.visitor.refused(sessionRoutes.signInWithProvider, { body: { answer: one.answer } })).toMatchObject(refusal);
    const elsewhere = application().visitor();
    await elsewhere.call(sessionRoutes.read);
    expect(await elsewhere.refused(sessionRoutes.signInWithProvider, { body: { answer: other.answer } })).toMatchObject(refusal);
    const cookie = other.visitor.cookies.get('__Host-hazardguard.provider') ?? '';
    await other.visitor.call(sessionRoutes.signInWithProvider, { body: { answer: other.answer } });
    const replay = application().visitor();
    await replay.call(sessionRoutes.read);
    replay.cookies.set('__Host-hazardguard.provider', cookie);
    expect(await replay.refused(sessionRoutes.signInWithProvider, { body: { answer: other.answer } })).toMatchObject(refusal);
    const { visitor, address } = await begun();
    const state = new URL(address).searchParams.get('state') ?? '';
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
    expect(await visitor.refused(sessionRoutes.signInWithProvider, { body: { answer: denied } })).toMatchObject({
      ...refusal,
      message: 'Works account did not sign you in (access_denied)',
    });
  });

  test('is refused: no token of ours in the request', async () => {
    const { visitor, answer } = await returned();
    visitor.cookies.delete('XSRF-TOKEN');
    expect(await visitor.refused(sessionRoutes.signInWithProvider, { body: { answer } })).toMatchObject({ code: 'bad-xsrf-token' });
  });
});

test('when the provider is down, the answer says so and the password still works', async () => {
  const { visitor, answer } = await returned();
  provider.fail(503);
  try {
    const down = { status: 503, code: 'identity-provider-down' };
    expect(await visitor.refused(sessionRoutes.signInWithProvider, { body: { answer } })).toMatchObject(down);
    await signInAs(application(), 'asha@example.org');
  } finally {
    provider.fail(null);
  }
});

describe('with settings for domains, groups and the second factor of the provider', () => {
  test('another domain and no group are refused, lists of groups compared whole', async () => {
    provider.signedIn({ ...asha, sub: 'a', email: 'asha@example.net' });
    expect(await refusedAtDoor(closed())).toEqual([403, 'not-admitted']);
    provider.signedIn({ ...asha, sub: 'a', groups: ['safety-visitors'] });
    expect(await refusedAtDoor(closed())).toEqual([403, 'not-admitted']);
    provider.signedIn({ ...asha, sub: 'a', groups: undefined });
    expect(await refusedAtDoor(closed())).toEqual([403, 'not-admitted']);
    provider.signedIn(asha);
    expect((await enter(closed())).session.account?.role).toBe('admin');
  });

  test("our own second factor is required, unless the provider's is trusted and was used", async () => {
    const visitor = await signInAs(closed(), 'asha@example.org');
    const { body } = await visitor.call(ownAccountRoutes.beginSecondFactor, { body: { password: testPassword } });
    const confirmed = await visitor.call(ownAccountRoutes.confirmSecondFactor, { body: { code: computeCurrentCode(body.secret) } });
    provider.signedIn(asha);
    const back = await returned(closed());
    const refused = await back.visitor.refused(sessionRoutes.signInWithProvider, { body: { answer: back.answer } });
    expect(refused).toMatchObject({ status: 401, code: 'second-factor-needed' });
    expect((await back.visitor.call(sessionRoutes.read)).body.account).toBeNull();
    const wrong = await back.visitor.refused(sessionRoutes.finishProviderSignIn, { body: { code: '000000' } });
    expect(wrong).toMatchObject({ status: 422, code: 'wrong-code' });
    const { body: session } = await back.visitor.call(sessionRoutes.finishProviderSignIn, { body: { code: confirmed.body.codes[0] } });
    expect(session.account?.email).toBe('asha@example.org');
    const nobody = closed().visitor();
    await nobody.call(sessionRoutes.read);
    expect(await nobody.refused(sessionRoutes.finishProviderSignIn, { body: { code: confirmed.body.codes[1] } })).toMatchObject({
      code: 'identity-refused',
    });
    provider.bend((claims) => ({ ...claims, amr: ['pwd', 'mfa'] }));
    try {
      expect((await enter(closed())).session.account?.email).toBe('asha@example.org');
    } finally {
      provider.bend(null);
    }
  });
});

test('an id token that the provider has not signed is refused', async () => {
  provider.signedIn(asha);
  provider.useStrangeKey();
  expect(await refusedAtDoor()).toEqual([401, 'identity-refused']);
});
