/**
 * The naive method for a footprint: the plume formula at every point of a square grid (class D, Briggs rural), and the points at or
 * above one level counted. No finite duration, no outline, no tip: less than the engine does.
 */
export const gaussianOnGrid = (
  side: number,
  lengthM: number,
  widthM: number,
  rateKgS: number,
  windMs: number,
  molarMass: number,
): { readonly ppm: Float64Array; readonly above: number } => {
  const ppm = new Float64Array(side * side);
  const perDensity = (1e6 * 8.314462618 * 298.15) / (101_325 * molarMass);
  let above = 0;
  for (let i = 0; i < side; i++) {
    const x = (lengthM * (i + 1)) / side;
    const sigmaY = (0.08 * x) / Math.sqrt(1 + 1e-4 * x);
    const sigmaZ = (0.06 * x) / Math.sqrt(1 + 1.5e-3 * x);
    const axis = (perDensity * rateKgS) / (Math.PI * windMs * sigmaY * sigmaZ);
    for (let j = 0; j < side; j++) {
      const y = widthM * (j / (side - 1) - 0.5);
      const value = axis * Math.exp((-0.5 * y * y) / (sigmaY * sigmaY));
      ppm[i * side + j] = value;
      if (value >= 30) above++;
    }
  }
  return { ppm, above };
};
