import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number>>;

/** The origin of a trace: the headers of W3C Trace Context. */
export interface Origin {
  readonly traceparent: string;
  readonly tracestate?: string | undefined;
}

/** Traced work. Names and attributes are constants of this program: never user input, never who the user is. */
export interface Work {
  readonly name: string;
  readonly kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Attributes;
  /** Absent: the surrounding work. Null: it begins its own trace. */
  readonly origin?: Origin | null;
}

/** Running work. */
export interface Span {
  /** As they appear in a log line. */
  readonly ids: { readonly trace_id: string; readonly span_id: string };
  readonly origin: Origin;
  /** False: the sampler has excluded it. */
  readonly recorded: boolean;
  readonly ended: boolean;
  note(attributes: Attributes): void;
  rename(name: string): void;
  /** It failed: the kind of the error, never its message, which may quote people. */
  fail(type: string): void;
  end(): void;
}

export type Begin = (work: Work, around: Span | null) => Span;

let begin: Begin | null = null;
const currentSpan = new AsyncLocalStorage<Span>();

/** Sets the tracer; null: no tracing. */
export const traceWith = (made: Begin | null): void => {
  begin = made;
};

export const isTracing = (): boolean => begin !== null;

/** The current span while it lasts: work still running after its end gets its own trace. */
const findOpenSpan = (): Span | null => {
  const span = currentSpan.getStore();
  return span === undefined || span.ended ? null : span;
};

/** The trace ids for a log line; empty outside a trace. */
export const traceIds = (): Partial<Span['ids']> => (begin === null ? {} : (findOpenSpan()?.ids ?? {}));

/** The context for another server to continue with; null: no trace. */
export const traceOrigin = (): Origin | null => (begin === null ? null : (findOpenSpan()?.origin ?? null));

/** Null: no tracing. */
export const beginSpan = (work: Work): Span | null => begin?.(work, work.origin === undefined ? findOpenSpan() : null) ?? null;

/** For frequent, small work; null: it is not inside a recorded span. */
export const beginDetail = (work: () => Work): Span | null => {
  const span = begin === null ? null : findOpenSpan();
  return span?.recorded === true ? (begin?.(work(), span) ?? null) : null;
};

export const runInSpan = <T>(span: Span, work: () => T): T => currentSpan.run(span, work);

/** An error code, where there is one: of PostgreSQL, of the system, of the engine's threads. */
export const describeFault = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('failure' in error && typeof error.failure === 'string') return error.failure;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const ignoreSpan = (): void => undefined;

/** Runs the work as a span; the work may add attributes about its result. */
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

/** One round of a background job. */
export const withRoundSpan = <T>(job: string, round: () => Promise<T>): Promise<T> =>
  withSpan({ name: `round ${job}`, attributes: { 'hazardguard.job': job }, origin: null }, round);
