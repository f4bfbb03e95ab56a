import { ApiError } from '@hazardguard/contract';
import { openThreads } from '../threads/open-threads.ts';
import type { PdfDocument } from './document.ts';
import type * as worker from './worker.ts';

/** A document takes most of a second of one core: a worker renders one at a time, and a few may wait. */
export interface PdfRenderer {
  readonly render: (document: PdfDocument) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

const maxWaiting = 8;
const timeoutMs = 30_000;

export const openPdfRenderer = (): PdfRenderer => {
  const pool = openThreads<PdfDocument, Uint8Array>({
    filename: new URL('worker.ts', import.meta.url).href,
    name: 'renderPdf' satisfies keyof typeof worker,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxWaiting,
    idleTimeout: 30_000,
  });
  return {
    render: async (document) => {
      if (pool.queueSize >= maxWaiting) throw new ApiError('unavailable', 'Too many documents are being created; try again in a minute');
      try {
        return await pool.run(document, { signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
          throw new ApiError('unavailable', 'Creating the document took too long; try again');
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
};
