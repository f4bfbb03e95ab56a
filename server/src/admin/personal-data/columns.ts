import type { RetentionReason } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'text' | 'list' | 'json';
  /** Where the column is the name of an account: the column with its id. */
  readonly accountId: string | null;
}

/** Columns that only sensors, services and the program itself write; not searched. */
const machines: Readonly<Record<string, readonly string[] | 'all'>> = {
  audit_plan: 'all',
  installation: 'all',
  live_event: 'all',
  run: ['scenario', 'result', 'weather_origin', 'scenario_hash', 'engine_version'],
  risk_study: ['result', 'study_hash', 'engine_version'],
  schema_migration: 'all',
  sensor_alarm: 'all',
  sensor_alarm_state: 'all',
  sensor_clock: 'all',
  sensor_reading: 'all',
  server_process: 'all',
  source_estimate: 'all',
  precomputed_footprint: 'all',
  weather_forecast: 'all',
};

/** Registers of people, whose rows are erased as a whole (`records.ts`). */
const registers: Readonly<Record<string, readonly string[]>> = {
  assessment_request: ['name', 'email', 'phone'],
  follow_request: ['address'],
  follower: ['address'],
  idempotent_answer: ['answer'],
  invitation: ['name', 'email', 'telephone'],
  person: ['name', 'email', 'telephone'],
  stakeholder: ['name', 'contact_number', 'other_number', 'email_address'],
};

/** Columns that are not erased, and why. */
export const retainedColumns: Readonly<Record<string, { readonly reason: RetentionReason; readonly columns: readonly string[] }>> = {
  alert_version: {
    reason: 'published',
    columns: ['incident_description', 'source', 'hazard_text', 'place_text', 'action_text', 'time_text', 'translations'],
  },
  audit_entry: { reason: 'audit', columns: ['actor_id', 'actor_name', 'thing_id', 'before', 'after'] },
  cap_message: { reason: 'published', columns: ['sender', 'title', 'document'] },
  industry: { reason: 'place', columns: ['industry_name', 'name_key', 'public_name'] },
  receptor: { reason: 'place', columns: ['name'] },
};

/** Names of sites in other tables: a plant named after its founder keeps its name. */
export const placeNameColumns = new Set(['industry_name', 'name_key', 'subject_name']);

/** Secrets and tokens; never exported. */
export const secretColumns = [
  'token',
  'token_hash',
  'password',
  'secret',
  'code_hash',
  'push_p256dh',
  'push_auth',
  'stop_token',
  'access_token',
  'refresh_token',
  'id_token',
];

const isSearched = (table: string, column: string): boolean => {
  const machine = machines[table];
  if (machine === 'all' || machine?.includes(column)) return false;
  return !(
    registers[table]?.includes(column) ||
    retainedColumns[table]?.columns.includes(column) ||
    table === 'audit_entry' ||
    placeNameColumns.has(column)
  );
};

const types: Readonly<Record<string, TextColumn['type']>> = { text: 'text', _text: 'list', jsonb: 'json' };

interface CatalogueRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly made: boolean;
}

/** Every column with text that a person may have written, read from the database catalogue, so that tables of later migrations are included. */
export const readTextColumns = async ({ kysely }: Pick<Database, 'kysely'>): Promise<readonly TextColumn[]> => {
  const { rows } = await sql<CatalogueRow>`
    select class.relname as table, attname as column, typname as type, attgenerated <> '' as made
    from pg_class class join pg_attribute on attrelid = class.oid join pg_type on pg_type.oid = atttypid
    where class.relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and typname in ('text', '_text', 'jsonb')
    order by relname, attnum`.execute(kysely);
  const existing = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const findIdColumn = (table: string, column: string): string | null =>
    [`${column}_id`, column.replace(/_name$/, '_id')].find((id) => id !== column && existing.has(`${table}.${id}`)) ?? null;
  return rows
    .filter(({ table, column, made }) => !made && isSearched(table, column))
    .map(({ table, column, type }) => ({ table, column, type: types[type] ?? 'text', accountId: findIdColumn(table, column) }));
};

/** The primary key columns and the timestamp columns of a table. */
export const readKeys = async ({ kysely }: Pick<Database, 'kysely'>, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and (attnum = any(indkey) or atttypid = 'timestamptz'::regtype)
    order by attnum`.execute(kysely);
  return rows.map(({ column }) => column);
};
