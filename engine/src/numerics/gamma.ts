/** Lanczos coefficients for g = 7, n = 9 (P. Godfrey 2001). */
const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** Gamma function for x > 0, to about 1e-14. */
export const gamma = (x: number): number => {
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  const t = x + 6.5;
  let sum = lanczos[0] ?? 0;
  for (let i = 1; i < lanczos.length; i++) sum += (lanczos[i] ?? 0) / (x - 1 + i);
  return Math.sqrt(2 * Math.PI) * t ** (x - 0.5) * Math.exp(-t) * sum;
};
