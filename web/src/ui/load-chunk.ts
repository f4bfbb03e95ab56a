import { chunkTimeoutMs, messages } from '@hazardguard/contract';

/** A part of the program did not arrive. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(messages.chunkFailed, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** What Chromium, Firefox, Safari and Vite's stylesheet loader say when a file of the program cannot be fetched. */
const fetchFailed = /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch/i;

/**
 * Waits for a lazy import at most `timeoutMs` (specification §9: 120 s). A file that cannot be fetched, or does not come, is a
 * ChunkLoadError; a fault inside the file stays what it is.
 */
export const loadChunk = async <Loaded>(load: () => Promise<Loaded>, timeoutMs: number = chunkTimeoutMs): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof Error && fetchFailed.test(error.message) ? new ChunkLoadError(error) : error;
  } finally {
    clearTimeout(timer);
  }
};
