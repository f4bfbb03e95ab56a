import { connect, createServer, type Server } from 'node:net';
import { type SystemPostgres, startSystemPostgres } from '../system-postgres.ts';

/** A request of the test to its process inside a namespace; one at a time. */
export type HelperRequest =
  | { readonly what: 'station' }
  | { readonly what: 'door'; readonly toPort: number }
  | { readonly what: 'database'; readonly bin: string; readonly address: string };

export interface HelperReply {
  readonly ready?: true;
  readonly databaseUrl?: string;
  readonly error?: string;
}

let database: SystemPostgres | undefined;

const sendReply = (answer: HelperReply, handle?: Server): void => {
  process.send?.(answer, handle, undefined, () => handle?.close());
};

/** A socket belongs to the namespace in which it was opened, whichever process uses it: the test serves on it from outside. */
const openSocket = async (): Promise<void> => {
  const station = createServer();
  await new Promise<void>((resolve) => station.listen(0, '127.0.0.1', resolve));
  sendReply({}, station);
};

/** Forwards connections to the test's own socket outside to a port of the loopback in here. */
const forwardPort = (outside: Server, toPort: number): void => {
  outside.on('connection', (from) => {
    const to = connect(toPort, '127.0.0.1');
    from.pipe(to).pipe(from);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    to.on('error', () => from.destroy()).on('close', () => from.destroy());
  });
  sendReply({});
};

const openDatabase = async (bin: string, address: string): Promise<void> => {
  database = await startSystemPostgres(bin, { address });
  sendReply({ databaseUrl: database.url });
};

const handleRequest = async (asked: HelperRequest, outside?: Server): Promise<void> => {
  if (asked.what === 'station') await openSocket();
  else if (asked.what === 'database') await openDatabase(asked.bin, asked.address);
  else if (outside !== undefined) forwardPort(outside, asked.toPort);
};

process.on('message', (asked: HelperRequest, outside?: Server) => {
  handleRequest(asked, outside).catch((error: unknown) => sendReply({ error: String(error) }));
});
// The test has closed the namespace, or has died. With this process, the first of its namespace, everything in it ends.
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), 5_000);
  void database?.stop().finally(() => process.exit());
  if (database === undefined) process.exit();
});
sendReply({ ready: true });
