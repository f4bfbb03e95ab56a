import { ApiError } from '@hazardguard/contract';
import { readerLimits } from '../../platform/programs/memory-limits.ts';
import { openProgram } from '../../platform/programs/open-program.ts';
import type { RasterAnswer, RasterTask } from './raster-program.ts';
import type { Band, BandTask, RasterHead } from './read-raster.ts';

/** Reads rasters in a program of its own, so that none can delay or end the server. */
export interface RasterReader {
  /** Both throw an `ApiError` with the reason where the file cannot be used. */
  readonly head: (path: string) => Promise<RasterHead>;
  /** The blocks of some rows, a part at a time. */
  readonly band: (task: BandTask) => AsyncGenerator<Band>;
  readonly close: () => Promise<void>;
}

export const openRasterReader = (signal?: AbortSignal): RasterReader => {
  const program = openProgram<RasterTask, RasterAnswer>(new URL('raster-program.ts', import.meta.url), { limits: readerLimits, signal });
  const ask = async (task: RasterTask): Promise<RasterAnswer> => {
    program.send(task);
    const answer = await program.next();
    if ('refusal' in answer) throw new ApiError('invalid-input', answer.refusal);
    return answer;
  };
  return {
    head: (path) => ask({ open: path }) as Promise<RasterHead>,
    band: async function* (task) {
      for (let part = await ask(task); !('done' in part); part = await ask({ more: true })) yield part as Band;
    },
    close: program.end,
  };
};
