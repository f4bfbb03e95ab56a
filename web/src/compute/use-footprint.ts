import type { InputProblem, Receptor, RunResult, ScenarioDocument } from '@hazardguard/engine';
import { useEffect, useRef, useState } from 'react';
import { type FootprintClient, footprintClient, type Outcome } from './footprint-client.ts';
import { openWorker } from './open-worker.ts';
import { useMoving } from './use-moving.ts';

export interface FootprintState {
  /** The newest result; while inputs change it stays, marked `stale`, until the next one is ready. */
  readonly result: RunResult | undefined;
  readonly problems: readonly InputProblem[];
  /** A program error, not an input error. */
  readonly failure: string | undefined;
  /** The result does not belong to the current inputs. */
  readonly stale: boolean;
  /** Stale for long enough to show it: a result drawn pale for some milliseconds would only flicker. */
  readonly late: boolean;
  /** An input is moving and there is a result: work that takes longer than its zones may wait until the input rests. */
  readonly moving: boolean;
  /** Call it when the newest result has been drawn: the rest period starts then. */
  readonly noteDrawn: () => void;
}

interface Known {
  /** The inputs of this result. */
  readonly of: string | undefined;
  readonly places: readonly Receptor[];
  readonly result: RunResult | undefined;
  readonly problems: readonly InputProblem[];
  readonly failure: string | undefined;
}

const noReceptors: readonly Receptor[] = [];
const nothing: Known = { of: undefined, places: noReceptors, result: undefined, problems: [], failure: undefined };
/** Longest delay that a person perceives as immediate, ms. */
const lateMs = 100;

const toKnown = (of: string, places: readonly Receptor[], outcome: Outcome): Known => {
  if (outcome.kind === 'result') return { ...nothing, of, places, result: outcome.result };
  if (outcome.kind === 'refused') return { ...nothing, of, places, problems: outcome.problems };
  return { ...nothing, of, places, failure: outcome.message };
};

/**
 * The footprint of a document, computed in a worker as the inputs change; nothing without a document. Every change is requested
 * immediately and replaces a waiting request, so that turning a dial never builds a queue.
 */
export const useFootprint = (document: ScenarioDocument | undefined, receptors: readonly Receptor[] = noReceptors): FootprintState => {
  const client = useRef<FootprintClient>(undefined);
  const [known, setKnown] = useState(nothing);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const opened = footprintClient(openWorker('footprint'));
    client.current = opened;
    return () => {
      client.current = undefined;
      opened.close();
    };
  }, []);

  // Equal inputs in a new object are the same inputs.
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
