import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../env/env.ts';
import { connectDatabase } from './connect.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** PostgreSQL's ErrorResponse (protocol 3.0) with its severity, code and message. */
const errorResponse = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

test('waits for a recovering server, with one log line; a refusal after that ends the start', async () => {
  const answers = [
    errorResponse('57P03', 'the database system is not yet accepting connections'),
    errorResponse('57P03', 'the database system is starting up'),
    errorResponse('28P01', 'password authentication failed'),
  ];
  let asked = 0;
  server = createServer((socket) => {
    socket.once('data', () => socket.end(answers[Math.min(asked++, answers.length - 1)] ?? ''));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const settings = readSettings({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/data` });
  await expect(connectDatabase(settings, (line) => said.push(line))).rejects.toThrow('it refuses the user or password');
  expect(asked).toBe(3);
  expect(said).toEqual([
    `PostgreSQL at 127.0.0.1:${port}/data is starting or recovering (the database system is not yet accepting connections). Waiting for it ...`,
  ]);
});

test.each([
  ['28P01', 'password authentication failed', 'it refuses the user or password. Correct user and password in DATABASE_URL.'],
  [
    '3D000',
    'database "data" does not exist',
    'the database does not exist there. Create it, or correct the name of the database in DATABASE_URL.',
  ],
  ['53300', 'too many clients already', 'too many clients already. Correct DATABASE_URL, or the server it names.'],
])('a refusal with %s names host, port, database and remedy, never the password or another database', async (code, message, said) => {
  server = createServer((socket) => {
    socket.once('data', () => socket.end(errorResponse(code, message)));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/data` });
  await expect(connectDatabase(settings, () => undefined)).rejects.toThrow(
    new RegExp(
      `^The PostgreSQL of DATABASE_URL cannot be used \\(host 127\\.0\\.0\\.1, port ${port}, database data\\): ${said.replaceAll('.', '\\.')}$`,
      'u',
    ),
  );
});

test('the port that an address leaves out is named', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://user:secret@no-such-host.invalid/data' });
  await expect(connectDatabase(settings, () => undefined)).rejects.toThrow(
    '(host no-such-host.invalid, port 5432, database data): its host name',
  );
});
