import { offlineDays } from '@hazardguard/contract';
import { queryClient } from '../query.ts';
import { findAnswer, keepAnswer } from './kept-answers.ts';
import type { Answer } from './outbox/change.ts';
import { changeStore } from './outbox/change-store.ts';
import { loadWaiting, onSent, outbox, readWaiting, sendWaiting } from './outbox/own-outbox.ts';
import { answerWaiting, projectAnswer } from './outbox/projections.ts';
import { makesIncident, newGivenId } from './outbox/queued-calls.ts';
import { currentKey, readVault } from './vault.ts';

/** The API without a network, for the client: kept answers, and changes that wait. Loaded with the first call. */

/** The server's ids of what this device made, by the ids that it gave. */
let realIds: ReadonlyMap<string, string> = new Map();

const loadIds = async (): Promise<void> => {
  realIds = currentKey() === undefined ? new Map() : await changeStore.ids();
};

// The screens show what waited; now they read what the server made of it.
onSent(() => void loadIds().then(() => queryClient.invalidateQueries()));

/** After the vault was opened, and when the server can be reached again. */
export const resume = async (): Promise<void> => {
  if (currentKey() === undefined) return;
  await loadIds();
  await sendWaiting();
  await loadIds();
};

/** An address with the server's ids. */
export const withRealIds = (text: string): string => {
  let written = text;
  for (const [given, real] of realIds) written = written.replaceAll(given, real);
  return written;
};

export const keep = keepAnswer;

const ownName = (): string => readVault().device?.personName ?? '';

/** Without the server, a session lasts as long as what is kept. */
const secondsLeft = (): number => {
  const contactAtMs = readVault().device?.contactAtMs ?? 0;
  return Math.max(0, Math.round((contactAtMs + offlineDays * 86_400_000 - Date.now()) / 1_000));
};

export interface Recalled {
  readonly data: unknown;
  /** Null: it is only on this device. */
  readonly savedAtMs: number | null;
}

/** What a person sees of an address while the server cannot be reached: the kept answer with the changes that wait. */
export const recall = async (address: string): Promise<Recalled | undefined> => {
  const kept = await findAnswer(address);
  const data = projectAnswer(address, kept && JSON.parse(kept.text), readWaiting(), ownName());
  if (data === undefined) return undefined;
  return { data: address === '/api/session' ? { ...data, endsInS: secondsLeft() } : data, savedAtMs: kept?.savedAtMs ?? null };
};

/** The answer of the server with the changes that wait. */
export const addWaiting = (address: string, data: unknown): unknown => projectAnswer(address, data, readWaiting(), ownName());

export interface NewChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly template: string;
  readonly address: string;
  readonly body: string | undefined;
  readonly key: string;
}

/** The server keeps the id: other devices may have entries about it. */
const withGivenId = (body: string, givenId: string): string => JSON.stringify({ ...(JSON.parse(body) as object), givenId });

/**
 * Keeps a change and sends it. The server's answer; or what the screens show of a change that waits; undefined: nothing can be kept here, so
 * the caller sends it.
 */
export const submit = async ({
  method,
  template,
  address,
  body,
  key,
}: NewChange): Promise<Answer | { readonly waits: unknown } | undefined> => {
  const opened = currentKey();
  if (opened === undefined) return undefined;
  const made = makesIncident(method, template) ? newGivenId() : undefined;
  const outcome = await outbox.submit({
    key,
    method,
    address,
    personId: opened.personId,
    atMs: Date.now(),
    ...(body === undefined ? {} : { body: made === undefined ? body : withGivenId(body, made) }),
    ...(made === undefined ? {} : { made }),
  });
  if ('answer' in outcome) {
    if (made !== undefined) await loadIds();
    return outcome.answer;
  }
  void sendWaiting(1);
  await loadWaiting();
  return { waits: await answerWaiting(outcome.waits, ownName(), async (from) => (await recall(from))?.data) };
};
