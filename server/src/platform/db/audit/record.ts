import type { AuditedOperation, SensitiveReading } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

interface NewEntry {
  readonly kind: 'read' | 'done';
  readonly thing: SensitiveReading | AuditedOperation;
  readonly thingId: string | null;
  /** What was requested, or how it ended. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Records an action that changes no row: a reading, or an action on all data. The actor comes from `runAsActor`. */
export const recordEntry = async ({ kysely }: Pick<Database, 'kysely'>, { kind, thing, thingId, after }: NewEntry): Promise<void> => {
  const values = after === null ? null : JSON.stringify(after);
  await sql`
    insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, after)
    select ${kind}, ${thing}, ${thingId}, who.kind, who.id, who.name, who.role, who.request, who.call, audit_kept(${values}::jsonb, '{}')
    from audit_actor() as who`.execute(kysely);
};
