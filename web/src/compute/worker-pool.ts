import {
  type EnsembleOptions,
  type EnsembleResult,
  type EnsembleSlice,
  type ForecastHour,
  type InputProblem,
  memberRanges,
  type Receptor,
  type ScenarioDocument,
  type StripHour,
} from '@hazardguard/engine';
import type { WorkerPoolAnswer, WorkerPoolRequest } from './worker-pool-messages.ts';

/** What the client needs of a worker; a Worker is one. */
export interface WorkerPoolPort {
  readonly postMessage: (request: WorkerPoolRequest) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<WorkerPoolAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type WorkerPoolOutcome =
  | { readonly kind: 'ensemble'; readonly result: EnsembleResult }
  | { readonly kind: 'strip'; readonly strip: readonly StripHour[] }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface WorkerPool {
  /** Each replaces any earlier request; only the newest gets an answer, and `progress` receives the share done. */
  readonly ensemble: (
    document: ScenarioDocument,
    options: EnsembleOptions,
    receptors: readonly Receptor[],
    onOutcome: (outcome: WorkerPoolOutcome) => void,
    progress?: (share: number) => void,
  ) => void;
  readonly strip: (document: ScenarioDocument, hours: readonly ForecastHour[], onOutcome: (outcome: WorkerPoolOutcome) => void) => void;
  /** Cancels the newest request: waiting work is dropped, and answers under way are ignored. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** An answer that ends a request; null for intermediate messages. */
const toOutcome = (answer: WorkerPoolAnswer): WorkerPoolOutcome | null => {
  switch (answer.kind) {
    case 'slice':
      return null;
    case 'merged':
      return { kind: 'ensemble', result: answer.result };
    case 'strip':
      return { kind: 'strip', strip: answer.strip };
    case 'refused':
      return { kind: 'refused', problems: answer.problems };
    case 'failed':
      return { kind: 'failed', message: answer.message };
  }
};

/**
 * Many footprints over a few workers, one request per worker at a time. A newer request raises the generation: answers of older
 * ones are dropped and their waiting work is never sent, so a cancelled ensemble ends within one slice.
 */
export const createWorkerPool = (ports: readonly WorkerPoolPort[]): WorkerPool => {
  let generation = 0;
  let waiting: WorkerPoolRequest[] = [];
  let handleAnswer: (answer: WorkerPoolAnswer) => void = () => undefined;
  const idle = new Set(ports);

  const sendNext = (): void => {
    for (const port of idle) {
      const request = waiting.shift();
      if (request === undefined) return;
      idle.delete(port);
      port.postMessage(request);
    }
  };
  for (const port of ports) {
    const receive = (answer: WorkerPoolAnswer): void => {
      idle.add(port);
      if (answer.generation === generation) handleAnswer(answer);
      sendNext();
    };
    port.onmessage = ({ data }) => receive(data);
    port.onerror = (event) => receive({ generation, kind: 'failed', message: event.message });
  }
  const begin = (answered: (answer: WorkerPoolAnswer) => void): number => {
    generation += 1;
    waiting = [];
    handleAnswer = answered;
    return generation;
  };
  const finish = (answer: WorkerPoolAnswer, onOutcome: (outcome: WorkerPoolOutcome) => void): void => {
    waiting = [];
    handleAnswer = () => undefined;
    const outcome = toOutcome(answer);
    if (outcome !== null) onOutcome(outcome);
  };

  return {
    ensemble: (document, options, receptors, onOutcome, progress) => {
      const ranges = memberRanges(options.members);
      const slices: EnsembleSlice[] = [];
      const own = begin((answer) => {
        if (answer.kind === 'slice') {
          slices.push(answer.slice);
          progress?.(slices.length / ranges.length);
          if (slices.length === ranges.length) waiting.push({ generation: own, kind: 'merge', document, options, slices, receptors });
          return;
        }
        finish(answer, onOutcome);
      });
      waiting = ranges.map((range) => ({ generation: own, kind: 'slice', document, options, range, receptors }));
      sendNext();
    },
    strip: (document, hours, onOutcome) => {
      const own = begin((answer) => {
        finish(answer, onOutcome);
      });
      waiting = [{ generation: own, kind: 'strip', document, hours }];
      sendNext();
    },
    cancel: () => {
      begin(() => undefined);
    },
    close: () => {
      for (const port of ports) port.terminate();
    },
  };
};
