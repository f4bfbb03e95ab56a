import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';

/**
 * Resumes chains that a wrong clock ended as expired, once the clock has been set back and their time is not over: only the newest chain of
 * an alert or of an open incident. If the alert has ended meanwhile, their next step ends them. Chains of drills stay ended.
 */
export const resumeAfterClockJump = async ({ kysely }: Database): Promise<void> => {
  await sql`
    with early as (
      select id from escalation
      where stopped = 'expired' and status = 'Actual' and ended_at >= expires_at and ${isClockSetBack('expires_at')}
        and not exists (
          select from escalation later where later.started_at > escalation.started_at
            and later.purpose = escalation.purpose and (later.alert_id = escalation.alert_id or later.incident = escalation.incident))
        and (waiting_version is null or waiting_version = (
          select max(version) from alert_version where alert_version.alert_id = escalation.alert_id))
        and (incident is null or exists (
          select from incident where internal_id = escalation.incident and incident.state not in ('Resolved', 'Closed')))
      for update skip locked
    )
    update escalation set state = 'running', stopped = null, ended_at = null, next_at = now(), waits_since = now()
    from early where escalation.id = early.id`.execute(kysely);
};
