/** Yield factor of 40 CFR 68.25(e). */
const yieldShare = 0.1;
/** Heat of TNT, J/kg, and metres per cube root of kilograms at 1 psi: EPA 550-B-99-009, appendix C, equation C-1; from memory, not checked against the source. */
const tntJKg = 4.68e6;
const metresPerRootKg = 17;

/**
 * Worst case of EPA's Risk Management Program for a flammable substance: the whole stock takes part in a vapour cloud explosion
 * with a TNT yield of a tenth; distance to 1 psi (6.9 kPa). kg and J/kg in, m out. D = 17 (0.1 m Hc / 4.68 MJ/kg)^(1/3).
 */
export const computeRmpBlastM = (quantityKg: number, heatJKg: number): number =>
  metresPerRootKg * Math.cbrt((yieldShare * quantityKg * heatJKg) / tntJKg);
