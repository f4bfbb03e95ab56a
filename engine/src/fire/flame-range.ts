/** Lowest heat for which a zone is drawn, kW/m²: about that of sunshine. */
const leastKwM2 = 0.1;

/** Distance beyond which a flame that radiates a power, kW, cannot bring more than 0.1 kW/m², m. */
export const findHeatRange = (radiatedKw: number): number => Math.sqrt(radiatedKw / (2 * Math.PI * leastKwM2));
