import { type Receptor, receptorTable, type ScenarioDocument } from '@hazardguard/engine';
import { type ArrivalsAnswer, arrivals } from './arrivals.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { type FramesAnswer, type FramesRequest, framesColumns, plumeFrames } from './plume-frames.ts';
import { replyWith, type Service } from './service.ts';
import { type WindCasesAnswer, windCases } from './wind-cases.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

/** Requests of the views. */
export type ViewRequest =
  | { readonly kind: 'frames'; readonly request: FramesRequest }
  | { readonly kind: 'arrivals'; readonly document: ScenarioDocument }
  | { readonly kind: 'cases'; readonly document: ScenarioDocument; readonly receptors: readonly Receptor[] }
  | { readonly kind: 'run'; readonly document: ScenarioDocument; readonly receptors: readonly Receptor[] };

type ViewAnswer = FramesAnswer | ArrivalsAnswer | WindCasesAnswer | Evaluation;

const answerTo = (call: ViewRequest): ViewAnswer => {
  if (call.kind === 'frames') return plumeFrames(call.request);
  if (call.kind === 'arrivals') return arrivals(call.document);
  const receptors = receptorTable(call.receptors);
  return call.kind === 'cases' ? windCases(call.document, receptors) : evaluate(call.document, receptors);
};

export const serveViews: Service<WorkerCall<ViewRequest>, WorkerReply<ViewAnswer>> = replyWith(answerTo, (answer) =>
  'kind' in answer && answer.kind === 'frames' ? framesColumns(answer) : [],
);
