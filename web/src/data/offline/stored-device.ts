import { type Device, type OldDevice, openOfflineDatabase, type StoredDevice, type Way } from './database.ts';
import { findDeviceKey, makeDeviceKey } from './device-key.ts';
import { sealAgain, unsealOuter } from './sealing.ts';

const isOld = (stored: StoredDevice): stored is OldDevice => !('typed' in stored);

/** The ways of an old row need no device key. */
const toDevice = (stored: StoredDevice): Device => {
  if (!isOld(stored)) return stored;
  const { byPin, byPasskey, ...rest } = stored;
  return {
    ...rest,
    passkey: byPasskey === undefined ? null : { ...byPasskey, isBound: false },
    typed: byPin === undefined ? null : { ...byPin, kind: 'pin', isBound: false },
    isKeyLost: false,
  };
};

const bind = async <Bound extends Way>(way: Bound, deviceKey: CryptoKey): Promise<Bound> =>
  way.isBound ? way : { ...way, ...(await sealAgain(deviceKey, way)), isBound: true };

/** Null: its device key is gone, so that nothing opens it. */
const findLive = async <Found extends Way>(way: Found | null, deviceKey: CryptoKey | undefined): Promise<Found | null> => {
  if (way === null || !way.isBound) return way;
  return deviceKey === undefined
    ? null
    : unsealOuter(deviceKey, way).then(
        () => way,
        () => null,
      );
};

/** Ways of before this device had a key need it from now on, without the person's secret. */
const bindWays = async (device: Device): Promise<Device> => {
  const deviceKey = await makeDeviceKey(device.personId);
  return {
    ...device,
    passkey: device.passkey && (await bind(device.passkey, deviceKey)),
    typed: device.typed && (await bind(device.typed, deviceKey)),
  };
};

/** What is stored of a person's device, in the form of today. The old row is replaced only after the device key is on the disk. */
export const loadDevice = async (personId: string): Promise<Device | undefined> => {
  const database = await openOfflineDatabase();
  const stored = await database.get('devices', personId);
  if (stored === undefined) return undefined;
  const device = toDevice(stored);
  const ways = [device.passkey, device.typed].filter((way) => way !== null);
  if (ways.length === 0) return device;
  const deviceKey = await findDeviceKey(personId);
  const passkey = await findLive(device.passkey, deviceKey);
  const typed = await findLive(device.typed, deviceKey);
  const live = { ...device, passkey, typed, isKeyLost: passkey === null && typed === null };
  if (ways.every(({ isBound }) => isBound)) return live;
  try {
    const bound = await bindWays(live);
    await database.transaction('devices', 'readwrite', { durability: 'strict' }).store.put(bound);
    return bound;
  } catch {
    // A full disk, or a browser that stores no such key: the old row opens as before.
    return live;
  }
};
