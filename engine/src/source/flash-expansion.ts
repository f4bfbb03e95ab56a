import { lastWhere } from '../numerics/bisect.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant } from '../units/constants.ts';
import type { Stock } from './stock.ts';
import { flashFraction } from './two-phase.ts';

/** Nozzle length over which a flashing flow comes to equilibrium, m: the liquid needs so far to grow its bubbles (aloha-td). */
export const relaxationM = 0.1;

/** Temperature to which the state in the exit is found, K. */
const toleranceK = 1e-3;

/**
 * Speed of liquid that stays liquid up to the outside pressure and flashes only there, m/s: u = √(2 ΔP/ρl).
 * ΔP over the outside pressure, Pa; kg/m³. Bernoulli, as in `liquidRate`; flashing outside adds no momentum, for no pressure is left.
 */
export const liquidExitVelocity = (overPressurePa: number, liquidDensity: number): number =>
  Math.sqrt((2 * Math.max(0, overPressurePa)) / liquidDensity);

/** Vapour and liquid of one boiling stock in equilibrium at a lower temperature, as they pass a section of a pipe. */
interface Section {
  readonly pressurePa: number;
  /** m³/kg */
  readonly volume: number;
  /** Flux at which the flow is choked there, kg/(m² s). */
  readonly chokedFlux: number;
}

/** The stock where it has cooled to a temperature by flashing, in equilibrium. */
export const sectionAt = (substance: Substance, stored: Stock, temperatureK: number): Section => {
  const pressurePa = vapourPressureAt(substance, temperatureK);
  const vapour = (gasConstant * temperatureK) / (pressurePa * substance.molarMass);
  const liquid = 1 / propertyAt(substance, 'liquidDensity', temperatureK);
  const latent = propertyAt(substance, 'heatOfVaporisation', temperatureK);
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  const share = flashFraction(heatCapacity, stored.temperatureK, temperatureK, latent, 'exponential');
  const flashing = heatCapacity * temperatureK * ((vapour - liquid) / latent) ** 2;
  return {
    pressurePa,
    volume: liquid + share * (vapour - liquid),
    chokedFlux: 1 / Math.sqrt((share * vapour) / pressurePa + flashing),
  };
};

/**
 * Speed of a flow in equilibrium once it has expanded to the outside pressure, m/s: u = G v + (P - pa)/G, the momentum of the exit and what its
 * pressure still pushes. The exit is where the flow is choked: 1/G² = x vg/P + cp T (Δv/L)², which is -(∂v/∂P) at constant entropy with
 * dT/dP = T Δv/L (Clapeyron) and ideal vapour; at x = 0 it is the flux of `twoPhaseFlux`. A flow too slow for that leaves at the outside pressure.
 *
 * Flux, kg/(m² s); Pa. Homogeneous, no slip, no air drawn in before it has expanded. Momentum balance as in birch-1987, flux aloha-td.
 */
export const equilibriumExitVelocity = (substance: Substance, stored: Stock, outsidePa: number, fluxKgM2S: number): number => {
  const { temperatureK } = stored;
  const boilingK = stored.boilingK ?? temperatureK;
  const chokes = (T: number): boolean => sectionAt(substance, stored, T).chokedFlux <= fluxKgM2S;
  const exitK = chokes(temperatureK) ? temperatureK : chokes(boilingK) ? lastWhere(chokes, boilingK, temperatureK, toleranceK) : boilingK;
  const { pressurePa, volume } = sectionAt(substance, stored, exitK);
  return fluxKgM2S * volume + Math.max(0, pressurePa - outsidePa) / fluxKgM2S;
};

/**
 * Speed of a flashing jet expanded to the outside pressure, m/s: of liquid through a sharp hole, of a flow in equilibrium through a nozzle of
 * 0.1 m and more, straight between (our choice, no source), so that the length of a nozzle is no step.
 */
export const flashingJetVelocity = (
  substance: Substance,
  stored: Stock,
  { overPressurePa, outsidePa, fluxKgM2S, nozzleM }: FlashingExit,
): number => {
  const share = Math.min(nozzleM, relaxationM) / relaxationM;
  const ofLiquid = liquidExitVelocity(overPressurePa, propertyAt(substance, 'liquidDensity', stored.temperatureK));
  return share === 0 ? ofLiquid : (1 - share) * ofLiquid + share * equilibriumExitVelocity(substance, stored, outsidePa, fluxKgM2S);
};

/** What drives a flashing flow through an opening. */
export interface FlashingExit {
  /** Pressure inside over that outside, at the opening, Pa. */
  readonly overPressurePa: number;
  readonly outsidePa: number;
  readonly fluxKgM2S: number;
  /** Length of the nozzle or pipe, m. */
  readonly nozzleM: number;
}
