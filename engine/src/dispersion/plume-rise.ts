import type { Air, Scenario } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';

/** What leaves a stack or vent upwards. */
export interface StackExit {
  readonly diameterM: number;
  readonly velocityMs: number;
  readonly temperatureK: number;
  /** Density as it leaves, kg/m³: the buoyancy of a light gas counts as that of a hot one. */
  readonly densityKgM3: number;
}

/** Whether a stated rate leaves an outlet of stated size at a stated speed: a stack or vent. */
export const leavesOutlet = ({ rupture }: Scenario): boolean =>
  rupture?.type === 'direct' && rupture.exitVelocityMs !== undefined && rupture.exitDiameterM !== undefined;

/** Growth of the potential temperature with height, K/m, in the two stable classes. Source isc3-1995. */
const stableGradient = { E: 0.02, F: 0.035 } as const;

/** Buoyancy flux from which a plume counts as strong, m⁴/s³. */
const strongFlux = 55;

/** Exit that stops the plume from sinking behind the stack: this many times the wind. */
const freeOfWake = 1.5;

/**
 * Height a plume rises to above its stack, m, as a function of the distance downwind, m.
 *
 * Fb = g v d² Δ/4, Δ = (ρa - ρs)/ρa, which is (Ts - Ta)/Ts of a hot gas; Fm = v² d² Ta/(4 Ts).
 * Unstable, neutral: final 21.425 Fb^¾/u (Fb < 55) or 38.71 Fb^0.6/u at 49 Fb^⅝ or 119 Fb^0.4; by momentum 3 d v/u.
 * Stable, s = (g/Ta) dθ/dz: 2.6 (Fb/(u s))^⅓, momentum 1.5 (Fm/(u √s))^⅓, at 2.0715 u/√s.
 * On the way 1.60 (Fb x²/u³)^⅓, by momentum (3 Fm x/(β² u²))^⅓ with β = 1/3 + u/v, up to the final. The higher of buoyancy and
 * momentum counts. A slow exit, v < 1.5 u, is drawn
 * down behind the stack: 2 d (v/u - 1.5). Arguments: exit; air; u m/s at the mouth. Source isc3-1995 (Briggs), 1.1.4.
 * Valid for one stack upright in open air, u from 1 m/s; a gas heavier than air does not rise by buoyancy.
 */
export const plumeRise = (exit: StackExit, air: Air, windMs: number): ((xM: number) => number) => {
  const { diameterM: d, velocityMs: v } = exit;
  const u = Math.max(windMs, 1);
  const lightness = Math.max(0, 1 - exit.densityKgM3 / air.densityKgM3);
  const buoyancy = (gravity * v * d * d * lightness) / 4;
  const momentum = (v * v * d * d * air.temperatureK) / (4 * exit.temperatureK);
  const wake = v < freeOfWake * u ? 2 * d * (v / u - freeOfWake) : 0;
  const gradient = air.stability === 'E' || air.stability === 'F' ? stableGradient[air.stability] : 0;
  const s = (gravity * gradient) / air.temperatureK;
  const byBuoyancy =
    s > 0
      ? Math.min(2.6 * Math.cbrt(buoyancy / (u * s)), (4 * buoyancy ** 0.25) / s ** 0.375)
      : buoyancy < strongFlux
        ? (21.425 * buoyancy ** 0.75) / u
        : (38.71 * buoyancy ** 0.6) / u;
  const freeMomentum = (3 * d * v) / u;
  const byMomentum = s > 0 ? Math.min(freeMomentum, 1.5 * Math.cbrt(momentum / (u * Math.sqrt(s)))) : freeMomentum;
  const entrainment = 1 / 3 + u / Math.max(v, 1e-9);
  return byMomentum > byBuoyancy
    ? (x) => wake + Math.min(byMomentum, Math.cbrt((3 * momentum * x) / (entrainment * entrainment * u * u)))
    : (x) => wake + Math.min(byBuoyancy, 1.6 * Math.cbrt((buoyancy * x * x) / (u * u * u)));
};
