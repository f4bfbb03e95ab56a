/** Error function, Abramowitz and Stegun (1964) 7.1.26: largest error 1.5e-7. */
export const plainErf = (z: number): number => {
  const t = 1 / (1 + 0.3275911 * Math.abs(z));
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(z) * (1 - sum * Math.exp(-z * z));
};

/** Share of a normal population below a value. */
export const plainNormal = (z: number): number => 0.5 * (1 + plainErf(z / Math.SQRT2));

/** ∫ f over [from, to] by Simpson's rule with an even number of steps. */
export const simpson = (f: (x: number) => number, from: number, to: number, steps: number): number => {
  const h = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * f(from + i * h);
  return (sum * h) / 3;
};
