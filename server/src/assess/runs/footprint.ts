import type { RunResult, Zone } from '@hazardguard/engine';

/** The zones that are reached, worst first, those beyond the range of the model included. */
export const listReachedZones = ({ zones }: RunResult): readonly Zone[] => zones.filter(({ status }) => status !== 'not-reached');

/** The longest reach of any level, m; 0 when none is reached. */
export const computeWorstReachM = (result: RunResult): number => Math.max(0, ...listReachedZones(result).map(({ reachM }) => reachM));

/** Recorded people inside the widest zone: zones lie within one another. */
export const countPeopleInside = ({ impact }: RunResult): number => Math.max(0, ...impact.map(({ within }) => within.people));
