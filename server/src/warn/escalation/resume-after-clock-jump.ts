import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';

/**
 * Lets chains go on that ended because their time was over, where the clock, set back, says that it is not: the newest of an alert or of
 * an incident that nobody has ended. What has ended meanwhile ends them at their next step. Those of drills stay ended.
 */
export const resumeAfterClockJump = async ({ kysely }: Database): Promise<void> => {
  await sql`
    with early as (
      select id from escalation
      where stopped = 'expired' and status = 'Actual' and ended_at >= expires_at and ${isClockSetBack('expires_at')}
        and not exists (
          select from escalation later where later.started_at > escalation.started_at
            and (later.alert_id = escalation.alert_id or later.incident = escalation.incident))
        and (incident is null or exists (
          select from incident where internal_id = escalation.incident and incident.state not in ('Resolved', 'Closed')))
      for update skip locked
    )
    update escalation set state = 'running', stopped = null, ended_at = null, next_at = now(), waits_since = now()
    from early where escalation.id = early.id`.execute(kysely);
};
