import { ApiError } from '@hazardguard/contract';
import { openThreads } from '../../platform/threads/open-threads.ts';
import type { StatementRead } from './read-statement.ts';
import type * as thread from './statement-thread.ts';
import type { StatementAnswer, StatementText } from './statement-thread.ts';
import { refuse } from './tree.ts';

/** Parses statements in a thread, so that none can delay or break other requests. */
export interface StatementReader {
  /** The statement; throws `RefusedStatement` with the reason. */
  readonly read: (text: StatementText) => Promise<StatementRead>;
  readonly close: () => Promise<void>;
}

/** Many times the parse time of any statement that passes the nesting limit, including the start of the thread. */
const timeoutMs = 15_000;

export const openStatementReader = (): StatementReader => {
  const pool = openThreads<StatementText, StatementAnswer>({
    filename: new URL('statement-thread.ts', import.meta.url).href,
    name: 'readText' satisfies keyof typeof thread,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const run = async (text: StatementText): Promise<StatementAnswer> => {
    try {
      return await pool.run(text, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.name === 'AbortError') throw new ApiError('unavailable', 'The server is too busy to read the statement; try again');
      // The thread ended because of this statement: it parses one at a time.
      if (/^worker exited|ERR_WORKER/iu.test(`${error.message} ${'code' in error ? error.code : ''}`))
        return { refused: 'too complex to be parsed' };
      throw error;
    }
  };
  return {
    read: async (text) => {
      const found = await run(text);
      return 'refused' in found ? refuse(found.refused) : found;
    },
    close: () => pool.destroy(),
  };
};
