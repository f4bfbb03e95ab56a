import { randomUUID } from 'node:crypto';
import { deliveryChannels } from '@hazardguard/contract';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { makeCallSubjectReader } from './call-subject.ts';
import { type LaneOptions, openLane } from './lane.ts';
import { makeNoticeReader } from './notice-wording.ts';
import { makeOfficerReader } from './officer-facts.ts';
import { makeContentReader } from './read-content.ts';
import type { SendDeps } from './send.ts';

/** Messages of a channel that is not set up, which are refused. */
const parallelUnset = 10;

/** Short, so that the messages of a killed server are sent soon; claims are extended three times as often. */
const leaseS = 6;

export interface DeliveryWorker {
  stop(): Promise<void>;
}

interface WorkerOptions extends Omit<SendDeps, 'readContent' | 'readCallSubject' | 'readNotice' | 'officers'> {
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

/** Sends queued messages, each channel in its own lane, so that a slow channel does not delay the others. Any number of servers may run it. */
export const startDelivery = ({ changes, rates, database, leaseS: lease = leaseS, ...deps }: WorkerOptions): DeliveryWorker => {
  const worker = randomUUID();
  const readContent = makeContentReader(database);
  const readCallSubject = makeCallSubjectReader(database);
  const readNotice = makeNoticeReader(database);
  const officers = makeOfficerReader(database);
  const lanes = deliveryChannels.map((channel) =>
    openLane({
      ...deps,
      database,
      readContent,
      readCallSubject,
      readNotice,
      officers,
      channel,
      worker,
      parallel: deps.channels[channel]?.parallel ?? parallelUnset,
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
