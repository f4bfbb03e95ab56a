/// <reference lib="webworker" />
import { answerPoolRequest, listColumns } from './answer-pool-request.ts';
import type { WorkerPoolAnswer, WorkerPoolRequest } from './worker-pool-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const answerTo = (request: WorkerPoolRequest): WorkerPoolAnswer => {
  try {
    return answerPoolRequest(request);
  } catch (error) {
    return { generation: request.generation, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerPoolRequest>) => {
  const answer = answerTo(data);
  self.postMessage(answer, listColumns(answer));
});
