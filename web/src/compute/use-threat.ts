import type { InputProblem, ScenarioDocument, Threat, ThreatOptions, ThreatPlace } from '@hazardguard/engine';
import { useEffect, useRef, useState } from 'react';
import { type FootprintClient, footprintClient } from './footprint-client.ts';
import { openWorker } from './open-worker.ts';

export interface ThreatState {
  /** The newest answer; while the question changes it stays, marked `stale`. */
  readonly threat: Threat | undefined;
  readonly problems: readonly InputProblem[];
  /** A program error, not an input error. */
  readonly failure: string | undefined;
  readonly stale: boolean;
}

const nothing: ThreatState = { threat: undefined, problems: [], failure: undefined, stale: false };

/** The result at one place of a scenario, computed in a worker; nothing without a place. */
export const useThreat = (document: ScenarioDocument | undefined, place: ThreatPlace | undefined, options: ThreatOptions): ThreatState => {
  const client = useRef<FootprintClient>(undefined);
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const opened = footprintClient(openWorker('footprint'));
    client.current = opened;
    return () => {
      client.current = undefined;
      opened.close();
    };
  }, []);
  // An equal question in a new object is the same question.
  const question = document === undefined || place === undefined ? undefined : JSON.stringify([document, place, options]);
  useEffect(() => {
    if (question === undefined) {
      setState(nothing);
      return;
    }
    let wanted = true;
    setState((before) => ({ ...before, stale: true }));
    const [scenario, where, how]: [ScenarioDocument, ThreatPlace, ThreatOptions] = JSON.parse(question);
    void client.current?.threatAt(scenario, where, how).then((answer) => {
      if (!wanted) return;
      if (answer.kind === 'threat') setState({ ...nothing, threat: answer.threat });
      else if (answer.kind === 'refused') setState({ ...nothing, problems: answer.problems });
      else setState({ ...nothing, failure: answer.message });
    });
    return () => {
      wanted = false;
    };
  }, [question]);
  return state;
};
