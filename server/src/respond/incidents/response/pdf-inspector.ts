import { ApiError } from '@hazardguard/contract';
import { openThreads } from '../../../platform/threads/open-threads.ts';
import type * as thread from './active-pdf.ts';

/** Checks PDFs in a thread of its own, so that a large one does not block the server. */
export interface PdfInspector {
  /** Describes active content; null: none found. */
  readonly inspect: (bytes: Uint8Array) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

const timeoutMs = 30_000;

export const openPdfInspector = (): PdfInspector => {
  const pool = openThreads<Uint8Array, string | null>({
    filename: new URL('active-pdf.ts', import.meta.url).href,
    name: 'findActiveContent' satisfies keyof typeof thread,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 16,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    inspect: async (bytes) => {
      if (pool.queueSize >= 16)
        throw new ApiError('unavailable', 'Too many documents are waiting to be checked. Send it again in a minute');
      try {
        return await pool.run(bytes, { signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        if (error instanceof Error && /^worker exited|aborted|ERR_WORKER/iu.test(`${error.message} ${'code' in error ? error.code : ''}`))
          return 'parts that cannot be checked';
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
};
