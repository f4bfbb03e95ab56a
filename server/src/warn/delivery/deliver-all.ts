import { closeChannels, openChannels } from '../../platform/channels/channels.ts';
import { followChanges } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/env/env.ts';
import { queueDelivery } from './queue.ts';
import { startDelivery } from './worker.ts';

interface DeliverAllOptions {
  readonly database: Database;
  /** Released as version 2 of an actual warning, in an installation in live mode. */
  readonly alertId: string;
  /** Address of an SMS gateway that takes one GET for each message. */
  readonly gateway: string;
}

const waitsMs = 20;

/** For benchmarks: queues one warning and sends all its messages, as one server does; returns the time of queueing, ms. */
export const deliverAll = async ({ database, alertId, gateway }: DeliverAllOptions): Promise<number> => {
  const channels = openChannels(readSettings({ HAZARDGUARD_MODE: 'live', SMS_METHOD: 'GET', SMS_URL: gateway }), null);
  const changes = await followChanges(database);
  const links = { base: null, secret: 'only for measuring' };
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const worker = startDelivery({ database, changes, channels, links, rates: {}, onError });
  try {
    const from = performance.now();
    await database.kysely.transaction().execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
    const queuedMs = performance.now() - from;
    for (;;) {
      if (errors.length > 0) throw errors[0];
      const waiting = await database.kysely.selectFrom('delivery').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst();
      if (waiting === undefined) return queuedMs;
      await new Promise((resolve) => setTimeout(resolve, waitsMs));
    }
  } finally {
    await worker.stop();
    await changes.close();
    closeChannels(channels);
  }
};
