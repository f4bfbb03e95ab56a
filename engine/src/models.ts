/**
 * The second door: single pure functions and models, for proofs, benchmarks and workbenches that look inside a run.
 * The product itself uses `index.ts`.
 */
export { airOf } from './atmosphere/air.ts';
export { prepare } from './choose/prepare.ts';
export { footprint } from './field/footprint.ts';
export type { Field } from './pipeline.ts';
