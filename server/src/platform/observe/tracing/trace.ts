import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number>>;

/** Where a trace comes from: the headers of W3C Trace Context. */
export interface Origin {
  readonly traceparent: string;
  readonly tracestate?: string | undefined;
}

/** Work that is to be told of. Names and attributes are words of this program: never what people typed, never who they are. */
export interface Work {
  readonly name: string;
  readonly kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Attributes;
  /** Left out: the work around it. Null: it begins a trace of its own. */
  readonly origin?: Origin | null;
}

/** Work under way. */
export interface Span {
  /** As they stand in a line of the log. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  readonly origin: Origin;
  /** False: the sampler has left it out. */
  readonly recorded: boolean;
  readonly ended: boolean;
  note(attributes: Attributes): void;
  rename(name: string): void;
  /** It went wrong: the kind of the failure, never its words, which may quote people. */
  fail(type: string): void;
  end(): void;
}

export type Begin = (work: Work, around: Span | null) => Span;

let begin: Begin | null = null;
const currentSpan = new AsyncLocalStorage<Span>();

/** From now on work is told of by this; null: not at all. */
export const traceWith = (made: Begin | null): void => {
  begin = made;
};

export const isTracing = (): boolean => begin !== null;

/** The work around, as long as it lasts: what it has left running is told of by itself. */
const findOpenSpan = (): Span | null => {
  const span = currentSpan.getStore();
  return span === undefined || span.ended ? null : span;
};

/** The ids of the trace for a line of the log; empty outside of any. */
export const traceIds = (): Partial<Span['ids']> => (begin === null ? {} : (findOpenSpan()?.ids ?? {}));

/** What another server goes on with; null: there is no trace. */
export const traceOrigin = (): Origin | null => (begin === null ? null : (findOpenSpan()?.origin ?? null));

/** Null: nothing is traced. */
export const beginSpan = (work: Work): Span | null => begin?.(work, work.origin === undefined ? findOpenSpan() : null) ?? null;

/** For what is many and tells little by itself; null: no recorded work is around it. */
export const beginDetail = (work: () => Work): Span | null => {
  const span = begin === null ? null : findOpenSpan();
  return span?.recorded === true ? (begin?.(work(), span) ?? null) : null;
};

export const runInSpan = <T>(span: Span, work: () => T): T => currentSpan.run(span, work);

/** A code where there is one: of PostgreSQL, of the system, of the engine's threads. */
export const describeFault = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('failure' in error && typeof error.failure === 'string') return error.failure;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const ignoreSpan = (): void => undefined;

/** Does the work as a span; it may note what came of it. */
export const withSpan = async <T>(work: Work, act: (note: Span['note']) => Promise<T>): Promise<T> => {
  const span = beginSpan(work);
  if (span === null) return act(ignoreSpan);
  try {
    return await runInSpan(span, () => act(span.note));
  } catch (error) {
    span.fail(describeFault(error));
    throw error;
  } finally {
    span.end();
  }
};

/** One round of a job in the background. */
export const withRoundSpan = <T>(job: string, round: () => Promise<T>): Promise<T> =>
  withSpan({ name: `round ${job}`, attributes: { 'hazardguard.job': job }, origin: null }, round);
