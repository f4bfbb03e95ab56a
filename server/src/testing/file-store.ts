import { afterAll, beforeAll } from 'vitest';
import { readSettings, type Settings } from '../platform/env/env.ts';
import { type LoopbackStore, openLoopbackStore } from './loopback/object-store.ts';

export const fileStores = ['postgres', 's3'] as const;

/** Call before `useApplication`: an object store for the tests, and the settings to store files there or in PostgreSQL. */
export const useFileStore = (keptIn: (typeof fileStores)[number]) => {
  let made: LoopbackStore | undefined;
  beforeAll(async () => {
    made = await openLoopbackStore();
  });
  afterAll(() => made?.close());
  const store = (): LoopbackStore => {
    if (made === undefined) throw new Error('The store exists only inside tests and hooks');
    return made;
  };
  const settings = (): Pick<Settings, 'files'> => ({ files: readSettings({ ...store().environment, FILES: keptIn }).files });
  return { store, settings };
};
