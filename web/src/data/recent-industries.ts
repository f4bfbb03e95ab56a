import { useSyncExternalStore } from 'react';

/** The industries that a person has worked with on this device, newest first: pickers offer them first. Signing out deletes them. */
const mostKept = 5;

/** As the keys of other data of one person (`toPersonKey`), so that they go with those when the server removes the device. */
const toKey = (personId: string): string => `hazardguard-industries:${personId}:recent`;

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

export const parseRecent = (text: string | null): readonly number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, mostKept);

export const recordIndustry = (personId: string, id: number): void => {
  const key = toKey(personId);
  const before = parseRecent(localStorage.getItem(key));
  if (before[0] === id) return;
  localStorage.setItem(key, [id, ...before.filter((one) => one !== id)].slice(0, mostKept).join(','));
  notify();
};

/** Everybody's: on a shared device nobody sees what another person worked on. */
export const forgetIndustries = (): void => {
  for (const key of Object.keys(localStorage)) if (/^hazardguard-industries:.*:recent$/.test(key)) localStorage.removeItem(key);
  notify();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRecentIndustries = (personId: string | undefined): readonly number[] => {
  const text = useSyncExternalStore(subscribe, () => (personId === undefined ? null : localStorage.getItem(toKey(personId))));
  return parseRecent(text);
};
