import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A client that retries under the same key until an answer says what happened to the row. */
export interface Writer {
  /** The answer; null: carried out, but the answer was lost; undefined: the round ended first. */
  post<T>(path: string, body: object | string, key?: string): Promise<T | null | undefined>;
  read<T>(path: string): Promise<T | undefined>;
}

export interface Round {
  readonly signal: AbortSignal;
  /** Answers that were neither a success nor a temporary failure. */
  readonly wrong: string[];
}

const retryMs = 100;
/** The step was carried out although its answer was lost, or the row exists: it is read again. */
const carriedOut = /"code":"(done-before|edited-meanwhile)"/;
const atWork = '"code":"still-running"';

/** Temporary: the server is down, is starting, or has not yet noticed that the first call has ended. */
const isTransient = (status: number, text: string): boolean =>
  status >= 502 || status === 429 || (status === 409 && text.includes(atWork)) || (status === 500 && text.includes('Unexpected'));

const tryRequest = async (signal: AbortSignal, url: string, init: RequestInit): Promise<{ status: number; text: string } | null> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
};

export const openWriter = (origin: () => string, headers: Readonly<Record<string, string>>, { signal, wrong }: Round): Writer => {
  const ask = async <T>(path: string, init: RequestInit): Promise<T | null | undefined> => {
    while (!signal.aborted) {
      const answer = await tryRequest(signal, origin() + path, init);
      if (answer !== null && answer.status < 300) return JSON.parse(answer.text) as T;
      if (answer?.status === 409 && carriedOut.test(answer.text)) return null;
      if (answer !== null && !isTransient(answer.status, answer.text)) {
        wrong.push(`${answer.status} ${path} ${answer.text.slice(0, 200)}`);
        return undefined;
      }
      if (answer?.status === 500) wrong.push(`500 ${path}`);
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  };
  return {
    post: (path, body, key = randomUUID()) => {
      const json = typeof body !== 'string';
      const type = json ? 'application/json' : 'application/x-ndjson';
      return ask(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, 'idempotency-key': key },
        body: json ? JSON.stringify(body) : body,
      });
    },
    read: async (path) => (await ask(path, { method: 'GET', headers })) ?? undefined,
  };
};
