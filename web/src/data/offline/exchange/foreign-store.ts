import { type Incident, offlineDays } from '@hazardguard/contract';
import { useSyncExternalStore } from 'react';
import { openOfflineDatabase } from '../database.ts';
import type { Waiting } from '../outbox/change.ts';
import { openText, sealText } from '../sealing.ts';
import { currentKey } from '../vault.ts';
import type { ForeignChange } from './bundle.ts';

/** An entry of another device that the server did not have yet when the two exchanged their logs. */
export interface Foreign {
  readonly change: ForeignChange;
  /** The incident as the server had it; null: not known, or a change makes it. */
  readonly incident: Incident | null;
}

/** Orders of foreign entries: above those of this device, so that the ids of their log entries differ. */
export const foreignOrder = 1_000_000_000;

let entries: readonly Foreign[] = [];
const listeners = new Set<() => void>();

/** Reads the entries of other devices from the disk; those that are too old are deleted. */
export const loadForeign = async (): Promise<void> => {
  const opened = currentKey();
  const before = entries;
  entries = [];
  if (opened !== undefined) {
    const database = await openOfflineDatabase();
    const rows = await database.getAllFromIndex('foreign', 'person', opened.personId);
    const isOld = ({ savedAtMs }: { readonly savedAtMs: number }): boolean => Date.now() - savedAtMs > offlineDays * 86_400_000;
    for (const { personId, key } of rows.filter(isOld)) await database.delete('foreign', [personId, key]);
    const read = await Promise.all(
      rows.filter((row) => !isOld(row)).map(async (row) => JSON.parse(await openText(opened.key, row)) as Foreign),
    );
    entries = read.toSorted((one, other) => one.change.atMs - other.change.atMs || one.change.key.localeCompare(other.change.key));
  }
  if (entries.length > 0 || before.length > 0) for (const notify of listeners) notify();
};

/** Keeps entries of other devices, encrypted; an entry that is kept already is replaced. */
export const keepForeign = async (given: readonly Foreign[]): Promise<void> => {
  const opened = currentKey();
  if (opened === undefined) throw new Error('The kept data of this device are not open');
  const rows = await Promise.all(
    given.map(async (one) => ({
      personId: opened.personId,
      key: one.change.key,
      savedAtMs: Date.now(),
      ...(await sealText(opened.key, JSON.stringify(one))),
    })),
  );
  const work = (await openOfflineDatabase()).transaction('foreign', 'readwrite', { durability: 'strict' });
  for (const row of rows) await work.store.put(row);
  await work.done;
  await loadForeign();
};

export const removeForeign = async (keys: readonly string[]): Promise<void> => {
  const opened = currentKey();
  if (opened === undefined || keys.length === 0) return;
  // Not shown any more from now on, not only after the disk has written: the server's log has them.
  entries = entries.filter(({ change }) => !keys.includes(change.key));
  const work = (await openOfflineDatabase()).transaction('foreign', 'readwrite');
  for (const key of keys) await work.store.delete([opened.personId, key]);
  await work.done;
  await loadForeign();
};

export const readForeign = (): readonly Foreign[] => entries;

const isMade = ({ change }: Waiting): boolean => change.made !== undefined;

/** Own and foreign changes by time, each in its own order; what makes an incident comes before everything about it, whatever the clocks. */
export const mergeWaiting = (own: readonly Waiting[], foreign: readonly Waiting[]): readonly Waiting[] => {
  if (foreign.length === 0) return own;
  const merged = [...own, ...foreign].filter(isMade);
  const left = foreign.filter((entry) => !isMade(entry));
  for (const entry of own.filter((one) => !isMade(one))) {
    while (left[0] !== undefined && left[0].change.atMs < entry.change.atMs) merged.push(...left.splice(0, 1));
    merged.push(entry);
  }
  return [...merged, ...left];
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useForeign = (): readonly Foreign[] => useSyncExternalStore(subscribe, () => entries);
