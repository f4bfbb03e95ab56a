import { onGround } from '../field/on-ground.ts';
import { presentZone } from '../field/path-zone.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Zone } from '../types/result-types.ts';
import { computeField } from './compute-field.ts';

/** The cloud at a moment: one zone per level, worst first. */
export interface CloudMoment {
  /** Seconds from the start of the release. */
  readonly timeS: number;
  readonly zones: readonly Zone[];
}

/**
 * The cloud of a scenario with a list of weather at moments, s from the start of the release: where each level is met then, beside the
 * zones of `run`, which are all that it meets at any time. Levels by dose belong to no moment; they are compared with the concentration.
 * null where no list is followed. Pure and deterministic.
 */
export const cloudAt = (scenario: Scenario, timesS: readonly number[]): readonly CloudMoment[] | null => {
  const { prepared, field } = computeField(scenario);
  if (field.shape !== 'path') return null;
  const lay = onGround({ ...scenario.site, windFromDeg: scenario.weather.windFromDeg });
  return timesS.map((timeS) => ({ timeS, zones: prepared.levels.map((level) => lay(presentZone(field, level, timeS))) }));
};
