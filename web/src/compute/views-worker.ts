/// <reference lib="webworker" />
import { type Receptor, receptorTable, type ScenarioDocument } from '@hazardguard/engine';
import { type Evaluation, evaluate } from './evaluate.ts';
import { type FramesAnswer, type FramesRequest, framesColumns, plumeFrames } from './plume-frames.ts';
import { type WindCasesAnswer, windCases } from './wind-cases.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Requests of the views. */
export type ViewRequest =
  | { readonly kind: 'frames'; readonly request: FramesRequest }
  | { readonly kind: 'cases'; readonly document: ScenarioDocument; readonly receptors: readonly Receptor[] }
  | { readonly kind: 'run'; readonly document: ScenarioDocument; readonly receptors: readonly Receptor[] };

const answerTo = (call: ViewRequest): FramesAnswer | WindCasesAnswer | Evaluation => {
  if (call.kind === 'frames') return plumeFrames(call.request);
  const receptors = receptorTable(call.receptors);
  return call.kind === 'cases' ? windCases(call.document, receptors) : evaluate(call.document, receptors);
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerCall<ViewRequest>>) => {
  const { id } = data;
  const reply = (message: WorkerReply<FramesAnswer | WindCasesAnswer | Evaluation>, columns: ArrayBuffer[] = []): void =>
    self.postMessage(message, columns);
  try {
    const answer = answerTo(data);
    reply({ id, answer }, 'kind' in answer && answer.kind === 'frames' ? framesColumns(answer) : []);
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
