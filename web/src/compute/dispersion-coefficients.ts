/** Curves of spread that the Gaussian plume of the engine can be counted with, the usual one first; a test holds them to the engine's list. */
export const coefficientSetIds = ['briggs-rural', 'briggs-urban', 'tno-plume', 'turner', 'isc3-rural', 'degadis-seinfeld'] as const;
export type CoefficientSetId = (typeof coefficientSetIds)[number];
