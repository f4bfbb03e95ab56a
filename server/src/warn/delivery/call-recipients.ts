import type { AlertInput, DeliveryAudience } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { toExerciseAddress } from './exercise-addresses.ts';
import { maySend } from './rules.ts';

/** One address of a person of the directory. */
export interface CalledAddress {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly name: string;
}

export interface CalledTier {
  readonly status: AlertInput['status'];
  /** It is about a sample site. */
  readonly sample: boolean;
  readonly drillId: number | null;
  readonly stepId: number;
  readonly people: readonly CalledAddress[];
}

interface Called {
  readonly audience: DeliveryAudience;
  readonly called: readonly { readonly channel: string; readonly address: string; readonly name: string | null }[];
}

/**
 * Who receives a tier's messages. An actual call goes to the people, an exercise or a test to the exercise addresses. A demo calls no real
 * person. In a drill the messages to the people are kept inside the product.
 */
export const listCallRecipients = async (
  kysely: Database['kysely'],
  { status, sample, drillId, stepId, people }: CalledTier,
): Promise<Called> => {
  const { mode } = (await kysely.selectFrom('installation').select('mode').executeTakeFirst()) ?? { mode: 'demo' as const };
  if (drillId !== null) {
    const recipients = people.map((one, index) => ({ ...one, address: toExerciseAddress(`step-${stepId}-${one.channel}`, index + 1) }));
    return { audience: 'stakeholder', called: recipients };
  }
  if (!maySend({ status, mode, sample })) return { audience: 'stakeholder', called: [] };
  if (status === 'Actual') return { audience: 'stakeholder', called: people };
  const sinks = await kysely
    .selectFrom('delivery_sink')
    .select(['channel', 'address'])
    .where('purpose', '=', 'exercise')
    .where('channel', 'in', ['email', 'sms'])
    .execute();
  return { audience: 'exercise-sink', called: sinks.map((sink) => ({ ...sink, name: null })) };
};
