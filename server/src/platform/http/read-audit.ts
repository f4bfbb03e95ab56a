import { createHash } from 'node:crypto';
import type { Route, SensitiveReading } from '@hazardguard/contract';
import type { FastifyRequest } from 'fastify';
import type { Opening } from '../auth/break-glass.ts';
import { recordEntry } from '../db/audit/record.ts';
import type { Database } from '../db/database.ts';
import { isEmptyList, readRows } from './read-rows.ts';

interface Reading {
  readonly route: Route;
  readonly reads: SensitiveReading;
  readonly request: FastifyRequest;
}

interface EmergencyReading {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly opening: Opening;
  /** The answer as sent. */
  readonly answer: unknown;
}

export interface ReadAudit {
  /** Records a reading in the audit record. Throws when it cannot. */
  note(reading: Reading): Promise<void>;
  /** The same for a call in emergency access: each row of the answer by its id, or the whole file. */
  noteEmergency(reading: EmergencyReading): Promise<void>;
}

/** A screen repeats its calls: the same call by the same person counts as one reading for this time. */
const sameReadingMs = 60_000;
const remembered = 5_000;
/** Rows per entry: an entry over 8 kB would be stored as its hash only. */
const auditedRowsMax = 80;

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
    noteEmergency: async ({ route, request, opening, answer }) => {
      const rows = readRows(answer, route.tag);
      if (rows.length === 0 && isEmptyList(answer)) return;
      const key = `${opening.id} ${request.url} ${createHash('sha256').update(JSON.stringify(rows)).digest('base64')}`;
      if (isSeen(key)) return;
      const details = { opening: opening.id, path: route.path, ...omitSecrets(request.params), ...omitSecrets(request.query) };
      for (let at = 0; at === 0 || at < rows.length; at += auditedRowsMax) {
        const after = { ...details, rows: rows.slice(at, at + auditedRowsMax).map(({ thing, id }) => `${thing} ${id}`) };
        await recordEntry(database, { kind: 'read', thing: 'emergency-access', thingId: String(opening.id), after });
      }
      keep(key);
    },
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
