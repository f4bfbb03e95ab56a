import { offlineDays } from '@hazardguard/contract';
import { useSyncExternalStore } from 'react';
import { fromBase64 } from './base64.ts';
import { canKeepData, type Device, openOfflineDatabase, type WrappedKey } from './database.ts';
import { importKey, keyFromPin, keyFromSecret, openBytes, pinIterations, randomBytes, sealBytes } from './sealing.ts';

/**
 * The data that this browser keeps for one person are encrypted with one random key. Three other keys open it: the server's, whenever the
 * person is signed in; a passkey; a PIN. `docs/decisions/0132-offline.md` says what this protects from.
 */
interface State {
  /** `none`: nothing is kept here. `locked`: kept, and the server cannot be reached. */
  readonly status: 'none' | 'locked' | 'open';
  readonly device: Device | undefined;
  /** Data are needed now: the person is asked for the PIN or passkey. */
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
/** Of the server, for a device whose data only the PIN or passkey opens. */
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

const saveDevice = async (device: Device): Promise<void> => {
  await (await openOfflineDatabase()).put('devices', device);
  change({ device });
};

const wrap = async (raw: BufferSource, makeKey: (salt: Uint8Array<ArrayBuffer>) => Promise<CryptoKey>): Promise<WrappedKey> => {
  const salt = randomBytes(32);
  return { salt, ...(await sealBytes(await makeKey(salt), raw)) };
};

const enter = async (raw: Uint8Array<ArrayBuffer>, known: Device): Promise<CryptoKey> => {
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

/** Deletes what is kept of a person. Changes that were not sent stay, encrypted: the next sign-in of the same person opens them. */
export const forgetKept = async (personId: string): Promise<void> => {
  const database = await openOfflineDatabase();
  const work = database.transaction(['devices', 'answers', 'foreign'], 'readwrite');
  const device = await work.objectStore('devices').get(personId);
  if (device !== undefined) {
    const { byPin: _pin, byPasskey: _passkey, ...rest } = device;
    await work.objectStore('devices').put(rest);
  }
  const all = IDBKeyRange.bound([personId, ''], [personId, '\uffff']);
  await work.objectStore('answers').delete(all);
  await work.objectStore('foreign').delete(all);
  await work.done;
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

export const canUnlock = ({ byPin, byPasskey }: Device): boolean => byPin !== undefined || byPasskey !== undefined;

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
  const database = await openOfflineDatabase();
  const known = await database.get('devices', person.id);
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
  };
  await saveDevice(device);
  await enter(made, device);
};

const isTooOld = ({ contactAtMs }: Device): boolean => Date.now() - contactAtMs > offlineDays * dayMs;

/** At each start, before anything is read: deletes what is too old, and finds out whose data are here. */
export const findVault = async (): Promise<void> => {
  if (!canKeepData()) return;
  const database = await openOfflineDatabase();
  for (const device of await database.getAll('devices')) if (isTooOld(device)) await forgetKept(device.personId);
  const holder = localStorage.getItem(holderKey);
  const device = holder === null ? undefined : await database.get('devices', holder);
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
  if (state.status !== 'locked' || state.device === undefined || !canUnlock(state.device)) return dataKey;
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

/** Wrong attempts that cost no waiting. */
const freeAttempts = 3;
const longestWaitMs = 3_600_000;

/** How long a person must wait before the next attempt, ms: 5 s after the third wrong one, then twice as long each time. */
export const pinWaitMs = (failures: number, triedAtMs: number, now: number): number => {
  if (failures < freeAttempts) return 0;
  const waitMs = Math.min(longestWaitMs, 5_000 * 2 ** (failures - freeAttempts));
  // A clock that was set back does not shorten the wait.
  return Math.min(waitMs, Math.max(0, triedAtMs + waitMs - now));
};

export const unlockWithPin = async (pin: string): Promise<'open' | 'wrong' | 'wait'> => {
  const { device } = state;
  if (device?.byPin === undefined) return 'wrong';
  const { byPin } = device;
  const now = Date.now();
  if (pinWaitMs(byPin.failures, byPin.triedAtMs, now) > 0) return 'wait';
  // Counted before the attempt: closing the page does not save it.
  await saveDevice({ ...device, byPin: { ...byPin, failures: byPin.failures + 1, triedAtMs: now } });
  try {
    const raw = await openBytes(await keyFromPin(pin, byPin.salt, byPin.iterations), byPin);
    const opened = { ...device, byPin: { ...byPin, failures: 0, triedAtMs: 0 } };
    await saveDevice(opened);
    await enter(new Uint8Array(raw), opened);
    return 'open';
  } catch {
    return 'wrong';
  }
};

/** @param pin six digits; null: no PIN any more */
export const setPin = async (pin: string | null): Promise<void> => {
  const { device } = state;
  if (device === undefined || rawKey === undefined) return;
  const { byPin: _before, ...rest } = device;
  if (pin === null) return saveDevice(rest);
  const byPin = await wrap(rawKey, (salt) => keyFromPin(pin, salt, pinIterations));
  await saveDevice({ ...rest, byPin: { ...byPin, iterations: pinIterations, failures: 0, triedAtMs: 0 } });
};

/** The passkey computes a secret of its own for each salt (WebAuthn extension PRF). */
const readPrf = (credential: Credential | null): BufferSource | undefined => {
  const results = (credential as PublicKeyCredential | null)?.getClientExtensionResults().prf?.results;
  return results?.first;
};

/** The browser or authenticator computes no secret with a passkey. */
export class NoPasskeySecret extends Error {}

const askPasskey = async (credential: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<BufferSource> => {
  const asked = await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32),
      rpId: window.location.hostname,
      allowCredentials: [{ type: 'public-key', id: credential }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
    },
  });
  const secret = readPrf(asked);
  if (secret === undefined) throw new NoPasskeySecret('This passkey gives no secret');
  return secret;
};

/** Rejects when the person cancels, or with NoPasskeySecret. */
export const unlockWithPasskey = async (): Promise<void> => {
  const { device } = state;
  if (device?.byPasskey === undefined) return;
  const { byPasskey } = device;
  const secret = await askPasskey(byPasskey.credential, byPasskey.salt);
  await enter(new Uint8Array(await openBytes(await keyFromSecret(secret, byPasskey.salt), byPasskey)), device);
};

/** Creates a passkey of this device only for the kept data; the server never learns of it. Rejects as `unlockWithPasskey`. */
export const setPasskey = async (): Promise<void> => {
  const { device } = state;
  if (device === undefined || rawKey === undefined) return;
  const created = (await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(32),
      rp: { id: window.location.hostname, name: 'HazardGuard' },
      user: { id: randomBytes(32), name: device.personName, displayName: device.personName },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      extensions: { prf: {} },
    },
  })) as PublicKeyCredential | null;
  if (created === null) throw new NoPasskeySecret('No passkey was created');
  const credential = new Uint8Array(created.rawId);
  const salt = randomBytes(32);
  const secret = await askPasskey(credential, salt);
  const byPasskey = { salt, credential, ...(await sealBytes(await keyFromSecret(secret, salt), rawKey)) };
  await saveDevice({ ...device, byPasskey });
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
