import type { RunResult } from '../types/result-types.ts';

/** People inside a zone, from a source of population or from recorded places; null: not known. */
export interface ZonePeople {
  readonly people: number | null;
  readonly basis: 'population' | 'receptors' | null;
  /** Recorded places inside without a head-count. */
  readonly withoutCount: number;
}

/** A caller's own count by level; undefined for a level that it did not count. */
export type FindZonePeople = (levelId: string) => ZonePeople | undefined;

/** The caller's count, else the head-counts of the recorded places; null where some are unknown and the others add up to 0. */
export const findZonePeople = (result: RunResult, levelId: string, find?: FindZonePeople): ZonePeople => {
  const counted = find?.(levelId);
  if (counted !== undefined) return counted;
  const { people = null, withoutCount = 0 } = result.impact.find((impact) => impact.levelId === levelId)?.within ?? {};
  const isKnown = people !== null && !(people === 0 && withoutCount > 0);
  return { people: isKnown ? people : null, basis: isKnown ? 'receptors' : null, withoutCount };
};
