import type { Receptor, ScenarioDocument, ThreatOptions, ThreatPlace } from '@hazardguard/engine';
import type { Evaluation, ThreatEvaluation } from './evaluate.ts';
import type { FootprintAnswer, FootprintRequest } from './footprint-messages.ts';

export type Outcome = Evaluation | { readonly kind: 'failed'; readonly message: string };

/** What the client needs of a worker; a Worker is one. */
export interface Port {
  readonly postMessage: (request: FootprintRequest) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<FootprintAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface FootprintClient {
  /** Sending the same list again costs nothing. */
  readonly setReceptors: (list: readonly Receptor[]) => void;
  /** Replaces any earlier request; only the newest request gets an answer. */
  readonly evaluate: (document: ScenarioDocument, onOutcome: (outcome: Outcome) => void) => void;
  /** Computes the result at one place; every question is answered. */
  readonly threatAt: (document: ScenarioDocument, place: ThreatPlace, options?: ThreatOptions) => Promise<ThreatEvaluation>;
  /** Cancels the newest request. */
  readonly cancel: () => void;
  readonly close: () => void;
}

interface Wanted {
  readonly document: ScenarioDocument;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** At most one request is with the worker and one waits; a newer one replaces the waiting one, so typing never builds a queue. */
export const footprintClient = (port: Port): FootprintClient => {
  let generation = 0;
  let busy = false;
  let current: Wanted | undefined;
  let waiting: Wanted | undefined;
  let sentReceptors: readonly Receptor[] | undefined;
  let question = 0;
  const openQuestions = new Map<number, (evaluation: ThreatEvaluation) => void>();

  const send = (wanted: Wanted): void => {
    generation += 1;
    busy = true;
    current = wanted;
    port.postMessage({ kind: 'evaluate', generation, document: wanted.document });
  };
  const finish = (outcome: Outcome): void => {
    busy = false;
    const finished = current;
    current = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) send(next);
    else finished?.onOutcome(outcome);
  };
  const answer = (number: number, evaluation: ThreatEvaluation): void => {
    openQuestions.get(number)?.(evaluation);
    openQuestions.delete(number);
  };
  port.onmessage = ({ data }) => {
    if (data.kind === 'threat') {
      answer(data.question, data.evaluation);
      return;
    }
    if (data.generation !== generation) return;
    finish(data.kind === 'evaluated' ? data.evaluation : { kind: 'failed', message: data.message });
  };
  port.onerror = (event) => {
    const failed = { kind: 'failed', message: event.message } as const;
    for (const number of [...openQuestions.keys()]) answer(number, failed);
    finish(failed);
  };

  return {
    setReceptors: (list) => {
      if (list === sentReceptors) return;
      sentReceptors = list;
      port.postMessage({ kind: 'receptors', list });
    },
    evaluate: (document, onOutcome) => {
      const wanted = { document, onOutcome };
      if (busy) waiting = wanted;
      else send(wanted);
    },
    threatAt: (document, place, options = {}) =>
      new Promise((done) => {
        question += 1;
        openQuestions.set(question, done);
        port.postMessage({ kind: 'threat-at', question, document, place, options });
      }),
    cancel: () => {
      current = undefined;
      waiting = undefined;
    },
    close: () => port.terminate(),
  };
};
