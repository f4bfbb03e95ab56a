import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface TakServer {
  /** tcp:// or tls://, with a port. */
  readonly url: string;
  /** Of this client; null: the server asks for none. */
  readonly identity: { readonly certificate: string; readonly key: string } | null;
  /** PEM of the authority that signed the server's certificate; null: a public one. */
  readonly authority: string | null;
}

export interface TakStreamOptions {
  readonly server: TakServer;
  /** The server knows nothing yet of what this stream sends. */
  readonly onConnect: () => void;
  /** Why it is not connected; it is tried again. */
  readonly onError: (error: Error) => void;
  /** First wait before another attempt, ms. */
  readonly retryMs?: number;
}

export interface TakStream {
  /** False: not connected, or the server does not read. What was sent may be lost with the connection: the protocol confirms nothing. */
  send(text: string): boolean;
  close(): void;
}

const connectMs = 10_000;
const longestRetryMs = 60_000;
/** A connection that lasted so long was no failure: the next attempt waits the shortest time again. */
const heldMs = 30_000;
/** More than all warnings of a State; a server that leaves so much unread is replaced by a new connection. */
const mostUnread = 8 * 1024 * 1024;

const openSocket = ({ url, identity, authority }: TakServer): { readonly socket: Socket; readonly ready: 'connect' | 'secureConnect' } => {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const where = { host, port: Number(port) };
  if (protocol === 'tcp:') return { socket: connectTcp(where), ready: 'connect' };
  const socket = connectTls({
    ...where,
    minVersion: 'TLSv1.2',
    ...(identity === null ? {} : { cert: identity.certificate, key: identity.key }),
    ...(authority === null ? {} : { ca: authority }),
  });
  return { socket, ready: 'secureConnect' };
};

/**
 * A connection to the streaming input of a TAK server: XML events one after another over TCP or TLS. It is made again whenever it ends, after
 * a wait that doubles up to a minute.
 */
export const openTakStream = ({ server, onConnect, onError, retryMs = 1_000 }: TakStreamOptions): TakStream => {
  let current: Socket | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = retryMs;
  let closed = false;
  let pending: Socket | null = null;

  const open = (): void => {
    const { socket, ready } = openSocket(server);
    pending = socket;
    let connectedAt = 0;
    let reason = 'The connection was closed';
    socket.setKeepAlive(true, heldMs).setTimeout(connectMs);
    socket.once('timeout', () => socket.destroy(new Error('No answer')));
    socket.once(ready, () => {
      socket.setTimeout(0);
      connectedAt = performance.now();
      current = socket;
      onConnect();
    });
    // Events of other clients are not used.
    socket.resume();
    socket.on('error', ({ message }) => {
      reason = message;
    });
    socket.once('close', () => {
      current = null;
      pending = null;
      if (closed) return;
      if (connectedAt > 0 && performance.now() - connectedAt > heldMs) waitMs = retryMs;
      onError(new Error(`${server.url}: ${reason}`));
      // Not all servers of an installation at the same moment.
      retry = setTimeout(open, waitMs * (0.5 + Math.random() / 2)).unref();
      waitMs = Math.min(longestRetryMs, 2 * waitMs);
    });
  };
  open();
  return {
    send: (text) => {
      if (current === null) return false;
      if (current.writableLength > mostUnread) {
        current.destroy(new Error('The server does not read'));
        return false;
      }
      current.write(text);
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      current?.destroySoon();
      if (current === null) pending?.destroy();
    },
  };
};
