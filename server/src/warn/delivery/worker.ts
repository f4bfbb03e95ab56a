import { randomUUID } from 'node:crypto';
import { type DeliveryChannel, deliveryChannels } from '@hazardguard/contract';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { makeCallSubjectReader } from './call-subject.ts';
import { type LaneOptions, openLane } from './lane.ts';
import { makeNoticeReader } from './notice-wording.ts';
import { makeContentReader } from './read-content.ts';
import type { SendDeps } from './send.ts';

/**
 * Messages of one server under way at a time, and so the most that are sent twice when it is killed. Mail servers and gateways limit
 * connections; push services and machines do not, and recognise a repetition by its id.
 */
const atOnce: Readonly<Record<DeliveryChannel, number>> = { 'web-push': 50, email: 10, sms: 20, webhook: 10, mqtt: 50 };
/** Where the gateway recognises a repetition, nothing is doubled, so it may be asked for more at a time. */
const smsRecognised = 40;

/** Short, so that what a killed server held goes on soon; its word that it lives comes three times as often. */
const leaseS = 6;

export interface DeliveryWorker {
  stop(): Promise<void>;
}

interface WorkerOptions extends Omit<SendDeps, 'readContent' | 'readCallSubject' | 'readNotice'> {
  readonly database: Database;
  readonly changes: Changes;
  readonly rates: Settings['delivery']['rates'];
  /** Default: 6 s. */
  readonly leaseS?: number;
  readonly onEnded?: LaneOptions['onEnded'];
  /** A lane has looked at its queue. */
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Sends what is queued, each channel in a lane of its own, so that a slow one holds up none of the others. Any number of servers may do so. */
export const startDelivery = ({ changes, rates, database, leaseS: lease = leaseS, ...deps }: WorkerOptions): DeliveryWorker => {
  const worker = randomUUID();
  const readContent = makeContentReader(database);
  const readCallSubject = makeCallSubjectReader(database);
  const readNotice = makeNoticeReader(database);
  const lanes = deliveryChannels.map((channel) =>
    openLane({
      ...deps,
      database,
      readContent,
      readCallSubject,
      readNotice,
      channel,
      worker,
      atOnce: channel === 'sms' && deps.channels.sms?.recognisesRepetition ? smsRecognised : atOnce[channel],
      perSecond: rates[channel] ?? null,
      leaseS: lease,
    }),
  );
  changes.onChange('delivery', () => {
    for (const lane of lanes) lane.wake();
  });
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop().catch(deps.onError)));
    },
  };
};
