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
    ways: { provider: null, passkeyHost: 'localhost' },
    weatherProviders: [
      { id: 'open-meteo', name: 'Open-Meteo', attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' } },
      { id: 'weatherapi', name: 'WeatherAPI', attribution: { text: 'Powered by WeatherAPI.com', url: 'https://www.weatherapi.com/' } },
    ],
    endsInS: null,
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

test('a session ends a fixed time after its sign-in, even if it is in use', async () => {
  const visitor = await application().as('l2');
  const { pool } = application().database;
  const { body } = await visitor.call(sessionRoutes.read);
  expect(body.endsInS).toBeGreaterThan(11 * 3_600);
  expect(body.endsInS).toBeLessThanOrEqual(12 * 3_600);
  await pool.query(
    "update person_session set created_at = now() - interval '11 hours', updated_at = now() - interval '2 days', expires_at = now() + interval '1 hour'",
  );
  await expect.poll(async () => (await visitor.call(sessionRoutes.read)).body.endsInS).toBeLessThanOrEqual(3_600);
  await pool.query("update person_session set expires_at = now() - interval '1 second'");
  await expect.poll(async () => (await visitor.call(sessionRoutes.read)).body.account).toBeNull();
});
