import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from './sealing.ts';

/** A copy of the data key, encrypted with another key. */
export interface WrappedKey extends Sealed {
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** How the data of one person on this device are opened. */
export interface Device {
  readonly personId: string;
  readonly personName: string;
  /** The device's id at the server. */
  readonly id: string;
  /** With the server's key: whenever this person is signed in. */
  readonly byServer: WrappedKey;
  readonly byPin?: WrappedKey & { readonly iterations: number; readonly failures: number; readonly triedAtMs: number };
  readonly byPasskey?: WrappedKey & { readonly credential: Uint8Array<ArrayBuffer> };
  /** The server last answered this person here, ms since the epoch. */
  readonly contactAtMs: number;
  readonly limitBytes: number;
}

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
  devices: { key: string; value: Device };
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
