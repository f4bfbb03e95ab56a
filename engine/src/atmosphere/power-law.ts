import type { StabilityClass } from '../types/common-types.ts';

/** Exponent α of the wind profile u(z) = u10 (z/10)^α over open country, one per class. Source havens-1985 as aloha-td uses it. */
export const havensExponent: Readonly<Record<StabilityClass, number>> = { A: 0.108, B: 0.112, C: 0.12, D: 0.142, E: 0.203, F: 0.253 };

/** Exponents of published power laws, by class. Rural and urban after Irwin as ccps-1999 prints them; urban of isc3-1995. */
export const windExponents: Readonly<
  Record<'havens' | 'irwin-rural' | 'irwin-urban' | 'isc3-urban', Readonly<Record<StabilityClass, number>>>
> = {
  havens: havensExponent,
  'irwin-rural': { A: 0.07, B: 0.07, C: 0.1, D: 0.15, E: 0.35, F: 0.55 },
  'irwin-urban': { A: 0.15, B: 0.15, C: 0.2, D: 0.25, E: 0.4, F: 0.6 },
  'isc3-urban': { A: 0.15, B: 0.15, C: 0.2, D: 0.25, E: 0.3, F: 0.3 },
};

/** Wind speed, m/s, at a height by a power law: u(z) = u_r (z/z_r)^p; heights in m. Source ccps-1999, isc3-1995. A few metres to about 200 m. */
export const powerLawWind = (speedMs: number, referenceM: number, heightM: number, exponent: number): number =>
  speedMs * (heightM / referenceM) ** exponent;
