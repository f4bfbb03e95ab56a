import type { ChainHead } from '../../db/audit/chain.ts';
import type { HeadKeeper } from '../../db/audit/heads.ts';
import { sealEntries } from '../../db/audit/seal.ts';
import type { Database } from '../../db/database.ts';

interface SealerOptions {
  readonly database: Database;
  readonly heads: HeadKeeper;
  readonly onSealed: (head: ChainHead) => void;
  readonly onRound: () => void;
  readonly onError: (error: unknown) => void;
}

/** An entry waits no longer than this for its place in the chain, while a server runs. */
const everyMs = 2_000;

/** Seals what was committed, every two seconds, and once more at the end; any number of servers may do so. */
export const startSealer = ({ database, heads, onSealed, onRound, onError }: SealerOptions) => {
  const seal = async (): Promise<void> => {
    const head = await sealEntries(database);
    if (head !== null) {
      heads.keep(head, new Date());
      onSealed(head);
    }
    onRound();
  };
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = running.then(() => (stopped ? undefined : seal())).catch(onError);
  };
  const timer = setInterval(round, everyMs).unref();
  round();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
      await seal().catch(onError);
    },
  };
};
