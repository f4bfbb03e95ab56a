import { ApiError } from '@hazardguard/contract';
import { openThreads } from '../../platform/threads/open-threads.ts';
import type * as thread from './raster-thread.ts';
import type { Band, BandTask, RasterHead, Refusal } from './raster-thread.ts';

/** Reads rasters in a thread, so that none can delay or end the server. */
export interface RasterReader {
  /** Both throw an `ApiError` with the reason where the file cannot be used. */
  readonly head: (path: string) => Promise<RasterHead>;
  readonly band: (task: BandTask) => Promise<Band>;
  readonly close: () => Promise<void>;
}

/** Many times what the largest part of a file takes on a slow disk. */
const timeoutMs = 120_000;

export const openRasterReader = (): RasterReader => {
  const pool = openThreads<string | BandTask, RasterHead | Band | Refusal>({
    filename: new URL('raster-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const run = async (task: string | BandTask, name: keyof typeof thread): Promise<RasterHead | Band> => {
    let answer: RasterHead | Band | Refusal;
    try {
      answer = await pool.run(task, { name, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.name === 'AbortError') throw new ApiError('invalid-input', 'The raster takes too long to read');
      throw new ApiError('invalid-input', `The raster cannot be read: ${error.message}`);
    }
    if ('refusal' in answer) throw new ApiError('invalid-input', answer.refusal);
    return answer;
  };
  return {
    head: (path) => run(path, 'readHead') as Promise<RasterHead>,
    band: (task) => run(task, 'readBand') as Promise<Band>,
    close: () => pool.destroy(),
  };
};
