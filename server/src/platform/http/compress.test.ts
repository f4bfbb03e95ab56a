import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

const long = { words: 'chlorine '.repeat(2_000) };

const server = async () => {
  const app = fastify();
  await compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ words: 'chlorine' }));
  app.get('/csv', (_request, reply) => reply.type('text/csv; charset=utf-8').send('a,b\r\n'.repeat(1_000)));
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(10_000)));
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send('data: x\n\n'.repeat(1_000)));
  app.get('/lines', (_request, reply) => reply.type('application/x-ndjson').send('{}\n'.repeat(1_000)));
  return app;
};
const gzip = { 'accept-encoding': 'br, gzip' };

test('a long text answer is compressed for clients that accept it, with a Vary header', async () => {
  const app = await server();
  const answer = await app.inject({ url: '/long', headers: gzip });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) });
  expect(answer.rawPayload.length).toBeLessThan(1_000);
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
  expect((await app.inject({ url: '/csv', headers: gzip })).headers['content-encoding']).toBe('gzip');
  await app.close();
});

test('short answers, pictures, event streams and clients without compression are left unchanged', async () => {
  const app = await server();
  for (const url of ['/short', '/picture', '/events', '/lines'])
    expect((await app.inject({ url, headers: gzip })).headers['content-encoding'], url).toBeUndefined();
  const plain = await app.inject({ url: '/long' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(long);
  await app.close();
});
