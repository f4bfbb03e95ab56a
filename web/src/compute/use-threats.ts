import type { ScenarioDocument } from '@hazardguard/engine';
import { useEffect, useState } from 'react';
import type { ThreatEvaluation } from './evaluate.ts';
import { footprintClient } from './footprint-client.ts';
import { openWorker } from './open-worker.ts';

export interface RequestedPlace {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Threats {
  /** The scenario and places of these answers. */
  readonly of: string;
  readonly answers: ReadonlyMap<string, ThreatEvaluation>;
}

const none: Threats = { of: '', answers: new Map() };

/** The results at a few places, by id, computed one after the other in a worker; empty until the first is ready. */
export const useThreats = (
  document: ScenarioDocument | undefined,
  places: readonly RequestedPlace[],
): ReadonlyMap<string, ThreatEvaluation> => {
  const [threats, setThreats] = useState(none);
  // Equal questions in new objects are the same question.
  const question =
    document === undefined || places.length === 0
      ? ''
      : JSON.stringify({ document, places: places.map(({ id, latitude, longitude }) => ({ id, latitude, longitude })) });
  useEffect(() => {
    if (question === '') return;
    const request: { readonly document: ScenarioDocument; readonly places: readonly RequestedPlace[] } = JSON.parse(question);
    const client = footprintClient(openWorker('footprint'));
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answers = new Map<string, ThreatEvaluation>();
      for (const { id, latitude, longitude } of request.places) {
        answers.set(id, await client.threatAt(request.document, { latitude, longitude }));
        if (!wanted) return;
        setThreats({ of: question, answers: new Map(answers) });
      }
    };
    void ask().finally(() => client.close());
    return () => {
      wanted = false;
      client.close();
    };
  }, [question]);
  return threats.of === question ? threats.answers : none.answers;
};
