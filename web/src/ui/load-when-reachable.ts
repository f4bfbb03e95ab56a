import { whenReachable } from '../data/connection.ts';
import { loadChunk } from './load-chunk.ts';

/**
 * `loadChunk`, once the server is reachable. A browser may remember a failed file as failed until the page is reloaded, so
 * nothing is requested while it cannot arrive.
 */
export const loadWhenReachable = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  await whenReachable();
  return loadChunk(load);
};
