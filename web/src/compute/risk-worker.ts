import type { RiskMessage } from './risk-client.ts';
import { runRiskStudy } from './run-risk-study.ts';
import type { Service } from './service.ts';

export const serveRisk: Service<unknown, RiskMessage> = (data, post) => {
  const answer = runRiskStudy(data, (done, of) => post({ done, of }));
  // The grid's buffers are transferred instead of copied.
  post({ answer }, answer.ok ? [answer.result.individualRisk.grid.perYear.buffer as ArrayBuffer] : []);
};
