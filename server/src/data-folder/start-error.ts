/** A reason not to start that a person can act on: printed as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
