/**
 * The second door: facts that a chemical's card shows and no model reads, so that the browser's worker does without them.
 */
import emergencyData from '../data/emergency-response.json' with { type: 'json' };
import reactivityData from '../data/reactivity.json' with { type: 'json' };
import thresholdData from '../data/thresholds.json' with { type: 'json' };
import type { EmergencyRecord, ReactiveGroup, ThresholdRecord } from './facts-record.ts';

// As in library.ts: facts.test.ts checks the shapes that the compiler's own reading is too wide to tell.
const emergency = emergencyData as unknown as Readonly<Record<string, EmergencyRecord>>;
const thresholds = thresholdData as unknown as Readonly<Record<string, ThresholdRecord>>;
const groups: ReadonlyMap<number, ReactiveGroup> = new Map(reactivityData.groups.map((group) => [group.id, group]));

/** What to do at a spill, by the id of the chemical. */
export const emergencyOf = (id: string): EmergencyRecord => emergency[id] ?? {};

/** From which quantity on the law asks for more, by the id of the chemical. */
export const thresholdsOf = (id: string): ThresholdRecord => thresholds[id] ?? {};

/** Families of chemicals by how they react, and hazards of their own; CAMEO Chemicals 3.1.0. */
export const reactiveGroup = (id: number): ReactiveGroup | undefined => groups.get(id);

export type * from './facts-record.ts';
export { type Mixing, type MixingOutcome, mixing, mixingHazardTexts, mixingOutcomes } from './mixing.ts';
