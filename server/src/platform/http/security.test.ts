import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../env/env.ts';
import { setSecurityHeaders } from './security.ts';

const policyWith = async (environment: Readonly<Record<string, string>>, url = '/'): Promise<ReadonlyMap<string, string>> => {
  const app = Fastify();
  setSecurityHeaders(app, readSettings(environment));
  app.get('*', () => 'page');
  const { headers } = await app.inject(url);
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]));
};

test('pages may load pictures of no other host, and may frame nothing', async () => {
  const policy = await policyWith({});
  expect(policy.get('connect-src')).toBe("'self' blob:");
  expect(policy.get('img-src')).toBe("'self' data: blob:");
  expect(policy.get('frame-src')).toBe("'self'");
});

test('a tile service is allowed by its host, and each configured frame allows its host only', async () => {
  const policy = await policyWith({
    MAP_STREET_URL: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    FRAME_HOSTS: 'maps.example.org,unused.example.org',
    FRAME_R1: 'https://maps.example.org/one?a=1',
    FRAME_R2: 'https://maps.example.org/two',
  });
  expect(policy.get('connect-src')).toBe("'self' blob: https://*.tiles.example.org");
  expect(policy.get('frame-src')).toBe("'self' https://maps.example.org");
});

test('pages run scripts of this origin through one Trusted Types policy; data are inert; only the API documentation has no policy', async () => {
  const policy = await policyWith({});
  expect([policy.get('script-src'), policy.get('object-src'), policy.get('default-src')]).toEqual(["'self'", "'none'", "'self'"]);
  expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual(["'script'", 'default']);
  const data = await policyWith({}, '/api/industries');
  expect([...data]).toEqual([
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ]);
  const documentation = await policyWith({}, '/api/docs');
  expect([documentation.get('script-src'), documentation.has('trusted-types')]).toEqual(["'self'", false]);
});
