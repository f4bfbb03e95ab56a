import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from './sealing.ts';

/** A copy of the data key, encrypted with another key. */
export interface WrappedKey extends Sealed {
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** A copy of the data key that opens without the server, with a secret of the person. */
export interface Way extends WrappedKey {
  /** Encrypted once more with the device key (`device-key.ts`). False: of before, in a browser that stores no such key. */
  readonly isBound: boolean;
}

/** PIN or passphrase: one of the two, as the weaker would open the data as well. */
export interface TypedWay extends Way {
  readonly kind: 'pin' | 'passphrase';
  readonly iterations: number;
  readonly failures: number;
  readonly triedAtMs: number;
}

interface PasskeyWay extends Way {
  readonly credential: Uint8Array<ArrayBuffer>;
}

interface DeviceBase {
  readonly personId: string;
  readonly personName: string;
  /** The device's id at the server. */
  readonly id: string;
  /** With the server's key: whenever this person is signed in. It needs no device key, so that a lost one loses nothing. */
  readonly byServer: WrappedKey;
  /** The server last answered this person here, ms since the epoch. */
  readonly contactAtMs: number;
  readonly limitBytes: number;
}

/** How the data of one person on this device are opened. */
export interface Device extends DeviceBase {
  readonly passkey: PasskeyWay | null;
  readonly typed: TypedWay | null;
  /** The device key of the ways is gone: they open nothing until they are set up again. */
  readonly isKeyLost: boolean;
}

/** As stored before there was a device key. */
export interface OldDevice extends DeviceBase {
  readonly byPin?: Omit<TypedWay, 'kind' | 'isBound'>;
  readonly byPasskey?: Omit<PasskeyWay, 'isBound'>;
}

export type StoredDevice = Device | OldDevice;

/** One answer of the API. */
export interface KeptAnswer extends Sealed {
  readonly personId: string;
  readonly address: string;
  readonly savedAtMs: number;
  readonly bytes: number;
}

/** One change that waits to be sent. */
export interface KeptChange extends Sealed {
  /** Order of the changes on this device. */
  readonly order?: number;
  readonly personId: string;
}

/** An entry that another device has handed over. */
interface KeptForeign extends Sealed {
  readonly personId: string;
  readonly key: string;
  readonly savedAtMs: number;
}

/** The number that the server gave to what a change made here. */
interface GivenId {
  readonly personId: string;
  readonly given: string;
  readonly real: string;
}

interface Schema extends DBSchema {
  devices: { key: string; value: StoredDevice };
  answers: { key: [string, string]; value: KeptAnswer; indexes: { age: [string, number, number] } };
  changes: { key: number; value: KeptChange; indexes: { person: string } };
  ids: { key: [string, string]; value: GivenId; indexes: { person: string } };
  foreign: { key: [string, string]; value: KeptForeign; indexes: { person: string } };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

let opened: Promise<OfflineDatabase> | undefined;

/** Rejects where the browser stores nothing (private windows of some browsers). */
export const openOfflineDatabase = (): Promise<OfflineDatabase> => {
  opened ??= openDB<Schema>('hazardguard', 1, {
    upgrade: (database) => {
      database.createObjectStore('devices', { keyPath: 'personId' });
      database.createObjectStore('answers', { keyPath: ['personId', 'address'] }).createIndex('age', ['personId', 'savedAtMs', 'bytes']);
      database.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }).createIndex('person', 'personId');
      database.createObjectStore('ids', { keyPath: ['personId', 'given'] }).createIndex('person', 'personId');
      database.createObjectStore('foreign', { keyPath: ['personId', 'key'] }).createIndex('person', 'personId');
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

/** Data are stored encrypted, which browsers allow only on https and on this machine. */
export const canKeepData = (): boolean => window.isSecureContext && 'indexedDB' in window && 'subtle' in crypto;
