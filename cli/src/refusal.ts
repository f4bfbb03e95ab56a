/** An error that the user can correct: printed line by line on stderr, exit code 2. Any other exception is a bug. */
export class Refusal extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}

/** A refusal that ends with how the verb is used. */
export const refuseUse = (sentence: string, usage: string): Refusal => new Refusal(sentence, `usage: ${usage}`);
