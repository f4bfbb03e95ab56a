import { refreshAfterDeletion } from '../../data/route-rows.ts';

/** The lists and pickers of industries. */
export const industryLists = ['/api/industries', '/api/industries/points', '/api/site-moves', '/api/clusters/gujarat'] as const;

/** Reloads every list, picker and row of the register, except a row that was just deleted. */
export const refreshIndustries = (deleted?: number): Promise<void> =>
  refreshAfterDeletion(deleted, ...industryLists, '/api/industries/{id}');
