/// <reference lib="webworker" />
import { FileProblem, type ProblemCode, type ProblemValues } from '@hazardguard/contract/geo-file/file-problem';
import type { OpenedFile } from '@hazardguard/contract/geo-file/opened-file';
import { readFile } from '@hazardguard/contract/geo-file/read-file';

declare const self: DedicatedWorkerGlobalScope;

export type ParseAnswer =
  | { readonly ok: true; readonly file: OpenedFile }
  | { readonly ok: false; readonly code: ProblemCode; readonly values: ProblemValues };

const answer = async (file: File): Promise<ParseAnswer> => {
  try {
    return { ok: true, file: await readFile(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof FileProblem) return { ok: false, code: error.code, values: error.values };
    return { ok: false, code: 'crashed', values: { reason: error instanceof Error ? error.message : String(error) } };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answer(data).then((given) => self.postMessage(given));
});
