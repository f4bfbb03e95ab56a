import type { StabilityClass } from '../model.ts';

/** Exponent α of the wind profile u(z) = u10 (z/10)^α over open country, one per class. Source havens-1985 as aloha-td uses it. */
export const havensExponent: Readonly<Record<StabilityClass, number>> = { A: 0.108, B: 0.112, C: 0.12, D: 0.142, E: 0.203, F: 0.253 };
