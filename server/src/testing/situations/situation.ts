import type { Language } from '@hazardguard/i18n/languages';

/** A question of a night, and what a right answer holds. The register that it is asked of: `testing/night-register.ts`. */
export interface Situation {
  readonly question: string;
  readonly language: Language;
  /** In the first passage. If one is missing, the answer is dangerous by omission. Empty: nobody comes to harm by a missing sentence. */
  readonly vital: readonly RegExp[];
  /** In the first two passages, with their titles and sources. */
  readonly says: readonly RegExp[];
  /** In none of the passages. */
  readonly never: readonly RegExp[];
}
