import { FileProblem } from '@hazardguard/contract/geo-file/file-problem';
import { limits } from '@hazardguard/contract/geo-file/limits';
import type { OpenedFile } from '@hazardguard/contract/geo-file/opened-file';
import type { ParseAnswer } from './parse-worker.ts';
import ParseWorker from './parse-worker.ts?worker';

/** Reads a file in a worker of its own, which ends with it; a FileProblem says why it cannot be opened. */
export const openFile = (file: File): Promise<OpenedFile> => {
  if (file.size > limits.fileBytes) return Promise.reject(new FileProblem('too-large', { limit: limits.fileBytes / 1024 / 1024 }));
  const worker = new ParseWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<OpenedFile>((resolve, reject) => {
    timer = setTimeout(() => reject(new FileProblem('slow', { seconds: limits.timeMs / 1000 })), limits.timeMs);
    worker.onmessage = ({ data }: MessageEvent<ParseAnswer>) => {
      if (data.ok) resolve(data.file);
      else reject(new FileProblem(data.code, data.values));
    };
    worker.onerror = (event) => reject(new FileProblem('crashed', { reason: event.message ?? '' }));
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};
