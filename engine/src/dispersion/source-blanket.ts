import { integrate } from '../numerics/quadrature.ts';
import type { SolvedQuantity } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';

/** Surroundings and gas of a heavy plume; SI. */
export interface HeavyFlow {
  readonly windAt10Ms: number;
  readonly frictionVelocityMs: number;
  /** Exponent of the wind profile, α. */
  readonly alpha: number;
  /** Γ(1/(1+α)). */
  readonly gamma1: number;
  /** Reduced gravity of what enters the air, g (ρ0 - ρa)/ρa, m/s²; at least 0. */
  readonly reducedGravity: number;
  /** Density of what enters the air, ρ0, kg/m³. */
  readonly densityKgM3: number;
}

/** Von Kármán's constant of aloha-td. */
export const vonKarman = 0.35;

/** Below this Richardson number the last term of φ is less than the last digit of the first two. */
const lastTermFrom = 30;

/** Slowing of entrainment by stratification: φ(Ri) = 0.88 + 0.099 Ri^1.04 + 1.4e-25 Ri^5.7. Source aloha-td, havens-1985. */
export const stratification = (richardson: number): number => {
  const usual = 0.88 + 0.099 * richardson ** 1.04;
  return richardson < lastTermFrom ? usual : usual + 1.4e-25 * richardson ** 5.7;
};

/** δL of the source blanket and the critical φ of aloha-td. */
const deltaL = 2.15;
const criticalPhi = 3.1;
const takeup = deltaL / (deltaL - 1);

/**
 * Highest rate at which the wind takes gas up from a blanket of radius R, kg/(m² s):
 * Q* = ρ0 k u* (1+α) (1/φ̂) δL/(δL-1), 1/φ̂ the mean of 1/φ(ζ x^(1/(1+α))) over 0..2R,
 * ζ = g0 (10/u*²) (G1/(1+α)) {[k u* (1+α)/φc] [(1+α)/(10 u10)] [δL/(δL-1)]}^(1/(1+α)). Source aloha-td, havens-1985.
 */
const takeupRate = (flow: HeavyFlow, radiusM: number): number => {
  const { windAt10Ms, frictionVelocityMs: ustar, alpha, gamma1 } = flow;
  const n = 1 + alpha;
  const growth = ((vonKarman * ustar * n) / criticalPhi) * (n / (10 * windAt10Ms)) * takeup;
  const zeta = flow.reducedGravity * (10 / (ustar * ustar)) * (gamma1 / n) * growth ** (1 / n);
  const mean = integrate((x) => 1 / stratification(zeta * x ** (1 / n)), 0, 2 * radiusM, 32) / (2 * radiusM);
  return flow.densityKgM3 * vonKarman * ustar * n * mean * takeup;
};

/** Radius of the smallest opening that makes sense, and of the widest blanket that is looked for, m. */
const leastRadiusM = 1e-4;
const widestM = 1e6;

/** How closely, in the logarithm of the radius. */
const tolerance = 1e-8;

const solved: SolvedQuantity = { name: 'radius of a blanket, ln(m)', unit: 'ln(m)' };

/**
 * Radius of the blanket that a release spreads into over the ground until the wind takes up as much as is released, m:
 * R = max(primary radius, √(E/(π Q*(R)))). What is taken up, π R² Q*(R), rises with R, so there is one root. E kg/s. Source aloha-td.
 */
export const blanketRadius = (flow: HeavyFlow, rateKgS: number, primaryRadiusM: number): number => {
  /** What the wind takes up over what comes, in logarithms. */
  const surplus = (lnRadius: number): number => {
    const radius = Math.exp(lnRadius);
    return Math.log((Math.PI * radius * radius * takeupRate(flow, radius)) / rateKgS);
  };
  const least = Math.log(Math.max(primaryRadiusM, leastRadiusM));
  return Math.exp(surplus(least) >= 0 ? least : findRoot(surplus, least, Math.log(widestM), tolerance, solved));
};
