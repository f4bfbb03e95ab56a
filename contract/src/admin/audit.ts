import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route } from '../wire/route.ts';
import { sensitiveReadings } from '../wire/sensitive.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLineOrNone } from '../wire/text.ts';

export const auditKinds = ['added', 'changed', 'removed', 'read', 'done'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditActorKinds = ['person', 'public', 'machine', 'system', 'command', 'database'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Tables whose rows are recorded; a test compares the list with the triggers in the database. */
export const auditedTables = [
  'alert',
  'alert_image',
  'alert_version',
  'assessment_request',
  'assessment_request_feed',
  'break_glass',
  'break_glass_request',
  'cap_message',
  'changed_condition',
  'credential',
  'delivery_sink',
  'detection',
  'drill',
  'drill_inject',
  'drill_note',
  'duty_entry',
  'duty_feed',
  'duty_shift',
  'escalation',
  'escalation_acknowledgement',
  'escalation_chain',
  'escalation_person',
  'escalation_step',
  'fire_detection',
  'followed_place',
  'follower',
  'geo_source',
  'import_batch',
  'incident',
  'incident_attachment',
  'incident_event',
  'incident_site',
  'industry',
  'ingest_key',
  'installation',
  'inventory_item',
  'invitation',
  'map_layer',
  'offered_language',
  'offline_device',
  'passkey',
  'person',
  'person_session',
  'public_text',
  'receptor',
  'recovery_code',
  'risk_matrix',
  'risk_study',
  'run',
  'sensor',
  'setup_link',
  'site_image',
  'site_move',
  'source_estimate',
  'stakeholder',
  'stakeholder_membership',
  'stakeholder_proof',
  'topic_mapping',
  'training_attempt',
  'training_link',
  'two_factor',
  'weather',
] as const;
export type AuditedTable = (typeof auditedTables)[number];

/** Tables and readings that were withdrawn; entries about them stay. */
const formerThings = ['risk_worksheet', 'emergency-access'] as const;

/** Operations on all data, and refused sign-ins. */
export const auditedOperations = ['backup', 'restore', 'export', 'import', 'upgrade', 'erasure', 'sign-in-refused'] as const;
export type AuditedOperation = (typeof auditedOperations)[number];

/** Subjects of entries: tables, readings, operations. */
export const auditThings: readonly (
  | AuditedTable
  | (typeof formerThings)[number]
  | (typeof sensitiveReadings)[number]
  | AuditedOperation
)[] = [...new Set([...auditedTables, ...formerThings, ...sensitiveReadings, ...auditedOperations])];

export const auditActor = z.object({
  kind: z.enum(auditActorKinds),
  /** The account id of a person; the user of the database. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  role: z.string().nullable(),
});

export const auditLine = z.object({
  id: z.int().positive(),
  at: isoMoment,
  kind: z.enum(auditKinds),
  /** A table, a reading or an operation. */
  thing: z.string(),
  thingId: z.string().nullable(),
  actor: auditActor,
  /** The id of the request; null: none. */
  request: z.string().nullable(),
  /** The operation of the API, the job or the command. */
  call: z.string().nullable(),
  /** Its place in the chain; null: not sealed yet. */
  position: z.int().positive().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

const values = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = auditLine.extend({
  /** For a changed row only the changed columns. Secrets are `{"hidden": true}`, large values `{"sha256", "characters"}`. */
  before: values,
  after: values,
  /** SHA-256 in hex; null: not sealed yet. */
  hash: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Lists count at most this many entries. */
export const auditCountLimit = 10_000;

export const auditColumns = ['at'] as const;

const filters = z.object({
  kind: z.enum(auditKinds).optional(),
  thing: oneLineOrNone(100).optional(),
  thingId: oneLineOrNone(300).optional(),
  actorKind: z.enum(auditActorKinds).optional(),
  /** Part of a name or an e-mail address, or an id. */
  who: oneLineOrNone(200).optional(),
  from: isoMoment.optional(),
  to: isoMoment.optional(),
});
export type AuditFilters = z.infer<typeof filters>;

export const chainFaults = ['changed', 'missing', 'head'] as const;

/** State and result of a check of the whole record. */
export const auditCheck = z.object({
  state: z.enum(['none', 'running', 'done', 'failed']),
  startedAt: isoMoment.nullable(),
  endedAt: isoMoment.nullable(),
  startedBy: z.string().nullable(),
  /** Entries already read. */
  read: z.int().min(0),
  /** Sealed entries at the start of the check. */
  total: z.int().min(0),
  /** Entries that are not sealed yet, and since when the oldest has waited. */
  unsealed: z.int().min(0),
  unsealedSince: isoMoment.nullable(),
  /** The newest sealed entry as `position:hash`. Store it elsewhere: it shows later whether the end of the record is missing. */
  head: z.string().nullable(),
  /** Number of heads stored on this server that were compared with the record. */
  heads: z.int().min(0),
  faults: z.array(z.object({ position: z.int().positive(), what: z.enum(chainFaults) })),
});
export type AuditCheck = z.infer<typeof auditCheck>;

const common = { tag: 'audit', permission: 'audit.read', scope: 'common' } as const;

export const auditRoutes = {
  list: route('GET', '/api/audit', 'listAudit', {
    ...common,
    summary: 'Who did what and when, newest first; counted up to 10,000',
    reads: 'audit',
    query: pageQuery(auditColumns).omit({ search: true }).extend(filters.shape),
    answer: pageSchema(auditLine),
  }),
  read: route('GET', '/api/audit/:id', 'readAuditEntry', {
    ...common,
    summary: 'One entry with the values before and after',
    reads: 'audit',
    params: z.object({ id: z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answer: auditEntry,
  }),
  downloadLines: route('GET', '/api/audit.jsonl', 'downloadAuditLines', {
    ...common,
    summary: 'The record as lines of JSON, oldest first: position, hash, and the exact text that was hashed',
    reads: 'audit',
    query: filters,
    answerType: 'application/x-ndjson',
  }),
  downloadTable: route('GET', '/api/audit.csv', 'downloadAuditTable', {
    ...common,
    summary: 'The record as CSV or Excel, oldest first',
    reads: 'audit',
    query: filters.extend(tableFileQuery.shape),
    answerType: tableFileTypes,
  }),
  check: route('POST', '/api/audit/check', 'checkAudit', {
    ...common,
    summary: 'Start a check that computes every hash of the record again; if a check is running, its state is returned',
    answer: auditCheck,
  }),
  readCheck: route('GET', '/api/audit/check', 'readAuditCheck', {
    ...common,
    summary: 'State of the last check on this server',
    answer: auditCheck,
  }),
} as const;
