import { openTakStream, type TakServer } from '../../platform/channels/tak-stream.ts';
import type { Changes } from '../../platform/db/changes.ts';
import type { JobWatch } from '../../platform/observe/jobs.ts';
import type { FieldAlert } from './field-picture.ts';
import { type CotEvent, listCotEvents, toRemoval, toRemovalUid, toRemovedUid, writeCotEvent } from './write-cot.ts';

interface CotPush extends JobWatch {
  readonly server: TakServer;
  readonly readAlerts: () => Promise<readonly FieldAlert[]>;
  readonly changes: Pick<Changes, 'onChange'>;
  /** Time between two rounds that send everything, ms. */
  readonly resendMs?: number;
  readonly retryMs?: number;
}

/** TAK clients that connect later learn of a warning within this time. */
const defaultResendMs = 30_000;
/** A release writes several rows. */
const settleMs = 100;

/**
 * Sends the events of public warnings to a TAK server: new and changed ones immediately, and all of them again and again until they are stale.
 * What a warning has no more, a zone of an earlier version or a roadblock, is removed. Returns what ends it.
 */
export const pushCot = ({ server, readAlerts, changes, onRound, onError, resendMs = defaultResendMs, retryMs }: CotPush): (() => void) => {
  /** What the server was sent, by `uid`. */
  const sent = new Map<string, { readonly event: CotEvent; readonly xml: string }>();
  let stopped = false;
  let everything = false;
  let running = false;
  let again = false;

  /** The present events, and removals of earlier ones that would otherwise stay on maps. */
  const listEvents = async (): Promise<readonly CotEvent[]> => {
    const events = listCotEvents(await readAlerts());
    const uids = new Set(events.map(({ uid }) => uid));
    const now = new Date().toISOString();
    const removals: CotEvent[] = [];
    for (const [uid, { event }] of sent) {
      const isRemoval = event.type === 't-x-d-d';
      if (event.stale <= now || (isRemoval && uids.has(toRemovedUid(uid)))) sent.delete(uid);
      else if (!uids.has(uid) && !uids.has(toRemovalUid(uid))) removals.push(isRemoval ? event : toRemoval(event, now));
    }
    return [...events, ...removals];
  };
  const round = async (): Promise<void> => {
    const events = await listEvents();
    const all = everything;
    everything = false;
    const documents = events.map((event) => ({ event, xml: writeCotEvent(event) }));
    const fresh = documents.filter(({ event, xml }) => all || sent.get(event.uid)?.xml !== xml);
    if (fresh.length > 0 && !stream.send(fresh.map(({ xml }) => xml).join(''))) return;
    for (const one of fresh) sent.set(one.event.uid, one);
    for (const { event } of fresh) if (event.type === 't-x-d-d') sent.delete(toRemovedUid(event.uid));
    onRound();
  };
  const run = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    round()
      .catch(onError)
      .finally(() => {
        running = false;
        if (again) run();
      });
  };
  const sendEverything = (): void => {
    everything = true;
    run();
  };
  const stream = openTakStream({ server, onConnect: sendEverything, onError, ...(retryMs === undefined ? {} : { retryMs }) });
  const resend = setInterval(sendEverything, resendMs).unref();
  let soon: NodeJS.Timeout | undefined;
  changes.onChange('live_event', () => {
    clearTimeout(soon);
    soon = setTimeout(run, settleMs).unref();
  });
  return () => {
    stopped = true;
    clearInterval(resend);
    clearTimeout(soon);
    stream.close();
  };
};
