import { chunkTimeoutMs, messages } from '@hazardguard/contract';

/** A part of the program did not load. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(messages.chunkFailed, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Error messages of Chromium, Firefox, Safari and Vite's style sheet loader for a program file that cannot be fetched. */
const fetchFailed = /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch/i;

/**
 * Waits for a lazy import at most `timeoutMs` (specification §9: 120 s). A file that cannot be fetched, or does not arrive, is a
 * ChunkLoadError; an error inside the file is passed on unchanged.
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
