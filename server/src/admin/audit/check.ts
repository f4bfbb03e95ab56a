import type { AuditCheck } from '@hazardguard/contract';
import { formatHead } from '../../platform/db/audit/chain.ts';
import type { HeadKeeper } from '../../platform/db/audit/heads.ts';
import { verifyChain } from '../../platform/db/audit/verify.ts';
import type { Database } from '../../platform/db/database.ts';
import { countSealed } from './store.ts';

interface CheckerOptions {
  readonly database: Database;
  readonly heads: HeadKeeper;
  readonly onError: (error: unknown) => void;
}

const never: AuditCheck = {
  state: 'none',
  startedAt: null,
  endedAt: null,
  startedBy: null,
  read: 0,
  total: 0,
  unsealed: 0,
  unsealedSince: null,
  head: null,
  heads: 0,
  faults: [],
};

/** Checks the whole record, one check at a time. A check may take minutes; the client polls its state. */
export const makeChecker = ({ database, heads, onError }: CheckerOptions) => {
  let last = never;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      const storedHeads = heads.read();
      const report = await verifyChain(database, {
        heads: storedHeads,
        signal: stopping.signal,
        onProgress: (read) => {
          last = { ...last, read };
        },
      });
      last = {
        ...last,
        state: 'done',
        endedAt: new Date().toISOString(),
        read: report.sealed,
        unsealed: report.unsealed,
        unsealedSince: report.unsealedSince?.toISOString() ?? null,
        head: report.head === null ? null : formatHead(report.head),
        heads: report.heads,
        faults: [...report.faults],
      };
    } catch (error) {
      if (!stopping.signal.aborted) onError(error);
      last = { ...last, state: 'failed', endedAt: new Date().toISOString() };
    }
  };
  return {
    state: (): AuditCheck => last,
    start: async (startedBy: string): Promise<AuditCheck> => {
      const total = await countSealed(database);
      if (running !== null) return last;
      last = { ...never, state: 'running', startedAt: new Date().toISOString(), startedBy, total };
      running = run().finally(() => {
        running = null;
      });
      return last;
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
};
