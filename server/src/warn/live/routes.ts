import { ApiError, liveRoutes, liveStreams } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { openHub } from './hub.ts';
import { trimEvents } from './store.ts';

/** The end of a session is announced; an expired session is noticed within this time. */
const recheckMs = 60_000;
const settleMs = 250;

const parseLastEventId = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;

export const live: Feature = async (app, { settings, database, changes, auth, link, meters, queue }) => {
  const onError = (error: unknown): void => app.log.error(error);
  queue?.every('live-events', () => trimEvents(database));
  if (!settings.serves) return;
  const hub = await openHub({ database, changes, onError });
  meters.gauge('hazardguard_live_streams', 'Open streams of server-sent events', [], () => [{ value: hub.streams() }]);
  link.onFenced(() => hub.endStreams());
  const recheck = (): void => {
    hub.recheck(auth.findAccount).catch(onError);
  };
  const timer = setInterval(recheck, recheckMs).unref();
  let soon: NodeJS.Timeout | undefined;
  for (const table of ['person', 'person_session'] as const) {
    changes.onChange(table, () => {
      clearTimeout(soon);
      soon = setTimeout(recheck, settleMs).unref();
    });
  }
  // Streams do not end by themselves, so they are closed before the server waits for open requests.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    hub.close();
  });

  handle(app, liveRoutes.stream, async ({ query, account, request, reply }) => {
    const session = readSessionCookie(app, request) ?? '';
    if (hub.countStreams(session) >= liveStreams) {
      throw new ApiError('too-many-requests', `At most ${liveStreams} live connections for one session; close a window first`);
    }
    reply.header('x-accel-buffering', 'no');
    return hub.open({ account, session, after: parseLastEventId(request.headers['last-event-id']) ?? query.after ?? null });
  });
};
