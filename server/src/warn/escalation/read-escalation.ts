import type { Account, Escalation, EscalationReport } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { resolvePersonKey } from './acknowledge.ts';
import { matchesSubject, type Subject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;
type Step = Escalation['steps'][number];

const listSteps = ({ kysely }: Part, escalationId: string) =>
  kysely
    .selectFrom('escalation_step')
    .select(['id', 'tier', 'needed', 'started_at', 'ends_at'])
    .where('escalation_id', '=', escalationId)
    .orderBy('tier')
    .execute();

/** The people called, each with the best outcome of the messages to their addresses. */
const listPeople = async ({ kysely }: Part, escalationId: string) => {
  type Row = Omit<Step['people'][number], 'acknowledgedAt'> & { readonly stepId: number; readonly acknowledgedAt: Date | null };
  const { rows } = await sql<Row>`
    select step_id as "stepId", person.name, groups, (
        select at from escalation_acknowledgement given
        where given.escalation_id = step.escalation_id and given.who = coalesce('stakeholder:' || stakeholder_id, 'account:' || person_id)
      ) as "acknowledgedAt",
      (
        select answer from responder_answer given
        where (given.escalation_id = step.escalation_id or given.alert_id = chain.alert_id) and given.who = coalesce('stakeholder:' || stakeholder_id, 'account:' || person_id)
        order by given.id desc limit 1
      ) as answer,
      coalesce((
        select case min(case when receipt = 'failed' then 4
            else array_position(array['accepted', 'waiting', 'refused', 'gave-up', 'kept'], delivery.state) end)
          when 1 then 'accepted' when 2 then 'waiting' when 5 then 'none' else 'failed' end
        from delivery where escalation_step_id = step_id and address = any(addresses) having count(*) > 0
      ), 'none') as called
    from escalation_person person join escalation_step step on step.id = step_id join escalation chain on chain.id = step.escalation_id
    where step.escalation_id = ${escalationId} order by step_id, person.name`.execute(kysely);
  return rows;
};

const listAcknowledgements = ({ kysely }: Part, escalationId: string) =>
  kysely
    .selectFrom('escalation_acknowledgement as given')
    .innerJoin('escalation_step', 'escalation_step.id', 'given.step_id')
    .select(['given.who', 'given.name', 'given.way', 'given.at', 'given.step_id', 'tier'])
    .where('given.escalation_id', '=', escalationId)
    .orderBy('given.id')
    .execute();

/** The last answer of each officer who got the warning and was called by no tier of the chain. */
const listInformed = async ({ kysely }: Part, { alertId }: Subject, escalationId: string | null) => {
  if (alertId === null) return [];
  const { rows } = await sql<EscalationReport['informed'][number]>`
    select name, answer from (
      select distinct on (who) who, name, answer from responder_answer where alert_id = ${alertId} order by who, id desc
    ) as latest
    where not exists (
      select from escalation_person person join escalation_step step on step.id = step_id
      where step.escalation_id = ${escalationId}::uuid and latest.who = coalesce('stakeholder:' || stakeholder_id, 'account:' || person_id)
    )
    order by name`.execute(kysely);
  return rows;
};

/** The latest chain of an alert or incident: who was called, who has acknowledged, and when the next tier is called. */
export const readEscalation = async (part: Part, subject: Subject, account: Account): Promise<EscalationReport> => {
  const { kysely } = part;
  const clock = await kysely.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const now = clock.now.toISOString();
  const row = await kysely
    .selectFrom('escalation')
    .selectAll()
    // Only a call of approvers ends as decided.
    .$narrowType<{ stopped: Escalation['stopped'] }>()
    .where(matchesSubject(subject))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const informed = [...(await listInformed(part, subject, row?.id ?? null))];
  if (row === undefined) return { escalation: null, informed, now };
  const [steps, people, given, me] = await Promise.all([
    listSteps(part, row.id),
    listPeople(part, row.id),
    listAcknowledgements(part, row.id),
    resolvePersonKey(part, account),
  ]);
  return {
    now,
    informed,
    escalation: {
      id: row.id,
      chainName: row.chain_name,
      status: row.status,
      state: row.state,
      stopped: row.stopped,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      tiers: row.tiers,
      steps: steps.map((step) => ({
        tier: step.tier,
        startedAt: step.started_at.toISOString(),
        endsAt: (step.tier === row.tier ? row.next_at : step.ends_at).toISOString(),
        needed: step.needed,
        acknowledged: given.filter(({ step_id }) => step_id === step.id).length,
        people: people
          .filter(({ stepId }) => stepId === step.id)
          .map(({ stepId: _step, acknowledgedAt, ...person }) => ({ ...person, acknowledgedAt: acknowledgedAt?.toISOString() ?? null })),
      })),
      acknowledgements: given.map(({ name, way, at, tier }) => ({ name, way, at: at.toISOString(), tier })),
      acknowledgedByMe: given.some(({ who }) => who === me),
    },
  };
};
