import type { Waiting } from './change.ts';

/** What a screen shows of an address, with the changes that wait. @param data the server's answer, kept or new; undefined: there is none */
export const projectAnswer = (_address: string, data: unknown, _waiting: readonly Waiting[]): unknown => data;

/** What a caller gets for a change that waits, in place of the server's answer; undefined: it only learns that the change waits. */
export const answerWaiting = (_entry: Waiting): unknown => undefined;
