import type { Receptor, ScenarioDocument } from '@hazardguard/engine';
import type { Evaluation } from './evaluate.ts';
import type { Answer, Order } from './messages.ts';

export type Outcome = Evaluation | { readonly kind: 'failed'; readonly message: string };

/** What the client needs of a worker; a Worker is one. */
export interface Port {
  readonly postMessage: (order: Order) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface FootprintClient {
  /** The same list again costs nothing. */
  readonly setReceptors: (list: readonly Receptor[]) => void;
  /** Takes the place of whatever was ordered before; `tell` hears of the newest order alone. */
  readonly evaluate: (document: ScenarioDocument, tell: (outcome: Outcome) => void) => void;
  /** The newest order is not wanted any more. */
  readonly cancel: () => void;
  readonly close: () => void;
}

interface Wanted {
  readonly document: ScenarioDocument;
  readonly tell: (outcome: Outcome) => void;
}

/** At most one order is with the worker and one waits; a newer one replaces the waiting one, so typing never builds a queue. */
export const footprintClient = (port: Port): FootprintClient => {
  let generation = 0;
  let busy = false;
  let current: Wanted | undefined;
  let waiting: Wanted | undefined;
  let held: readonly Receptor[] | undefined;

  const send = (wanted: Wanted): void => {
    generation += 1;
    busy = true;
    current = wanted;
    port.postMessage({ kind: 'evaluate', generation, document: wanted.document });
  };
  const finish = (outcome: Outcome): void => {
    busy = false;
    const told = current;
    current = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) send(next);
    else told?.tell(outcome);
  };
  port.onmessage = ({ data }) => {
    if (data.generation !== generation) return;
    finish(data.kind === 'evaluated' ? data.evaluation : { kind: 'failed', message: data.message });
  };
  port.onerror = (event) => finish({ kind: 'failed', message: event.message });

  return {
    setReceptors: (list) => {
      if (list === held) return;
      held = list;
      port.postMessage({ kind: 'receptors', list });
    },
    evaluate: (document, tell) => {
      const wanted = { document, tell };
      if (busy) waiting = wanted;
      else send(wanted);
    },
    cancel: () => {
      current = undefined;
      waiting = undefined;
    },
    close: () => port.terminate(),
  };
};
