import { idempotencyHeader } from '@hazardguard/contract';
import { send as sendRequest } from '../../http.ts';
import { fromBase64 } from '../base64.ts';
import { currentKey } from '../vault.ts';
import type { Answer, Change } from './change.ts';
import { changeStore } from './change-store.ts';
import { makeOutbox } from './outbox.ts';
import { readWaiting, setWaiting } from './waiting.ts';

/** The outbox of this browser: what waits, and its sending. */
const channelName = 'hazardguard-outbox';
/** No longer pauses: an entry may wait for an incident that another device sends at any time. */
const retryMs = [2_000, 5_000, 10_000] as const;
/** A request without an answer is repeated. */
const timeoutMs = 60_000;

const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined;

type Message = { readonly changed: true } | { readonly key: string; readonly answer: Answer };

/** Readings that were begun, and the newest of them that is shown: one that ends after a newer one tells nothing. */
let begun = 0;
let shown = 0;

/** Reads what waits from the disk. */
export const loadWaiting = async (): Promise<void> => {
  begun += 1;
  const turn = begun;
  const waiting = currentKey() === undefined ? [] : await changeStore.list();
  if (turn < shown) return;
  shown = turn;
  const before = readWaiting();
  setWaiting(waiting);
  const left = new Set(waiting.map(({ order }) => order));
  if (before.some(({ order }) => !left.has(order))) for (const notify of sentListeners) notify();
};

const sentListeners = new Set<() => void>();
/** Called when a change no longer waits: the server has it, or a person has deleted it. */
export const onSent = (notify: () => void): void => void sentListeners.add(notify);

const send = async (change: Change): Promise<Answer> => {
  const { method, address, body, mediaType = 'application/json', key, atMs } = change;
  const request = new Request(address, {
    method,
    credentials: 'same-origin',
    headers: {
      [idempotencyHeader]: key,
      'x-device-time': new Date(atMs).toISOString(),
      ...(body === undefined ? {} : { 'content-type': mediaType }),
    },
    ...(body === undefined ? {} : { body: change.mediaType === undefined ? body : fromBase64(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await sendRequest(request);
  return { status: response.status, text: await response.text() };
};

/** The number of an incident that another device has made. Rejects when no answer came. */
export const resolve = async (given: string): Promise<string | undefined> => {
  const response = await sendRequest(
    new Request(`/api/incidents/given/${given}`, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) }),
  );
  return response.ok ? ((await response.json()) as { readonly id: string }).id : undefined;
};

export const outbox = makeOutbox({
  store: changeStore,
  send,
  resolve,
  exclusive: (work) => navigator.locks.request(channelName, work),
  now: Date.now,
  changed: () => {
    void loadWaiting();
    channel?.postMessage({ changed: true } satisfies Message);
  },
  announce: (key, answer) => channel?.postMessage({ key, answer } satisfies Message),
});

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('changed' in data) void loadWaiting();
  else void outbox.receive(data.key, data.answer);
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and again with growing pauses while something still does. */
export const sendWaiting = async (attempt = 0): Promise<void> => {
  clearTimeout(timer);
  await loadWaiting();
  if (readWaiting().every(({ change }) => change.refusal !== undefined)) return;
  await outbox.flush();
  await loadWaiting();
  if (readWaiting().some(({ change }) => change.refusal === undefined)) {
    timer = setTimeout(() => void sendWaiting(attempt + 1), retryMs[Math.min(attempt, retryMs.length - 1)]);
  }
};
