import type { TypedWay, Way } from './database.ts';
import { findDeviceKey, makeDeviceKey } from './device-key.ts';
import { dropProtected } from './kept-answers.ts';
import { askPasskey, createPasskey } from './passkey-secret.ts';
import { toSecret } from './passphrase-rule.ts';
import { keyFromSecret, keyFromTyped, openBytes, randomBytes, sealAgain, typedIterations, unsealOuter } from './sealing.ts';
import { enter, readVault, saveDevice, sealDataKey } from './vault.ts';

/** The ways to open the kept data without the server: a passkey, a passphrase or a PIN. Each needs the device key as well. */

const openWay = async (personId: string, way: Way, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> => {
  const deviceKey = way.isBound ? await findDeviceKey(personId) : undefined;
  const inner = deviceKey === undefined ? way : await unsealOuter(deviceKey, way);
  return new Uint8Array(await openBytes(key, inner));
};

/** Rejects where the browser stores no device key. Undefined: the vault is closed. */
const makeWay = async (
  makeKey: (salt: Uint8Array<ArrayBuffer>) => Promise<CryptoKey>,
  salt = randomBytes(32),
): Promise<Way | undefined> => {
  const { device } = readVault();
  const inner = await sealDataKey(await makeKey(salt));
  if (device === undefined || inner === undefined) return undefined;
  return { salt, ...(await sealAgain(await makeDeviceKey(device.personId), inner)), isBound: true };
};

/** Wrong attempts that cost no waiting. */
const freeAttempts = 3;
const longestWaitMs = 3_600_000;

/** How long a person must wait before the next attempt, ms: 5 s after the third wrong one, then twice as long each time. */
export const waitMs = ({ failures, triedAtMs }: Pick<TypedWay, 'failures' | 'triedAtMs'>, now: number): number => {
  if (failures < freeAttempts) return 0;
  const whole = Math.min(longestWaitMs, 5_000 * 2 ** (failures - freeAttempts));
  // A clock that was set back does not shorten the wait.
  return Math.min(whole, Math.max(0, triedAtMs + whole - now));
};

/** With the PIN or passphrase. */
export const unlockTyped = async (text: string): Promise<'open' | 'wrong' | 'wait'> => {
  const { device } = readVault();
  if (device === undefined || device.typed === null) return 'wrong';
  const { typed } = device;
  const now = Date.now();
  if (waitMs(typed, now) > 0) return 'wait';
  // Counted before the attempt: closing the page does not save it.
  await saveDevice({ ...device, typed: { ...typed, failures: typed.failures + 1, triedAtMs: now } });
  const key = await keyFromTyped(toSecret(text), typed.salt, typed.iterations);
  const raw = await openWay(device.personId, typed, key).catch(() => undefined);
  if (raw === undefined) return 'wrong';
  const opened = { ...device, typed: { ...typed, failures: 0, triedAtMs: 0 } };
  await saveDevice(opened);
  await enter(raw, opened);
  return 'open';
};

/** Replaces the PIN or passphrase of before. Rejects where the browser stores no device key. */
export const setTyped = async (kind: TypedWay['kind'], text: string): Promise<void> => {
  const way = await makeWay((salt) => keyFromTyped(toSecret(text), salt, typedIterations));
  const { device } = readVault();
  if (way === undefined || device === undefined) return;
  await saveDevice({ ...device, isKeyLost: false, typed: { ...way, kind, iterations: typedIterations, failures: 0, triedAtMs: 0 } });
};

export const removeTyped = async (): Promise<void> => {
  const { device } = readVault();
  if (device !== undefined) await saveDevice({ ...device, typed: null });
  await dropProtected();
};

/** Rejects when the person cancels, or with NoPasskeySecret. */
export const unlockWithPasskey = async (): Promise<void> => {
  const { device } = readVault();
  if (device === undefined || device.passkey === null) return;
  const { passkey } = device;
  const secret = await askPasskey(passkey.credential, passkey.salt);
  await enter(await openWay(device.personId, passkey, await keyFromSecret(secret, passkey.salt)), device);
};

/** Rejects as `unlockWithPasskey`, and where the browser stores no device key. */
export const setPasskey = async (): Promise<void> => {
  const before = readVault().device;
  if (before === undefined) return;
  const credential = await createPasskey(before.personName);
  const salt = randomBytes(32);
  const secret = await askPasskey(credential, salt);
  const way = await makeWay(() => keyFromSecret(secret, salt), salt);
  const { device } = readVault();
  if (way !== undefined && device !== undefined) await saveDevice({ ...device, isKeyLost: false, passkey: { ...way, credential } });
};
