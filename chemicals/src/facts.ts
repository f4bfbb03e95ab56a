/**
 * The second door: facts that a chemical's card shows and no model reads, so that the browser's worker does without them.
 */
import reactivityData from '../data/reactivity.json' with { type: 'json' };
import type { ReactiveGroup } from './facts-record.ts';

const groups: ReadonlyMap<number, ReactiveGroup> = new Map(reactivityData.groups.map((group) => [group.id, group]));

/** Families of chemicals by how they react, and hazards of their own; CAMEO Chemicals 3.1.0. */
export const reactiveGroup = (id: number): ReactiveGroup | undefined => groups.get(id);

export { findEmergency } from './emergency.ts';
export {
  type FirstAidStep,
  findFirstAid,
  findResponse,
  findSolutionFirstAid,
  findTankFireDistanceM,
  firstAidSteps,
  isWaterReactive,
  type ResponseStep,
  responseSteps,
} from './emergency-advice.ts';
export type * from './facts-record.ts';
export { burnsClean } from './flame.ts';
export { findProcessEntry, findStorageEntry, findThresholds, type LawEntry, type LawStatus } from './law-entries.ts';
export { type Mixing, type MixingOutcome, mixing, mixingHazardTexts, mixingOutcomes } from './mixing.ts';
