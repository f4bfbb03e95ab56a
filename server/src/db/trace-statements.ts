import type pg from 'pg';
import { beginDetail, faultOf, type Span, type Work } from '../observe/tracing/trace.ts';

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : '';
};

/** A statement by what it does and to which table. Its text stays here: what stands in quotation marks may be of people. */
export const workOf = (query: unknown): Work => {
  const text = textOf(query)
    .slice(0, 2_000)
    .replaceAll(/'[^']*('|$)|--.*$/gm, '');
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update|join|copy)\s+"?([a-z_]+)"?/.exec(text)?.[1];
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  };
};

const endWith = (span: Span, error: unknown): void => {
  if (error != null) span.fail(faultOf(error));
  span.end();
};

/** Tells of each statement on this connection that recorded work asks for, from the call to its answer. */
export const traceStatements = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const tracedQuery = (...args: unknown[]): unknown => {
    const span = beginDetail(() => workOf(args[0]));
    if (span === null) return query(...args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]): void => {
        endWith(span, error);
        (callback as (...given: unknown[]) => void)(error, ...rest);
      };
      return query(...args.slice(0, -1), ended);
    }
    const answer = query(...args);
    // A stream of rows (COPY) is handed over before it has begun.
    if (!(answer instanceof Promise)) span.end();
    else
      answer.then(
        () => span.end(),
        (error: unknown) => endWith(span, error),
      );
    return answer;
  };
  Object.assign(client, { query: tracedQuery });
};
