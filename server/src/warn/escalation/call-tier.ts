import type { EscalationTier } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { listPeopleOnCall, type PersonOnCall } from '../../register/stakeholders/responders.ts';
import type { CalledAddress } from '../delivery/call-recipients.ts';
import { queueCall } from '../delivery/queue-call.ts';
import { queueStep } from '../delivery/queue-step.ts';
import type { Subject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;

export interface TierCall {
  readonly escalationId: string;
  readonly subject: Subject;
  /** Of an alert: the version released last. */
  readonly version: number;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly tier: EscalationTier;
  /** From 1. */
  readonly number: number;
  /** True: the messages of the release also ask for the acknowledgement, so that nobody gets two messages. */
  readonly withRelease: boolean;
}

/** The addresses at which a person is called: always by e-mail, also by SMS if the number can be dialled. */
export const listAddresses = ({ name, email, number }: Pick<PersonOnCall, 'name' | 'email' | 'number'>): readonly CalledAddress[] => {
  const byMail = { channel: 'email', address: email.trim().toLowerCase(), name } as const;
  return number === null ? [byMail] : [byMail, { channel: 'sms', address: number, name }];
};

/**
 * Calls a tier: records who is on duty by the rota now, queues their messages and sets the timer, all in the caller's transaction. If
 * there is nobody to call, the next tier is due immediately.
 */
export const callTier = async ({ kysely }: Part, call: TierCall): Promise<void> => {
  const { escalationId, subject, version, status, tier, number, withRelease } = call;
  const people = await listPeopleOnCall({ kysely }, { groups: tier.groups, onDuty: tier.onDuty, samples: status !== 'Actual', at: null });
  const waitS = people.length === 0 ? 0 : tier.waitS;
  const endsAt = sql<Date>`now() + ${waitS} * interval '1 second'`;
  const { id: stepId } = await kysely
    .insertInto('escalation_step')
    .values({ escalation_id: escalationId, tier: number, needed: tier.needed, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (people.length > 0) {
    await kysely
      .insertInto('escalation_person')
      .values(
        people.map((person) => ({
          step_id: stepId,
          stakeholder_id: person.id,
          name: person.name,
          groups: [...person.groups],
          addresses: listAddresses(person).map(({ address }) => address),
        })),
      )
      .execute();
  }
  const addresses = new Map(people.flatMap(listAddresses).map((one) => [`${one.channel} ${one.address}`, one]));
  const called = [...addresses.values()];
  if (subject.alertId === null) await queueCall(kysely, stepId, called);
  else await queueStep(kysely, { alertId: subject.alertId, version, stepId, withRelease, people: called });
  await kysely
    .updateTable('escalation')
    .set({ tier: number, next_at: endsAt, waits_since: sql<Date>`now()` })
    .where('id', '=', escalationId)
    .execute();
};
