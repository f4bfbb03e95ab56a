/// <reference lib="webworker" />
import { reckonRisk } from './reckon-risk.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = reckonRisk(data);
  // The grid's numbers move instead of being copied.
  self.postMessage(answer, answer.ok ? [answer.result.individualRisk.grid.perYear.buffer as ArrayBuffer] : []);
});
