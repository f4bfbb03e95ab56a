import type { Receptor, ScenarioDocument, ThreatPlace } from '@hazardguard/engine';
import type { Evaluation, ThreatEvaluation } from './evaluate.ts';
import { type FootprintClient, footprintClient, type Port } from './footprint-client.ts';

/** A footprint, or the result at one place of it. */
export type BatchRequest =
  | { readonly kind: 'footprint'; readonly document: ScenarioDocument }
  | { readonly kind: 'threat'; readonly document: ScenarioDocument; readonly place: ThreatPlace };

export type BatchAnswer = Evaluation | ThreatEvaluation;

export interface BatchClient {
  /** Answers all requests in the given order; `progress` receives the share done. */
  readonly answer: (
    requests: readonly BatchRequest[],
    receptors: readonly Receptor[],
    progress: (share: number) => void,
  ) => Promise<readonly BatchAnswer[]>;
  readonly close: () => void;
}

const ask = (client: FootprintClient, request: BatchRequest): Promise<BatchAnswer> =>
  request.kind === 'threat'
    ? client.threatAt(request.document, request.place)
    : new Promise((done) => {
        client.evaluate(request.document, done);
      });

/** Distributes many requests over a few workers, one at a time each. */
export const batchClient = (ports: readonly Port[]): BatchClient => {
  const clients = ports.map(footprintClient);
  return {
    answer: async (requests, receptors, progress) => {
      const answers: BatchAnswer[] = [];
      let next = 0;
      let done = 0;
      const work = async (client: FootprintClient): Promise<void> => {
        client.setReceptors(receptors);
        for (let index = next++; index < requests.length; index = next++) {
          const request = requests[index];
          if (request === undefined) return;
          answers[index] = await ask(client, request);
          done++;
          progress(done / requests.length);
        }
      };
      await Promise.all(clients.map(work));
      return answers;
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
};
