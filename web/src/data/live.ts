import { type LiveEvent, type LiveTopic, liveTopics } from '@hazardguard/contract';
import { useEffect } from 'react';
import { queryClient, sessionKey } from './query.ts';

/** First words of the keys under which each topic's answers are kept. */
const keysOf: Readonly<Record<LiveTopic, readonly string[]>> = {
  alert: ['alerts', 'deliveries', 'answers'],
  incident: ['incidents'],
  delivery: ['deliveries'],
  answer: ['answers'],
};

const refresh = (topics: readonly LiveTopic[], before = Number.POSITIVE_INFINITY): void => {
  const first = new Set<unknown>(topics.flatMap((topic) => keysOf[topic]));
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [word], state }) => first.has(word) && state.dataUpdatedAt < before });
};

const isTopic = (topic: unknown): topic is LiveTopic => liveTopics.some((one) => one === topic);

const changeOf = (text: string): LiveEvent | null => {
  const { topic, subject }: { topic?: unknown; subject?: unknown } = JSON.parse(text);
  return isTopic(topic) && typeof subject === 'string' ? { topic, subject } : null;
};

/** What windows of the same browser tell each other: one of them listens for all. */
interface Word {
  readonly id: string;
  readonly topics: readonly LiveTopic[];
}

const channelName = 'hazardguard-live';
/** Changes that come together are read together. */
const settleMs = 150;
/** After the server has refused or ended the stream for good. */
const refusedMs = 15_000;

/**
 * Keeps what is on the screen up to date. One window of the browser holds the connection for all (browsers allow few to one host) and
 * passes on what it hears; when it closes, another one takes over where it stopped. Ends what it began when it is called off.
 */
export const followLive = (): (() => void) => {
  const ended = new AbortController();
  const others = new BroadcastChannel(channelName);
  let lastId = '';
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<LiveTopic>();

  const tell = (topics: readonly LiveTopic[]): void => {
    for (const topic of topics) changed.add(topic);
    timer ??= setTimeout(() => {
      timer = undefined;
      const together = [...changed];
      changed.clear();
      refresh(together);
      others.postMessage({ id: lastId, topics: together } satisfies Word);
    }, settleMs);
  };
  others.onmessage = ({ data }: MessageEvent<Word>) => {
    lastId = data.id;
    refresh(data.topics);
  };
  const connect = (): void => {
    const openedAt = Date.now();
    const known = lastId !== '';
    source = new EventSource(known ? `/api/live?after=${lastId}` : '/api/live');
    const heard = (event: MessageEvent<string>): void => {
      lastId = event.lastEventId;
    };
    source.addEventListener('hello', (event) => {
      heard(event);
      // What was read before anybody listened may be out of date already.
      if (!known) refresh(liveTopics, openedAt);
    });
    source.addEventListener('change', (event) => {
      heard(event);
      const change = changeOf(event.data);
      if (change !== null) tell([change.topic]);
    });
    source.addEventListener('reset', (event) => {
      heard(event);
      tell(liveTopics);
    });
    source.addEventListener('error', () => {
      // A lost connection comes back by itself; an answer that is no stream ends it: perhaps the session is over.
      if (source?.readyState !== EventSource.CLOSED || ended.signal.aborted) return;
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      again = setTimeout(connect, refusedMs * (1 + Math.random()));
    });
  };
  const listen = (): Promise<void> => {
    connect();
    return new Promise((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  };
  // Without locks (a page that came by plain http from another machine) every window listens for itself.
  const listening = navigator.locks?.request(channelName, { signal: ended.signal }, listen) ?? listen();
  listening.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
  return () => {
    ended.abort();
    source?.close();
    clearTimeout(again);
    clearTimeout(timer);
    others.close();
  };
};

/** For as long as somebody is signed in. */
export const useLive = (signedIn: boolean): void => {
  useEffect(() => (signedIn ? followLive() : undefined), [signedIn]);
};
