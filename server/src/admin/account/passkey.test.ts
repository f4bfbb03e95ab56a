import { ownAccountRoutes, personRoutes, sessionRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { makeSoftPasskey, type SoftPasskey } from '../../testing/soft-passkey.ts';
import { createFirstAdministrator, joinAs, signInAs, testPassword } from '../../testing/test-people.ts';

const publicUrl = 'https://hazardguard.example.org';
const application = useApplication({ settings: { mode: 'live', publicUrl, secondFactorRequired: true } });
const byAddress = useApplication({ settings: { mode: 'live', publicUrl: 'https://192.0.2.7' } });
const demo = useApplication();

const visit = async (): Promise<Visitor> => {
  const visitor = application().visitor();
  await visitor.call(sessionRoutes.read);
  return visitor;
};
const make = async (visitor: Visitor, passkey: SoftPasskey, name = 'Telephone') => {
  const { body } = await visitor.call(ownAccountRoutes.beginPasskey, { body: { password: testPassword } });
  return (await visitor.call(ownAccountRoutes.addPasskey, { body: { name, passkey: passkey.make(body) } })).body.codes;
};
const asked = async (visitor: Visitor) => (await visitor.call(sessionRoutes.beginPasskeySignIn)).body;
const enter = async (passkey: SoftPasskey) => {
  const visitor = await visit();
  const { body } = await visitor.call(sessionRoutes.signInWithPasskey, { body: { passkey: passkey.use(await asked(visitor)) } });
  return { visitor, session: body };
};
const refusal = { status: 401, code: 'passkey-refused' };

let admin: Visitor;
const ashas = makeSoftPasskey(publicUrl);
beforeAll(async () => {
  admin = await createFirstAdministrator(application());
});

test('a passkey meets the two-factor requirement of a role; only the first one gives recovery codes', async () => {
  expect((await admin.call(sessionRoutes.read)).body.secondFactorDue).toBe(true);
  const wrong = await admin.refused(ownAccountRoutes.beginPasskey, { body: { password: 'not the password' } });
  expect(wrong).toMatchObject({ code: 'wrong-credentials' });
  const codes = await make(admin, ashas, 'Telephone of the control room');
  expect(codes).toHaveLength(10);
  expect((await admin.call(sessionRoutes.read)).body.secondFactorDue).toBe(false);
  expect(await make(admin, makeSoftPasskey(publicUrl), 'Key ring')).toBeNull();
  const { passkeys, secondFactor } = (await admin.call(ownAccountRoutes.read)).body;
  expect(passkeys).toMatchObject([
    { name: 'Telephone of the control room', synced: false, lastUsedAt: null },
    { name: 'Key ring', lastUsedAt: null },
  ]);
  expect(secondFactor).toMatchObject({ since: null, codesLeft: 10 });
});

test('it signs in without a password, and its last use is shown', async () => {
  const { visitor, session } = await enter(ashas);
  expect(session).toMatchObject({ account: { email: 'asha@example.org' }, secondFactorDue: false });
  expect((await visitor.call(ownAccountRoutes.read)).body.passkeys[0]?.lastUsedAt).not.toBeNull();
});

test('the password alone is no longer enough; with the passkey or a recovery code it is', async () => {
  const visitor = await visit();
  const credentials = { email: 'asha@example.org', password: testPassword };
  const refused = await visitor.refused(sessionRoutes.signIn, { body: credentials });
  expect(refused).toMatchObject({ status: 401, code: 'second-factor-needed' });
  const passkey = ashas.use(await asked(visitor));
  const wrong = await visitor.refused(sessionRoutes.signIn, { body: { ...credentials, password: 'not the password', passkey } });
  expect(wrong).toMatchObject({ code: 'wrong-credentials' });
  expect((await visitor.call(sessionRoutes.signIn, { body: { ...credentials, passkey } })).body.account?.email).toBe('asha@example.org');
});

describe('an answer that cannot be trusted is refused', () => {
  test.each([
    ['of another page', { origin: 'https://hazardguard.example.net' }],
    ['for another host', { rpId: 'example.org' }],
    ['without a gesture of its owner', { verified: false }],
    ['with a count that does not rise: a copy of it is about', { counter: 1 }],
  ])('%s', async (_name, bent) => {
    await enter(ashas);
    const visitor = await visit();
    const passkey = ashas.use(await asked(visitor), bent);
    expect(await visitor.refused(sessionRoutes.signInWithPasskey, { body: { passkey } })).toMatchObject(refusal);
    expect((await visitor.call(sessionRoutes.read)).body.account).toBeNull();
  });

  test('signed by another key under its name, of an unknown passkey, without a challenge of ours', async () => {
    const visitor = await visit();
    const other = makeSoftPasskey(publicUrl);
    const answer = other.use(await asked(visitor));
    expect(await visitor.refused(sessionRoutes.signInWithPasskey, { body: { passkey: answer } })).toMatchObject(refusal);
    const forged = { ...answer, id: ashas.id, rawId: ashas.id };
    expect(await visitor.refused(sessionRoutes.signInWithPasskey, { body: { passkey: forged } })).toMatchObject(refusal);
    visitor.cookies.delete('__Host-hazardguard.passkey');
    const unasked = ashas.use({ challenge: 'x'.repeat(43), rpId: 'hazardguard.example.org', timeout: 1, userVerification: 'required' });
    expect(await visitor.refused(sessionRoutes.signInWithPasskey, { body: { passkey: unasked } })).toMatchObject(refusal);
  });

  test('a second time, even at the same moment', async () => {
    const visitor = await visit();
    const body = { passkey: ashas.use(await asked(visitor)) };
    const kept = visitor.cookies.get('__Host-hazardguard.passkey') ?? '';
    const others = await Promise.all([visit(), visit(), visit()]);
    const statuses = await Promise.all(
      others.map(async (other) => {
        other.cookies.set('__Host-hazardguard.passkey', kept);
        return (await other.raw('POST', '/api/session/passkey', { body })).statusCode;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
  });

  test('when it is created: for another person, for another challenge, from another page, twice', async () => {
    const email = 'ravi@example.org';
    const ravi = await joinAs(application(), admin, { email, role: 'l3', scope: { kind: 'all' } });
    const { body } = await ravi.call(ownAccountRoutes.beginPasskey, { body: { password: testPassword } });
    const fresh = makeSoftPasskey(publicUrl);
    const add = (visitor: Visitor, passkey: object) => visitor.refused(ownAccountRoutes.addPasskey, { body: { name: 'x', passkey } });
    expect(await add(ravi, fresh.make(body, { origin: 'https://example.net' }))).toMatchObject(refusal);
    expect(await add(ravi, fresh.make({ ...body, challenge: 'x'.repeat(43) }))).toMatchObject(refusal);
    expect(await add(ravi, fresh.make(body, { verified: false }))).toMatchObject(refusal);
    expect(await add(ravi, ashas.make(body))).toMatchObject({ code: 'conflict' });
    admin.cookies.set('__Host-hazardguard.new-passkey', ravi.cookies.get('__Host-hazardguard.new-passkey') ?? '');
    expect(await add(admin, fresh.make(body))).toMatchObject(refusal);
    // Another person's passkey is not a second factor for this password.
    await make(ravi, fresh);
    const visitor = await visit();
    const passkey = ashas.use(await asked(visitor));
    expect(await visitor.refused(sessionRoutes.signIn, { body: { email, password: testPassword, passkey } })).toMatchObject(refusal);
  });
});

test('after the last one is removed, the password alone signs in and no recovery code is left', async () => {
  const visitor = await joinAs(application(), admin, { email: 'mina@example.org', role: 'l3', scope: { kind: 'all' } });
  await make(visitor, makeSoftPasskey(publicUrl));
  const { body } = await visitor.call(ownAccountRoutes.read);
  const params = { id: body.passkeys[0]?.id ?? 0 };
  expect(await admin.refused(ownAccountRoutes.removePasskey, { params, body: { password: testPassword } })).toMatchObject({ status: 404 });
  expect(await visitor.refused(ownAccountRoutes.removePasskey, { params, body: { password: 'x' } })).toMatchObject({ status: 401 });
  await visitor.call(ownAccountRoutes.removePasskey, { params, body: { password: testPassword } });
  expect((await visitor.call(ownAccountRoutes.read)).body).toMatchObject({ passkeys: [], secondFactor: { codesLeft: 0 } });
  await signInAs(application(), 'mina@example.org');
});

test('a supervisor removes them for a lost telephone, with the sessions; a deactivated person cannot sign in with one', async () => {
  const telephone = makeSoftPasskey(publicUrl);
  const lost = await joinAs(application(), admin, { email: 'lost@example.org', role: 'l3', scope: { kind: 'all' } });
  await make(lost, telephone);
  const { body } = await admin.call(personRoutes.list, { query: { search: 'lost@' } });
  const params = { id: body.rows[0]?.id ?? '' };
  expect(body.rows).toMatchObject([{ secondFactor: true }]);
  await admin.call(personRoutes.deactivate, { params });
  const visitor = await visit();
  const passkey = telephone.use(await asked(visitor));
  expect(await visitor.refused(sessionRoutes.signInWithPasskey, { body: { passkey } })).toMatchObject({ code: 'deactivated' });
  await admin.call(personRoutes.reactivate, { params });
  await enter(telephone);
  expect((await admin.call(personRoutes.resetSecondFactor, { params })).body.secondFactor).toBe(false);
  const later = await visit();
  const gone = { passkey: telephone.use(await asked(later)) };
  expect(await later.refused(sessionRoutes.signInWithPasskey, { body: gone })).toMatchObject(refusal);
  await signInAs(application(), 'lost@example.org');
});

test('an installation without a host name has none and says so; shared demo accounts have none either', async () => {
  const visitor = byAddress().visitor();
  expect((await visitor.call(sessionRoutes.read)).body.ways.passkeyHost).toBeNull();
  expect(await visitor.refused(sessionRoutes.beginPasskeySignIn)).toMatchObject({ status: 404 });
  const shared = await demo().as('admin');
  expect(await shared.refused(ownAccountRoutes.beginPasskey, { body: {} })).toMatchObject({ code: 'conflict' });
});
