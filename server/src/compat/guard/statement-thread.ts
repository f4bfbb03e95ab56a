import { readStatement, type StatementRead } from './read-statement.ts';
import { RefusedStatement } from './tree.ts';

export interface StatementText {
  readonly sql: string;
  /** How many values come with it. */
  readonly given: number;
}

export type StatementAnswer = StatementRead | { readonly refused: string };

/**
 * Reads one statement in a worker thread. After any error but a refusal the state of the WASM parser is unknown: the thread ends, and the
 * next statement gets a new one.
 */
export const readText = ({ sql, given }: StatementText): StatementAnswer => {
  try {
    return readStatement(sql, given);
  } catch (error) {
    if (error instanceof RefusedStatement) return { refused: error.message };
    return process.exit(1);
  }
};
