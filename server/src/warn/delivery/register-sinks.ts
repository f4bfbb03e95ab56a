import { type OptionalChannel, optionalChannels } from '@hazardguard/contract';
import type { Channels } from '../../platform/channels/list.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';

/** Channels by which people can be called because this installation has them. */
export const listSetUp = (channels: Channels): readonly OptionalChannel[] => optionalChannels.filter((id) => channels[id] !== null);

/** Replaces the stored sinks and channels for calls by the configured ones, so that every server uses the same. */
export const registerSinks = (
  { kysely }: Database,
  sinks: Settings['delivery']['sinks'],
  channels: readonly OptionalChannel[] = [],
): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('delivery_sink').execute();
    await transaction.deleteFrom('call_channel').execute();
    if (channels.length > 0) {
      await transaction
        .insertInto('call_channel')
        .values(channels.map((channel) => ({ channel })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (sinks.length === 0) return;
    await transaction
      .insertInto('delivery_sink')
      .values([...sinks])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
