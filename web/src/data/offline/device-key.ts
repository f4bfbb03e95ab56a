import { type DBSchema, openDB } from 'idb';
import { algorithm } from './sealing.ts';

/**
 * A key for each person, which the browser uses and hands to no program. It is in a database apart from the kept data: a copy of those
 * alone cannot be opened by guessing. The key is in the browser's profile: a copy of the whole profile has it.
 */
interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

const withKeys = async <Result>(use: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<Result>): Promise<Result> => {
  const database = await openDB<Schema>('hazardguard-device-key', 1, { upgrade: (made) => void made.createObjectStore('keys') });
  try {
    return await use(database);
  } finally {
    database.close();
  }
};

/** Undefined: none was made, or it was deleted. Rejects where the browser stores none. */
export const findDeviceKey = (personId: string): Promise<CryptoKey | undefined> => withKeys((database) => database.get('keys', personId));

/** The key of this person; made if there is none. It is on the disk before it is used: what needs it could not be opened otherwise. */
export const makeDeviceKey = async (personId: string): Promise<CryptoKey> => {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  await withKeys(async (database) => {
    const work = database.transaction('keys', 'readwrite', { durability: 'strict' });
    // Another window may have made one meanwhile.
    if ((await work.store.getKey(personId)) === undefined) await work.store.put(made, personId);
    await work.done;
  });
  const stored = await findDeviceKey(personId);
  if (stored === undefined) throw new Error('The browser did not store the device key');
  return stored;
};

export const deleteDeviceKey = (personId: string): Promise<void> => withKeys((database) => database.delete('keys', personId));
