import type { InputProblem, Receptor, RunResult, ScenarioDocument } from '@hazardguard/engine';
import { useEffect, useRef, useState } from 'react';
import { type FootprintClient, footprintClient, type Outcome } from './footprint-client.ts';
import FootprintWorker from './footprint-worker.ts?worker';
import { useMoving } from './use-moving.ts';

export interface FootprintState {
  /** The newest result; while inputs change it stays, marked `stale`, until the next one is there. */
  readonly result: RunResult | undefined;
  readonly problems: readonly InputProblem[];
  /** A fault of the program, not of the inputs. */
  readonly failure: string | undefined;
  /** The result does not belong to the inputs as they are now. */
  readonly stale: boolean;
  /** It has not for so long that a person should see it: drawing every result pale for some milliseconds would only flicker. */
  readonly late: boolean;
  /** A hand is moving an input, and there is a result: what takes longer than its zones may wait until the hand rests. */
  readonly moving: boolean;
  /** To be called when the newest result has come onto the screen: rest is counted from there. */
  readonly noteDrawn: () => void;
}

interface Known {
  /** The inputs that this is of. */
  readonly of: string | undefined;
  readonly places: readonly Receptor[];
  readonly result: RunResult | undefined;
  readonly problems: readonly InputProblem[];
  readonly failure: string | undefined;
}

const noReceptors: readonly Receptor[] = [];
const nothing: Known = { of: undefined, places: noReceptors, result: undefined, problems: [], failure: undefined };
/** What a person takes for at once, ms. */
const lateMs = 100;

const toKnown = (of: string, places: readonly Receptor[], outcome: Outcome): Known => {
  if (outcome.kind === 'result') return { ...nothing, of, places, result: outcome.result };
  if (outcome.kind === 'refused') return { ...nothing, of, places, problems: outcome.problems };
  return { ...nothing, of, places, failure: outcome.message };
};

/**
 * The footprint of a document, computed beside the page as the inputs change; nothing while there is no document. Every change is
 * ordered at once: the newest takes the place of one that still waits, so that turning a dial never builds a queue.
 */
export const useFootprint = (document: ScenarioDocument | undefined, receptors: readonly Receptor[] = noReceptors): FootprintState => {
  const client = useRef<FootprintClient>(undefined);
  const [known, setKnown] = useState(nothing);
  const [late, setLate] = useState(false);

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
      setKnown(nothing);
      return;
    }
    const timer = setTimeout(() => setLate(true), lateMs);
    client.current?.setReceptors(receptors);
    const ordered: ScenarioDocument = JSON.parse(content);
    client.current?.evaluate(ordered, (outcome) => {
      clearTimeout(timer);
      setLate(false);
      setKnown(toKnown(content, receptors, outcome));
    });
    return () => clearTimeout(timer);
  }, [content, receptors]);
  const { result, problems, failure } = known;
  const stale = content !== undefined && (known.of !== content || known.places !== receptors);
  const { moving, noteDrawn } = useMoving(content, !stale);
  return { result, problems, failure, stale, late: late && stale, moving: moving && result !== undefined, noteDrawn };
};
