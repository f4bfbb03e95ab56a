/// <reference lib="webworker" />
import { reckonRisk } from './reckon-risk.ts';
import type { RiskMessage } from './risk-client.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const tell = (message: RiskMessage, moved: Transferable[] = []): void => self.postMessage(message, moved);
  const answer = reckonRisk(data, (done, of) => tell({ done, of }));
  // The grid's numbers move instead of being copied.
  tell({ answer }, answer.ok ? [answer.result.individualRisk.grid.perYear.buffer as ArrayBuffer] : []);
});
