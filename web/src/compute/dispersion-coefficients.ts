/** Dispersion coefficients of the engine's Gaussian plume, default first; a test compares them with the engine's list. */
export const coefficientSetIds = ['briggs-rural', 'briggs-urban', 'tno-plume', 'turner', 'isc3-rural', 'degadis-seinfeld'] as const;
export type CoefficientSetId = (typeof coefficientSetIds)[number];
