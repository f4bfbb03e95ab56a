/// <reference lib="webworker" />

import type { RiskMessage } from './risk-client.ts';
import { runRiskStudy } from './run-risk-study.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const post = (message: RiskMessage, moved: Transferable[] = []): void => self.postMessage(message, moved);
  const answer = runRiskStudy(data, (done, of) => post({ done, of }));
  // The grid's buffers are transferred instead of copied.
  post({ answer }, answer.ok ? [answer.result.individualRisk.grid.perYear.buffer as ArrayBuffer] : []);
});
