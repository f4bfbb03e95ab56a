/** What a person can put right: printed line by line on stderr, exit code 2. Anything else that is thrown is a bug of ours. */
export class Refusal extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Refusal';
    this.lines = lines;
  }
}
