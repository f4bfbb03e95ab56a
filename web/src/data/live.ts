import { type LiveEvent, type LiveTopic, liveBeatMs, liveTopics } from '@hazardguard/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { checkConnection } from './connection.ts';
import { queryClient, sessionKey } from './query.ts';
import { isRefreshed, type Refreshed } from './refresh.ts';

const escalation = [
  '/api/escalations',
  '/api/alerts/{id}/escalation',
  '/api/alerts/{id}/approval-call',
  '/api/incidents/{id}/escalation',
] as const;
const deliveries = [
  '/api/alerts/{id}/deliveries',
  '/api/alerts/{id}/times',
  '/api/alerts/{id}/unreached-places',
  '/api/alerts/{id}/phone-list',
] as const;

/** What is read again when something of a topic changes. */
const routesOf: Readonly<Record<LiveTopic, readonly Refreshed[]>> = {
  alert: ['/api/alerts/*', '/api/public-alerts', ...escalation, '/api/current-situation'],
  incident: ['/api/incidents/*', '/api/resident-reports', '/api/current-situation'],
  delivery: [...deliveries, ...escalation, '/api/current-situation'],
  answer: ['/api/alerts/{id}/answers'],
  escalation,
  drill: ['/api/drills/*', '/api/drills-now', '/api/sensors/*', '/api/detections', '/api/industries/{id}/alarm-statistics'],
};

const refresh = (topics: readonly LiveTopic[], before = Number.POSITIVE_INFINITY): void => {
  const routes = topics.flatMap((topic) => routesOf[topic]);
  void queryClient.invalidateQueries({ predicate: ({ queryKey, state }) => state.dataUpdatedAt < before && isRefreshed(queryKey, routes) });
};

const isTopic = (topic: unknown): topic is LiveTopic => liveTopics.some((one) => one === topic);

const parseChange = (text: string): LiveEvent | null => {
  const { topic, subject }: { topic?: unknown; subject?: unknown } = JSON.parse(text);
  return isTopic(topic) && typeof subject === 'string' ? { topic, subject } : null;
};

/** Messages between windows of the same browser: one of them listens for all. */
type ChannelMessage =
  | { readonly kind: 'changed'; readonly id: string; readonly topics: readonly LiveTopic[] }
  /** The connection lives: said at every sign of life, and to a window that has just opened. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'alive?' };

const channelName = 'hazardguard-live';
/** Changes within this time are handled together. */
const settleMs = 150;
/** Delay after the server has refused or ended the stream. */
const refusedMs = 15_000;
/** Two missed keep-alives and a margin. */
const silenceMs = 2.5 * liveBeatMs;

let live = false;
const watchers = new Set<() => void>();
const setLive = (now: boolean): void => {
  if (live === now) return;
  live = now;
  for (const notifyWatcher of watchers) notifyWatcher();
};
const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** True while changes arrive, in this window or through another one of the browser. */
export const useIsLive = (): boolean => useSyncExternalStore(watch, () => live);

/** Polling interval, ms: none while changes arrive. */
export const useFallbackInterval = (ms: number): number | false => (useIsLive() ? false : ms);

/**
 * Keeps the screen up to date. One window of the browser has the connection for all (browsers allow few per host) and forwards
 * events; when it closes, another one continues where it stopped. A silent connection is replaced, and until it works the screens
 * poll. Aborting ends everything.
 */
export const followLive = (): (() => void) => {
  const ended = new AbortController();
  const others = new BroadcastChannel(channelName);
  let lastId = '';
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<LiveTopic>();

  const say = (word: ChannelMessage): void => others.postMessage(word);
  const notify = (topics: readonly LiveTopic[]): void => {
    for (const topic of topics) changed.add(topic);
    timer ??= setTimeout(() => {
      timer = undefined;
      const together = [...changed];
      changed.clear();
      refresh(together);
      say({ kind: 'changed', id: lastId, topics: together });
    }, settleMs);
  };
  const reconnect = (afterMs: number): void => {
    setLive(false);
    source?.close();
    clearTimeout(again);
    again = setTimeout(connect, afterMs);
  };
  const awaitMessage = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      setLive(false);
      checkConnection();
      if (source !== null) reconnect(0);
    }, silenceMs);
  };
  const alive = (): void => {
    setLive(true);
    awaitMessage();
  };
  others.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === 'alive?') {
      if (source !== null && live) say({ kind: 'alive' });
      return;
    }
    alive();
    if (data.kind === 'alive') return;
    lastId = data.id;
    refresh(data.topics);
  };
  const connect = (): void => {
    const openedAt = Date.now();
    const known = lastId !== '';
    const opened = new EventSource(known ? `/api/live?after=${lastId}` : '/api/live');
    source = opened;
    let greeted = known;
    awaitMessage();
    const on = (name: string, act: (event: MessageEvent<string>) => void): void =>
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        if (event.lastEventId !== '') lastId = event.lastEventId;
        alive();
        say({ kind: 'alive' });
        act(event);
      });
    on('beat', () => undefined);
    on('hello', () => {
      // Data read before the connection opened may be out of date.
      if (!known) refresh(liveTopics, openedAt);
      // The server may have ended the stream because this person's scope has changed.
      if (greeted) void queryClient.invalidateQueries({ queryKey: sessionKey });
      greeted = true;
    });
    on('change', (event) => {
      const change = parseChange(event.data);
      if (change !== null) notify([change.topic]);
    });
    on('reset', () => notify(liveTopics));
    opened.addEventListener('error', () => {
      if (ended.signal.aborted || source !== opened) return;
      setLive(false);
      checkConnection();
      // A lost connection is reopened by the browser; an answer that is no stream ends it: the session may have ended.
      if (opened.readyState !== EventSource.CLOSED) return;
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      reconnect(refusedMs * (1 + Math.random()));
    });
  };
  const listen = (): Promise<void> => {
    connect();
    return new Promise((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  };
  // Without locks (a page loaded by plain http from another machine) every window listens itself.
  const listening = navigator.locks?.request(channelName, { signal: ended.signal }, listen) ?? listen();
  listening.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
  say({ kind: 'alive?' });
  return () => {
    ended.abort();
    source?.close();
    setLive(false);
    for (const running of [again, timer, silence]) clearTimeout(running);
    others.close();
  };
};

/** While a person is signed in. */
export const useLive = (signedIn: boolean): void => {
  useEffect(() => (signedIn ? followLive() : undefined), [signedIn]);
};
