import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { loadChunk } from '../../ui/load-chunk.ts';
import { isSlowLine } from '../../ui/slow-line.ts';

/** What this browser keeps of the application, so that it starts without a network. */
export interface StoredVersion {
  /** The files are stored and used: the next start needs no network. */
  readonly stored: boolean;
  /** A newer version is stored and waits; `startNewVersion` starts it. */
  readonly newer: boolean;
}

let current: StoredVersion = { stored: false, newer: false };
let worker: Workbox | undefined;
const listeners = new Set<() => void>();

const change = (patch: Partial<StoredVersion>): void => {
  current = { ...current, ...patch };
  for (const notify of listeners) notify();
};

const isSupported = (): boolean => window.isSecureContext && 'serviceWorker' in navigator;

const checkEveryMs = 3_600_000;

/** Stores the application's files in this browser. Rejects if a file cannot be fetched or there is no room. */
export const storeApplication = async (): Promise<void> => {
  if (!isSupported() || worker !== undefined) return;
  const { Workbox: StoredFiles } = await loadChunk(() => import('workbox-window'));
  // Another call may have begun while the code was loading.
  if (worker !== undefined) return;
  worker = new StoredFiles('/sw.js');
  worker.addEventListener('waiting', () => change({ newer: true }));
  worker.addEventListener('activated', () => change({ stored: true }));
  if (navigator.serviceWorker.controller !== null) change({ stored: true });
  const registration = await worker.register();
  if (registration?.active != null) change({ stored: true });
  setInterval(() => void worker?.update().catch(() => undefined), checkEveryMs);
};

/** After the first screen is drawn, unless the line is slow: then only if the files are stored already, or a person asks for it. */
export const storeWhenIdle = (): void => {
  if (!isSupported()) return;
  const begin = async (): Promise<void> => {
    const before = await navigator.serviceWorker.getRegistration('/');
    // A failure changes nothing for this visit; the offline page of the account says that nothing is stored.
    if (before !== undefined || !isSlowLine()) await storeApplication().catch(() => change({ stored: false }));
  };
  const later = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(() => void begin(), { timeout: 10_000 }) : begin());
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
};

/** Starts the newer version in all windows of this browser; typed text stays in its drafts. */
export const startNewVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  registration?.waiting?.postMessage('use-new-version');
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useStoredVersion = (): StoredVersion => useSyncExternalStore(subscribe, () => current);
