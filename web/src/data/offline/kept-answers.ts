import { type Device, type KeptAnswer, type OfflineDatabase, openOfflineDatabase } from './database.ts';
import { answerList, isOfList, type KeptList, parseList } from './kept-lists.ts';
import { openPacked, openText, sealPacked } from './sealing.ts';
import { askForKey, canUnlock, currentKey, readVault } from './vault.ts';

/**
 * Answers that are kept for use without a network: what a person needs to assess, look up, warn and log. Everything else (audit record,
 * accounts, personal data, operation of the server) is never stored.
 */
const kept =
  /^\/api\/(session|system|current-situation|industries|chemicals|chemical-types|clusters|receptors|population\/(coverage|grid)|places|map\/layers|map\/streets|stakeholders|stakeholder-members|stakeholder-people|incidents|runs|alerts|alert-templates|public-alerts|weather|rmp-tables|vulnerability-index|drills|drills-now|duties|training|sensors|detections|escalations|escalation-chains|account|account\/calls)(\/|\?|$)/;
const neverKept = /^\/api\/(account\/(data|sessions|devices)|industries\/\d+\/ingest-key)/;

export const isKept = (address: string): boolean => kept.test(address) && !neverKept.test(address);

/** Telephone numbers: kept only on a device that opens with a passkey, passphrase or PIN, so that none lie on one that nobody has protected. */
const protectedOnly = /^\/api\/industries\/\d+\/call-list(\?|$)/;

/** Whether this device may keep, or give back, the answer of an address. */
export const mayKeep = (address: string, device: Device | undefined): boolean =>
  isKept(address) && (!protectedOnly.test(address) || (device !== undefined && canUnlock(device)));

/** The same for all orders of the parameters: screens write them differently. */
const toKey = (address: string): string => {
  const [path = '', query] = address.split('?');
  if (query === undefined) return path;
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `${path}?${sorted}`;
};

interface Kept {
  readonly text: string;
  readonly savedAtMs: number;
}

/** Above this share of the limit, what is fetched ahead would push out what a person has opened. */
const fullShare = 0.9;

/** Size of all kept answers, bytes; read once. */
let totalBytes: number | undefined;

const measure = async (personId: string): Promise<number> => {
  const database = await openOfflineDatabase();
  let total = 0;
  for (let at = await openSizes(database, personId); at !== null; at = await at.continue()) total += at.key[2];
  return total;
};

/** Reads sizes from the index, not the answers themselves. */
const openSizes = (database: OfflineDatabase, personId: string) =>
  database.transaction('answers').store.index('age').openKeyCursor(ageRange(personId));

const ageRange = (personId: string): IDBKeyRange => IDBKeyRange.bound([personId, 0], [personId, Number.MAX_SAFE_INTEGER]);

/** Deletes the oldest answers until the rest is within the limit. */
const makeRoom = async (personId: string, limitBytes: number): Promise<void> => {
  const work = (await openOfflineDatabase()).transaction('answers', 'readwrite');
  for await (const cursor of work.store.index('age').iterate(ageRange(personId))) {
    if ((totalBytes ?? 0) <= limitBytes) break;
    totalBytes = (totalBytes ?? 0) - cursor.value.bytes;
    await cursor.delete();
  }
  await work.done;
};

/** The last texts kept, so that an unchanged answer that a screen reads again and again renews only its time once in a while. */
const lastKept = new Map<string, { readonly text: string; readonly atMs: number }>();
const mostLast = 50;
const renewMs = 60_000;

const remember = (address: string, last: { readonly text: string; readonly atMs: number }): void => {
  lastKept.delete(address);
  lastKept.set(address, last);
  const [oldest] = lastKept.keys();
  if (lastKept.size > mostLast && oldest !== undefined) lastKept.delete(oldest);
};

/** Answers that came before the vault was open: the first of each start. */
const early = new Map<string, string>();
const mostEarly = 50;

/** After the vault was opened. */
export const keepEarlyAnswers = async (): Promise<void> => {
  const all = [...early];
  early.clear();
  for (const [address, text] of all) await keepAnswer(address, text);
};

/** Stores what the server answered, encrypted; nothing while the vault is closed. Rejects where the browser has no room. */
export const keepBytes = async (address: string, plain: BufferSource, now = Date.now()): Promise<void> => {
  const opened = currentKey();
  if (opened === undefined || !mayKeep(address, readVault().device)) return;
  const { key, personId } = opened;
  const sealed = await sealPacked(key, plain);
  const row = { personId, address: toKey(address), savedAtMs: now, bytes: sealed.data.byteLength + address.length, ...sealed };
  totalBytes ??= await measure(personId);
  const database = await openOfflineDatabase();
  const before = await database.get('answers', [personId, row.address]);
  await database.put('answers', row);
  totalBytes += row.bytes - (before?.bytes ?? 0);
  const limitBytes = readVault().device?.limitBytes ?? Number.POSITIVE_INFINITY;
  if (totalBytes > limitBytes) await makeRoom(personId, limitBytes);
};

/** Stores an answer of the server. A browser without room keeps the older ones. */
export const keepAnswer = async (address: string, text: string, now = Date.now()): Promise<void> => {
  if (!isKept(address)) return;
  const opened = currentKey();
  if (opened === undefined) {
    if (early.size < mostEarly) early.set(address, text);
    return;
  }
  const last = lastKept.get(address);
  if (last?.text === text && now - last.atMs < renewMs) return;
  remember(address, { text, atMs: now });
  try {
    await keepBytes(address, new TextEncoder().encode(text), now);
  } catch (error) {
    lastKept.delete(address);
    throw error;
  }
};

const open = async (key: CryptoKey, row: KeptAnswer): Promise<Kept> => ({ text: await openText(key, row), savedAtMs: row.savedAtMs });

/** A list of which other pages, or another search, are kept. */
const findList = async (key: CryptoKey, personId: string, address: string): Promise<Kept | undefined> => {
  const asked = parseList(address);
  const database = await openOfflineDatabase();
  const all = IDBKeyRange.bound([personId, asked.path], [personId, `${asked.path}?\uffff`]);
  const found = (await database.getAllKeys('answers', all)).filter(([, kept]) => isOfList(asked, parseList(kept)));
  const lists: KeptList[] = [];
  let savedAtMs = Number.POSITIVE_INFINITY;
  for (const [, kept] of found) {
    const row = await database.get('answers', [personId, kept]);
    if (row === undefined) continue;
    lists.push({ list: parseList(kept), data: JSON.parse(await openText(key, row)) });
    savedAtMs = Math.min(savedAtMs, row.savedAtMs);
  }
  const data = answerList(asked, lists);
  return data === undefined ? undefined : { text: JSON.stringify(data), savedAtMs };
};

/** The kept answer of an address, while the server cannot be reached. Undefined: none, or the person did not open the kept data. */
export const findAnswer = async (address: string): Promise<Kept | undefined> => {
  if (!isKept(address)) return undefined;
  const key = await askForKey();
  if (!mayKeep(address, readVault().device)) return undefined;
  const personId = readVault().device?.personId;
  if (key === undefined || personId === undefined) return undefined;
  const row = await (await openOfflineDatabase()).get('answers', [personId, toKey(address)]);
  return row === undefined ? findList(key, personId, address) : open(key, row);
};

/** The kept bytes of an address. Undefined: none, or the vault is closed; nobody is asked to open it. */
export const findBytes = async (address: string): Promise<ArrayBuffer | undefined> => {
  const opened = currentKey();
  if (opened === undefined) return undefined;
  const row = await (await openOfflineDatabase()).get('answers', [opened.personId, toKey(address)]);
  return row && openPacked(opened.key, row);
};

/** Deletes what only a protected device may keep: its last passphrase or PIN was removed. */
export const dropProtected = async (): Promise<void> => {
  const { device } = readVault();
  if (device === undefined || canUnlock(device)) return;
  const work = (await openOfflineDatabase()).transaction('answers', 'readwrite');
  const { personId } = device;
  for await (const cursor of work.store.iterate(IDBKeyRange.bound([personId, '/api/industries/'], [personId, '/api/industries/\uffff']))) {
    if (!protectedOnly.test(cursor.value.address)) continue;
    totalBytes = totalBytes && totalBytes - cursor.value.bytes;
    await cursor.delete();
  }
  await work.done;
};

/** When the answer of an address was last kept, ms since the epoch; undefined: it is not, or the vault is closed. */
export const findKeptAt = async (address: string): Promise<number | undefined> => {
  const opened = currentKey();
  if (opened === undefined) return undefined;
  return (await (await openOfflineDatabase()).get('answers', [opened.personId, toKey(address)]))?.savedAtMs;
};

/** Whether the kept answers take so much of the limit that no new ones should be fetched ahead. */
export const isNearlyFull = async (): Promise<boolean> => {
  const { device } = readVault();
  if (device === undefined) return true;
  totalBytes ??= await measure(device.personId);
  return totalBytes > fullShare * device.limitBytes;
};

/** Size of the kept answers, bytes, and the age of the oldest, ms since the epoch. */
export const measureKept = async (): Promise<{ readonly bytes: number; readonly oldestAtMs: number | null }> => {
  const personId = readVault().device?.personId;
  if (personId === undefined) return { bytes: 0, oldestAtMs: null };
  let bytes = 0;
  let oldestAtMs: number | null = null;
  const database = await openOfflineDatabase();
  for (let at = await openSizes(database, personId); at !== null; at = await at.continue()) {
    bytes += at.key[2];
    oldestAtMs ??= at.key[1];
  }
  return { bytes, oldestAtMs };
};
