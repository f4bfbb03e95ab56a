import { openOfflineDatabase } from './database.ts';
import { openText, sealText } from './sealing.ts';
import { askForKey, currentKey, readVault } from './vault.ts';

/**
 * Answers that are kept for use without a network: what a person needs to assess, look up, warn and log. Everything else (audit record,
 * accounts, personal data, operation of the server) is never stored.
 */
const kept =
  /^\/api\/(session|system|current-situation|industries|chemicals|chemical-types|clusters|receptors|population\/coverage|places|map\/layers|stakeholders|stakeholder-members|incidents|runs|alerts|alert-templates|public-alerts|weather|standing-footprints|vulnerability-index|drills|drills-now|duties|training|sensors|detections|escalations|escalation-chains|account|account\/calls)(\/|\?|$)/;
const neverKept = /^\/api\/(account\/(data|sessions|devices|break-glass)|industries\/\d+\/ingest-key)/;

export const isKept = (address: string): boolean => kept.test(address) && !neverKept.test(address);

interface Kept {
  readonly text: string;
  readonly savedAtMs: number;
}

/** Size of all kept answers, bytes; read once. */
let totalBytes: number | undefined;

const measure = async (personId: string): Promise<number> => {
  const database = await openOfflineDatabase();
  let total = 0;
  for await (const { value } of database.transaction('answers').store.index('age').iterate(ageRange(personId))) total += value.bytes;
  return total;
};

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

/** The last text kept for each address, so that an unchanged answer renews only its time once in a while. */
const lastKept = new Map<string, { readonly text: string; readonly atMs: number }>();
const renewMs = 60_000;

/** Answers that came before the vault was open: the first of each start. */
const early = new Map<string, string>();
const mostEarly = 50;

/** After the vault was opened. */
export const keepEarlyAnswers = async (): Promise<void> => {
  const all = [...early];
  early.clear();
  for (const [address, text] of all) await keepAnswer(address, text);
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
  lastKept.set(address, { text, atMs: now });
  const { key, personId } = opened;
  const sealed = await sealText(key, text);
  const bytes = sealed.data.byteLength + address.length;
  totalBytes ??= await measure(personId);
  const database = await openOfflineDatabase();
  const before = await database.get('answers', [personId, address]);
  try {
    await database.put('answers', { personId, address, savedAtMs: now, bytes, ...sealed });
  } catch (error) {
    lastKept.delete(address);
    throw error;
  }
  totalBytes += bytes - (before?.bytes ?? 0);
  const limitBytes = readVault().device?.limitBytes ?? Number.POSITIVE_INFINITY;
  if (totalBytes > limitBytes) await makeRoom(personId, limitBytes);
};

/** The kept answer of an address, while the server cannot be reached. Undefined: none, or the person did not open the kept data. */
export const findAnswer = async (address: string): Promise<Kept | undefined> => {
  if (!isKept(address)) return undefined;
  const key = await askForKey();
  const personId = readVault().device?.personId;
  if (key === undefined || personId === undefined) return undefined;
  const row = await (await openOfflineDatabase()).get('answers', [personId, address]);
  return row && { text: await openText(key, row), savedAtMs: row.savedAtMs };
};

/** Size of the kept answers, bytes, and the age of the oldest, ms since the epoch. */
export const measureKept = async (): Promise<{ readonly bytes: number; readonly answers: number; readonly oldestAtMs: number | null }> => {
  const personId = readVault().device?.personId;
  if (personId === undefined) return { bytes: 0, answers: 0, oldestAtMs: null };
  let bytes = 0;
  let answers = 0;
  let oldestAtMs: number | null = null;
  const database = await openOfflineDatabase();
  for await (const { value } of database.transaction('answers').store.index('age').iterate(ageRange(personId))) {
    bytes += value.bytes;
    answers += 1;
    oldestAtMs ??= value.savedAtMs;
  }
  return { bytes, answers, oldestAtMs };
};
