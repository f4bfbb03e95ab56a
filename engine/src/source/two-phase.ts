/**
 * Flow of a flashing liquid per area of the hole: homogeneous, not in equilibrium.
 * G = (L/Δv) √(1/(N cp T)), N = L² vl/(2 ΔP Cd² Δv² T cp) + le/0.1, Δv = vg - vl.
 *
 * Arguments: L latent heat, J/kg; cp of the liquid, J/(kg K); T, K; specific volumes of vapour and liquid, m³/kg; ΔP over the
 * outside pressure, Pa; Cd; le pipe length, m (0 to 0.1). Result: kg/(m² s). Source aloha-td. With le = 0 it is Cd √(2 ΔP/vl).
 */
export const twoPhaseFlux = (liquid: {
  readonly latentHeat: number;
  readonly heatCapacity: number;
  readonly temperatureK: number;
  readonly vapourVolume: number;
  readonly liquidVolume: number;
  readonly overPressurePa: number;
  readonly dischargeCoefficient: number;
  readonly pipeLengthM: number;
}): number => {
  const { latentHeat: L, heatCapacity: cp, temperatureK: T, liquidVolume: vl, overPressurePa: dP, dischargeCoefficient: Cd } = liquid;
  const dv = liquid.vapourVolume - vl;
  const N = (L * L * vl) / (2 * dP * Cd * Cd * dv * dv * T * cp) + Math.min(liquid.pipeLengthM, 0.1) / 0.1;
  return (L / dv) * Math.sqrt(1 / (N * cp * T));
};

/**
 * Mass fraction of a superheated liquid that turns to vapour on reaching the outside pressure: 1 - exp(-cp (T - Tb)/L),
 * the adiabatic balance with falling temperature; the linear form cp (T - Tb)/L is used in the ALOHA-compatible mode.
 * cp, J/(kg K); T and Tb, K; L, J/kg. Zero below boiling; at most 1. Source lees-1996, aloha-td.
 */
export const flashFraction = (
  heatCapacity: number,
  temperatureK: number,
  boilingK: number,
  latentHeat: number,
  form: 'linear' | 'exponential',
): number => {
  const share = (heatCapacity * Math.max(0, temperatureK - boilingK)) / latentHeat;
  return form === 'linear' ? Math.min(1, share) : 1 - Math.exp(-share);
};
