import type { AuditEntry, AuditLine } from '@hazardguard/contract';
import type { EntryRow, EntryText, WholeEntryRow } from './store.ts';

export const presentLine = (row: EntryRow): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  thing: row.thing,
  thingId: row.thing_id,
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name, role: row.actor_role },
  request: row.request,
  call: row.call,
  position: row.position,
});

export const presentEntry = (row: WholeEntryRow): AuditEntry => ({
  ...presentLine(row),
  before: row.before,
  after: row.after,
  hash: row.hash?.toString('hex') ?? null,
});

/** One line of JSON with the entry exactly as it was hashed, character for character. */
export const toJsonLine = ({ position, hash, text }: EntryText): string =>
  `{"position":${position ?? 'null'},"hash":${hash === null ? 'null' : `"${hash.toString('hex')}"`},"entry":${text}}\n`;

export interface TableRow extends EntryRow {
  readonly hash: Buffer | null;
  readonly before: string | null;
  readonly after: string | null;
}

export const tableHeader = [
  'position',
  'id',
  'at',
  'kind',
  'thing',
  'thingId',
  'actorKind',
  'actorId',
  'actorName',
  'actorRole',
  'request',
  'call',
  'before',
  'after',
  'hash',
] as const;

export const toTableCells = (row: TableRow): (string | number | null)[] => [
  row.position,
  row.id,
  row.at.toISOString(),
  row.kind,
  row.thing,
  row.thing_id,
  row.actor_kind,
  row.actor_id,
  row.actor_name,
  row.actor_role,
  row.request,
  row.call,
  row.before,
  row.after,
  row.hash?.toString('hex') ?? null,
];
