import type pg from 'pg';
import { beginDetail, describeFault, type Span, type Work } from '../observe/tracing/trace.ts';

const statementText = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : '';
};

/** Quoted text may contain personal data, and text in brackets is about other tables. */
const stripLiterals = (text: string): string => {
  let left = text.replaceAll(/'[^']*('|$)|--.*$/gm, '');
  for (let outer = ''; outer !== left; ) {
    outer = left;
    left = outer.replaceAll(/\([^()]*\)/g, ' ');
  }
  return left;
};

/** A statement's name: what it does and to which table; its text is not exported. */
export const classifyStatement = (text: string): Work => {
  const outer = stripLiterals(text);
  const verb = (
    /^\s*with\b.*?\b(select|insert|update|delete|merge)\b/is.exec(outer)?.[1] ??
    /[a-z]+/i.exec(outer)?.[0] ??
    'other'
  ).toLowerCase();
  const table = /\b(?:from|into|update|join|copy)\s+(?:as\s+)?"?([a-z_]+)"?/.exec(outer)?.[1];
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

const mostKnown = 2_000;
const known = new Map<string, Work>();

/** The program has some hundred statements, which repeat. */
const findWork = (query: unknown): Work => {
  const text = statementText(query);
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const work = classifyStatement(text);
  known.set(text, work);
  return work;
};

const endWith = (span: Span, error: unknown): void => {
  if (error != null) span.fail(describeFault(error));
  span.end();
};

/** Records a span for each statement on this connection in a traced request or job, from the call to its answer. */
export const traceStatements = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const tracedQuery = (...args: unknown[]): unknown => {
    const span = beginDetail(() => findWork(args[0]));
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
    // A stream of rows (COPY) is submitted before it has begun.
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
