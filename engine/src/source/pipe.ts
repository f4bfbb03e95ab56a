/** Friction factor of rough turbulent flow (Darcy): f = (-2 log10(ε/(3.715 d)))⁻². ε and d, m. Source tno-yellow-book 2.5.2.3. */
export const frictionFactor = (diameterM: number, roughnessM: number): number =>
  (-2 * Math.log10(Math.max(roughnessM, 1e-6 * diameterM) / (3.715 * diameterM))) ** -2;

/** Area of a pipe's cross-section, m². */
export const computeBore = (diameterM: number): number => (Math.PI * diameterM ** 2) / 4;

/** Velocity of liquid through a pipe, m/s: ΔP = ½ ρ v² (1.5 + f L/d): friction, entrance and outlet (perry-8 section 6). */
export const liquidPipeVelocity = (
  overPressurePa: number,
  densityKgM3: number,
  friction: number,
  lengthM: number,
  diameterM: number,
): number => Math.sqrt((2 * Math.max(0, overPressurePa)) / (densityKgM3 * (1.5 + (friction * lengthM) / diameterM)));

/** How a pipe of a length slows a flashing flow, by L/d: after fauske-epstein-1988, table of the factor F. */
const slowing: readonly (readonly [number, number])[] = [
  [0, 1],
  [50, 0.85],
  [100, 0.75],
  [200, 0.65],
  [400, 0.55],
];

/** Factor on the flow of flashing liquid for a pipe's L/d: the table with straight lines, beyond 400 falling as √(400/(L/d)). */
export const flashingSlowed = (lengthOverDiameter: number): number => {
  const next = slowing.findIndex(([ratio]) => ratio >= lengthOverDiameter);
  if (next < 0) return 0.55 * Math.sqrt(400 / lengthOverDiameter);
  const [x1 = 0, f1 = 1] = slowing[next] ?? [];
  const [x0 = 0, f0 = 1] = slowing[Math.max(0, next - 1)] ?? [];
  return x1 === x0 ? f1 : f0 + ((f1 - f0) * (lengthOverDiameter - x0)) / (x1 - x0);
};
