import {
  type AlertInput,
  type CallChannel,
  callChannels,
  channelFacts,
  type DeliveryAudience,
  numberChannels,
  type OptionalChannel,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { Database } from '../../platform/db/database.ts';
import type { ListedNumber } from '../../register/data-import/read-numbers.ts';
import { toExerciseAddress } from './exercise-addresses.ts';
import { maySend } from './rules.ts';

/** One address of a person who is called. */
export interface CalledAddress {
  readonly channel: CallChannel;
  readonly address: string;
  readonly name: string;
  /** Undefined: not known. */
  readonly language: PublicLanguage | undefined;
  /** Of a browser: the follower with its keys. */
  readonly followerId: number | undefined;
}

export const listCallChannels = async ({ kysely }: Pick<Database, 'kysely'>): Promise<readonly OptionalChannel[]> =>
  (await kysely.selectFrom('call_channel').select('channel').orderBy('channel').execute()).map(({ channel }) => channel);

/** Numbers by the channels to a number that every installation has, and those that this one has; a landline only by a call. */
export const toNumberChannels = (
  numbers: readonly ListedNumber[],
  channels: readonly OptionalChannel[],
): readonly { readonly channel: CallChannel; readonly address: string }[] =>
  callChannels
    .filter(
      (channel) =>
        numberChannels.includes(channel) && (channelFacts[channel].calls === 'always' || channels.some((one) => one === channel)),
    )
    .flatMap((channel) =>
      numbers
        .filter((number) => channelFacts[channel].address === 'telephone' || number.channel === 'sms')
        .map(({ address }) => ({ channel, address })),
    );

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
  readonly called: readonly (Omit<CalledAddress, 'name'> & { readonly name: string | null })[];
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
    const recipients = people.map(({ channel, name, language = 'en' }, index) => ({
      channel,
      name,
      language,
      followerId: undefined,
      address: toExerciseAddress(`step-${stepId}-${channel}`, index + 1),
    }));
    return { audience: 'stakeholder', called: recipients };
  }
  if (!maySend({ status, mode, sample })) return { audience: 'stakeholder', called: [] };
  if (status === 'Actual') return { audience: 'stakeholder', called: people };
  const sinks = await kysely
    .selectFrom('delivery_sink')
    .select(['channel', 'address'])
    .where('purpose', '=', 'exercise')
    .where('channel', 'in', callChannels)
    .$narrowType<{ channel: CallChannel }>()
    .execute();
  return { audience: 'exercise-sink', called: sinks.map((sink) => ({ ...sink, name: null, language: undefined, followerId: undefined })) };
};
