/// <reference lib="webworker" />
import { answerCrowd, columnsOf } from './answer-crowd.ts';
import type { CrowdAnswer, CrowdOrder } from './crowd-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const answerTo = (order: CrowdOrder): CrowdAnswer => {
  try {
    return answerCrowd(order);
  } catch (error) {
    return { generation: order.generation, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<CrowdOrder>) => {
  const answer = answerTo(data);
  self.postMessage(answer, columnsOf(answer));
});
