/**
 * The fireball of a boiling liquid that is released instantaneously: diameter, duration and surface emissive power.
 *
 * D = 5.8 m^(1/3); t = 0.45 m^(1/3), from 30 t on 2.6 m^(1/6), ALOHA prints 0.852 m^0.26; E = 350 kW/m² (Hc/46 MJ/kg).
 * m in kg, Hc in J/kg; D in m, t in s, E in kW/m². It touches the ground, its centre at D/2. Source aloha-td, ccps-1999 (durations).
 * Fitted to tests of some kg to some t of liquefied gas; fireballs of vapour clouds are hotter close by.
 */
export const fireballDiameter = (massKg: number): number => 5.8 * Math.cbrt(massKg);

/** Mass from which a fireball's duration follows its buoyancy, kg. */
const buoyantKg = 30_000;

export const fireballDuration = (massKg: number): number => (massKg < buoyantKg ? 0.45 * Math.cbrt(massKg) : 2.6 * massKg ** (1 / 6));

export const alohaFireballDuration = (massKg: number): number => 0.852 * massKg ** 0.26;

export const fireballPower = (heatOfCombustion: number): number => (350 * heatOfCombustion) / 46e6;

/**
 * Share of its sky that an upright receiver on the ground sees of a fireball that touches the ground at the origin:
 * F = x R²/(x² + R²)^1.5, R = D/2. Distances in m. Source aloha-td.
 */
export const uprightView = (diameterM: number, distanceM: number): number => {
  const R = diameterM / 2;
  return R > 0 ? (distanceM * R * R) / (distanceM * distanceM + R * R) ** 1.5 : 0;
};

/** The same of a receiver turned to the ball: F = R²/(x² + R²). Source lees-1996. */
export const turnedView = (diameterM: number, distanceM: number): number => {
  const R = diameterM / 2;
  return R > 0 ? (R * R) / (distanceM * distanceM + R * R) : 0;
};
