import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { countObjects } from '../../db/tables/file-columns.ts';
import type { FileSettings } from '../../env/file-variables.ts';
import { FileDamaged, StoreAway } from '../../files/faults.ts';
import { computeSha256 } from '../../files/file-store.ts';
import { type ObjectStore, openObjectStore } from '../../files/object-store.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Stores an object, reads it and removes it; null: success. */
const roundTrip = async (objects: ObjectStore): Promise<string | null> => {
  const bytes = randomBytes(64);
  const key = computeSha256(bytes).toString('hex');
  try {
    await objects.put(key, bytes);
    const back = await objects.get(key, bytes.length);
    await objects.remove(key);
    return back.equals(bytes) ? null : 'the object read differs from the object stored';
  } catch (error) {
    if (error instanceof StoreAway || error instanceof FileDamaged) return error.reason;
    throw error;
  }
};

/** Traffic to this address can be read on the network. */
const isOpen = (endpoint: string): boolean => {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'http:' && hostname !== 'localhost' && !hostname.startsWith('127.') && hostname !== '[::1]';
};

export const checkFileStore = async ({ pool }: Database, { keptIn, objects: settings }: FileSettings): Promise<Finding> => {
  const { files } = await countObjects(pool);
  const there = files === 0 ? '' : `; ${files} are in the object store`;
  if (settings === null) {
    return files === 0
      ? ok('Files', 'in PostgreSQL')
      : failed('Files', `${files} files are in an object store that is not configured. Set S3_ENDPOINT and the related settings.`);
  }
  const objects = openObjectStore(settings);
  const fault = await roundTrip(objects);
  if (fault !== null) return failed('Files', `${objects.place} failed its test: ${fault}${there}. Check the store, its key and S3_REGION.`);
  const says = `new ones go to ${keptIn === 's3' ? objects.place : 'PostgreSQL'}; the store answers${there}`;
  return isOpen(settings.endpoint) ? warning('Files', `${says}. Files cross the network unencrypted: use https.`) : ok('Files', says);
};
