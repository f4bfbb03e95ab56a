import { secondPersonRule } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

interface Pair {
  readonly authors: readonly string[];
  readonly approver: string;
  /** The approver's browser; null: unknown. */
  readonly deviceId: string | null;
}

/** Why the approver is not independent of one of the authors: a recent invitation, or a browser where both were signed in. */
export const findTies = async (
  { kysely }: Pick<Database, 'kysely'>,
  { authors, approver, deviceId }: Pair,
): Promise<{ readonly isInvitation: boolean; readonly isSameBrowser: boolean }> => {
  const { invitationDays, browserMinutes } = secondPersonRule;
  const written = sql`${[...authors]}::text[]`;
  const { rows } = await sql<{ invitation: boolean; browser: boolean }>`
    select
      exists (
        select from person invited
        where invited.created_at > now() - make_interval(days => ${invitationDays})
          and ((invited.id = ${approver} and invited.invited_by = any(${written})) or (invited.id = any(${written}) and invited.invited_by = ${approver}))
      ) as invitation,
      exists (
        select from person_device
        where device_id = ${deviceId}::uuid and person_id = any(${written}) and last_at > now() - make_interval(mins => ${browserMinutes})
      ) as browser`.execute(kysely);
  return { isInvitation: rows[0]?.invitation ?? true, isSameBrowser: rows[0]?.browser ?? true };
};
