import { offlineDays } from '@hazardguard/contract';
import { useSyncExternalStore } from 'react';
import { fromBase64 } from './base64.ts';
import { canKeepData, type Device, openOfflineDatabase, type StoredDevice, type WrappedKey } from './database.ts';
import { deleteDeviceKey } from './device-key.ts';
import { importKey, keyFromSecret, openBytes, randomBytes, type Sealed, sealBytes } from './sealing.ts';
import { loadDevice } from './stored-device.ts';

/**
 * The data that this browser keeps for one person are encrypted with one random key. The server's key opens it, whenever the person is
 * signed in; without the server one of the ways of `ways.ts`. `docs/decisions/0132-offline.md` says what this protects from.
 */
interface State {
  /** `none`: nothing is kept here. `locked`: kept, and the server cannot be reached. */
  readonly status: 'none' | 'locked' | 'open';
  readonly device: Device | undefined;
  /** Data are needed now: the person is asked for the passkey, passphrase or PIN. */
  readonly asked: boolean;
  /** Asked although the server can be reached: it has another key for this device, and stores it once the person has opened the data. */
  readonly isServerKeyNew: boolean;
}

const dayMs = 86_400_000;
const defaultLimitBytes = 200_000_000;
/** A key of `localStorage` for data of one person. They are deleted with the person's other data when the server has removed the device. */
export const toPersonKey = (name: string, personId: string, part: string | number): string => `${name}:${personId}:${part}`;
const isOfPerson = (key: string, personId: string): boolean => key.includes(`:${personId}:`);
/** Whose data the next start opens. */
const holderKey = 'hazardguard-offline-person';

let state: State = { status: 'none', device: undefined, asked: false, isServerKeyNew: false };
let dataKey: CryptoKey | undefined;
/** For wrapping with another key; kept in memory only while the vault is open. */
let rawKey: Uint8Array<ArrayBuffer> | undefined;
/** Of the server, for a device whose data only a way of the person opens. */
let newServerSecret: Uint8Array<ArrayBuffer> | undefined;
let waiting: ((key: CryptoKey | undefined) => void)[] = [];
const listeners = new Set<() => void>();

const change = (patch: Partial<State>): void => {
  state = { ...state, ...patch };
  for (const notify of listeners) notify();
};

const settle = (key: CryptoKey | undefined): void => {
  const all = waiting;
  waiting = [];
  for (const go of all) go(key);
};

export const saveDevice = async (device: Device): Promise<void> => {
  await (await openOfflineDatabase()).put('devices', device);
  change({ device });
};

const wrap = async (raw: BufferSource, makeKey: (salt: Uint8Array<ArrayBuffer>) => Promise<CryptoKey>): Promise<WrappedKey> => {
  const salt = randomBytes(32);
  return { salt, ...(await sealBytes(await makeKey(salt), raw)) };
};

export const enter = async (raw: Uint8Array<ArrayBuffer>, known: Device): Promise<CryptoKey> => {
  let device = known;
  const secret = newServerSecret;
  if (secret !== undefined) {
    device = { ...known, byServer: await wrap(raw, (salt) => keyFromSecret(secret, salt)), contactAtMs: Date.now() };
    newServerSecret = undefined;
    await saveDevice(device);
  }
  rawKey = raw;
  dataKey = await importKey(raw);
  localStorage.setItem(holderKey, device.personId);
  change({ status: 'open', device, asked: false, isServerKeyNew: false });
  settle(dataKey);
  return dataKey;
};

/** The data key, encrypted with another one; undefined: the vault is closed. */
export const sealDataKey = async (key: CryptoKey): Promise<Sealed | undefined> => rawKey && sealBytes(key, rawKey);

/** Deletes what is kept of a person. Changes that were not sent stay, encrypted: the next sign-in of the same person opens them. */
export const forgetKept = async (personId: string): Promise<void> => {
  const database = await openOfflineDatabase();
  const work = database.transaction(['devices', 'answers', 'foreign'], 'readwrite');
  const stored = await work.objectStore('devices').get(personId);
  if (stored !== undefined) {
    const { personName, id, byServer, contactAtMs, limitBytes } = stored;
    const ways = { passkey: null, typed: null, isKeyLost: false };
    await work.objectStore('devices').put({ personId, personName, id, byServer, contactAtMs, limitBytes, ...ways });
  }
  const all = IDBKeyRange.bound([personId, ''], [personId, '\uffff']);
  await work.objectStore('answers').delete(all);
  await work.objectStore('foreign').delete(all);
  await work.done;
  await deleteDeviceKey(personId).catch(() => undefined);
  if (localStorage.getItem(holderKey) === personId) localStorage.removeItem(holderKey);
  if (state.device?.personId !== personId) return;
  dataKey = undefined;
  rawKey = undefined;
  change({ status: 'none', device: undefined, asked: false });
  settle(undefined);
};

/** All of a person's data and the key itself: the server has removed this device. */
export const destroyKept = async (personId: string): Promise<void> => {
  await forgetKept(personId);
  for (const key of Object.keys(localStorage)) if (isOfPerson(key, personId)) localStorage.removeItem(key);
  const database = await openOfflineDatabase();
  await database.delete('devices', personId);
  for (const key of await database.getAllKeysFromIndex('changes', 'person', personId)) await database.delete('changes', key);
};

export const canUnlock = ({ passkey, typed, isKeyLost }: Device): boolean => !isKeyLost && (passkey !== null || typed !== null);

interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * Opens the vault of the signed-in person, or creates it. @param askKey the server's key for a device id, base64; null: the device was
 * removed, and everything kept is deleted
 */
export const openVault = async (person: Person, askKey: (deviceId: string) => Promise<string | null>): Promise<void> => {
  if (!canKeepData()) return;
  const known = await loadDevice(person.id);
  const id = known?.id ?? crypto.randomUUID();
  const answer = await askKey(id);
  if (answer === null) {
    await destroyKept(person.id);
    return;
  }
  const secret = fromBase64(answer);
  const raw = known && (await openBytes(await keyFromSecret(secret, known.byServer.salt), known.byServer).catch(() => undefined));
  if (known !== undefined && raw !== undefined) {
    const device = { ...known, personName: person.name, contactAtMs: Date.now() };
    await saveDevice(device);
    await enter(new Uint8Array(raw), device);
    return;
  }
  // The server's key is another one: its database was restored from before this device was known.
  if (known !== undefined && canUnlock(known)) {
    newServerSecret = secret;
    change({ status: 'locked', device: known, isServerKeyNew: true });
    await askForKey();
    return;
  }
  // Nothing opens what was kept here.
  if (known !== undefined) await destroyKept(person.id);
  const made = randomBytes(32);
  const device: Device = {
    personId: person.id,
    personName: person.name,
    id,
    byServer: await wrap(made, (salt) => keyFromSecret(secret, salt)),
    contactAtMs: Date.now(),
    limitBytes: defaultLimitBytes,
    passkey: null,
    typed: null,
    isKeyLost: false,
  };
  await saveDevice(device);
  await enter(made, device);
};

const isTooOld = ({ contactAtMs }: StoredDevice): boolean => Date.now() - contactAtMs > offlineDays * dayMs;

/** At each start, before anything is read: deletes what is too old, and finds out whose data are here. */
export const findVault = async (): Promise<void> => {
  if (!canKeepData()) return;
  const database = await openOfflineDatabase();
  for (const device of await database.getAll('devices')) if (isTooOld(device)) await forgetKept(device.personId);
  const holder = localStorage.getItem(holderKey);
  const device = holder === null ? undefined : await loadDevice(holder);
  if (device !== undefined && state.status === 'none') change({ status: 'locked', device });
};

let found: Promise<void> | undefined;
const ready = (): Promise<void> => {
  found ??= findVault().catch(() => undefined);
  return found;
};

/** The key, without asking; undefined: the vault is not open. */
export const currentKey = (): { readonly key: CryptoKey; readonly personId: string } | undefined =>
  dataKey && state.device && { key: dataKey, personId: state.device.personId };

/** The key; asks the person if need be. Undefined: nothing is kept, it cannot be opened without the server, or the person declined. */
export const askForKey = async (): Promise<CryptoKey | undefined> => {
  await ready();
  // A lost device key is said, too.
  if (state.status !== 'locked' || state.device === undefined || !(canUnlock(state.device) || state.device.isKeyLost)) return dataKey;
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!state.asked) change({ asked: true });
  });
};

/** The person goes on without the kept data. */
export const declineUnlock = (): void => {
  change({ asked: false, status: 'none' });
  settle(undefined);
};

export const setKeptLimit = async (limitBytes: number): Promise<void> => {
  if (state.device !== undefined) await saveDevice({ ...state.device, limitBytes });
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useVault = (): State => useSyncExternalStore(subscribe, () => state);
export const readVault = (): State => state;
/** Called at every change; ends with the function that it returns. */
export const watchVault = subscribe;
