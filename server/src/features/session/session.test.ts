import { sessionRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();

test('a visitor is nobody and gets an XSRF cookie', async () => {
  const visitor = application().visitor();
  const { body } = await visitor.call(sessionRoutes.read);
  expect(body).toEqual({
    account: null,
    mode: 'demo',
    setupNeeded: false,
    permissions: [],
    opened: null,
    ways: { provider: null, passkeyHost: 'localhost' },
    secondFactorDue: false,
  });
  expect(visitor.cookies.has('XSRF-TOKEN')).toBe(true);
});

test('one click signs in as a role; signing out ends it', async () => {
  const visitor = await application().as('plant');
  const { body } = await visitor.call(sessionRoutes.read);
  expect(body.account).toMatchObject({ role: 'plant', name: 'Plant safety team (demo)' });
  expect(body.permissions).toContain('industry.write');
  await visitor.call(sessionRoutes.signOut);
  const after = await visitor.call(sessionRoutes.read);
  expect(after.body.account).toBeNull();
});
