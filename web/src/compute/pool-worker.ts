import { answerPoolRequest, listColumns } from './answer-pool-request.ts';
import type { Service } from './service.ts';
import type { WorkerPoolAnswer, WorkerPoolRequest } from './worker-pool-messages.ts';

const answerTo = (request: WorkerPoolRequest): WorkerPoolAnswer => {
  try {
    return answerPoolRequest(request);
  } catch (error) {
    return { generation: request.generation, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

/** Answers a part of an ensemble, or a forecast strip. */
export const servePool: Service<WorkerPoolRequest, WorkerPoolAnswer> = (data, post) => {
  const answer = answerTo(data);
  post(answer, listColumns(answer));
};
