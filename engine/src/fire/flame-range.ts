/** Least heat that a zone is ever drawn for, kW/m²; below it nobody feels more than the sun. */
const leastKwM2 = 0.1;

/** Distance beyond which a flame that radiates a power, kW, cannot bring more than 0.1 kW/m², m. */
export const rangeOf = (radiatedKw: number): number => Math.sqrt(radiatedKw / (2 * Math.PI * leastKwM2));
