import { randomUUID } from 'node:crypto';
import { type DeliveryChannel, deliveryChannels } from '@hazardguard/contract';
import type { Changes } from '../../platform/db/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { makeCallSubjectReader } from './call-subject.ts';
import { type LaneOptions, openLane } from './lane.ts';
import { makeNoticeReader } from './notice-wording.ts';
import { makeOfficerReader } from './officer-facts.ts';
import { makeContentReader } from './read-content.ts';
import type { SendDeps } from './send.ts';

/**
 * Messages that one server sends in parallel, and so the most that are sent twice when it is killed. Mail servers and gateways limit
 * connections; push services and machines do not, and recognise a repetition by its id.
 */
const parallel: Readonly<Record<DeliveryChannel, number>> = {
  'web-push': 50,
  email: 10,
  sms: 20,
  voice: 5,
  whatsapp: 20,
  webhook: 10,
  mqtt: 50,
};
/** For a gateway that recognises a repetition: nothing is sent twice, so more may be sent in parallel. */
const parallelSmsWithIds = 40;

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
      parallel: channel === 'sms' && deps.channels.sms?.recognisesRepetition ? parallelSmsWithIds : parallel[channel],
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
