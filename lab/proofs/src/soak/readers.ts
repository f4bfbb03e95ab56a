import { setTimeout as pause } from 'node:timers/promises';
import { liveRoutes } from '@hazardguard/contract';

type Headers = Readonly<Record<string, string>>;

/** Requests of the screens while people work. */
const paths = [
  '/api/industries?page=1',
  '/api/industries?search=Site',
  '/api/incidents?view=open',
  '/api/alerts',
  '/api/chemical-types',
  '/api/duties?page=1',
  '/api/system',
] as const;

export interface Reading {
  count: number;
  failed: number;
}

const isOver = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Requests one screen after the other. */
export const readAll = async (origin: string, headers: Headers, everyMs: number, signal: AbortSignal): Promise<Reading> => {
  const read: Reading = { count: 0, failed: 0 };
  while (!signal.aborted) {
    const path = paths[read.count % paths.length] ?? '/';
    try {
      const answer = await fetch(origin + path, { headers, signal });
      await answer.arrayBuffer();
      read.count += 1;
      if (!answer.ok) read.failed += 1;
      await pause(everyMs, undefined, { signal });
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  }
  return read;
};

/** A window that follows live changes, closes, and opens again. */
export const followLive = async (origin: string, headers: Headers, openMs: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const closing = AbortSignal.any([signal, AbortSignal.timeout(openMs)]);
    try {
      const answer = await fetch(origin + liveRoutes.stream.path, { headers, signal: closing });
      for await (const _chunk of answer.body ?? []);
    } catch (error) {
      if (!closing.aborted) throw error;
    }
  }
};
