import type { WorkerCall, WorkerReply } from './worker-client.ts';

/** Answers one message in the worker; `moved` buffers are transferred instead of copied. */
export type Service<Request, Answer> = (request: Request, post: (answer: Answer, moved?: ArrayBuffer[]) => void) => void;

/** Replies to each call with its answer, or with the message of a program error. */
export const replyWith =
  <Request extends object, Answer>(
    answerTo: (request: Request) => Answer,
    toMoved: (answer: Answer) => ArrayBuffer[] = () => [],
  ): Service<WorkerCall<Request>, WorkerReply<Answer>> =>
  (call, post) => {
    const { id } = call;
    try {
      const answer = answerTo(call);
      post({ id, answer }, toMoved(answer));
    } catch (error) {
      post({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  };
