import type { Caveat } from './common-types.ts';

type More = Omit<Caveat, 'code' | 'severity' | 'message'>;

/** A caveat to read: what a number leaves out. */
export const note = (code: string, message: string, more: More = {}): Caveat => ({ code, severity: 'note', message, ...more });

/** A caveat that changes what the numbers may be used for. */
export const warning = (code: string, message: string, more: More = {}): Caveat => ({ code, severity: 'warning', message, ...more });
