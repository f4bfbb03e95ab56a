import type { Database } from '@hazardguard/server';

/** A statement as passed to the driver: a text and its values, or an object of both. */
type Statement = readonly unknown[];

const statementText = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Records the reading statements that the server sends, so that they can be repeated without it. */
export const recordStatements = ({ pool }: Database) => {
  const known = new WeakSet<object>();
  let heard: Statement[] = [];
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (/^\s*(select|with)\b/i.test(statementText(given[0]))) heard.push(given.filter((one) => typeof one !== 'function'));
      return query(...given);
    }) as typeof client.query;
  });
  return {
    /** Statements that the server sent during the work. */
    during: async (work: () => Promise<unknown>): Promise<readonly Statement[]> => {
      heard = [];
      await work();
      return heard;
    },
    /** The same statements straight to the database, eight at a time: more would wait longer for a connection than the driver allows. */
    again: async (statements: readonly Statement[]): Promise<void> => {
      const waiting = statements.values();
      const lane = async (): Promise<void> => {
        for (const statement of waiting) await (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, [...statement]);
      };
      await Promise.all(Array.from({ length: 8 }, lane));
    },
  };
};
