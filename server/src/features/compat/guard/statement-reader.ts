import { ApiError } from '@hazardguard/contract';
import { openThreads } from '../../../threads/open-threads.ts';
import type { StatementRead } from './read-statement.ts';
import type * as thread from './statement-thread.ts';
import type { StatementAnswer, StatementText } from './statement-thread.ts';
import { refuse } from './tree.ts';

/** Reads statements beside the server: none that is sent can hold up or break what other people ask for. */
export interface StatementReader {
  /** The statement; throws `RefusedStatement` with the reason. `asker`: the account, which may have 48 waiting at a time. */
  readonly read: (text: StatementText, asker: string) => Promise<StatementRead>;
  readonly close: () => Promise<void>;
}

const maxWaiting = 256;
const maxWaitingEach = 48;
const timeoutMs = 5_000;
/** A new thread loads the parser first; where others wait, their turns come before. Neither is the statement's own time. */
const startMs = 20_000;
const turnMs = 250;

const tooComplex = 'too complex to be parsed';

/** Deepest brackets, and most signs of arithmetic, that a plain statement with bound values can need. */
const deepestBrackets = 16;
const mostArithmetic = 20;

/** Refuses what a parser would recurse into, by counting outside of quoted text: in time proportional to the length. */
const refuseDeep = (sql: string): void => {
  let depth = 0;
  let arithmetic = 0;
  for (const sign of sql.replace(/'[^']*'/g, '')) {
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if ('+-/%^~|&#'.includes(sign)) arithmetic++;
    if (depth > deepestBrackets || arithmetic > mostArithmetic) refuse(tooComplex);
  }
};

export const openStatementReader = (): StatementReader => {
  const pool = openThreads<StatementText, StatementAnswer>({
    filename: new URL('statement-thread.ts', import.meta.url).href,
    name: 'readText' satisfies keyof typeof thread,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxWaiting,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const waiting = new Map<string, number>();
  const count = (asker: string, by: number): number => {
    const now = (waiting.get(asker) ?? 0) + by;
    if (now === 0) waiting.delete(asker);
    else waiting.set(asker, now);
    return now;
  };

  const run = async (text: StatementText): Promise<StatementAnswer> => {
    try {
      return await pool.run(text, {
        signal: AbortSignal.timeout(timeoutMs + (pool.threads.length === 0 ? startMs : 0) + pool.queueSize * turnMs),
      });
    } catch (error) {
      // The thread ended itself, or was ended at its time limit: by the statement, since nothing else runs there.
      if (error instanceof Error && /^worker exited|aborted|ERR_WORKER/iu.test(`${error.message} ${'code' in error ? error.code : ''}`))
        return { refused: tooComplex };
      throw error;
    }
  };

  return {
    read: async (text, asker) => {
      refuseDeep(text.sql);
      if (pool.queueSize >= maxWaiting || (waiting.get(asker) ?? 0) >= maxWaitingEach)
        throw new ApiError('unavailable', 'Too many statements are waiting; send them one after another');
      count(asker, 1);
      try {
        const found = await run(text);
        return 'refused' in found ? refuse(found.refused) : found;
      } finally {
        count(asker, -1);
      }
    },
    close: () => pool.destroy(),
  };
};
