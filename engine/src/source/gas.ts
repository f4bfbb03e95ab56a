import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { gasConstant } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import type { RateHistory } from './history.ts';

/** Discharge coefficient of a sharp-edged hole for gas: 0.61 is kept for parity with aloha-td. */
export const gasDischargeCoefficient = 0.61;

/** Pressure ratio at and below which the throat is sonic: (2/(γ+1))^(γ/(γ-1)). */
export const criticalRatio = (gamma: number): number => (2 / (gamma + 1)) ** (gamma / (gamma - 1));

/** Whether gas at P, Pa, flows out at the speed of sound against pa, Pa. */
export const isChoked = (gamma: number, insidePa: number, outsidePa: number): boolean => outsidePa / insidePa <= criticalRatio(gamma);

/**
 * Gas leaving through a hole.
 * Choked: Q = Cd A √(γ P ρ (2/(γ+1))^((γ+1)/(γ-1))). Below: Q = Cd A √(2 P ρ γ/(γ-1) (r^(2/γ) - r^((γ+1)/γ))), r = pa/P.
 *
 * Arguments: discharge coefficient; area, m²; γ; density inside, kg/m³; pressures, Pa. Result: kg/s, 0 when nothing drives it.
 * Source: aloha-td, ccps-1999 p. 47. Ideal gas, adiabatic, no pipe.
 */
export const gasRate = (
  dischargeCoefficient: number,
  areaM2: number,
  gamma: number,
  densityKgM3: number,
  insidePa: number,
  outsidePa: number,
): number => {
  if (insidePa <= outsidePa) return 0;
  const r = Math.max(outsidePa / insidePa, criticalRatio(gamma));
  const expansion = (2 * gamma * (r ** (2 / gamma) - r ** ((gamma + 1) / gamma))) / (gamma - 1);
  return dischargeCoefficient * areaM2 * Math.sqrt(insidePa * densityKgM3 * expansion);
};

/** State of the gas in a sonic throat: pressure, Pa; temperature, K; velocity Cd √(γ R T/M), m/s. Source ccps-1999 p. 47. */
export const computeThroat = (
  dischargeCoefficient: number,
  gamma: number,
  molarMass: number,
  insidePa: number,
  insideK: number,
): { readonly pressurePa: number; readonly temperatureK: number; readonly velocityMs: number } => {
  const temperatureK = (2 * insideK) / (gamma + 1);
  return {
    pressurePa: criticalRatio(gamma) * insidePa,
    temperatureK,
    velocityMs: dischargeCoefficient * Math.sqrt((gamma * gasConstant * temperatureK) / molarMass),
  };
};

export interface GasVessel {
  readonly areaM2: number;
  readonly massKg: number;
  readonly molarMass: number;
  readonly gamma: number;
  readonly pressurePa: number;
  readonly temperatureK: number;
  readonly outsidePa: number;
}

const emptied: SolvedQuantity = { name: 'end of the blow-down of a vessel of gas', unit: 's' };

/** Mass per step as a share of the contents, and near the end as a share of the contents above the mass at the outside pressure. */
const stepShare = 0.01;
const endShare = 0.1;

/** The vessel is empty at this much of the outside pressure. */
const emptyAt = 1.001;

/**
 * A vessel of gas emptying itself: adiabatic, P/P0 = (m/m0)^γ, T/T0 = (m/m0)^(γ-1), dm/dt = -Q(P). Steps of 1 % of the mass
 * that stands, or of a tenth of what is above that at the outside pressure, each at its middle; ends a thousandth above the outside pressure
 * or at `endS`. Result: [s, kg/s] with a last zero, and what stays, kg. Source aloha-td; ideal gas.
 */
export const blowDown = (vessel: GasVessel, endS: number): { readonly history: RateHistory; readonly leftKg: number } => {
  const history: (readonly [number, number])[] = [];
  const volume = vessel.massKg / idealGasDensity(vessel.pressurePa, vessel.molarMass, vessel.temperatureK);
  const massAt = (pressurePa: number): number => vessel.massKg * (pressurePa / vessel.pressurePa) ** (1 / vessel.gamma);
  const outsideKg = massAt(vessel.outsidePa);
  const lastKg = massAt(emptyAt * vessel.outsidePa);
  let mass = vessel.massKg;
  let time = 0;
  while (time < endS && !(mass <= lastKg * (1 + 1e-9))) {
    const step = Math.min(stepShare * mass, endShare * (mass - outsideKg), mass - lastKg);
    const middle = mass - 0.5 * step;
    const pressure = vessel.pressurePa * (middle / vessel.massKg) ** vessel.gamma;
    const rate = gasRate(gasDischargeCoefficient, vessel.areaM2, vessel.gamma, middle / volume, pressure, vessel.outsidePa);
    if (rate <= 0) break;
    history.push([time, rate]);
    const stay = Math.min(step / rate, endS - time);
    time += stay;
    mass -= rate * stay;
  }
  requireConverged(!Number.isNaN(time + mass), emptied, time, `a number, with ${mass} kg left`);
  history.push([time, 0]);
  return { history, leftKg: mass };
};
