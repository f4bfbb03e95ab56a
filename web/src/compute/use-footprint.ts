import type { InputProblem, Receptor, RunResult, ScenarioDocument } from '@hazardguard/engine';
import { useEffect, useRef, useState } from 'react';
import { type FootprintClient, footprintClient, type Outcome } from './footprint-client.ts';
import FootprintWorker from './footprint-worker.ts?worker';

export interface FootprintState {
  /** The newest result; while inputs change it stays, marked `stale`, until the next one is there. */
  readonly result: RunResult | undefined;
  readonly problems: readonly InputProblem[];
  /** A fault of the program, not of the inputs. */
  readonly failure: string | undefined;
  /** The result does not belong to the inputs as they are now. */
  readonly stale: boolean;
}

const nothing: FootprintState = { result: undefined, problems: [], failure: undefined, stale: false };
/** Inputs settle for this long before a run, ms. */
const settleMs = 120;

const stateOf = (outcome: Outcome): FootprintState => {
  if (outcome.kind === 'result') return { ...nothing, result: outcome.result };
  if (outcome.kind === 'refused') return { ...nothing, problems: outcome.problems };
  return { ...nothing, failure: outcome.message };
};

const noReceptors: readonly Receptor[] = [];

/** The footprint of a document, computed beside the page as the inputs change; nothing while there is no document. */
export const useFootprint = (document: ScenarioDocument | undefined, receptors: readonly Receptor[] = noReceptors): FootprintState => {
  const client = useRef<FootprintClient>(undefined);
  const [state, setState] = useState(nothing);

  useEffect(() => {
    const opened = footprintClient(new FootprintWorker());
    client.current = opened;
    return () => {
      client.current = undefined;
      opened.close();
    };
  }, []);

  // The same inputs in a new object are the same inputs.
  const content = document === undefined ? undefined : JSON.stringify(document);
  useEffect(() => {
    if (content === undefined) {
      client.current?.cancel();
      setState(nothing);
      return;
    }
    setState((before) => ({ ...before, stale: true }));
    client.current?.setReceptors(receptors);
    const timer = setTimeout(() => {
      const settled: ScenarioDocument = JSON.parse(content);
      client.current?.evaluate(settled, (outcome) => setState(stateOf(outcome)));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [content, receptors]);
  return state;
};
