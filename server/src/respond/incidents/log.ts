import {
  type Account,
  type IncidentDetailKind,
  type IncidentEvent,
  type IncidentSituation,
  type incidentDetails,
  incidentEvent,
  type incidentLinkKinds,
  type NoteKind,
  replayIncident,
  type TaskOutcome,
} from '@hazardguard/contract';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { noSuchIncident } from './rules.ts';

type EventRow = Selectable<Schema['incident_event']>;
type LinkKind = (typeof incidentLinkKinds)[number];

/** Column name to API field name. */
const toCamelCase = (column: string): string => column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const presentEvent = (row: EventRow): IncidentEvent => {
  const head = { id: row.id, at: row.at.toISOString(), deviceAt: row.device_at?.toISOString() ?? null, byName: row.by_name };
  switch (row.kind) {
    case 'note':
      return { ...head, kind: row.kind, noteKind: row.note_kind ?? 'note', text: row.text ?? '' };
    case 'task':
      return { ...head, kind: row.kind, task: row.task ?? '', outcome: row.outcome ?? 'open', why: row.why };
    case 'link':
    case 'unlink':
      return { ...head, kind: row.kind, linkKind: row.link_kind ?? 'run', linkId: row.link_id ?? '' };
    case 'created':
    case 'changed':
    case 'deleted': {
      const changes = row.changes.map(({ field, from, to, fromName = null, toName = null }) => ({
        field: toCamelCase(field),
        from,
        to,
        fromName,
        toName,
      }));
      return { ...head, kind: row.kind, changes, why: row.why };
    }
    default:
      return incidentEvent.parse({ ...head, ...row.detail, kind: row.kind, why: row.why });
  }
};

interface LogPage {
  readonly before: number | undefined;
  readonly limit: number;
}

/** The newest entries before an id, newest first, and the number of older ones. */
export const readLog = async (
  { kysely }: Database,
  internalId: number,
  { before, limit }: LogPage,
): Promise<{ readonly events: IncidentEvent[]; readonly olderEvents: number }> => {
  const until = before ?? Number.MAX_SAFE_INTEGER;
  const rows = await kysely
    .selectFrom('incident_event')
    .selectAll()
    .where('incident', '=', internalId)
    .where('id', '<', until)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const last = rows.at(-1)?.id ?? 0;
  const { rows: counted } = await sql<{ older: number }>`
    select count(*) as older from incident_event where incident = ${internalId} and id < ${last}`.execute(kysely);
  return { events: rows.map(presentEvent), olderEvents: counted[0]?.older ?? 0 };
};

/** Every entry, oldest first. */
export const readWholeLog = async ({ kysely }: Pick<Database, 'kysely'>, internalId: number): Promise<readonly IncidentEvent[]> => {
  const rows = await kysely.selectFrom('incident_event').selectAll().where('incident', '=', internalId).orderBy('id').execute();
  return rows.map(presentEvent);
};

type NewEvent = Omit<Insertable<Schema['incident_event']>, 'incident' | 'incident_id' | 'by_name' | 'by_id' | 'at' | 'device_at'>;

/** Runs in the caller's transaction. A shared lock on the incident prevents entries about one that is being deleted. */
const appendLocked = async (
  transaction: Transaction<Schema>,
  id: string,
  entry: Partial<NewEvent> & Pick<NewEvent, 'kind'>,
  account: Account,
): Promise<IncidentEvent> => {
  const row = await transaction.selectFrom('incident').select('internal_id').where('id', '=', id).forShare().executeTakeFirst();
  if (row === undefined) throw noSuchIncident(id);
  return insertEvent(transaction, row.internal_id, id, entry, account);
};

const insertEvent = async (
  transaction: Transaction<Schema>,
  internalId: number,
  id: string,
  entry: Partial<NewEvent> & Pick<NewEvent, 'kind'>,
  account: Account,
): Promise<IncidentEvent> => {
  const row = await transaction
    .insertInto('incident_event')
    .values({ ...entry, incident: internalId, incident_id: id, by_name: account.name, by_id: account.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentEvent(row);
};

const append = (
  { kysely }: Database,
  id: string,
  entry: Partial<NewEvent> & Pick<NewEvent, 'kind'>,
  account: Account,
): Promise<IncidentEvent> => kysely.transaction().execute((transaction) => appendLocked(transaction, id, entry, account));

/** Adds an observation in the caller's transaction. */
export const appendObservation = (transaction: Transaction<Schema>, id: string, text: string, account: Account) =>
  appendLocked(transaction, id, { kind: 'note', note_kind: 'observation', text }, account);

export const appendNote = (database: Database, id: string, note: { readonly kind: NoteKind; readonly text: string }, account: Account) =>
  append(database, id, { kind: 'note', note_kind: note.kind, text: note.text }, account);

export const appendTask = (
  database: Database,
  id: string,
  mark: { readonly task: string; readonly outcome: TaskOutcome; readonly why: string | null },
  account: Account,
) => append(database, id, { kind: 'task', ...mark }, account);

export const appendLink = (
  database: Database,
  id: string,
  kind: 'link' | 'unlink',
  link: { kind: LinkKind; id: string },
  account: Account,
) => append(database, id, { kind, link_kind: link.kind, link_id: link.id }, account);

/** An entry with structured detail. */
export type Detailed = {
  [Kind in IncidentDetailKind]: {
    readonly kind: Kind;
    readonly detail: z.output<(typeof incidentDetails)[Kind]>;
    readonly why: string | null;
  };
}[IncidentDetailKind];

interface LockedIncident {
  readonly transaction: Transaction<Schema>;
  /** Its internal id, which is never reused. */
  readonly incident: number;
}

/** Adds an automatic entry in the caller's transaction. */
export const appendDetailed = (transaction: Transaction<Schema>, id: string, { kind, detail, why }: Detailed, account: Account) =>
  appendLocked(transaction, id, { kind, detail: JSON.stringify(detail), why }, account);

/**
 * Appends an entry that depends on the present situation. The incident is locked meanwhile, so that two people who hand over the same
 * position do so one after the other. What `decide` stores is in the same transaction.
 */
export const appendAfter = (
  { kysely }: Database,
  id: string,
  account: Account,
  decide: (situation: IncidentSituation, locked: LockedIncident) => Promise<Detailed> | Detailed,
): Promise<IncidentEvent> =>
  kysely.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('incident').select('internal_id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) throw noSuchIncident(id);
    const { situation } = replayIncident(await readWholeLog({ kysely: transaction }, row.internal_id));
    const { kind, detail, why } = await decide(situation, { transaction, incident: row.internal_id });
    return insertEvent(transaction, row.internal_id, id, { kind, detail: JSON.stringify(detail), why }, account);
  });
