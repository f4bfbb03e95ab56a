import type { Route, SensitiveReading } from '@hazardguard/contract';
import type { FastifyRequest } from 'fastify';
import { recordEntry } from '../db/audit/record.ts';
import type { Database } from '../db/database.ts';

interface Reading {
  readonly route: Route;
  readonly reads: SensitiveReading;
  readonly request: FastifyRequest;
}

export interface ReadAudit {
  /** Records a reading in the audit record. Throws when it cannot. */
  note(reading: Reading): Promise<void>;
}

/** A screen repeats its calls: the same call by the same person counts as one reading for this time. */
const sameReadingMs = 60_000;
const remembered = 5_000;

type Named = Readonly<Record<string, unknown>>;

/** An address may be a secret itself. */
const omitSecrets = (given: unknown): Named =>
  Object.fromEntries(Object.entries((given ?? {}) as Named).filter(([name]) => name !== 'token'));

/** What a route reads, recorded for its caller. */
export const makeReadAudit = (database: Database): ReadAudit => {
  const seen = new Map<string, number>();
  const isSeen = (key: string): boolean => performance.now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < sameReadingMs;
  const keep = (key: string): void => {
    if (seen.size >= remembered) seen.clear();
    seen.set(key, performance.now());
  };
  return {
    note: async ({ route, reads, request }) => {
      const key = `${request.account?.id ?? ''} ${route.method} ${request.url}`;
      if (isSeen(key)) return;
      const { id, ...params } = omitSecrets(request.params);
      const parameters = { ...params, ...omitSecrets(request.query) };
      await recordEntry(database, {
        kind: 'read',
        thing: reads,
        thingId: id === undefined ? null : String(id),
        after: Object.keys(parameters).length === 0 ? null : parameters,
      });
      keep(key);
    },
  };
};
