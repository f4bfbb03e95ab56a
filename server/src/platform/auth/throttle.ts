import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { runUnscoped } from '../db/scope/row-scope.ts';

/** Slows guessing down; never locks anybody out for longer than `longestWaitS`, and never across addresses. */
export interface Throttle {
  /** Seconds to wait before the next attempt is checked; 0: proceed. Counts the attempt as failed until `succeed`. */
  begin(account: string, address: string): Promise<number>;
  succeed(account: string, address: string): Promise<void>;
}

const free = 5;
const freePerAddress = 50;
const firstWaitS = 2;
const longestWaitS = 60;
const forgetS = 15 * 60;

/** Neither an e-mail address nor a network is stored. */
const hashKey = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Five free attempts per account and address, then waits of 2, 4, 8 … 60 s; and fifty per address for all accounts. A right
 * password clears the account's count there. An attacker elsewhere cannot slow down a person's own address. All servers share the
 * counts (`begin_attempt` in `0001_platform.sql`). `purpose`: guesses at one kind of secret do not count for another.
 */
export const makeThrottle = ({ kysely }: Pick<Database, 'kysely'>, purpose: string): Throttle => {
  const accountKey = (account: string, address: string) => hashKey(`${purpose} ${address} ${account}`);
  const networkKey = (address: string) => hashKey(`${purpose} ${address}`);
  return {
    begin: async (account, address) => {
      const attempt = sql<{ wait: number }>`
        select begin_attempt(${accountKey(account, address)}, ${networkKey(address)}, ${free}, ${freePerAddress},
          ${firstWaitS}, ${longestWaitS}, ${forgetS}) as wait`;
      const { rows } = await runUnscoped(() => attempt.execute(kysely));
      return rows[0]?.wait ?? longestWaitS;
    },
    succeed: async (account, address) => {
      const own = accountKey(account, address);
      const clear = sql`
        with held as (select key from sign_in_attempt where key in (${own}, ${networkKey(address)}) order by key for update)
        update sign_in_attempt set failures = case held.key when ${own} then 0 else greatest(failures - 1, 0) end,
          wait_until = case held.key when ${own} then null else wait_until end
        from held where sign_in_attempt.key = held.key`;
      await runUnscoped(() => clear.execute(kysely));
    },
  };
};
