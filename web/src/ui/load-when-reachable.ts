import { whenReachable } from '../data/connection.ts';
import { loadChunk } from './load-chunk.ts';

/**
 * `loadChunk`, once the server is reachable. A browser may remember a failed file as failed until the page is reloaded, so
 * nothing is requested while it cannot arrive. The installed application has all files on the device.
 */
export const loadWhenReachable = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  if (!navigator.serviceWorker?.controller) await whenReachable();
  return loadChunk(load);
};
