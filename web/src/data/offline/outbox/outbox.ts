import { isServerAway, readErrorCode } from '../../server-away.ts';
import {
  type Answer,
  type Change,
  type ChangeStore,
  listNeededIds,
  type Refusal,
  type Resolve,
  type Send,
  type Waiting,
} from './change.ts';

/** A day less than the server remembers a key: a change that was sent before then may be there already. */
const rememberedMs = 20 * 86_400_000;

/** A change that makes the server fail so often would stop all others. */
const mostFailures = 5;

/** One at a time, also between windows of the browser. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

interface Ports {
  readonly store: ChangeStore;
  readonly send: Send;
  readonly resolve: Resolve;
  readonly exclusive: Exclusive;
  readonly now: () => number;
  /** After every step that others may show. */
  readonly changed: () => void;
  /** Tells the other windows of the browser, whose callers may wait for this answer. */
  readonly announce: (key: string, answer: Answer) => void;
}

/** What became of a change while its caller waited: the server's answer, or it waits in the outbox. */
export type Outcome = { readonly answer: Answer } | { readonly waits: Waiting };

const readId = (text: string): string | undefined => {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  } catch {
    return undefined;
  }
};

/** The server, or a person's sign-in, is not there now: the change is kept and sent again. Everything else is an answer. */
const isTemporary = ({ status, text }: Answer): boolean =>
  status === 401 ||
  status === 408 ||
  status === 425 ||
  status === 429 ||
  status === 500 ||
  isServerAway(status, readErrorCode(text)) ||
  ['still-running', 'bad-xsrf-token'].includes(readErrorCode(text));

/** With the real ids in place of given ones. Undefined: something that it refers to is not at the server yet. */
export const resolveIds = (change: Change, ids: ReadonlyMap<string, string>, given: ReadonlySet<string>): Change | undefined => {
  let { address, body } = change;
  for (const id of given) {
    if (id === change.made || !(address.includes(id) || body?.includes(id))) continue;
    const real = ids.get(id);
    if (real === undefined) return undefined;
    address = address.replaceAll(id, real);
    body = body?.replaceAll(id, real);
  }
  const resolved = { ...change, address, ...(body === undefined ? {} : { body }) };
  // Made on another device, which has not sent it yet.
  return listNeededIds(resolved).length > 0 ? undefined : resolved;
};

/**
 * Every change goes to the store first and then to the server, in order. A change without an answer stays and is sent again with the same
 * key; one that the server refuses stays for its person, and only what refers to it waits behind it.
 */
export const makeOutbox = ({ store, send, resolve, exclusive, now, changed, announce }: Ports) => {
  /** Callers that wait for the answer of their change, by key. */
  const callers = new Map<string, (outcome: Outcome) => void>();

  const refuse = async ({ order, change }: Waiting, refusal: Refusal): Promise<void> => store.put(order, { ...change, refusal });

  /** Sends one. False: no answer, so nothing more is sent now. */
  const sendOne = async ({ order, change }: Waiting, resolved: Change): Promise<boolean> => {
    if (change.sentAtMs !== undefined && now() - change.sentAtMs > rememberedMs) {
      await refuse({ order, change }, { status: 0, code: 'too-old', text: '' });
      return true;
    }
    const sent = { ...change, sentAtMs: change.sentAtMs ?? now() };
    if (change.sentAtMs === undefined) await store.put(order, sent);
    let answer: Answer;
    try {
      answer = await send(resolved);
    } catch {
      return false;
    }
    // While its form is open, a fault of the server is shown there: nothing was carried out.
    const isShown = answer.status === 500 && callers.has(change.key);
    if (isTemporary(answer) && !isShown) {
      const failures = (sent.failures ?? 0) + (answer.status === 500 ? 1 : 0);
      if (failures < mostFailures) {
        if (answer.status === 500) await store.put(order, { ...sent, failures });
        return false;
      }
    }
    const caller = callers.get(change.key);
    const done = answer.status < 400 || readErrorCode(answer.text) === 'done-before';
    const real = done && change.made !== undefined ? readId(answer.text) : undefined;
    if (done) await store.remove(order, change.made === undefined || real === undefined ? undefined : { given: change.made, real });
    else await refuse({ order, change: sent }, { status: answer.status, code: readErrorCode(answer.text), text: answer.text });
    callers.delete(change.key);
    if (caller === undefined) announce(change.key, answer);
    else caller({ answer });
    // Its form shows the refusal and keeps the text. Until here the change is stored: the window may end at any time.
    if (!done && caller !== undefined) await store.remove(order);
    return true;
  };

  /** Asks for the numbers of incidents that other devices have made, so that entries about them can follow. */
  const learnIds = async (): Promise<void> => {
    const [waiting, ids] = [await store.list(), await store.ids()];
    const made = new Set(waiting.flatMap(({ change }) => change.made ?? []));
    const needed = new Set(waiting.flatMap(({ change }) => (change.refusal === undefined ? listNeededIds(change) : [])));
    for (const given of needed) {
      if (made.has(given) || ids.has(given)) continue;
      // Without an answer it is asked for again with the next attempt.
      const real = await resolve(given).catch(() => undefined);
      if (real !== undefined) await store.learn(given, real);
    }
  };

  const sendAll = async (): Promise<void> => {
    await learnIds();
    for (;;) {
      const [waiting, ids] = [await store.list(), await store.ids()];
      const given = new Set([...ids.keys(), ...waiting.flatMap(({ change: { made } }) => made ?? [])]);
      const next = waiting
        .filter(({ change }) => change.refusal === undefined)
        .map((entry) => ({ entry, resolved: resolveIds(entry.change, ids, given) }))
        .find(({ resolved }) => resolved !== undefined);
      if (next?.resolved === undefined) return;
      const goOn = await sendOne(next.entry, next.resolved);
      changed();
      if (!goOn) return;
    }
  };

  /** Callers that still wait learn that the change is kept. One that another window has sent is announced. */
  const answerCallers = async (): Promise<void> => {
    const asked = [...callers.keys()];
    if (asked.length === 0) return;
    for (const entry of await store.list()) {
      const { key } = entry.change;
      if (!asked.includes(key)) continue;
      callers.get(key)?.({ waits: entry });
      callers.delete(key);
    }
  };

  let sending: Promise<void> | undefined;
  let again = false;
  /** Sends what waits. Resolves when nothing more can be sent now. */
  const flush = (): Promise<void> => {
    again = true;
    sending ??= (async () => {
      while (again) {
        again = false;
        await exclusive(sendAll);
      }
      await answerCallers();
    })().finally(() => {
      sending = undefined;
      // Submitted meanwhile.
      if (again) void flush();
    });
    return sending;
  };

  return {
    /** Keeps the change and sends it. Rejects only if it could not be stored; then it was not sent either. */
    submit: async (change: Change): Promise<Outcome> => {
      await store.add(change);
      changed();
      return new Promise((resolve, reject) => {
        callers.set(change.key, resolve);
        flush().catch(reject);
      });
    },
    flush,
    /** Another window has sent a change. */
    receive: async (key: string, answer: Answer): Promise<void> => {
      const caller = callers.get(key);
      if (caller === undefined) return;
      callers.delete(key);
      caller({ answer });
      const refused = (await store.list()).find(({ change }) => change.key === key);
      if (refused !== undefined) await store.remove(refused.order);
    },
    /** Another text of a change that waits; a refused one is sent again, as a new one. */
    edit: async (order: number, change: Change): Promise<void> => {
      const { refusal: _refusal, sentAtMs: _sent, ...rest } = change;
      await exclusive(() => store.put(order, rest));
      changed();
    },
    discard: async (order: number): Promise<void> => {
      await exclusive(() => store.remove(order));
      changed();
    },
  };
};
export type Outbox = ReturnType<typeof makeOutbox>;
