/** Dispersion coefficients of the engine's Gaussian plume, in the order of the engine; a test compares them with the engine's list. */
export const coefficientSetIds = ['briggs-rural', 'briggs-urban', 'tno-plume', 'turner', 'isc3-rural', 'degadis-seinfeld'] as const;
/** The model's own coefficients first, as the zones on the map, then every published set. */
export const curveIds = ['default', ...coefficientSetIds] as const;
export type CurveId = (typeof curveIds)[number];
