import { confine } from '../../platform/programs/confine.ts';
import { type Band, type BandTask, type RasterHead, type Refusal, readBand, readHead } from './read-raster.ts';

/** The program that `raster-reader.ts` starts: what a raster says of itself, then its blocks, a part for each time it is asked. */

export type RasterTask = { readonly open: string } | BandTask | { readonly more: true };

export type RasterAnswer = RasterHead | Band | Refusal | { readonly done: true };

let parts: AsyncGenerator<Band | Refusal> | null = null;

const answer = async (task: RasterTask): Promise<RasterAnswer> => {
  if ('open' in task) return readHead(task.open);
  if ('band' in task) parts = readBand(task);
  const next = await parts?.next();
  return next === undefined || next.done === true ? { done: true } : next.value;
};

confine();
process.on('message', async (task: RasterTask) => {
  const found = await answer(task).catch((error: unknown) => ({
    refusal: `The raster cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  }));
  process.send?.(found);
});
