import { parentPort, workerData } from 'node:worker_threads';
import { toWordKey } from './header-words.ts';
import { openReader, type ReaderInput, type SheetFacts } from './open-reader.ts';
import { makePacker, type PackedFeatures } from './pack-features.ts';
import { FileRefusal } from './refuse-file.ts';

export type WorkerAnswer =
  | { readonly facts: SheetFacts | null }
  | { readonly batch: PackedFeatures }
  | { readonly done: true }
  | { readonly refused: string }
  | { readonly failed: string };

/** Batches that may be on their way to a slower reader. */
const mostAhead = 2;

const port = parentPort;
if (port === null) throw new Error('geo-worker.ts runs in a worker thread only');

let ahead = 0;
let wake: (() => void) | null = null;
port.on('message', () => {
  ahead -= 1;
  wake?.();
  wake = null;
});

const send = (answer: WorkerAnswer): void => port.postMessage(answer);

const run = async (): Promise<void> => {
  const { facts, batches } = await openReader(workerData as ReaderInput, toWordKey);
  send({ facts });
  const pack = makePacker();
  for await (const batch of batches) {
    while (ahead >= mostAhead) await new Promise<void>((resolve) => (wake = resolve));
    ahead += 1;
    const packed = pack(batch);
    port.postMessage({ batch: packed } satisfies WorkerAnswer, [packed.places.buffer]);
  }
  send({ done: true });
};

try {
  await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  send(error instanceof FileRefusal ? { refused: message } : { failed: error instanceof Error ? (error.stack ?? message) : message });
} finally {
  port.close();
}
