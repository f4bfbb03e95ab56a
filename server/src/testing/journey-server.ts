import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { readVapidKeys } from '../platform/data-folder/vapid-key.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/start.ts';
import { claimMode } from '../platform/db/installation.ts';
import { migrate } from '../platform/db/migrate.ts';
import { readSettings } from '../platform/env/env.ts';
import { openIdentityProvider } from './loopback/identity-provider.ts';
import { openMailServer } from './loopback/mail-server.ts';
import { openMqttBroker } from './loopback/mqtt-broker.ts';
import { openPushService } from './loopback/push-service.ts';
import { openSmsGateway } from './loopback/sms-gateway.ts';
import { openWebhookReceiver, testWebhookSecret } from './loopback/webhook-receiver.ts';
import { simulateLeak } from './simulated-leak.ts';

/**
 * A program for the journeys, which use the server only from outside: the server in live mode, where warnings are real, with a
 * test server for each channel on this machine. It prints all addresses in one line of JSON and the received messages at
 * `received`, where a POST advances the detector by half a minute. It ends with its standard input.
 */
const site = { latitude: 21.7, longitude: 72.6 };
const password = 'only for the journeys';
const drafter = { name: 'Asha Patel', email: 'asha@example.org', password };
const approver = { name: 'Ravi Shah', email: 'ravi@example.org', password };

const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-journey-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const database = openDatabase(postgres.url);
await migrate(database);
await claimMode(database, 'live');
const [mail, sms, push, webhook, mqtt] = await Promise.all([
  openMailServer(),
  openSmsGateway(),
  openPushService(),
  openWebhookReceiver(),
  openMqttBroker(),
]);

/** The identity provider redirects to this server's address, so the port must be known before the server starts. */
const findFreePort = async (): Promise<number> => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
};
const port = await findFreePort();
// Passkeys need a host name, not a network address.
const origin = `http://localhost:${port}`;
const identity = await openIdentityProvider([`${origin}/SignIn`]);
identity.signedIn({ sub: 'ravi', email: approver.email, email_verified: true, name: approver.name });

const settings = readSettings({
  HAZARDGUARD_MODE: 'live',
  // Only the journeys about two-factor authentication set it up.
  REQUIRE_SECOND_FACTOR: 'none',
  HAZARDGUARD_DATA: dataDir,
  LOG_LEVEL: 'warn',
  PUBLIC_URL: origin,
  OIDC_ISSUER: 'https://issuer.invalid',
  OIDC_CLIENT_ID: identity.clientId,
  OIDC_CLIENT_SECRET: identity.clientSecret,
  OIDC_NAME: 'Works account',
  WEATHER_PROVIDER: 'none',
  STANDING_FOOTPRINTS: 'off',
  SMTP_URL: mail.url,
  SMTP_FROM: 'alerts@example.org',
  SMS_METHOD: 'GET',
  SMS_URL: `${sms.origin}/send?to={digits}&text={text}&id={id}`,
  VAPID_SUBJECT: 'mailto:alerts@example.org',
  WEBHOOK_URLS: `${webhook.origin}/alerts`,
  WEBHOOK_SECRET: testWebhookSecret,
  MQTT_URL: mqtt.url,
  MQTT_TOPIC: 'sirens/{incident}/{severity}',
});
if (settings.webhook === null || settings.identityProvider === null) throw new Error('The channels of the journey are not set up');
const app = await buildApp({
  settings: {
    ...settings,
    push: { ...settings.push, loopback: true },
    webhook: { ...settings.webhook, loopback: true },
    identityProvider: { ...settings.identityProvider, issuer: identity.issuer, loopback: true },
  },
  database,
  vapidKeys: readVapidKeys(dataDir),
  secret: 'only for tests: 0123456789abcdef0123456789abcdef',
});
await app.listen({ host: '127.0.0.1', port });

/** The first administrator uses the printed link, as in an installation; the second person has the same password. */
const createPeople = async ({ pool }: Database): Promise<void> => {
  const token = (await app.gate.auth.setupPath())?.split('token=')[1] ?? '';
  const { account } = await app.gate.auth.setup(token, drafter);
  await pool.query(`insert into person (id, name, email, email_verified, role) values ('second', $1, $2, false, 'l1')`, [
    approver.name,
    approver.email,
  ]);
  await pool.query(
    `insert into credential (id, account_id, provider_id, person_id, password, updated_at)
     select 'second', 'second', provider_id, 'second', password, now() from credential where person_id = $1`,
    [account.id],
  );
};

/** Residents downwind, one per channel, as the follow pages would have stored them. */
const addFollowers = async ({ pool }: Database): Promise<void> => {
  const browser = push.subscribe();
  for (const [channel, address, p256dh, auth] of [
    ['email', 'resident@example.org', null, null],
    ['sms', '+919825012345', null, null],
    ['web-push', browser.endpoint, browser.p256dh, browser.auth],
  ]) {
    await pool.query(
      `with one as (
         insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token)
         values ($1, $2, $3, $4, 'en', $1, md5($1)) returning id)
       insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', $5, $6, 500 from one`,
      [channel, address, p256dh, auth, site.latitude, site.longitude],
    );
  }
};
await createPeople(database);
await addFollowers(database);

const control = createServer(async ({ method }, response) => {
  // Estimates are repeated twice a minute: make them due immediately.
  if (method === 'POST') await database.pool.query("update detection set attempted_at = attempted_at - interval '31 seconds'");
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      email: mail.mails,
      sms: sms.requests.map(({ url }) => Object.fromEntries(url.searchParams)),
      push: push.pushes.map(({ payload }) => payload),
      webhook: webhook.calls.map(({ id, body }) => ({ id, body: JSON.parse(body) as unknown })),
      mqtt: mqtt.published.map(({ topic, payload }) => ({ topic, payload: JSON.parse(payload) as unknown })),
    }),
  );
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
const address = control.address();
const received = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/received`;
process.stdout.write(`${JSON.stringify({ origin, received, site, drafter, approver, leak: simulateLeak(site) })}\n`);

process.stdin.resume().once('end', async () => {
  await app.close();
  for (const station of [control, mail, sms, push, webhook, mqtt, identity]) station.close();
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
