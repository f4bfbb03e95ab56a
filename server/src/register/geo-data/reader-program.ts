import { confine } from '../../platform/programs/confine.ts';
import { type FileFormat, isFeatureFormat } from './file-format.ts';
import { toWordKey } from './header-words.ts';
import { openReader, type SheetFacts } from './open-reader.ts';
import { makePacker, type PackedFeatures } from './pack-features.ts';
import { FileRefusal } from './refuse-file.ts';
import { sniffFile } from './sniff-file.ts';

/** The program that `read-geo-file.ts` starts for each file: says what it is, then reads its rows or features. */

export interface ReaderTask {
  readonly path: string;
  /** Names of columns that are known, as keys of words: the header of a sheet is the row with most of them. */
  readonly knownColumns: readonly string[];
}

export type ReaderAnswer =
  | { readonly format: FileFormat }
  | { readonly facts: SheetFacts | null }
  | { readonly batch: PackedFeatures }
  | { readonly done: true }
  | { readonly refused: string }
  | { readonly failed: string; readonly stack: string | undefined; readonly code: unknown };

/** Batches that may be on their way to a slower reader. */
const mostAhead = 2;

let ahead = 0;
let wake: (() => void) | null = null;

const send = (answer: ReaderAnswer): void => void process.send?.(answer);

const read = async ({ path, knownColumns }: ReaderTask): Promise<void> => {
  const format = await sniffFile(path);
  send({ format });
  if (isFeatureFormat(format)) {
    const { facts, batches } = await openReader({ path, format, knownColumns }, toWordKey);
    send({ facts });
    const pack = makePacker();
    for await (const features of batches)
      for (const batch of pack(features)) {
        while (ahead >= mostAhead) await new Promise<void>((resolve) => (wake = resolve));
        ahead += 1;
        send({ batch });
      }
  }
  send({ done: true });
};

/** Of the operating system: the file is not there, or not open to this user. */
const readCode = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

const onMessage = (message: ReaderTask | object): void => {
  if (!('path' in message)) {
    ahead -= 1;
    wake?.();
    wake = null;
    return;
  }
  read(message).catch((error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send(error instanceof FileRefusal ? { refused: message } : { failed: message, stack, code: readCode(error) });
  });
};

confine();
process.on('message', onMessage);
