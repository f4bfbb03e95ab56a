import type { Database } from '../database.ts';
import { type ChainHead, chainStart, computeLinkHash } from './chain.ts';

/** A fault at one position of the chain. */
export interface ChainFault {
  readonly position: number;
  /**
   * `changed`: the entry, or its order, differs from what was sealed. `missing`: there is no such entry. `head`: a head stored
   * outside differs.
   */
  readonly what: 'changed' | 'missing' | 'head';
}

export interface ChainReport {
  /** Sealed entries that were read. */
  readonly sealed: number;
  readonly unsealed: number;
  /** Time of the oldest unsealed entry; null: none. */
  readonly unsealedSince: Date | null;
  /** Null: no entry is sealed yet. */
  readonly head: ChainHead | null;
  /** Number of outside heads checked against the chain. */
  readonly heads: number;
  /** The first of them, at most `mostFaults`. */
  readonly faults: readonly ChainFault[];
}

interface Link {
  readonly position: number;
  readonly hash: Buffer;
  readonly text: string;
}

interface VerifyOptions {
  /** Heads stored outside the database. */
  readonly heads?: readonly ChainHead[];
  /** Called after each batch with the number of entries read. */
  readonly onProgress?: (read: number) => void;
  /** When aborted, the check ends with an error. */
  readonly signal?: AbortSignal;
}

export const mostFaults = 20;
const linksAtOnce = 5_000;

const readLinks = async ({ pool }: Database, after: number, until: number): Promise<readonly Link[]> => {
  const { rows } = await pool.query<Link>(
    `select position, hash, audit_text(entry) as text from audit_entry entry
     where position > $1 and position <= $2 order by position limit $3`,
    [after, until, linksAtOnce],
  );
  return rows;
};

const countUnsealed = async ({ pool }: Database): Promise<{ readonly unsealed: number; readonly since: Date | null }> => {
  const { rows } = await pool.query<{ unsealed: number; since: Date | null }>(
    'select count(*) as unsealed, min(at) as since from audit_entry where position is null',
  );
  return rows[0] ?? { unsealed: 0, since: null };
};

const readNewestPosition = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ newest: number | null }>('select max(position) as newest from audit_entry');
  return rows[0]?.newest ?? 0;
};

/** Walks the chain in order and collects faults. */
const makeWalker = (heads: ReadonlyMap<number, readonly string[]>) => {
  const faults: ChainFault[] = [];
  const met = new Set<number>();
  let position = 0;
  let hash: Buffer | null = chainStart;
  const tell = (fault: ChainFault): void => {
    if (faults.length < mostFaults) faults.push(fault);
  };
  return {
    faults,
    step: (link: Link): void => {
      if (link.position !== position + 1) {
        tell({ position: position + 1, what: 'missing' });
        hash = null;
      }
      // After a gap the previous hash is unknown: this entry cannot be checked, later ones can.
      if (hash !== null && !computeLinkHash(hash, link.text).equals(link.hash)) tell({ position: link.position, what: 'changed' });
      for (const head of heads.get(link.position) ?? [])
        if (head !== link.hash.toString('hex')) tell({ position: link.position, what: 'head' });
      met.add(link.position);
      ({ position, hash } = link);
    },
    end: (): ChainHead | null => {
      for (const at of heads.keys()) if (!met.has(at)) tell({ position: at, what: 'head' });
      return hash === null || position === 0 ? null : { position, hash: hash.toString('hex') };
    },
  };
};

const groupByPosition = (heads: readonly ChainHead[]): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>();
  for (const { position, hash } of heads) found.set(position, [...(found.get(position) ?? []), hash]);
  return found;
};

/**
 * Recomputes every hash of the record here, not in the database, from the first entry to the newest one sealed when the check
 * began, and compares it with heads stored outside. Reads 5,000 entries at a time and blocks no write.
 */
export const verifyChain = async (database: Database, { heads = [], onProgress, signal }: VerifyOptions = {}): Promise<ChainReport> => {
  const walker = makeWalker(groupByPosition(heads));
  // Entries sealed during the check must not hide a truncated end: the heads give the least length of the chain.
  const until = await readNewestPosition(database);
  let read = 0;
  for (let after = 0; after < until; ) {
    signal?.throwIfAborted();
    const links = await readLinks(database, after, until);
    const last = links.at(-1);
    if (last === undefined) break;
    for (const link of links) walker.step(link);
    after = last.position;
    read += links.length;
    onProgress?.(read);
  }
  const head = walker.end();
  const { unsealed, since } = await countUnsealed(database);
  return { sealed: read, unsealed, unsealedSince: since, head, heads: heads.length, faults: walker.faults };
};
