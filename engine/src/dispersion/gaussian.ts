/** Number of image pairs that an inversion lid adds (aloha-td). */
const images = 5;

/** exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²): the source and its image under the ground. */
export const groundReflection = (sigmaZ: number, zM: number, sourceHeightM: number): number => {
  const below = (zM - sourceHeightM) / sigmaZ;
  const above = (zM + sourceHeightM) / sigmaZ;
  return Math.exp(-0.5 * below * below) + Math.exp(-0.5 * above * above);
};

/**
 * Vertical term of a Gaussian under an inversion lid at zi, m: images at ±2 j zi, j = 1..5; well mixed, √(2π) σz/zi, once
 * σz ≥ 2 zi. Dimensionless; equals `groundReflection` for a lid far above. Source aloha-td, turner-1994.
 */
export const lidReflection = (sigmaZ: number, zM: number, sourceHeightM: number, lidM: number): number => {
  if (sigmaZ >= 2 * lidM) return (Math.sqrt(2 * Math.PI) * sigmaZ) / lidM;
  let sum = groundReflection(sigmaZ, zM, sourceHeightM);
  for (let j = 1; j <= images; j++) {
    sum += groundReflection(sigmaZ, zM, sourceHeightM + 2 * j * lidM) + groundReflection(sigmaZ, zM, sourceHeightM - 2 * j * lidM);
  }
  return sum;
};

/**
 * Gaussian plume: c = Q/(2π u σy σz) exp(-y²/2σy²) V, V the vertical term.
 * Q kg/s, u m/s, σ and y in m; result kg/m³. Source turner-1994, aloha-td. Steady wind, passive gas, flat ground.
 */
export const plumeConcentration = (
  rateKgS: number,
  windMs: number,
  sigmaY: number,
  sigmaZ: number,
  yM: number,
  verticalTerm: number,
): number => ((rateKgS * verticalTerm) / (2 * Math.PI * windMs * sigmaY * sigmaZ)) * Math.exp((-0.5 * yM * yM) / (sigmaY * sigmaY));

/**
 * Gaussian puff: c = m/((2π)^1.5 σx σy σz) exp(-(x - ut)²/2σx²) exp(-y²/2σy²) V.
 * m kg, distances m, `alongM` = x - u t; result kg/m³. Source ccps-1999. Passive gas, flat ground.
 */
export const puffConcentration = (
  massKg: number,
  sigmaX: number,
  sigmaY: number,
  sigmaZ: number,
  alongM: number,
  yM: number,
  verticalTerm: number,
): number =>
  ((massKg * verticalTerm) / ((2 * Math.PI) ** 1.5 * sigmaX * sigmaY * sigmaZ)) *
  Math.exp(-0.5 * ((alongM / sigmaX) ** 2 + (yM / sigmaY) ** 2));
