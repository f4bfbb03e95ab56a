import { useSyncExternalStore } from 'react';
import { unreachable } from '../api-problem.ts';
import type { KeptCall } from '../client.ts';
import { checkConnection, onReachable } from '../connection.ts';
import { findBytes, keepBytes } from './kept-answers.ts';

/** Tiles of street maps and pictures that operators have added, as a map asks for them. The address has the revision: a tile never changes. */
const tile = /^\/api\/map\/(layers\/\d+|streets)\/\d+\/\d+\/\d+(\?|$)/;

export const isKeptTile = (address: string): boolean => tile.test(address);

/** A map treats 404 as an empty tile. */
class TileFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Tile: ${status}`);
    this.status = status;
  }
}

const fetchTile = async (address: string, signal?: AbortSignal): Promise<ArrayBuffer> => {
  const response = await fetch(address, { credentials: 'same-origin', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new TileFailure(response.status);
  return response.arrayBuffer();
};

/** A map needs tiles that this device does not keep, while the server cannot be reached. */
let isMissing = false;
const listeners = new Set<() => void>();
const setMissing = (missing: boolean): void => {
  if (missing === isMissing) return;
  isMissing = missing;
  for (const notify of listeners) notify();
};
onReachable(() => setMissing(false));

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};
export const useIsTileMissing = (): boolean => useSyncExternalStore(subscribe, () => isMissing);

/** A tile from the server, or the kept one while it cannot be reached. Rejects where there is neither: the map then enlarges a coarser tile. */
export const readKeptTile = async (address: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  try {
    return await fetchTile(address, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof TileFailure && error.status < 500)) throw error;
    checkConnection();
    const kept = await findBytes(address);
    if (kept !== undefined) return kept;
    setMissing(true);
    throw error;
  }
};

/** A tile to be fetched ahead. A place without one is kept as an empty tile. */
export const toTileCall = (address: string): KeptCall<void> => ({
  address,
  fetch: async () => {
    const bytes = await fetchTile(address).catch((error: unknown) => {
      if (!(error instanceof TileFailure)) throw unreachable(error);
      if (error.status === 404) return new ArrayBuffer(0);
      throw error;
    });
    await keepBytes(address, bytes);
  },
});
