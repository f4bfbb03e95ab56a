import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';

const bodyLimit = 1024;
const jsonType = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

let app: FastifyInstance | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app?.close();
});

const listening = async (limits: Partial<ConnectionLimits>, trustProxy = false, refuses = false): Promise<number> => {
  app = Fastify({ bodyLimit, trustProxy, http: { connectionsCheckingInterval: 50 } });
  limitConnections(app, { perAddress: 200, isBehindProxy: trustProxy, ...limits });
  if (refuses) app.addHook('onRequest', async (_request, reply) => reply.code(401).send('no'));
  app.post('/', () => 'done');
  app.post('/upload', { bodyLimit: 1024 * bodyLimit }, () => 'done');
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

interface Client {
  readonly socket: Socket;
  readonly text: () => string;
  readonly closed: Promise<void>;
}

const client = (port: number, sent = ''): Client => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  socket.on('error', () => undefined);
  socket.write(sent);
  return { socket, text: () => text, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
};

test('connections with no request, half a request line or half a body are closed', async () => {
  const port = await listening({ headersMs: 200, bodyMs: 200 });
  const slow = [client(port), client(port, 'GET / HTTP/1.1\r\nhos'), client(port, `${jsonType}content-length: 100\r\n\r\n{"a":`)];
  await Promise.all(slow.map(({ closed }) => closed));
});

test('a request that is answered, or injected without a socket, is not ended later', async () => {
  const port = await listening({ bodyMs: 100 });
  const done = client(port, `${jsonType}content-length: 2\r\n\r\n{}`);
  await expect.poll(done.text).toContain('done');
  const injected = await app?.inject({ method: 'POST', url: '/', payload: {} });
  expect(injected?.statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done.socket.destroyed).toBe(false);
});

test('an upload may be slow while it sends, and is closed once it stops', async () => {
  const port = await listening({ headersMs: 5_000, bodyMs: 300 });
  const upload = client(port, 'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"a":"');
  let isOpen = true;
  void upload.closed.then(() => {
    isOpen = false;
  });
  for (let i = 0; i < 10; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (isOpen) upload.socket.write('x'.repeat(200));
  }
  expect(isOpen).toBe(true);
  await upload.closed;
});

test('an upload that sends a byte now and then is closed', async () => {
  const port = await listening({ headersMs: 5_000, bodyMs: 200 });
  const upload = client(port, 'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"a":"');
  const drip = setInterval(() => upload.socket.write('x'), 50);
  upload.socket.once('close', () => clearInterval(drip));
  await upload.closed;
});

test.each([
  ['an upload', '/upload', ''],
  ['a body', '/', ''],
  ['a chunked body', '/', 'transfer-encoding: chunked\r\n'],
])('%s that continues slowly after its refusal is closed', async (_what, path, header) => {
  const port = await listening({ headersMs: 5_000, bodyMs: 200 }, false, true);
  const length = header === '' ? 'content-length: 100000\r\n' : header;
  const refused = client(port, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n`);
  const drip = setInterval(() => refused.socket.write(header === '' ? 'x' : '1\r\nx\r\n'), 50);
  refused.socket.once('close', () => clearInterval(drip));
  await expect.poll(refused.text).toContain('401');
  await refused.closed;
});

test('a server has the limits of the documentation; a process has 12,000 connections in all', async () => {
  await listening({});
  expect(app?.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 0, keepAliveTimeout: 75_000, maxConnections: 12_000 });
});

test('a live stream stays open past every limit', async () => {
  const port = await listening({ headersMs: 100, bodyMs: 100 });
  const stream = client(port, 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(stream.text).toContain('data: 1');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(stream.socket.destroyed).toBe(false);
});

test('one address has a limited number of connections; a closed one makes room', async () => {
  const port = await listening({ perAddress: 2 });
  const first = client(port, 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  const second = client(port, 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => first.text() + second.text()).toMatch(/data: 1[\s\S]*data: 1/);
  const third = client(port, 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  await third.closed;
  expect(third.text()).toBe('');
  first.socket.destroy();
  await expect
    .poll(async () => {
      const next = client(port, 'GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
      await Promise.race([next.closed, expect.poll(next.text).toContain('data: 1')]);
      return next.text();
    })
    .toContain('data: 1');
});

test('behind a proxy the client is counted, not the connection', async () => {
  const port = await listening({ perAddress: 1 }, true);
  const ask = (address: string): Client => client(port, `GET /stream HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`);
  const one = ask('192.0.2.1');
  await expect.poll(one.text).toContain('data: 1');
  const again = ask('192.0.2.1');
  await expect.poll(again.text).toContain('At most 1 requests at a time');
  const other = ask('192.0.2.2');
  await expect.poll(other.text).toContain('data: 1');
});
