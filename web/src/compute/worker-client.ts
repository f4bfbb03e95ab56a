interface PendingCall {
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** From the worker: the answer, or the message of a program error. */
export type WorkerReply<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failure: string };

/** To the worker; `id` identifies the call that the reply answers. */
export type WorkerCall<Request> = Request & { readonly id: number };

/**
 * One worker for the life of the page that answers any number of questions. A broken worker fails all
 * waiting calls; the next call opens another.
 */
export const createWorkerClient = <Request extends object>(open: () => Worker): (<Answer>(request: Request) => Promise<Answer>) => {
  let worker: Worker | undefined;
  let calls = 0;
  const waiting = new Map<number, PendingCall>();
  const start = (): Worker => {
    const opened = open();
    opened.onmessage = ({ data }: MessageEvent<WorkerReply<unknown>>) => {
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) caller?.failed(new Error(data.failure));
      else caller?.done(data.answer);
    };
    opened.onerror = (event) => {
      opened.terminate();
      worker = undefined;
      for (const { failed } of waiting.values()) failed(new Error(event.message));
      waiting.clear();
    };
    return opened;
  };
  return <Answer>(request: Request) =>
    new Promise<Answer>((done, failed) => {
      worker ??= start();
      calls += 1;
      waiting.set(calls, { done: (answer) => done(answer as Answer), failed });
      worker.postMessage({ ...request, id: calls });
    });
};
