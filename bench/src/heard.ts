import type { Database } from '@hazardguard/server';

/** A statement as it was handed to the driver: a text and its values, or an object of both. */
type Statement = readonly unknown[];

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Hears which reading statements the server sends, so that they can be sent again without it. */
export const hearStatements = ({ pool }: Database) => {
  const known = new WeakSet<object>();
  let heard: Statement[] = [];
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (/^\s*(select|with)\b/i.test(textOf(given[0]))) heard.push(given.filter((one) => typeof one !== 'function'));
      return query(...given);
    }) as typeof client.query;
  });
  return {
    /** What the work made the server ask of the database. */
    during: async (work: () => Promise<unknown>): Promise<readonly Statement[]> => {
      heard = [];
      await work();
      return heard;
    },
    /** The same statements, all at once and straight to the database. */
    again: (statements: readonly Statement[]): Promise<unknown> =>
      Promise.all(statements.map((statement) => (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, [...statement]))),
  };
};
