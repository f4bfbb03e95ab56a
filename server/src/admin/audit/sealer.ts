import type { ChainHead } from '../../platform/db/audit/chain.ts';
import type { HeadKeeper } from '../../platform/db/audit/heads.ts';
import { readNewestHead, sealEntries } from '../../platform/db/audit/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import type { YieldToMessages } from '../../platform/jobs/yield-to-messages.ts';
import { withRoundSpan } from '../../platform/observe/tracing/trace.ts';

interface SealerOptions {
  readonly database: Database;
  readonly heads: HeadKeeper;
  /** False: other processes seal, and this one only stores their heads. */
  readonly seals: boolean;
  readonly yieldToMessages: YieldToMessages;
  readonly onSealed: (head: ChainHead) => void;
  readonly onRound: () => void;
  readonly onError: (error: unknown) => void;
}

/** Longest wait of an entry for its place in the chain, unless messages of a released alert are being sent. */
const everyMs = 2_000;

/** Seals committed entries every two seconds and once more at shutdown. Any number of servers may run it. Each stores the newest head. */
export const startSealer = ({ database, heads, seals, yieldToMessages, onSealed, onRound, onError }: SealerOptions) => {
  const stopping = new AbortController();
  const before = (): Promise<void> => yieldToMessages(stopping.signal);
  let known = 0;
  const seal = async (): Promise<void> => {
    // A head sealed by another server is stored here too: each copy outside the database helps to detect tampering.
    const head = (seals ? await sealEntries(database, { before }) : null) ?? (await readNewestHead(database));
    if (head !== null && head.position !== known) {
      known = head.position;
      heads.keep(head, new Date());
      onSealed(head);
    }
    onRound();
  };
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const round = (): void => {
    if (isRunning) return;
    isRunning = true;
    running = withRoundSpan(seals ? 'audit-seal' : 'audit-heads', seal)
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(round, everyMs).unref();
  round();
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      clearInterval(timer);
      await running;
      await seal().catch(onError);
    },
  };
};
