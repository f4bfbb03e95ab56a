import pg from 'pg';
import type { Database } from '../database.ts';

/** Whether this server may still act for all: its leases are valid only while the database hears from it. */
export interface DatabaseLink {
  /** The database has not answered for so long that other servers may have taken over: this server accepts and sends nothing. */
  readonly fenced: boolean;
  /** Called when `fenced` becomes true. */
  onFenced(listener: () => void): void;
  close(): Promise<void>;
}

/** For a database that ends with this process: no other server can take over. */
export const embeddedLink: DatabaseLink = { fenced: false, onFenced: () => undefined, close: async () => undefined };

interface LinkOptions {
  readonly url: string;
  readonly database: Database;
  readonly onChange: (fenced: boolean) => void;
}

const everyMs = 1_000;
const answerMs = 1_500;
/** Shorter than any lease: a fenced server stops before another begins. */
const fencedAfterMs = 4_000;
/** After this process was suspended, its timer expires before it has read the answer: allow a moment for that. */
const graceMs = 100;

const withTimeout = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new Error(`No answer within ${ms} ms`));
    clock = setTimeout(() => {
      clock = setTimeout(giveUp, graceMs);
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
  }
};

/**
 * Queries the database once a second on its own connection. After four seconds without an answer, statements on other connections
 * fail: a cut network would let them hang for a quarter of an hour. Keeps trying until the database is back.
 */
export const watchLink = ({ url, database, onChange }: LinkOptions): DatabaseLink => {
  const listeners: (() => void)[] = [];
  let answeredAt = performance.now();
  let client: pg.Client | null = null;
  let reported = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const drop = (): void => {
    const dropped = client;
    client = null;
    // Not end(): it would wait for the other side.
    dropped?.connection.stream.destroy();
  };
  const connected = async (): Promise<pg.Client> => {
    if (client !== null) return client;
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs, application_name: 'hazardguard link' });
    made.on('error', () => undefined);
    client = made;
    await made.connect();
    return made;
  };
  const isFenced = (): boolean => performance.now() - answeredAt > fencedAfterMs;
  const tell = (): void => {
    const fenced = isFenced();
    if (fenced) database.cut();
    if (fenced === reported) return;
    reported = fenced;
    onChange(fenced);
    if (fenced) for (const listener of listeners) listener();
  };
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    try {
      await withTimeout(answerMs, (async () => (await connected()).query('select 1'))());
      answeredAt = askedAt;
    } catch {
      // Callers that need the database report why it is unavailable; this only retries.
      drop();
    }
    if (closed) return;
    tell();
    timer = setTimeout(() => void ask(), everyMs).unref();
  };
  void ask();
  return {
    get fenced() {
      return isFenced();
    },
    onFenced: (listener) => void listeners.push(listener),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      drop();
    },
  };
};
