import { whenReachable } from '../data/connection.ts';
import { loadChunk } from './load-chunk.ts';

/**
 * A lazy import once the server can be reached, and then as `loadChunk`. A browser may keep a file that it could not fetch as failed until
 * the page is loaded anew, so what cannot come is not asked for.
 */
export const loadWhenReachable = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  await whenReachable();
  return loadChunk(load);
};
