import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/tables/copy.ts';
import { isNamed } from '../db/tables/file-columns.ts';
import type { ObjectStore } from './object-store.ts';

/** Longer than any request takes from storing an object to the commit of its row. */
const freshHours = 24;

const findOrphan = `
  select encode(sha256, 'hex') as sha256 from stored_object
  where put_at < now() - make_interval(hours => $1) and not (${isNamed('stored_object.sha256')})
  order by put_at limit 1 for update skip locked`;

/** One object, while its record is locked: a request that stores the same bytes waits, and stores them again afterwards. */
const removeOne = (database: Database, objects: ObjectStore): Promise<boolean> =>
  inTransaction(database, async (client) => {
    const { rows } = await client.query<{ sha256: string }>(findOrphan, [freshHours]);
    const [orphan] = rows;
    if (orphan === undefined) return false;
    await objects.remove(orphan.sha256);
    await client.query(`delete from stored_object where sha256 = decode($1, 'hex')`, [orphan.sha256]);
    return true;
  });

/**
 * Removes objects of this installation that no row has referred to for a day, and returns their number. Any number of servers may
 * do so together. Throws `StoreAway`; objects removed by then stay removed.
 */
export const removeOrphans = async (database: Database, objects: ObjectStore, signal?: AbortSignal): Promise<number> => {
  let removed = 0;
  while (signal?.aborted !== true && (await removeOne(database, objects))) removed += 1;
  return removed;
};
