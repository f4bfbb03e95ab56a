import type { Database } from '@hazardguard/server';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Hears which reading statements the server sends, so that they can be sent again without it. */
export const hearStatements = ({ pool }: Database) => {
  const known = new WeakSet<object>();
  let heard: Statement[] = [];
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === 'string' && /^\s*(select|with)\b/i.test(text)) heard.push({ text, values: Array.isArray(values) ? values : [] });
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
      Promise.all(statements.map(({ text, values }) => pool.query(text, values))),
  };
};
