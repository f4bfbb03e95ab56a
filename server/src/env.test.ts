import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('nothing set means port 8080 on the loopback address, demo mode, the embedded database in .hazardguard', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', mode: 'demo', databaseUrl: null, dataDir: resolve('.hazardguard') });
});

test.each([
  [{ PORT: '80a' }, 'PORT: "80a" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
  [{ PORT: '65536' }, 'PORT: "65536" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
  [{ PORT: '-1' }, 'PORT: "-1" is not allowed. Set it to a whole number from 0 to 65535, or leave it out.'],
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

test('a misspelt HAZARDGUARD_ variable is refused, and the sentence lists the real ones', () => {
  expect(() => readSettings({ HAZARDGUARD_DATEN: '/data' })).toThrow(
    /^HAZARDGUARD_DATEN is no setting.*HAZARDGUARD_DATA, HAZARDGUARD_MODE/,
  );
});

test('the value of a secret is never repeated in a complaint', () => {
  const attempt = () => readSettings({ DATABASE_URL: 'mysql://user:hunter2@host/db' });
  expect(attempt).toThrow(/^DATABASE_URL: its value is not allowed/);
  expect(attempt).not.toThrow(/hunter2/);
});

test('a secret may come from a file, but not from both places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-env-'));
  const file = join(folder, 'key');
  writeFileSync(file, 'abc123\n');
  try {
    expect(readSettings({ WEATHER_PROVIDER: 'weatherapi', WEATHERAPI_KEY_FILE: file }).weather.weatherapiKey).toBe('abc123');
    expect(() => readSettings({ WEATHERAPI_KEY: 'x', WEATHERAPI_KEY_FILE: file })).toThrow('both set');
    expect(() => readSettings({ WEATHERAPI_KEY_FILE: join(folder, 'none') })).toThrow(/cannot be read \(ENOENT\)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a provider that needs a key says so', () => {
  expect(() => readSettings({ WEATHER_PROVIDER: 'weatherapi' })).toThrow('Set WEATHERAPI_KEY');
});

test('a mail server needs a sender, and its address stays secret', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost:25' })).toThrow('belong together');
  expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@host', SMTP_FROM: 'a@example.org' })).toThrow(/^SMTP_URL: its value is not/);
  const smtp = { url: 'smtp://localhost:25', from: 'HazardGuard <a@example.org>' };
  expect(readSettings({ SMTP_URL: smtp.url, SMTP_FROM: smtp.from }).smtp).toEqual(smtp);
});

test('a language model needs an address and a name; its key is no part of the address and stays secret', () => {
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
