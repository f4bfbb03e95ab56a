import { openOfflineDatabase } from '../database.ts';
import { openText, sealText } from '../sealing.ts';
import { currentKey } from '../vault.ts';
import type { Change, ChangeStore, Waiting } from './change.ts';

/** No vault is open: nothing can be kept. */
export class NothingKept extends Error {}

const requireKey = () => {
  const opened = currentKey();
  if (opened === undefined) throw new NothingKept('The kept data of this device are not open');
  return opened;
};

/** The changes of the person whose vault is open, encrypted like everything that is kept. Writes are confirmed when they are on the disk. */
export const changeStore: ChangeStore = {
  add: async (change) => {
    const { key, personId } = requireKey();
    const sealed = await sealText(key, JSON.stringify(change));
    const work = (await openOfflineDatabase()).transaction('changes', 'readwrite', { durability: 'strict' });
    const order = await work.store.add({ personId, ...sealed });
    await work.done;
    return order;
  },
  list: async () => {
    const { key, personId } = requireKey();
    const rows = await (await openOfflineDatabase()).getAllFromIndex('changes', 'person', personId);
    return Promise.all(
      rows.map(async (row): Promise<Waiting> => ({ order: row.order ?? 0, change: JSON.parse(await openText(key, row)) as Change })),
    );
  },
  put: async (order, change) => {
    const { key, personId } = requireKey();
    const sealed = await sealText(key, JSON.stringify(change));
    const work = (await openOfflineDatabase()).transaction('changes', 'readwrite', { durability: 'strict' });
    // Removed meanwhile in another window: it stays removed.
    if ((await work.store.getKey(order)) !== undefined) await work.store.put({ order, personId, ...sealed });
    await work.done;
  },
  remove: async (order, made) => {
    const { personId } = requireKey();
    const work = (await openOfflineDatabase()).transaction(['changes', 'ids'], 'readwrite', { durability: 'strict' });
    await work.objectStore('changes').delete(order);
    if (made !== undefined) await work.objectStore('ids').put({ personId, ...made });
    await work.done;
  },
  learn: async (given, real) => {
    const { personId } = requireKey();
    await (await openOfflineDatabase()).put('ids', { personId, given, real });
  },
  ids: async () => {
    const { personId } = requireKey();
    const rows = await (await openOfflineDatabase()).getAllFromIndex('ids', 'person', personId);
    return new Map(rows.map(({ given, real }) => [given, real]));
  },
};
