import type { DeliveryChannel } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';

/**
 * Repairs the messages of a channel after the clock was set back, which would delay them by the jump: waiting messages are due now,
 * claimed ones stay claimed for one lease from now, and messages given up as expired are sent if they have not expired.
 */
export const repairAfterClockJump = async ({ kysely }: Database, channel: DeliveryChannel, leaseS: number): Promise<void> => {
  await sql`
    with early as (
      select id from delivery where channel = ${channel} and state = 'waiting' and ${isClockSetBack('waits_since')} order by id for update skip locked
    )
    update delivery set waits_since = now(), next_at = case when claimed_by is null then now() else now() + ${leaseS} * interval '1 second' end
    from early where delivery.id = early.id`.execute(kysely);
  await sql`
    with early as (
      select id from delivery where channel = ${channel} and cause = 'expired' and state = 'gave-up' and ${isClockSetBack('expires_at')}
      order by id for update skip locked
    )
    update delivery set state = 'waiting', cause = null, waits_since = now(), next_at = now() from early where delivery.id = early.id`.execute(
    kysely,
  );
};
