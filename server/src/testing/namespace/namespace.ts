import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { HelperReply, HelperRequest } from './namespace-helper.ts';

const run = promisify(execFile);
const helperScript = fileURLToPath(new URL('namespace-helper.ts', import.meta.url));

/** Separate network, processes and shared memory; all of it ends with the first process in it. */
const unshare = ['--net', '--pid', '--ipc', '--mount-proc', '--fork', '--kill-child=SIGKILL'] as const;

/** Why network namespaces cannot be created here; null: they can, with links between them. Tested with one that is removed immediately. */
export const findNamespaceObstacle = (): string | null => {
  const link = ['ip', 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other'] as const;
  const { status, error, stderr } = spawnSync('unshare', [...unshare, ...link], { encoding: 'utf8', timeout: 10_000 });
  if (status === 0) return null;
  const why = error?.message ?? stderr.trim();
  return `SKIPPED, no network namespaces can be made here: it needs Linux, root, and the programs unshare and ip (${why})`;
};

/** A network namespace of Linux, without a name: it leaves nothing behind, however the test ends. */
export interface Namespace {
  /** Its processes, by the ids of this machine. */
  readonly pid: number;
  /** Prefix of a command that runs inside. */
  readonly enter: readonly string[];
  ip(...args: string[]): Promise<void>;
  /** A socket that listens on the loopback inside; the test serves on it. */
  openStation(): Promise<Server>;
  /** A port of this machine's loopback that forwards to one of the loopback inside. */
  openDoor(toPort: number): Promise<number>;
  /** A PostgreSQL of this machine that listens inside, on the loopback and on that address. Returns its URL inside. */
  startDatabase(bin: string, address: string): Promise<string>;
  close(): Promise<void>;
}

const listenOutside = async (): Promise<{ readonly socket: Server; readonly port: number }> => {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const address = socket.address();
  return { socket, port: address !== null && typeof address === 'object' ? address.port : 0 };
};

/** The helper's next message; its death is an error. */
const readReply = (child: ChildProcess, said: () => string): Promise<{ readonly answer: HelperReply; readonly socket: Server }> =>
  new Promise((resolve, reject) => {
    const died = (): void => reject(new Error(`The first process of the namespace has ended: ${said()}`));
    child.once('exit', died);
    child.once('message', (answer: HelperReply, socket) => {
      child.off('exit', died);
      if (answer.error === undefined) resolve({ answer, socket: socket as Server });
      else reject(new Error(answer.error));
    });
  });

export const openNamespace = async (): Promise<Namespace> => {
  const child = spawn('unshare', [...unshare, process.execPath, '--disable-warning=ExperimentalWarning', helperScript], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const pid = child.pid ?? 0;
  const ended = once(child, 'exit');
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const said = () => complaint;
  await readReply(child, said);
  const ask = (asked: HelperRequest, socket?: Server) => {
    const answer = readReply(child, said);
    child.send(asked, socket, {}, () => socket?.close());
    return answer;
  };
  const of = `/proc/${pid}/ns`;
  const enter = ['nsenter', `--net=${of}/net`, `--ipc=${of}/ipc`, `--mount=${of}/mnt`, `--pid=${of}/pid_for_children`, '--'];
  const ip = async (...args: string[]): Promise<void> => {
    await run('nsenter', [`--net=${of}/net`, '--', 'ip', ...args]);
  };
  await ip('link', 'set', 'lo', 'up');
  return {
    pid,
    enter,
    ip,
    openStation: async () => (await ask({ what: 'station' })).socket,
    openDoor: async (toPort) => {
      const { socket, port } = await listenOutside();
      await ask({ what: 'door', toPort }, socket);
      return port;
    },
    startDatabase: async (bin, address) => (await ask({ what: 'database', bin, address })).answer.databaseUrl ?? '',
    close: async () => {
      if (child.connected) child.disconnect();
      const killer = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await ended;
      clearTimeout(killer);
    },
  };
};

/** A link between two namespaces, with an address at either end; it ends with either of them. */
export interface NetworkLink {
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Cut at the first one's end: data of the other are dropped silently. */
export const connectNamespaces = async (
  one: Namespace,
  oneAddress: string,
  other: Namespace,
  otherAddress: string,
): Promise<NetworkLink> => {
  await one.ip('link', 'add', 'cable', 'type', 'veth', 'peer', 'name', 'cable', 'netns', String(other.pid));
  await one.ip('address', 'add', `${oneAddress}/30`, 'dev', 'cable');
  await other.ip('address', 'add', `${otherAddress}/30`, 'dev', 'cable');
  const mend = () => one.ip('link', 'set', 'cable', 'up');
  await other.ip('link', 'set', 'cable', 'up');
  await mend();
  return { cut: () => one.ip('link', 'set', 'cable', 'down'), mend };
};
