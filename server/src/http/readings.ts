import type { Route, SensitiveReading } from '@hazardguard/contract';
import type { FastifyRequest } from 'fastify';
import { recordEntry } from '../db/audit/record.ts';
import type { Database } from '../db/database.ts';

interface Reading {
  readonly route: Route;
  readonly reads: SensitiveReading;
  readonly request: FastifyRequest;
}

export interface Readings {
  /** Enters in the audit record what was read. Throws when it cannot. */
  note(reading: Reading): Promise<void>;
}

/** A screen asks again for what it shows: the same call by the same person is one reading for so long. */
const sameReadingMs = 60_000;
const remembered = 5_000;

type Named = Readonly<Record<string, unknown>>;

/** An address may be a secret itself. */
const withoutSecrets = (given: unknown): Named =>
  Object.fromEntries(Object.entries((given ?? {}) as Named).filter(([name]) => name !== 'token'));

/** What a route says it reads, put on record for the one who asks. */
export const makeReadings = (database: Database): Readings => {
  const seen = new Map<string, number>();
  return {
    note: async ({ route, reads, request }) => {
      const key = `${request.account?.id ?? ''} ${route.method} ${request.url}`;
      const now = performance.now();
      if (now - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < sameReadingMs) return;
      const { id, ...params } = withoutSecrets(request.params);
      const asked = { ...params, ...withoutSecrets(request.query) };
      await recordEntry(database, {
        kind: 'read',
        thing: reads,
        thingId: id === undefined ? null : String(id),
        after: Object.keys(asked).length === 0 ? null : asked,
      });
      if (seen.size >= remembered) seen.clear();
      seen.set(key, now);
    },
  };
};
