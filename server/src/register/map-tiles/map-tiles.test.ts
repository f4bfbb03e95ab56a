import { systemRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../platform/env/env.ts';
import { openTiles } from '../../platform/providers/tiles/read-tile.ts';
import { answerText, type LoopbackVendor, startLoopbackVendor } from '../../platform/providers/weather/loopback-vendor.ts';
import { useApplication } from '../../testing/application.ts';

/** One transparent pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const key = 'k3y&of=ours';

let service: LoopbackVendor;
/** As map services do: the picture for the right key, 403 for any other. */
const asksForKey: Parameters<LoopbackVendor['answer']>[0] = (request, response) => {
  const given = new URL(request.url ?? '', 'http://localhost').searchParams.get('key');
  if (given === key) response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  else response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Referer not allowed</h1>');
};
beforeAll(async () => {
  service = await startLoopbackVendor(asksForKey);
});
beforeEach(() => service.answer(asksForKey));
afterAll(() => service.close());

const application = useApplication({
  settings: () => ({
    map: {
      street: { tiles: `${service.baseUrl}/{z}/{x}/{y}.png?key={key}`, key, attribution: 'Example' },
      satellite: { tiles: `${service.baseUrl}/wrong/{z}/{x}/{y}.png?key={key}`, key: 'revoked', attribution: 'Example' },
    },
  }),
});
const square = { z: 5, x: 22, y: 14 };

test('the picture comes with the key that only the server knows', async () => {
  const visitor = await application().as('l0');
  const answer = await visitor.raw('GET', '/api/map/tiles/street/5/22/14');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(png)).toBe(true);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, max-age=28800' });
  expect(service.requests.at(-1)).toBe(`/5/22/14.png?key=${encodeURIComponent(key)}`);
});

test('the browser gets our own address, never the key or the service', async () => {
  const { body, text } = await application().visitor().call(systemRoutes.read);
  expect(body.mapLayers.map(({ id, tiles, keyed }) => ({ id, tiles, keyed }))).toEqual([
    { id: 'satellite', tiles: '/api/map/tiles/satellite/{z}/{x}/{y}', keyed: true },
    { id: 'street', tiles: '/api/map/tiles/street/{z}/{x}/{y}', keyed: true },
  ]);
  expect(text).not.toMatch(/k3y|revoked|127\.0\.0\.1/);
});

test('a refused key is reported, without the address that contains it', async () => {
  const visitor = await application().as('l0');
  expect(await visitor.refused(systemRoutes.tile, { params: { layer: 'satellite', ...square } })).toMatchObject({
    status: 403,
    code: 'map-key-refused',
    message: 'The map service refused its key (status 403).',
  });
});

test('a call without signing in does not use the key', async () => {
  const before = service.requests.length;
  const visitor = application().visitor();
  expect(await visitor.refused(systemRoutes.tile, { params: { layer: 'street', ...square } })).toMatchObject({ status: 401 });
  expect(service.requests.length).toBe(before);
});

test.each([
  ['a layer that is not there', '/api/map/tiles/roads/1/0/0'],
  ['a square outside the world', '/api/map/tiles/street/1/2/0'],
  ['a zoom nobody has', '/api/map/tiles/street/20/0/0'],
  ['a path in place of a number', '/api/map/tiles/street/1/..%2F..%2Fadmin/0'],
  ['another host', '/api/map/tiles/street/1/0/0@evil.example'],
])('%s is refused and nothing is asked', async (_what, address) => {
  const before = service.requests.length;
  const visitor = await application().as('l0');
  expect((await visitor.raw('GET', address)).statusCode).toBe(400);
  expect(service.requests.length).toBe(before);
});

test.each([
  ['no picture of the square', answerText('', 404), 404, 'not-found'],
  ['a page in place of a picture', answerText('<svg onload="alert(1)">'), 503, 'provider-unavailable'],
  ['a picture of more than a megabyte', answerText('x'.repeat(1024 * 1024 + 1)), 503, 'provider-unavailable'],
  ['its own failure', answerText('', 500), 503, 'provider-unavailable'],
])('the service answers with %s', async (_what, handler, status, code) => {
  service.answer(handler);
  const visitor = await application().as('l0');
  expect(await visitor.refused(systemRoutes.tile, { params: { layer: 'street', ...square } })).toMatchObject({ status, code });
});

test('a redirection is not followed', async () => {
  service.answer((_request, response) => response.writeHead(302, { location: `${service.baseUrl}/elsewhere` }).end());
  const before = service.requests.length;
  const visitor = await application().as('l0');
  expect(await visitor.refused(systemRoutes.tile, { params: { layer: 'street', ...square } })).toMatchObject({ status: 503 });
  expect(service.requests.length).toBe(before + 1);
});

const open = (changes: Partial<Parameters<typeof openTiles>[0]>) =>
  openTiles({
    settings: readSettings({ MAP_STREET_URL: `${service.baseUrl}/{z}/{x}/{y}?key={key}`, MAP_STREET_KEY: key }).map,
    userAgent: 'HazardGuard/test',
    publicUrl: null,
    ...changes,
  });

test('a silent service is given up, and a crowd is not passed on to it', async () => {
  service.answer(() => undefined);
  const read = open({ timeoutMs: 150 });
  const answers = Array.from({ length: 65 }, () => read('street', square).catch((error: Error) => error.message));
  const messages = await Promise.all(answers);
  expect(messages.filter((text) => text === 'The map service did not answer within 0.15 s.')).toHaveLength(64);
  expect(messages.at(-1)).toBe('The map service is being asked for 64 squares already.');
});

test('a key bound to our pages sees them as the referrer', async () => {
  let referrer: string | undefined;
  service.answer((request, response) => {
    referrer = request.headers.referer;
    response.end(png);
  });
  await open({ publicUrl: 'https://hazard.example' })('street', square);
  expect(referrer).toBe('https://hazard.example/');
});

test('a key and its place in the address belong together', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const sentence = /^MAP_STREET_KEY and \{key\} in MAP_STREET_URL belong together/;
  expect(() => readSettings({ MAP_STREET_URL: tiles, MAP_STREET_KEY: 'abc' })).toThrow(sentence);
  expect(() => readSettings({ MAP_STREET_URL: `${tiles}?key={key}` })).toThrow(sentence);
  expect(() => readSettings({ MAP_STREET_KEY: 'abc' })).toThrow(sentence);
  expect(() => readSettings({ MAP_STREET_URL: `${tiles}?key={key}`, MAP_STREET_KEY: 'a b' })).toThrow(/^MAP_STREET_KEY: its value is not/);
});
