import type { StakeholderGroup } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { CalledAddress } from '../delivery/call-recipients.ts';

/** A person of the directory, or a user of this installation. */
export type CalledPerson = {
  readonly name: string;
  readonly groups: readonly StakeholderGroup[];
  readonly addresses: readonly CalledAddress[];
} & ({ readonly stakeholderId: number; readonly accountId: null } | { readonly stakeholderId: null; readonly accountId: string });

interface StepCall {
  readonly escalationId: string;
  /** From 1. */
  readonly number: number;
  readonly needed: number;
  readonly waitS: number;
  readonly people: readonly CalledPerson[];
  /** They can release the warning only alone: nobody else may. */
  readonly alone: boolean;
  /** Queues the messages of the step. */
  readonly queue: (stepId: number, addresses: readonly CalledAddress[]) => Promise<unknown>;
}

/** Records who is called now, queues their messages and sets the timer, all in the caller's transaction. */
export const callPeople = async (
  { kysely }: Pick<Database, 'kysely'>,
  { escalationId, number, needed, waitS, people, alone, queue }: StepCall,
): Promise<void> => {
  const endsAt = sql<Date>`now() + ${waitS} * interval '1 second'`;
  const { id: stepId } = await kysely
    .insertInto('escalation_step')
    .values({ escalation_id: escalationId, tier: number, needed, alone, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (people.length > 0) {
    await kysely
      .insertInto('escalation_person')
      .values(
        people.map(({ stakeholderId, accountId, name, groups, addresses }) => ({
          step_id: stepId,
          stakeholder_id: stakeholderId,
          person_id: accountId,
          name,
          groups: [...groups],
          addresses: addresses.map(({ address }) => address),
        })),
      )
      .execute();
  }
  const each = new Map(people.flatMap(({ addresses }) => addresses).map((one) => [`${one.channel} ${one.address}`, one]));
  await queue(stepId, [...each.values()]);
  await kysely
    .updateTable('escalation')
    .set({ tier: number, next_at: endsAt, waits_since: sql<Date>`now()` })
    .where('id', '=', escalationId)
    .execute();
};
