import type { RunResult, Zone } from '@hazardguard/engine';

/** Worst first; a level met beyond the model's range counts as reached. */
export const listReachedZones = ({ zones }: RunResult): readonly Zone[] => zones.filter(({ status }) => status !== 'not-reached');

/** The farthest any level reaches, m; 0 when none is reached. */
export const computeWorstReachM = (result: RunResult): number => Math.max(0, ...listReachedZones(result).map(({ reachM }) => reachM));

/** Recorded people inside the widest ring: rings lie within one another. */
export const countPeopleInside = ({ impact }: RunResult): number => Math.max(0, ...impact.map(({ within }) => within.people));
