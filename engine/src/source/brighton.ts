/** Kinematic viscosity of air, m²/s, turbulent Schmidt number, von Kármán's and Euler's constants, as aloha-td uses them. */
const viscosity = 1.5e-5;
const turbulentSchmidt = 0.85;
const vonKarman = 0.4;
const euler = 0.57722;

/** Roughness of the pool's surface, m: evaporation does not depend on the terrain around (aloha-td). */
const roughnessM = 1e-3;

/** Diffusivity of a vapour in air from that of water vapour: 2.39e-5 √(18.015/M), m²/s; M in kg/mol. Source aloha-td. */
export const vapourDiffusivity = (molarMass: number): number => 2.39e-5 * Math.sqrt(0.018015 / molarMass);

/** Schmidt number of a vapour in air, ν/κ. */
export const schmidtNumber = (molarMass: number): number => viscosity / vapourDiffusivity(molarMass);

/** Brighton's f(Sc): smooth below Re0 0.13, rough above 2, straight between. */
const sublayer = (schmidt: number, frictionVelocityMs: number): number => {
  const re = (frictionVelocityMs * roughnessM) / viscosity;
  const smooth = (3.85 * Math.cbrt(schmidt) - 1.3) ** 2 + (turbulentSchmidt / vonKarman) * Math.log(0.13 * schmidt);
  const rough = (r: number): number => 7.3 * r ** 0.25 * Math.sqrt(schmidt) - 5 * turbulentSchmidt;
  if (re <= 0.13) return smooth;
  if (re >= 2) return rough(re);
  return smooth + ((re - 0.13) / (2 - 0.13)) * (rough(2) - smooth);
};

/**
 * Mean transfer coefficient of a pool, dimensionless: evaporation over u* × vapour density × area.
 *
 * j = (k/ScT)(1+n) [1/2 - atan(l/π)/π + (1-γ)/(l²+π²) + ((1-γ)² + 1 + π²/6) l/(l²+π²)²], l = ln(e^Λ X1),
 * Λ = 1/n + 1 + 2 ln(1+n) - 2γ + (k/ScT)(1+n) f(Sc), X1 = n k² D/(ScT z0 e^(1/n)).
 * Arguments: Schmidt number (Prandtl's for heat); pool diameter D, m; exponent n of the wind profile; u*, m/s.
 * Source brighton-1985 as in aloha-td; pools of 1-100 m in a turbulent wind.
 */
export const transferCoefficient = (schmidt: number, diameterM: number, exponent: number, frictionVelocityMs: number): number => {
  const n = exponent;
  const slope = (vonKarman / turbulentSchmidt) * (1 + n);
  const lambda = 1 / n + 1 + 2 * Math.log(1 + n) - 2 * euler + slope * sublayer(schmidt, frictionVelocityMs);
  const l = lambda + Math.log((n * vonKarman ** 2 * diameterM) / (turbulentSchmidt * roughnessM)) - 1 / n;
  const d = l * l + Math.PI ** 2;
  return slope * (0.5 - Math.atan(l / Math.PI) / Math.PI + (1 - euler) / d + (((1 - euler) ** 2 + 1 + Math.PI ** 2 / 6) * l) / (d * d));
};
