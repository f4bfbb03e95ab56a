import { type IncidentCard, offlineDays } from '@hazardguard/contract';
import { queryClient } from '../query.ts';
import { refresh } from '../refresh.ts';
import { ageKept } from './age-kept.ts';
import { hasArrived } from './exchange/arrived.ts';
import type { LogBundle } from './exchange/bundle.ts';
import { foreignOrder, keepForeign, loadForeign, mergeWaiting, readForeign, removeForeign } from './exchange/foreign-store.ts';
import { findAnswer, keepAnswer } from './kept-answers.ts';
import { type Answer, isGivenId, listNeededIds, type Waiting } from './outbox/change.ts';
import { changeStore } from './outbox/change-store.ts';
import { readTarget, toBareCard } from './outbox/incident-projection.ts';
import { loadWaiting, onSent, outbox, resolve, sendWaiting } from './outbox/own-outbox.ts';
import { answerWaiting, projectAnswer } from './outbox/projections.ts';
import { makesIncident, newGivenId } from './outbox/queued-calls.ts';
import { readWaiting } from './outbox/waiting.ts';
import { currentKey, readVault } from './vault.ts';

/** The API without a network, for the client: kept answers, and changes that wait. Loaded with the first call. */

/** The server's ids of what this device made, by the ids that it gave. */
let realIds: ReadonlyMap<string, string> = new Map();

const loadIds = async (): Promise<void> => {
  realIds = currentKey() === undefined ? new Map() : await changeStore.ids();
};

// The screens show what waited; now they read what the server made of it.
onSent(() => void loadIds().then(() => queryClient.invalidateQueries()));

/** Whose waiting changes are in memory. */
let loadedFor: string | undefined;

/** Once for each person: the changes that wait and the entries of other devices. */
const ensureLoaded = async (): Promise<void> => {
  const personId = currentKey()?.personId;
  if (personId === undefined || personId === loadedFor) return;
  loadedFor = personId;
  await loadIds();
  await loadForeign();
  await loadWaiting();
};

/** Asks for the numbers of the incidents that other devices made, so that their entries are shown at the right record. */
const learnForeignIds = async (): Promise<void> => {
  const needed = new Set(
    readForeign().flatMap(({ change }) => [...listNeededIds(change), ...(change.made === undefined ? [] : [change.made])]),
  );
  for (const given of needed) {
    if (realIds.has(given)) continue;
    const real = await resolve(given).catch(() => undefined);
    if (real !== undefined) await changeStore.learn(given, real);
  }
  await loadIds();
};

/** After the vault was opened, and when the server can be reached again. */
export const resume = async (): Promise<void> => {
  if (currentKey() === undefined) return;
  loadedFor = undefined;
  await ensureLoaded();
  await sendWaiting();
  await learnForeignIds();
};

/** Keeps what another device has handed over. Entries that wait on this device itself are left out. @returns the number kept */
export const receiveLog = async ({ changes, incident }: LogBundle): Promise<number> => {
  await ensureLoaded();
  const own = new Set(readWaiting().map(({ change }) => change.key));
  const foreign = changes.filter(({ key }) => !own.has(key)).map((change) => ({ change, incident }));
  await keepForeign(foreign);
  await learnForeignIds();
  await queryClient.invalidateQueries();
  return foreign.length;
};

/** An address with the server's ids, as the disk knows them now: what this device made may have been sent a moment ago. */
export const learnRealIds = async (address: string): Promise<string> => {
  await loadIds();
  return withRealIds(address);
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

/** The server's number of an incident; undefined: it has none yet, or the server cannot be reached. */
export const findNumber = async (id: string): Promise<string | undefined> =>
  isGivenId(id) ? (realIds.get(id) ?? (await resolve(id).catch(() => undefined))) : id;

/** The entries of other devices, as changes that this device only shows. */
const listForeign = (): readonly Waiting[] => {
  const own = new Set(readWaiting().map(({ change }) => change.key));
  return readForeign()
    .map(({ change }, place) => ({
      order: foreignOrder + place,
      byName: change.personName,
      change: { ...change, address: withRealIds(change.address) },
    }))
    .filter(({ change }) => !own.has(change.key) && (change.made === undefined || !realIds.has(change.made)));
};

/** A record that this device never read, of which another device has handed over the incident. */
const findHandedOver = (address: string): IncidentCard | undefined => {
  const id = readTarget({ address })?.id;
  const head = readForeign().find(({ incident }) => incident?.id === id)?.incident;
  return head && address === `/api/incidents/${id}` ? toBareCard(head) : undefined;
};

const project = (address: string, data: unknown): unknown =>
  projectAnswer(address, data ?? findHandedOver(address), mergeWaiting(readWaiting(), listForeign()), ownName());

/** Entries of other devices that the server's log has are kept no longer. */
const dropArrived = (address: string, data: unknown): void => {
  const id = readTarget({ address })?.id;
  if (readForeign().length === 0 || address !== `/api/incidents/${id}`) return;
  const card = data as IncidentCard;
  const arrived = listForeign().filter((entry) => readTarget(entry.change)?.id === id && hasArrived(entry, card));
  const made = readForeign().filter(({ change }) => change.made !== undefined && realIds.get(change.made) === id);
  const keys = [...arrived, ...made].map(({ change }) => change.key);
  if (keys.length > 0) void removeForeign(keys).then(() => refresh('/api/incidents/*'));
};

export interface Recalled {
  readonly data: unknown;
  /** Null: it is only on this device. */
  readonly savedAtMs: number | null;
}

/** What a person sees of an address while the server cannot be reached: the kept answer with the changes that wait. */
export const recall = async (address: string): Promise<Recalled | undefined> => {
  const kept = await findAnswer(address);
  await ensureLoaded();
  const data = project(address, kept && ageKept(address, JSON.parse(kept.text), Date.now() - kept.savedAtMs));
  if (data === undefined) return undefined;
  return { data: address === '/api/session' ? { ...data, endsInS: secondsLeft() } : data, savedAtMs: kept?.savedAtMs ?? null };
};

/** The answer of the server with the changes that wait. */
export const addWaiting = (address: string, data: unknown): unknown => {
  dropArrived(address, data);
  return project(address, data);
};

export interface NewChange {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly template: string;
  readonly address: string;
  readonly body: string | undefined;
  readonly mediaType?: string;
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
  mediaType,
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
    ...(mediaType === undefined ? {} : { mediaType }),
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
