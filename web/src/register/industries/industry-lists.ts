/** The lists and pickers of industries. */
export const industryLists = ['/api/industries', '/api/industries/points', '/api/site-moves', '/api/clusters/gujarat'] as const;
