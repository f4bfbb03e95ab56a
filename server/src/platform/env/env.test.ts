import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { readSettings } from './env.ts';

test('nothing set means port 8080 on the loopback address, demo mode, the embedded database in .hazardguard', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', mode: 'demo', databaseUrl: null, dataDir: resolve('.hazardguard') });
});

test.each([
  [{ PORT: '80a' }, 'PORT: "80a" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
  [{ PORT: '65536' }, 'PORT: "65536" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
  [{ PORT: '-1' }, 'PORT: "-1" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
  [{ CALLS_PER_MINUTE: '59' }, 'CALLS_PER_MINUTE: "59" is not allowed. Set it to a whole number from 60 to 1000000, or leave it out.'],
  [{ CALLS_PER_MINUTE: '1000001' }, 'CALLS_PER_MINUTE: "1000001" is not allowed. Set it to a whole number from 60 to 1000000'],
  [{ SIGN_INS_PER_MINUTE: '1e3' }, 'SIGN_INS_PER_MINUTE: "1e3" is not allowed. Set it to a whole number from 5 to 10000, or leave it out.'],
  [{ PLACE_SEARCHES_PER_MINUTE: '0' }, 'PLACE_SEARCHES_PER_MINUTE: "0" is not allowed. Set it to a whole number from 5 to 10000'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS: "0" is not allowed. Set it to a whole number from 1 to 12000'],
  [{ HAZARDGUARD_MODE: 'prod' }, 'HAZARDGUARD_MODE: "prod" is not allowed. Set it to demo or live, or leave it out.'],
  [{ WEATHER_PROVIDER: 'metar' }, 'WEATHER_PROVIDER: "metar" is not allowed. Set it to open-meteo or weatherapi or none, or leave it out.'],
  [{ OPEN_METEO_URL: 'ftp://x' }, 'OPEN_METEO_URL: "ftp://x" is not allowed. Set it to an http:// or https:// address, or leave it out.'],
  [
    { MAP_STREET_URL: 'https://tiles.example/a.png' },
    'MAP_STREET_URL: "https://tiles.example/a.png" is not allowed. Set it to an http:// or https:// address with {z}, {x} and {y} in it, or leave it out.',
  ],
])('%j stops the start with one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('the limits of one address are settings; without them they are as they were', () => {
  expect(readSettings({})).toMatchObject({ connectionsPerAddress: 200, rateLimits: { perMinute: 6_000, entriesPerMinute: 120 } });
  expect(readSettings({ CALLS_PER_MINUTE: '20000', SIGN_INS_PER_MINUTE: '500', PLACE_SEARCHES_PER_MINUTE: '300' }).rateLimits).toEqual({
    perMinute: 20_000,
    entriesPerMinute: 500,
    placeSearchesPerMinute: 300,
  });
});

test('a process with one role needs a shared database; a worker has a port only if one is set', () => {
  expect(() => readSettings({ ROLE: 'worker' })).toThrow('ROLE is worker, which shares its data with other processes. Set DATABASE_URL');
  expect(() => readSettings({ ROLE: 'both' })).toThrow('ROLE: "both" is not allowed. Set it to all or web or worker, or leave it out.');
  const shared = { DATABASE_URL: 'postgres://localhost/x' };
  expect(readSettings({ ...shared, ROLE: 'worker' })).toMatchObject({ serves: false, works: true, port: null });
  expect(readSettings({ ...shared, ROLE: 'worker', PORT: '9000' })).toMatchObject({ port: 9000 });
  expect(readSettings({ ...shared, ROLE: 'web' })).toMatchObject({ serves: true, works: false, port: 8080 });
});

test('a misspelt HAZARDGUARD_ variable is refused, and the sentence lists the real ones', () => {
  expect(() => readSettings({ HAZARDGUARD_DATEN: '/data' })).toThrow(
    /^HAZARDGUARD_DATEN is no setting.*HAZARDGUARD_DATA, HAZARDGUARD_MODE/,
  );
});

test('the value of a secret is never repeated in an error', () => {
  const attempt = () => readSettings({ DATABASE_URL: 'mysql://user:hunter2@host/db' });
  expect(attempt).toThrow(/^DATABASE_URL: its value is not allowed/);
  expect(attempt).not.toThrow(/hunter2/);
});

test('a TAK server needs a port; certificate and key belong together, to each other and to a tls:// address', () => {
  const [one, other] = [makeCertificate('One'), makeCertificate('Other')];
  const [url, identity] = ['tls://tak.example.org:8089', { TAK_CERTIFICATE: one.certificate, TAK_KEY: one.key }];
  expect(readSettings({ TAK_URL: url, ...identity }).tak).toMatchObject({ public: url, exercise: null, identity: { key: one.key.trim() } });
  for (const [given, sentence] of [
    [{ TAK_URL: 'tls://tak.example.org' }, /^TAK_URL: .* an address such as/],
    [{ TAK_URL: 'https://tak.example.org:8089' }, /^TAK_URL: .* an address such as/],
    [{ TAK_URL: url, TAK_CERTIFICATE: one.certificate }, /belong together/],
    [{ TAK_URL: url, TAK_CERTIFICATE: one.certificate, TAK_KEY: other.key }, /not the key of/],
    [{ TAK_URL: 'tcp://tak.example.org:8087', ...identity }, /belongs to a tls:\/\/ address/],
    [{ TAK_URL: url, EXERCISE_TAK_URL: url }, /name the same address/],
  ] as const) {
    expect(() => readSettings(given), JSON.stringify(given)).toThrow(sentence);
  }
});

test('a secret may come from a file, but not from both places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-env-'));
  const file = join(folder, 'key');
  writeFileSync(file, 'abc123\n');
  try {
    expect(readSettings({ WEATHER_PROVIDER: 'weatherapi', WEATHERAPI_KEY_FILE: file }).weather.own.WEATHERAPI_KEY).toBe('abc123');
    expect(() => readSettings({ WEATHERAPI_KEY: 'x', WEATHERAPI_KEY_FILE: file })).toThrow('both set');
    expect(() => readSettings({ WEATHERAPI_KEY_FILE: join(folder, 'none') })).toThrow(/cannot be read \(ENOENT\)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('everybody who may release warnings needs two-factor authentication in live mode, unless the operator disables it', () => {
  const required = (given: Readonly<Record<string, string>>) => readSettings(given).secondFactorRequired;
  expect(required({ HAZARDGUARD_MODE: 'live' })).toBe(true);
  expect(required({ HAZARDGUARD_MODE: 'live', REQUIRE_SECOND_FACTOR: 'none' })).toBe(false);
  expect(required({})).toBe(false);
});

test('a provider that needs a key says so', () => {
  expect(() => readSettings({ WEATHER_PROVIDER: 'weatherapi' })).toThrow('Set WEATHERAPI_KEY');
});

test('an SMS gateway needs placeholders for number and text', () => {
  const gateway = { SMS_URL: 'https://sms.example.org/send?key=hunter2', SMS_BODY: 'to={to}&text={text}' };
  expect(readSettings({ ...gateway, SMS_TEMPLATES: 'follow-code.hi=1107, follow-code=1108', SMS_SUCCESS: 'ok' }).sms).toEqual({
    url: gateway.SMS_URL,
    method: 'POST',
    headers: {},
    body: gateway.SMS_BODY,
    success: /ok/i,
    templates: { 'follow-code.hi': '1107', 'follow-code': '1108' },
    idempotencyHeader: null,
    status: null,
  });
  const asked = { SMS_STATUS_URL: 'https://sms.example.org/status/{id}', SMS_STATUS_FOUND: 'queued' };
  expect(readSettings({ ...gateway, ...asked, SMS_IDEMPOTENCY_HEADER: 'Idempotency-Key' }).sms).toMatchObject({
    idempotencyHeader: 'Idempotency-Key',
    status: { url: asked.SMS_STATUS_URL, found: /queued/i },
  });
  expect(() => readSettings({ ...gateway, ...asked })).toThrow(/^SMS_STATUS_URL asks for a message by its id/);
  expect(() => readSettings({ ...gateway, SMS_STATUS_FOUND: 'queued' })).toThrow(/^SMS_STATUS_FOUND applies to answers/);
  expect(() => readSettings({ ...gateway, SMS_IDEMPOTENCY_HEADER: 'a b' })).toThrow(/^SMS_IDEMPOTENCY_HEADER: /);
  expect(() => readSettings({ ...gateway, SMS_STATUS_URL: 'https://sms.example.org/status' })).toThrow(/^SMS_STATUS_URL: /);
  expect(() => readSettings({ SMS_URL: gateway.SMS_URL })).toThrow(/^SMS_URL and SMS_BODY do not say where number and text go/);
  expect(() => readSettings({ ...gateway, SMS_METHOD: 'GET' })).toThrow(/^SMS_METHOD is GET, which has no body/);
  expect(() => readSettings({ SMS_BODY: gateway.SMS_BODY })).toThrow(/^SMS_BODY belongs to an SMS gateway/);
  expect(() => readSettings({ ...gateway, SMS_HEADERS: 'Authorization: hunter2' })).toThrow(/^SMS_HEADERS: its value is not allowed/);
  expect(() => readSettings({ ...gateway, SMS_SUCCESS: '(' })).toThrow(/^SMS_SUCCESS: "\(" is not allowed/);
  expect(() => readSettings({ SMS_URL: 'https://{to}.example/' })).toThrow(/^SMS_URL: its value is not allowed/);
});

test('web push goes to known push services, with the operator’s key where one is set', () => {
  expect(readSettings({}).push).toMatchObject({ keys: null, loopback: false, hosts: expect.arrayContaining(['*.push.apple.com']) });
  const { push } = readSettings({ VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', PUSH_HOSTS: 'push.example.org' });
  // The pair of the example in RFC 8291, section 5.
  expect(push.keys?.publicKey).toBe('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4');
  expect(push.hosts).toEqual(['push.example.org']);
  expect(() => readSettings({ VAPID_PRIVATE_KEY: 'x' })).toThrow(/^VAPID_PRIVATE_KEY: its value is not allowed/);
  expect(() => readSettings({ VAPID_SUBJECT: 'me' })).toThrow(/^VAPID_SUBJECT/);
  expect(() => readSettings({ PUSH_HOSTS: '10.0.0.1' })).toThrow(/^PUSH_HOSTS/);
});

test('a mail server needs a sender, and its address stays secret', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost:25' })).toThrow('belong together');
  expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@host', SMTP_FROM: 'a@example.org' })).toThrow(/^SMTP_URL: its value is not/);
  const smtp = { url: 'smtp://localhost:25', from: 'HazardGuard <a@example.org>' };
  expect(readSettings({ SMTP_URL: smtp.url, SMTP_FROM: smtp.from }).smtp).toEqual(smtp);
});

test('a language model needs an address and a name; its key is not in the address and stays secret', () => {
  const url = 'https://models.example.org/v1';
  expect(readSettings({}).assistant).toBeNull();
  expect(() => readSettings({ ASSISTANT_URL: url })).toThrow('belong together');
  expect(() => readSettings({ ASSISTANT_MODEL: 'small' })).toThrow('belong together');
  for (const wrong of ['ftp://models.example.org', 'https://user:hunter2@models.example.org/v1', `${url}?key=x`]) {
    expect(() => readSettings({ ASSISTANT_URL: wrong, ASSISTANT_MODEL: 'small' })).toThrow(/^ASSISTANT_URL: /);
  }
  const given = { ASSISTANT_URL: url, ASSISTANT_MODEL: 'small' };
  expect(() => readSettings({ ...given, ASSISTANT_KEY: 'two words' })).toThrow(/^ASSISTANT_KEY: its value is not/);
  expect(readSettings(given).assistant).toMatchObject({ url, model: 'small', key: null });
  expect(readSettings({ ...given, ASSISTANT_KEY: 'sk-1' }).assistant).toMatchObject({ key: 'sk-1' });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test('settings of the withdrawn satellite pictures do not stop a start, whatever their value; the log names what holds now', () => {
  expect(readSettings({}).retiredSettings).toEqual([]);
  const { retiredSettings } = readSettings({ IMAGERY_FOREST_URL: 'none', IMAGERY_NO2_URL: 'https://tiles.example/; x', WARNED_LEVEL: '2' });
  expect(retiredSettings.map((sentence) => sentence.split(' ', 1)[0])).toEqual(['WARNED_LEVEL', 'IMAGERY_FOREST_URL', 'IMAGERY_NO2_URL']);
  for (const sentence of retiredSettings) expect(sentence).toMatch(/has no effect any more.*Remove [A-Z0-9_]+\.$/);
});

test('a frame shows only hosts in FRAME_HOSTS, over https, and never this server', () => {
  const named = { FRAME_R2: 'https://maps.example.org/r2?view=1', FRAME_HOSTS: 'maps.example.org' };
  expect(readSettings(named).frames).toMatchObject({ clusters: 'https://maps.example.org/r2?view=1', no2: null });
  expect(() => readSettings({ FRAME_R2: named.FRAME_R2 })).toThrow(/^FRAME_R2: maps.example.org is not in FRAME_HOSTS/);
  expect(() => readSettings({ ...named, FRAME_HOSTS: 'example.org' })).toThrow('not in FRAME_HOSTS');
  for (const url of [
    'http://maps.example.org/',
    'https://user@maps.example.org/',
    'https://maps.example.org:8443/',
    'https://maps.example.org/;script-src *',
  ])
    expect(() => readSettings({ ...named, FRAME_R2: url })).toThrow(/^FRAME_R2: .* is not allowed/);
  expect(() => readSettings({ ...named, PUBLIC_URL: 'https://maps.example.org' })).toThrow('this server itself');
});

describe('traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

  test('are sent only where the standard variables name an endpoint', () => {
    expect(readSettings({}).tracing).toBeNull();
    expect(readSettings({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
    expect(readSettings(collector).tracing).toEqual({ url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf', headers: [] });
    expect(readSettings({ OTEL_TRACES_EXPORTER: 'otlp' }).tracing?.url).toBe('http://localhost:4318/v1/traces');
    const ofTraces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.example/x', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' };
    const keys = { OTEL_EXPORTER_OTLP_HEADERS: 'a=1', OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'b=2' };
    const all = readSettings({ ...collector, ...ofTraces, ...keys, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }).tracing;
    expect(all).toEqual({ url: 'https://t.example/x', protocol: 'http/json', headers: ['a=1', 'b=2'] });
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is grpc. Set it to http/protobuf or http/json'],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is zipkin, and this server sends traces by OTLP only.'],
    [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER: "some" is not allowed. Set it to always_on or'],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: "2" is not allowed.'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://user:hunter2@host' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: its value is not allowed.'],
  ])('%j stops a start with tracing, and no other', (wrong, sentence) => {
    expect(() => readSettings({ ...collector, ...wrong })).toThrow(sentence);
    expect(() => readSettings({ ...collector, ...wrong })).not.toThrow('hunter2');
    expect(readSettings({ ...collector, ...wrong, OTEL_SDK_DISABLED: 'TRUE' }).tracing).toBeNull();
  });
});
