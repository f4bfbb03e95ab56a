import type { ReadingProblem } from '@hazardguard/contract';

/** A row as sent, or the reason why it cannot be read. */
export type GivenRow =
  | {
      readonly line: number;
      readonly given: unknown;
      /** Names that may be the code of the sensor, the first that the site has; undefined: only the one given. */
      readonly names?: readonly string[];
    }
  | ReadingProblem;
