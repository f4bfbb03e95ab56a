import { plainErf } from './plain-math.ts';

/**
 * A neutral gas from a point at the ground, released at a steady rate for a time, over open country. Written from ALOHA's technical
 * documentation (4.2), Briggs (1973), Palazzi (1982) and Beals (1971), for the three classes that the second program needs.
 */
export interface PlainRelease {
  readonly rateKgS: number;
  readonly durationS: number;
  readonly stability: 'C' | 'D' | 'F';
  /** At 10 m, m/s. */
  readonly windMs: number;
  readonly temperatureK: number;
  readonly molarMassKg: number;
}

const roughnessM = 0.03;
const gasConstant = 8.314462618;
const atmospherePa = 101_325;

/** 1/L of the class, 1/m (ALOHA): −1/(123 z0^0.30) C, 0 D, 1/(26 z0^0.17) F. */
const inverseObukhov = { C: -1 / (123 * roughnessM ** 0.3), D: 0, F: 1 / (26 * roughnessM ** 0.17) };

/** ψ of ALOHA's wind profile: −4.7 z/L in stable air; Paulson's in unstable air with 15. */
const psi = (heightM: number, inverseL: number): number => {
  if (inverseL >= 0) return -4.7 * heightM * inverseL;
  const a = (1 - 15 * heightM * inverseL) ** 0.25;
  return 2 * Math.log((1 + a) / 2) + Math.log((1 + a * a) / 2) - 2 * Math.atan(a) + Math.PI / 2;
};

const shape = (heightM: number, inverseL: number): number => Math.log((heightM + roughnessM) / roughnessM) - psi(heightM, inverseL);

/** Wind at a height, m/s. */
export const plainWind = ({ stability, windMs }: Pick<PlainRelease, 'stability' | 'windMs'>, heightM: number): number =>
  (windMs * shape(heightM, inverseObukhov[stability])) / shape(10, inverseObukhov[stability]);

const crosswind = { C: 0.11, D: 0.08, F: 0.04 };
const vertical = {
  C: (x: number): number => (0.08 * x) / Math.sqrt(1 + 2e-4 * x),
  D: (x: number): number => (0.06 * x) / Math.sqrt(1 + 1.5e-3 * x),
  F: (x: number): number => (0.016 * x) / (1 + 3e-4 * x),
};
const along = {
  C: (x: number): number => 0.02 * x ** 1.22,
  D: (x: number): number => 0.04 * x ** 1.14,
  F: (x: number): number => 0.17 * x ** 0.97,
};

/** Concentration at a place for a release without end, ppm: x downwind, y across, m. */
export const steadyPpm = (release: PlainRelease, x: number, y: number): number => {
  if (x <= 0) return 0;
  const u = plainWind(release, 3);
  const sy = (crosswind[release.stability] * x) / Math.sqrt(1 + 1e-4 * x);
  const sz = vertical[release.stability](x);
  const density = (release.rateKgS / (Math.PI * u * sy * sz)) * Math.exp((-y * y) / (2 * sy * sy));
  return Math.min(1e6, (1e6 * density * gasConstant * release.temperatureK) / (atmospherePa * release.molarMassKg));
};

/** Share of the steady value at a time, s from the start: the release dispersed along the wind. */
export const passingShare = (release: PlainRelease, x: number, timeS: number): number => {
  const u = plainWind(release, 3);
  const scale = Math.SQRT2 * along[release.stability](x);
  return 0.5 * (plainErf((x - u * (timeS - release.durationS)) / scale) - plainErf((x - u * timeS) / scale));
};

/** Time at which the middle of the cloud passes, s, and half the duration of its passage. */
export const passage = (release: PlainRelease, x: number): { readonly middleS: number; readonly halfS: number } => {
  const u = plainWind(release, 3);
  return { middleS: x / u + release.durationS / 2, halfS: release.durationS / 2 + (5 * along[release.stability](x)) / u };
};
