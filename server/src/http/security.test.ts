import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { securityHeaders } from './security.ts';

const policyWith = async (environment: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> => {
  const app = Fastify();
  securityHeaders(app, readSettings(environment));
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]));
};

test('pages may read pictures from the folders of the two services alone, and may frame nobody', async () => {
  const policy = await policyWith({});
  const services = 'https://storage.googleapis.com/earthenginepartners-hansen/tiles/ https://gibs.earthdata.nasa.gov/wmts/epsg3857/best/';
  expect(policy.get('connect-src')).toBe(`'self' blob: ${services}`);
  expect(policy.get('img-src')).toBe(`'self' data: blob: ${services}`);
  expect(policy.get('frame-src')).toBe("'none'");
});

test('a service that is switched off is not let in, and each configured frame lets in its host and no other', async () => {
  const policy = await policyWith({
    IMAGERY_FOREST_URL: 'none',
    IMAGERY_NO2_URL: 'none',
    FRAME_HOSTS: 'maps.example.org,unused.example.org',
    FRAME_R1: 'https://maps.example.org/one?a=1',
    FRAME_R2: 'https://maps.example.org/two',
  });
  expect(policy.get('connect-src')).toBe("'self' blob:");
  expect(policy.get('frame-src')).toBe('https://maps.example.org');
});
