/** Roughness lengths of open country and of towns or forest, m. Source aloha-td. */
export const landRoughnessM = { rural: 0.03, urban: 1 } as const;

/** Roughness length from which land counts as town or forest, m (aloha-td). */
export const urbanRoughnessM = 0.2;

/** Below this wind water is taken as smooth as at it, m/s. */
const leastWindMs = 1;

/**
 * Roughness length of open water, m: waves grow with the wind, z0 = 2.6e-6 u10^2.5.
 *
 * Argument: wind at 10 m, m/s; below 1 m/s taken as 1 m/s. Source aloha-td. Deep water far from the shore; 0.8 mm at 10 m/s.
 */
export const waterRoughness = (windAt10Ms: number): number => 2.6e-6 * Math.max(windAt10Ms, leastWindMs) ** 2.5;

/** The same where the wind, m/s, was measured at another height, m: in neutral air the two fix each other within a few rounds. */
export const waterRoughnessUnder = (windMs: number, heightM: number): number => {
  let roughnessM = waterRoughness(windMs);
  for (let i = 0; i < 20; i++) {
    const toTen = Math.log((10 + roughnessM) / roughnessM) / Math.log((heightM + roughnessM) / roughnessM);
    roughnessM = waterRoughness(windMs * toTen);
  }
  return roughnessM;
};
