import type { RiskAnswer, RiskStudyDocument } from '@hazardguard/engine';
import { openWorker } from './open-worker.ts';

/** Number of releases done, or the answer. */
export type RiskMessage = { readonly done: number; readonly of: number } | { readonly answer: RiskAnswer };

/** What the client needs of a worker; a Worker is one. */
export interface RiskPort {
  readonly postMessage: (document: RiskStudyDocument) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<RiskMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface RiskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, of: number) => void;
  /** A separate worker for each study: it takes a second or two and must not block the footprint that follows the inputs. */
  readonly open?: () => RiskPort;
}

/** Computes a study in a worker. The signal cancels it immediately; a broken worker rejects with its error message. */
export const riskInWorker = (
  document: RiskStudyDocument,
  { signal, onProgress = () => undefined, open = () => openWorker('risk') }: RiskOptions = {},
): Promise<RiskAnswer> =>
  new Promise((done, failed) => {
    if (signal?.aborted) {
      failed(signal.reason);
      return;
    }
    const port = open();
    const end = (): void => {
      signal?.removeEventListener('abort', cancel);
      port.terminate();
    };
    const cancel = (): void => {
      end();
      failed(signal?.reason);
    };
    port.onmessage = ({ data }) => {
      if ('answer' in data) {
        end();
        done(data.answer);
      } else onProgress(data.done, data.of);
    };
    port.onerror = ({ message }) => {
      end();
      failed(new Error(message));
    };
    signal?.addEventListener('abort', cancel);
    port.postMessage(document);
  });
