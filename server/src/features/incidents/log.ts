import type { Account, IncidentEvent, incidentLinkKinds, NoteKind, TaskMark, TaskOutcome } from '@hazardguard/contract';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { IncidentEventTable } from '../../db/incident-tables.ts';
import type { Schema } from '../../db/schema.ts';
import { noSuchIncident } from './rules.ts';

type EventRow = Selectable<IncidentEventTable>;
type LinkKind = (typeof incidentLinkKinds)[number];

/** Fields as the wire names them. */
const camel = (column: string): string => column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const presentEvent = (row: EventRow): IncidentEvent => {
  const head = { id: row.id, at: row.at.toISOString(), byName: row.by_name };
  switch (row.kind) {
    case 'note':
      return { ...head, kind: row.kind, noteKind: row.note_kind ?? 'note', text: row.text ?? '' };
    case 'task':
      return { ...head, kind: row.kind, task: row.task ?? '', outcome: row.outcome ?? 'open' };
    case 'link':
    case 'unlink':
      return { ...head, kind: row.kind, linkKind: row.link_kind ?? 'run', linkId: row.link_id ?? '' };
    default: {
      const changes = row.changes.map(({ field, from, to, fromName = null, toName = null }) => ({
        field: camel(field),
        from,
        to,
        fromName,
        toName,
      }));
      return { ...head, kind: row.kind, changes, why: row.why };
    }
  }
};

interface Asked {
  readonly before: number | undefined;
  readonly limit: number;
}

/** The newest entries before one, newest first, and how many are older. */
export const readLog = async (
  { kysely }: Database,
  internalId: number,
  { before, limit }: Asked,
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

/** What each task of the checklist was last marked as; those that are open again are left out. */
export const readTasks = async ({ kysely }: Database, internalId: number): Promise<TaskMark[]> => {
  const rows = await kysely
    .selectFrom('incident_event')
    .select(['task', 'outcome', 'at', 'by_name'])
    .distinctOn('task')
    .where('incident', '=', internalId)
    .where('kind', '=', 'task')
    .orderBy('task')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ task, outcome, at, by_name }) =>
    task === null || outcome === null || outcome === 'open' ? [] : [{ task, outcome, at: at.toISOString(), byName: by_name }],
  );
};

/** The ids of what is linked now. */
export const readLinks = async ({ kysely }: Database, internalId: number): Promise<Readonly<Record<LinkKind, readonly string[]>>> => {
  const rows = await kysely
    .selectFrom('incident_event')
    .select(['kind', 'link_kind', 'link_id'])
    .distinctOn(['link_kind', 'link_id'])
    .where('incident', '=', internalId)
    .where('kind', 'in', ['link', 'unlink'])
    .orderBy('link_kind')
    .orderBy('link_id')
    .orderBy('id', 'desc')
    .execute();
  const of = (kind: LinkKind): string[] =>
    rows.flatMap((row) => (row.kind === 'link' && row.link_kind === kind && row.link_id !== null ? [row.link_id] : []));
  return { run: of('run'), alert: of('alert') };
};

type Told = Pick<Insertable<IncidentEventTable>, 'kind' | 'note_kind' | 'text' | 'task' | 'outcome' | 'link_kind' | 'link_id'>;

/** In a transaction of the caller's. The incident is held while its log grows: none is written about one that is being deleted. */
const appendIn = async (
  transaction: Transaction<Schema>,
  id: string,
  told: Partial<Told> & Pick<Told, 'kind'>,
  account: Account,
): Promise<IncidentEvent> => {
  const held = await transaction.selectFrom('incident').select('internal_id').where('id', '=', id).forShare().executeTakeFirst();
  if (held === undefined) throw noSuchIncident(id);
  const row = await transaction
    .insertInto('incident_event')
    .values({ ...told, incident: held.internal_id, incident_id: id, by_name: account.name, by_id: account.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentEvent(row);
};

const append = ({ kysely }: Database, id: string, told: Partial<Told> & Pick<Told, 'kind'>, account: Account): Promise<IncidentEvent> =>
  kysely.transaction().execute((transaction) => appendIn(transaction, id, told, account));

/** What was observed, in the transaction that stores it. */
export const appendObservation = (transaction: Transaction<Schema>, id: string, text: string, account: Account) =>
  appendIn(transaction, id, { kind: 'note', note_kind: 'observation', text }, account);

export const appendNote = (database: Database, id: string, note: { readonly kind: NoteKind; readonly text: string }, account: Account) =>
  append(database, id, { kind: 'note', note_kind: note.kind, text: note.text }, account);

export const appendTask = (database: Database, id: string, task: string, outcome: TaskOutcome, account: Account) =>
  append(database, id, { kind: 'task', task, outcome }, account);

export const appendLink = (
  database: Database,
  id: string,
  kind: 'link' | 'unlink',
  link: { kind: LinkKind; id: string },
  account: Account,
) => append(database, id, { kind, link_kind: link.kind, link_id: link.id }, account);
