/** What an iteration solves for: printed when it fails. */
export interface SolvedQuantity {
  /** Noun phrase, such as `hand-over radius of the jet`. */
  readonly name: string;
  readonly unit: string;
}

/** The error of an iteration that has not found its solution. Thrown by itself where a text made at every call would cost time. */
export const notConverged = ({ name, unit }: SolvedQuantity, value: number, range: string): Error =>
  new Error(`${name}: not converged at ${value} ${unit}; must be ${range}`);

/**
 * Stops an iteration that has not found its solution. A number that was not found must not be used, so this throws, with the name,
 * the last value, its unit and the range that was searched. An input that has no solution is refused before the iteration begins.
 */
export const requireConverged = (isConverged: boolean, solved: SolvedQuantity, value: number, range: string): void => {
  if (!isConverged) throw notConverged(solved, value, range);
};
