/** The result of one check of the doctor. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed';
  /** What was found, and, for a fault, what to do. */
  readonly says: string;
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says });
export const warning = (check: string, says: string): Finding => ({ check, state: 'warning', says });
export const failed = (check: string, says: string): Finding => ({ check, state: 'failed', says });
