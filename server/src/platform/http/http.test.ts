import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, errorBody, type IndustryInput, industryRoutes, sessionRoutes, withdrawn, xsrfHeader } from '@hazardguard/contract';
import { afterAll, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'hazardguard-web-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>HazardGuard</title>');
writeFileSync(join(webFolder, 'assets', 'index-0a1b2c.js'), 'export {};');
writeFileSync(join(webFolder, 'assets', 'basemap-0a1b2c.pmtiles'), Buffer.alloc(1000, 7));
writeFileSync(join(webFolder, 'plume.mp4'), Buffer.alloc(1000, 7));
afterAll(() => rmSync(webFolder, { recursive: true }));

const application = useApplication({ webFolder });

const body: IndustryInput = { industryName: 'Http', district: 'Surat', safetyTeamContact: 'C', latitude: 1, longitude: 2 };

test('a changing request without the token, with a wrong one, or with that of another session is refused', async () => {
  const plant = await application().as('plant');
  const other = await application().as('plant');
  const stranger = application().visitor();
  await stranger.call(sessionRoutes.read);
  const foreign = other.cookies.get(cookieNames.xsrf) ?? '';
  const expected = { status: 403, code: 'bad-xsrf-token' };
  expect(await plant.refused(industryRoutes.create, { body, headers: { [xsrfHeader]: '' } })).toMatchObject(expected);
  expect(await plant.refused(industryRoutes.create, { body, headers: { [xsrfHeader]: 'a.b' } })).toMatchObject(expected);
  // Cookie and header match, but were made for another session or visitor.
  for (const token of [foreign, stranger.cookies.get(cookieNames.xsrf) ?? '']) {
    plant.cookies.set(cookieNames.xsrf, token);
    expect(await plant.refused(industryRoutes.create, { body })).toMatchObject(expected);
  }
  // The refusal carried a valid token.
  await plant.call(industryRoutes.create, { body });
});

test('sign-in needs the token too', async () => {
  const visitor = application().visitor();
  expect(await visitor.refused(sessionRoutes.signInDemo, { body: { role: 'admin' } })).toMatchObject({ code: 'bad-xsrf-token' });
});

test.each([[{ origin: 'https://attacker.invalid' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
  'a changing request from another site (%j) is refused, with the right token',
  async (headers) => {
    const plant = await application().as('plant');
    const refused = await plant.refused(industryRoutes.create, { body: { ...body, industryName: 'Foreign' }, headers });
    expect(refused).toMatchObject({ status: 403, code: 'bad-xsrf-token' });
  },
);

test('a request of our own page is accepted', async () => {
  const plant = await application().as('plant');
  const headers = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
  await plant.call(industryRoutes.create, { body: { ...body, industryName: 'Own page' }, headers });
});

test('a request id that is a plain token is kept, any other is replaced; errors repeat it', async () => {
  const { app } = application();
  const given = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-12345' } });
  expect(given.headers['x-request-id']).toBe('abc-12345');
  const replaced = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'name=Asha Patel\u007f' } });
  expect(errorBody.parse(replaced.json()).error.requestId).toBe(replaced.headers['x-request-id']);
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['text/plain', 'hello', 415, 'unsupported-media-type'],
  ['text/csv', 'a,b', 415, 'unsupported-media-type'],
  ['application/json', '{"industryName":', 400, 'invalid-input'],
  ['application/json', '', 400, 'invalid-input'],
  ['application/json', '[]', 400, 'invalid-input'],
  ['application/json', '{"__proto__":{"admin":true}}', 400, 'invalid-input'],
  ['application/json', JSON.stringify({ ...body, district: 'x'.repeat(300_000) }), 413, 'too-large'],
])('a body of %s %.30s is refused with %i', async (type, payload, status, code) => {
  const plant = await application().as('plant');
  const answer = await plant.raw('POST', '/api/industries', { body: payload, headers: { 'content-type': type } });
  expect([answer.statusCode, errorBody.parse(answer.json()).error.code]).toEqual([status, code]);
});

test('answers of the API are inert in a browser; pages may do only what the client needs', async () => {
  const { app } = application();
  const data = await app.inject('/api/system');
  expect(data.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(data.headers['cache-control']).toBe('no-store');
  const page = await app.inject('/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';worker-src 'self' blob:;style-src 'self' 'unsafe-inline'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});

test('the client is served: its page for every screen, hashed files as immutable, 404 for a missing chunk', async () => {
  const { app } = application();
  for (const url of ['/', '/HazardGuard', '/onboardindustry', '/VulnerabilityAssesment?industry=3']) {
    const page = await app.inject(url);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  }
  for (const url of ['/Alerts/0b7c', '/DRILLS/3/', '/Ews/']) expect((await app.inject(url)).statusCode, url).toBe(200);
  for (const url of ['/nowhere', '/Ews/3', '/Alerts/0b7c/more', '/HazardGuards']) {
    const page = await app.inject({ url, headers: { 'if-none-match': '*' } });
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']], url).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
  }
  const asset = await app.inject('/assets/index-0a1b2c.js');
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const url of [
    '/assets/index-lost.js',
    '/missing.png',
    '/api/nothing',
    '/API/nothing',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(404);
  }
  expect((await app.inject({ method: 'POST', url: '/HazardGuard' })).statusCode).toBe(404);
});

test('Community is the server page for the public, and the client for signed-in people', async () => {
  const { visitor, as } = application();
  const client = '<!doctype html><title>HazardGuard</title>';
  expect((await visitor().raw('GET', '/Community')).payload).toContain('practices');
  const plant = await as('plant');
  expect((await plant.raw('GET', '/COMMUNITY/?place=Surat')).payload).toBe(client);
  expect((await plant.raw('GET', '/Community?embed=1')).payload).toContain('practices');
});

test('the video is served by ranges', async () => {
  const part = await application().app.inject({ url: '/plume.mp4', headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([206, 'bytes 10-19/1000', 10]);
});

test('the map archive is served by ranges, as immutable', async () => {
  const url = '/assets/basemap-0a1b2c.pmtiles';
  const part = await application().app.inject({ url, headers: { range: 'bytes=990-16383', 'accept-encoding': 'gzip, br' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([206, 'bytes 990-999/1000', 10]);
  expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the OpenAPI document describes every route, and its page is served from here', async () => {
  const { app } = application();
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(paths['/api/industries/{id}'].put.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'path', required: true }));
  expect(paths['/api/industries'].post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/IndustryInput',
  });
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.payload).not.toMatch(/(src|href)="https?:/);
  expect((await app.inject('/api/docs/json')).json().paths).toEqual(paths);
});

test('the process is alive and ready', async () => {
  const { app } = application();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', checks: {} });
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
});

test('no other origin may read, no other method is answered, and only files of the built client are served', async () => {
  const origin = 'https://attacker.invalid';
  const { app } = application();
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/industries',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  const read = await app.inject({ method: 'GET', url: '/api/system', headers: { origin } });
  for (const { headers } of [preflight, read]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  for (const method of ['TRACE', 'CONNECT'] as const) {
    const { statusCode, payload } = await app.inject({ method: method as 'GET', url: '/api/system', headers: { 'x-secret': 'echo' } });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(payload).not.toContain('echo');
  }
  for (const path of ['/.git/config', '/.env', '/assets/', '/package.json', '/..%2f..%2fpackage.json']) {
    const { payload } = await app.inject(path);
    expect(payload).not.toMatch(/\[core\]|"workspaces"|DATABASE_URL|Index of/);
  }
});

test('a call of a withdrawn part gets 410 and the reason, whatever its method; another unknown address is not found', async () => {
  const { app } = application();
  for (const [method, url, part] of [
    ['GET', '/api/industries/7/risk-worksheet?x=1', 'risk-worksheet'],
    ['PUT', '/api/industries/7/risk-worksheet?x=1', 'risk-worksheet'],
    ['POST', '/api/account/break-glass', 'emergency-access'],
    ['DELETE', '/api/account/break-glass', 'emergency-access'],
    ['GET', '/api/account/break-glass/targets?search=Pani', 'emergency-access'],
    ['GET', '/api/break-glass', 'emergency-access'],
    ['GET', '/api/break-glass/7/report.pdf?language=hi', 'emergency-access'],
    ['POST', '/api/break-glass/requests/7/decide', 'emergency-access'],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode, url).toBe(410);
    expect(answer.json()).toMatchObject({ error: { code: 'withdrawn', message: withdrawn[part].reason } });
  }
  for (const url of [
    '/api/industries/7/risk-worksheets',
    '/api/industries/x/risk-worksheet',
    '/api/x/industries/7/risk-worksheet',
    '/api/break-glasses',
    '/api/x/break-glass',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404);
});
