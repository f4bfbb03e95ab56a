import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoopbackStore, openLoopbackStore, sendFault } from '../../testing/loopback/object-store.ts';
import { readSettings } from '../env/env.ts';
import type { FileSettings, ObjectStoreSettings } from '../env/file-variables.ts';
import { computeFingerprints, findDifferingSecret } from '../env/fingerprints.ts';
import { FileDamaged, StoreAway } from './faults.ts';
import { computeSha256 } from './file-store.ts';
import { openObjectStore, toObjectUrl } from './object-store.ts';

let store: LoopbackStore;
beforeAll(async () => {
  store = await openLoopbackStore();
});
afterAll(() => store.close());

const buildSettings = (more: Record<string, string> = {}): ObjectStoreSettings => {
  const { objects }: FileSettings = readSettings({ ...store.environment, ...more }).files;
  if (objects === null) throw new Error('No store is set');
  return objects;
};
const bytes = Buffer.from('what was seen at gate 2');
const key = computeSha256(bytes).toString('hex');
/** What a call throws. */
const catchFault = async (call: Promise<unknown>): Promise<StoreAway | FileDamaged> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof StoreAway || error instanceof FileDamaged) return error;
  throw new Error(`No fault of the store: ${String(error)}`);
};
const during = async <Result>(answer: Parameters<LoopbackStore['trouble']>[0], work: () => Promise<Result>): Promise<Result> => {
  store.trouble(answer);
  try {
    return await work();
  } finally {
    store.trouble(null);
  }
};

test('objects can be stored (twice too), read and removed; every call is signed', async () => {
  const objects = openObjectStore(buildSettings());
  await objects.put(key, bytes);
  await objects.put(key, bytes);
  expect(store.objects.get(key)?.equals(bytes)).toBe(true);
  expect((await objects.get(key, bytes.length)).equals(bytes)).toBe(true);
  await objects.remove(key);
  await objects.remove(key);
  expect(store.objects.has(key)).toBe(false);
  const gone = await catchFault(objects.get(key, 10));
  expect([gone.code, gone.message]).toEqual(['internal', expect.stringContaining('missing in the object store')]);
  expect(new Set(store.calls)).toEqual(new Set(['PUT', 'GET', 'DELETE'].map((method) => `${method} /hazardguard-files/${key}`)));
});

test('keys have the prefix, also with a path in the address', async () => {
  await openObjectStore(buildSettings({ S3_PREFIX: 'north/files/' })).put(key, bytes);
  expect(store.objects.has(`north/files/${key}`)).toBe(true);
  const behind = openObjectStore(buildSettings({ S3_ENDPOINT: `${store.environment.S3_ENDPOINT}/storage/v1/s3/` }));
  expect((await catchFault(behind.put(key, bytes))).reason).toBe('PUT was answered with 404 (NoSuchBucket)');
  expect(store.calls.at(-1)).toBe(`PUT /storage/v1/s3/hazardguard-files/${key}`);
});

test('the bucket is in the path, or in the host name', () => {
  const addresses = (['on', 'off'] as const).map((S3_PATH_STYLE) =>
    toObjectUrl(buildSettings({ S3_ENDPOINT: 'https://s3.example.org:9000/', S3_PREFIX: 'a/', S3_PATH_STYLE }), 'k'),
  );
  expect(addresses).toEqual(['https://s3.example.org:9000/hazardguard-files/a/k', 'https://hazardguard-files.s3.example.org:9000/a/k']);
});

test.each([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'not-the-secret-of-this-key' }, 'SignatureDoesNotMatch'],
  ['another key', { S3_ACCESS_KEY_ID: 'AKIDNOBODY' }, 'InvalidAccessKeyId'],
  ['another region', { S3_REGION: 'ap-south-1' }, 'AuthorizationHeaderMalformed'],
  ['another bucket', { S3_BUCKET: 'another-bucket' }, 'NoSuchBucket'],
])('%s: refused with the store’s code, without secrets', async (_what, more, code) => {
  const fault = await catchFault(openObjectStore(buildSettings(more)).put(key, bytes));
  expect(fault).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(`(${code === 'NoSuchBucket' ? 404 : 403}, ${code})`),
  });
  expect(fault.message).toContain('Nothing was saved');
  expect(JSON.stringify([fault, fault.message, fault.stack])).not.toMatch(/wJalr|not-the-secret|AKID/);
});

test('a store error is retried once, a redirect is not followed', async () => {
  const objects = openObjectStore(buildSettings());
  let answers = 0;
  await during(
    (response) => {
      answers += 1;
      if (answers === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else response.writeHead(200).end();
    },
    () => objects.put(key, bytes),
  );
  expect(answers).toBe(2);
  const before = store.calls.length;
  const failing = (response: ServerResponse) => void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  expect((await during(failing, () => catchFault(objects.put(key, bytes)))).reason).toBe('PUT was answered with 500 (InternalError)');
  expect(store.calls.length).toBe(before + 2);
  const away = await during(
    (response) => void response.writeHead(307, { location: `${store.environment.S3_ENDPOINT}/elsewhere` }).end(),
    () => catchFault(objects.get(key, 10)),
  );
  expect(away.reason).toBe('GET was answered with 307 (no code)');
  expect(store.calls.at(-1)).toBe(`GET /hazardguard-files/${key}`);
});

test('a silent or unreachable store, or a too large answer, is abandoned', async () => {
  const hurried = openObjectStore(buildSettings(), { timeLimitMs: 100 });
  expect(
    (
      await during(
        () => undefined,
        () => catchFault(hurried.put(key, bytes)),
      )
    ).reason,
  ).toBe('PUT: no answer in time');
  const away = openObjectStore(buildSettings({ S3_ENDPOINT: 'http://127.0.0.1:1' }));
  expect(await catchFault(away.get(key, 10))).toMatchObject({ code: 'unavailable', reason: expect.stringMatching(/^GET: /) });
  store.objects.set(key, Buffer.alloc(1_000));
  const fault = await catchFault(openObjectStore(buildSettings()).get(key, bytes.length));
  expect(fault).toMatchObject({ code: 'internal', message: expect.stringContaining('damaged in the object store') });
});

test('a refusal in XML has a code, other answers have none', async () => {
  const denied = await during(
    (response) => sendFault(response, 'AccessDenied'),
    () => catchFault(openObjectStore(buildSettings()).remove(key)),
  );
  expect(denied.reason).toBe('DELETE was answered with 403 (AccessDenied)');
  const page = await during(
    (response) => void response.writeHead(403).end('<html>'),
    () => catchFault(openObjectStore(buildSettings()).remove(key)),
  );
  expect(page.reason).toBe('DELETE was answered with 403 (no code)');
});

test.each([
  [{ FILES: 's3' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are not'],
  [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_ENDPOINT is set, and S3_BUCKET'],
  [{ S3_PREFIX: 'north/' }, 'S3_PREFIX is set'],
  [{ FILES: 'disk' }, 'FILES: "disk" is not allowed. Set it to postgres or s3'],
  [{ S3_ENDPOINT: 'https://me@s3.example.org' }, 'without user'],
  [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET'],
])('settings %j are refused in a sentence', (given, sentence) => {
  expect(() => readSettings(given as Record<string, string>)).toThrow(sentence);
});

test('a wrong secret is refused without being shown', () => {
  const given = { ...store.environment, S3_SECRET_ACCESS_KEY: 'two words' };
  expect(() => readSettings(given)).toThrow(/^S3_SECRET_ACCESS_KEY: its value is not allowed/);
});

test('servers of the same data have the same store or none; where new files go may differ', () => {
  const keys = { publicKey: 'public', privateKey: 'private' };
  const of = (given: Record<string, string>) => computeFingerprints(readSettings(given), 'only for tests: 0123456789abcdef', keys);
  const own = of(store.environment);
  expect(findDifferingSecret(own, of({ ...store.environment, FILES: 's3' }))).toBeUndefined();
  for (const other of [{}, { ...store.environment, S3_BUCKET: 'another' }, { ...store.environment, S3_PREFIX: 'north/' }]) {
    expect(findDifferingSecret(own, of(other))).toBe('S3_ENDPOINT, S3_BUCKET or S3_PREFIX');
  }
  expect(JSON.stringify(own)).not.toContain('127.0.0.1');
});
