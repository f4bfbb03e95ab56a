import { Piscina } from 'piscina';

/**
 * Errors that no caller waits for: a thread that ended between two tasks, which is replaced, or the answer to a task cancelled as
 * it arrived.
 */
const warnUnlessCancelled = (error: Error): void => {
  if (!error.message.startsWith('Unexpected message from Worker')) process.emitWarning(error);
};

/** A thread pool whose errors between tasks do not end the program. */
export const openThreads = <Input = unknown, Answer = unknown>(options: ConstructorParameters<typeof Piscina>[0]): Piscina<Input, Answer> =>
  new Piscina<Input, Answer>(options).on('error', warnUnlessCancelled);
