import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: '/taken' }).end();
  else if (request.url === '/large') response.end('x'.repeat(600 * 1024));
  else response.end('{}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = { method: 'GET', headers: {} };

test.each([
  ['without TLS', 'http://id.example.org/token'],
  ['an address in place of a name', 'https://10.0.0.1/token'],
  ['an address of this machine', 'https://127.0.0.1/token'],
  ['the same, as IPv6', 'https://[::1]/token'],
  ['with a user', 'https://user@id.example.org/token'],
  ['something else than the web', 'file:///etc/passwd'],
])('%s is refused', async (_name, address) => {
  const fetch = guardedFetch({ issuer: 'https://id.example.org', loopback: false });
  await expect(fetch(address, get)).rejects.toThrow('which this server does not call');
});

test("a name that resolves into a private network is refused, unless it is the issuer's", async () => {
  const cause = { cause: { message: 'localhost is not in the public network' } };
  await expect(guardedFetch({ issuer: 'https://id.example.org', loopback: false })('https://localhost:1/keys', get)).rejects.toMatchObject(
    cause,
  );
  const own = guardedFetch({ issuer: 'https://localhost:1', loopback: false })('https://localhost:1/keys', get);
  await expect(own).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

test('a redirect is reported and not followed; an answer beyond the size limit is cut off', async () => {
  const fetch = guardedFetch({ issuer: origin, loopback: true });
  expect((await fetch(`${origin}/away`, get)).status).toBe(302);
  await expect(fetch(`${origin}/large`, get)).rejects.toThrow('more than 512 kB');
});
