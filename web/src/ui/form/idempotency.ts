import { useRef } from 'react';

/** Random, also where the page is not served over TLS (crypto.randomUUID is missing there). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

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

export const useAttemptKey = (): AttemptKey => {
  const current = useRef<AttemptKey>(null);
  current.current ??= new AttemptKey();
  return current.current;
};
