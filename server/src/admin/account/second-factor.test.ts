import { industryRoutes, liveRoutes, ownAccountRoutes, personRoutes, sessionRoutes } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { computeCode, stepNow } from '../../testing/authenticator.ts';
import { createFirstAdministrator, joinAs, signInAs, testPassword } from '../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live', secondFactorRequired: true } });
const demo = useApplication({ settings: { secondFactorRequired: true } });

const enrol = async (visitor: Visitor) => {
  const { body } = await visitor.call(ownAccountRoutes.beginSecondFactor, { body: { password: testPassword } });
  const { body: confirmed } = await visitor.call(ownAccountRoutes.confirmSecondFactor, {
    body: { code: computeCode(body.secret, stepNow()) },
  });
  return { ...body, ...confirmed };
};
const signIn = async (email: string, code?: string) => {
  const visitor = application().visitor();
  await visitor.call(sessionRoutes.read);
  const { statusCode, body } = await visitor.raw('POST', '/api/session', {
    body: { email, password: testPassword, ...(code ? { code } : {}) },
  });
  return [statusCode, (JSON.parse(body) as { error?: { code: string } }).error?.code];
};

test('a role that may release alerts opens only the own account before two-factor authentication is set up', async () => {
  const admin = await createFirstAdministrator(application());
  const { body } = await admin.call(sessionRoutes.read);
  expect(body).toMatchObject({ secondFactorDue: true, permissions: ['account.own'] });
  expect(await admin.refused(industryRoutes.list)).toMatchObject({ status: 403, code: 'second-factor-due' });
  // These two need only the permission of the own account, but return rows of sites.
  for (const query of ['select * from industry_info', 'delete from industry_info where id >= 1']) {
    const statement = await admin.raw('POST', '/api/db/industryinfo', { body: { query, values: [] } });
    expect([statement.statusCode, statement.payload]).toEqual([403, expect.stringContaining('second-factor-due')]);
  }
  expect(await admin.refused(liveRoutes.stream)).toMatchObject({ code: 'second-factor-due' });
  const wrong = await admin.refused(ownAccountRoutes.beginSecondFactor, { body: { password: 'not the password' } });
  expect(wrong).toMatchObject({ code: 'wrong-credentials' });
  const begun = await admin.call(ownAccountRoutes.beginSecondFactor, { body: { password: testPassword } });
  expect(begun.body.qr.path).toMatch(/^M4 4h1v1h-1z/);
  // Setup has begun but is not confirmed.
  expect(await signIn('asha@example.org')).toEqual([200, undefined]);
  expect(await admin.refused(ownAccountRoutes.confirmSecondFactor, { body: { code: '000000' } })).toMatchObject({ code: 'wrong-code' });

  const { secret, codes } = await enrol(admin);
  expect(new Set(codes).size).toBe(10);
  expect((await admin.call(sessionRoutes.read)).body.secondFactorDue).toBe(false);
  await admin.call(industryRoutes.list);
  const { rows } = await application().database.pool.query("select encode(secret, 'escape') as secret from two_factor");
  expect(rows[0].secret).not.toContain(Buffer.from(secret).toString());
  expect((await application().database.pool.query('select code_hash from recovery_code')).rows.flatMap(Object.values)).not.toContain(
    codes[0],
  );
  expect(await admin.refused(ownAccountRoutes.beginSecondFactor, { body: { password: testPassword } })).toMatchObject({ code: 'conflict' });
});

describe('with two-factor authentication', () => {
  const email = 'ravi@example.org';
  const bringIn = async (): Promise<Visitor> => {
    await application().database.pool.query('delete from two_factor');
    const admin = await signInAs(application(), 'asha@example.org');
    await enrol(admin);
    return joinAs(application(), admin, { email, role: 'l3', scope: { kind: 'all' } });
  };

  test('the password alone is not enough, a code works once, and no older code works after it', async () => {
    const { secret } = await enrol(await bringIn());
    expect(await signIn(email)).toEqual([401, 'second-factor-needed']);
    expect(await signIn(email, '000000')).toEqual([422, 'wrong-code']);
    const step = stepNow() + 1;
    expect(await signIn(email, computeCode(secret, step))).toEqual([200, undefined]);
    expect(await signIn(email, computeCode(secret, step))).toEqual([422, 'wrong-code']);
    expect(await signIn(email, computeCode(secret, step - 1))).toEqual([422, 'wrong-code']);
  });

  test('a code is asked for only after the right password', async () => {
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    const wrong = await visitor.refused(sessionRoutes.signIn, { body: { email, password: 'not the password' } });
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  test('a recovery code works once, in any spelling; new ones replace the old', async () => {
    await application().database.pool.query('delete from two_factor using person where person_id = person.id and email = $1', [email]);
    const ravi = await signInAs(application(), email);
    const { codes } = await enrol(ravi);
    const [first = '', second = '', third = ''] = codes;
    const written = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const twice = await Promise.all([signIn(email, written), signIn(email, written)]);
    expect(twice.map(([status]) => status).toSorted()).toEqual([200, 422]);
    expect((await ravi.call(ownAccountRoutes.read)).body.secondFactor).toMatchObject({ codesLeft: 9, required: true });
    const { body } = await ravi.call(ownAccountRoutes.renewRecoveryCodes, { body: { code: second } });
    expect(await signIn(email, third)).toEqual([422, 'wrong-code']);
    await ravi.call(ownAccountRoutes.removeSecondFactor, { body: { password: testPassword, code: body.codes[0] } });
    expect(await signIn(email)).toEqual([200, undefined]);
  });

  test('a supervisor resets it for a lost telephone, and sessions end', async () => {
    const ravi = await signInAs(application(), email);
    await enrol(ravi);
    await application().database.pool.query("update person set role = 'l3' where email = $1", [email]);
    await application().database.pool.query(
      "delete from two_factor using person where person_id = person.id and email = 'asha@example.org'",
    );
    const admin = await signInAs(application(), 'asha@example.org');
    await enrol(admin);
    const { body } = await admin.call(personRoutes.list, { query: { search: 'ravi' } });
    expect(body.rows).toMatchObject([{ email, secondFactor: true }]);
    const reset = await admin.call(personRoutes.resetSecondFactor, { params: { id: body.rows[0]?.id ?? '' } });
    expect(reset.body.secondFactor).toBe(false);
    expect((await ravi.call(sessionRoutes.read)).body.account).toBeNull();
    expect(await signIn(email)).toEqual([200, undefined]);
  });
});

test('shared demo accounts have none and need none', async () => {
  const visitor = await demo().as('admin');
  expect((await visitor.call(sessionRoutes.read)).body.secondFactorDue).toBe(false);
  expect(await visitor.refused(ownAccountRoutes.beginSecondFactor, { body: { password: 'x' } })).toMatchObject({ code: 'conflict' });
});
