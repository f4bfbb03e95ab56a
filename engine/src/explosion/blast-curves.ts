import { standardAtmosphere } from '../units/constants.ts';

/** Rows of the fitted curves: dP/p0 = Dp nearer than x0, else A B^(1/R) R^C. Source pierorazio-2005 as aloha-td prints it, tables 14-15. */
const fitted = [
  { mach: 0.2, A: 0.0335, B: 0.8359, C: -1.1192, Dp: 0.065, x0: 0.35 },
  { mach: 0.35, A: 0.1041, B: 0.8642, C: -1.0568, Dp: 0.22, x0: 0.32 },
  { mach: 0.7, A: 0.3764, B: 0.7439, C: -1.2728, Dp: 0.65, x0: 0.3 },
  { mach: 5.2, A: 0.2932, B: 1.399, C: -1.1591, Dp: 20, x0: 0.16 },
] as const;

type Fit = (typeof fitted)[number];

const fitAt = ({ A, B, C, Dp, x0 }: Fit, R: number): number => (R < x0 ? Dp : Math.min(Dp, A * B ** (1 / R) * R ** C));

/** Which two rows a flame speed lies between, and how far from the first to the second, 0 to 1; the ends hold beyond them. */
const between = (machs: readonly number[], mach: number): readonly [row: number, share: number] => {
  let row = 0;
  while (row < machs.length - 2 && mach > (machs[row + 1] ?? 0)) row++;
  const low = machs[row] ?? 0;
  const high = machs[row + 1] ?? low;
  return [row, Math.min(1, Math.max(0, (mach - low) / (high - low)))];
};

const fittedMachs = fitted.map((row) => row.mach);

/**
 * Overpressure over the air's, by flame speed (Mach) and scaled distance R = r (p0/E)^(1/3), straight between the rows.
 * Source pierorazio-2005, aloha-td. Slower flames than Mach 0.2 count as that.
 */
export const fittedOverpressure = (mach: number, scaledDistance: number): number => {
  const [row, share] = between(fittedMachs, mach);
  const low = fitAt(fitted[row] as Fit, scaledDistance);
  const high = fitAt(fitted[row + 1] as Fit, scaledDistance);
  return low + share * (high - low);
};

/** Scaled distances of the digitised curves. */
const scaled = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10];

/** Digitised overpressure curves, dP/p0 by flame speed; source tang-baker-1999 as CCPS 2nd ed. prints them, through hyram-6. */
const overpressures: readonly (readonly [mach: number, values: readonly number[]])[] = [
  [0.2, [0.0676, 0.0692, 0.069, 0.0682, 0.0613, 0.0525, 0.0396, 0.028, 0.0186, 0.0146, 0.00932, 0.00571, 0.00409, 0.00296]],
  [0.35, [0.215, 0.216, 0.224, 0.222, 0.194, 0.172, 0.126, 0.0912, 0.0605, 0.0463, 0.0311, 0.0187, 0.0134, 0.00997]],
  [0.7, [0.689, 0.673, 0.666, 0.668, 0.555, 0.467, 0.379, 0.309, 0.2, 0.136, 0.0892, 0.0496, 0.0336, 0.0228]],
  [1, [1.29, 1.29, 1.29, 1.21, 0.999, 0.849, 0.586, 0.328, 0.206, 0.149, 0.0935, 0.0543, 0.036, 0.0245]],
  [1.4, [2.04, 2.04, 2.01, 1.8, 1.37, 0.971, 0.591, 0.389, 0.24, 0.176, 0.107, 0.0596, 0.0366, 0.0254]],
  [2, [5.07, 5.58, 5.8, 3.27, 1.53, 0.995, 0.595, 0.402, 0.243, 0.171, 0.109, 0.0587, 0.04, 0.0259]],
  [3, [5.07, 5.61, 5.8, 3.19, 1.45, 0.947, 0.583, 0.392, 0.241, 0.173, 0.105, 0.0576, 0.0367, 0.0253]],
  [4, [14.8, 14.8, 11.4, 3.16, 1.49, 0.944, 0.577, 0.393, 0.237, 0.169, 0.109, 0.0595, 0.0392, 0.0251]],
  [5.2, [19.6, 21, 8.49, 2.74, 1.59, 1.04, 0.575, 0.395, 0.244, 0.171, 0.108, 0.0588, 0.0401, 0.0263]],
];

/** Scaled impulse i a0/(E^(1/3) p0^(2/3)) at the same places; source hyram-6. */
const impulses: readonly (readonly [mach: number, values: readonly number[]])[] = [
  [0.2, [0.083, 0.0754, 0.0687, 0.0549, 0.0437, 0.0364, 0.0268, 0.0189, 0.0126, 0.00944, 0.0064, 0.00377, 0.00266, 0.00188]],
  [0.35, [0.142, 0.126, 0.111, 0.0813, 0.0618, 0.0504, 0.0366, 0.0266, 0.0176, 0.0129, 0.00876, 0.00516, 0.00373, 0.00254]],
  [0.7, [0.214, 0.18, 0.146, 0.0916, 0.0685, 0.0565, 0.0414, 0.0299, 0.0201, 0.0148, 0.01, 0.0059, 0.00436, 0.00299]],
  [1, [0.256, 0.21, 0.153, 0.093, 0.0693, 0.0567, 0.0419, 0.03, 0.0199, 0.0155, 0.0104, 0.00626, 0.00452, 0.00323]],
  [1.4, [0.286, 0.225, 0.167, 0.0935, 0.0698, 0.0579, 0.0413, 0.0298, 0.02, 0.0149, 0.00976, 0.00591, 0.00423, 0.00299]],
  [2, [0.324, 0.228, 0.164, 0.093, 0.0712, 0.0579, 0.0418, 0.031, 0.0208, 0.0156, 0.0106, 0.00612, 0.00452, 0.00303]],
  [3, [0.324, 0.228, 0.164, 0.093, 0.0712, 0.0579, 0.0418, 0.031, 0.0208, 0.0156, 0.0106, 0.00612, 0.00452, 0.00303]],
  [4, [0.332, 0.232, 0.169, 0.095, 0.0744, 0.0589, 0.0446, 0.032, 0.0214, 0.0156, 0.0108, 0.00626, 0.00458, 0.00314]],
  [5.2, [0.352, 0.237, 0.172, 0.099, 0.0741, 0.0611, 0.045, 0.0333, 0.0221, 0.0166, 0.0112, 0.00667, 0.00471, 0.00333]],
];

/** A row at a scaled distance, straight in both logarithms; the first value holds nearer, 1/R continues it farther. */
const along = (values: readonly number[], R: number): number => {
  const last = scaled.length - 1;
  const first = scaled[0] ?? 0;
  const end = scaled[last] ?? 0;
  if (R <= first) return values[0] ?? 0;
  if (R >= end) return ((values[last] ?? 0) * end) / R;
  let i = 0;
  while (R > (scaled[i + 1] ?? 0)) i++;
  const from = scaled[i] ?? 1;
  const share = Math.log(R / from) / Math.log((scaled[i + 1] ?? 1) / from);
  return (values[i] ?? 1) * ((values[i + 1] ?? 1) / (values[i] ?? 1)) ** share;
};

const read = (table: typeof overpressures, mach: number, R: number): number => {
  const [row, share] = between(
    table.map(([one]) => one),
    mach,
  );
  const low = along(table[row]?.[1] ?? [], R);
  return low * (along(table[row + 1]?.[1] ?? [], R) / low) ** share;
};

/** Overpressure over the air's by the digitised curves. Flame Mach numbers of pierorazio-2005 only: the older Baker-Strehlow curves count another Mach number. */
export const digitisedOverpressure = (mach: number, scaledDistance: number): number => read(overpressures, mach, scaledDistance);

/** Impulse of the blast, Pa s: Is E^(1/3) p0^(2/3)/a0 with E in J, p0 in Pa and the speed of sound a0 in m/s. */
export const blastImpulse = (
  mach: number,
  scaledDistance: number,
  energyJ: number,
  soundMs: number,
  pressurePa: number = standardAtmosphere,
): number => (read(impulses, mach, scaledDistance) * Math.cbrt(energyJ) * Math.cbrt(pressurePa) ** 2) / soundMs;
