import { newKey } from './new-key.ts';

/** The same content keeps its key, so a repeated attempt makes one row; other content, or a finished attempt, gets a new one. */
export class AttemptKey {
  #content: string | undefined;
  #key = '';
  keyFor(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.#content) {
      this.#content = text;
      this.#key = newKey();
    }
    return this.#key;
  }
  finish(): void {
    this.#content = undefined;
  }
}
