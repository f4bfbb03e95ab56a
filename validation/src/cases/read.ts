import type { StabilityClass } from '@hazardguard/engine';
import type { Inputs } from './case.ts';

/** Units by the ending of a name: factor and offset to SI. */
type Units = Readonly<Record<string, number | readonly [factor: number, offset: number]>>;

const lengths: Units = {
  m: 1,
  km: 1000,
  cm: 0.01,
  mm: 0.001,
  in: 0.0254,
  inch: 0.0254,
  ft: 0.3048,
  mi: 1609.344,
  mile: 1609.344,
  yd: 0.9144,
};
const areas: Units = { m2: 1, cm2: 1e-4, mm2: 1e-6, in2: 0.0254 ** 2, ft2: 0.3048 ** 2, ha: 1e4 };
const volumes: Units = { m3: 1, l: 1e-3, L: 1e-3, usgal: 0.003785411784, gal: 0.003785411784, ft3: 0.3048 ** 3 };
const masses: Units = { kg: 1, g: 1e-3, mg: 1e-6, t: 1000, tonne: 1000, tonnes: 1000, lb: 0.45359237, ton: 907.18474 };
const times: Units = { s: 1, min: 60, h: 3600, hr: 3600, hours: 3600 };
const speeds: Units = { m_s: 1, ms: 1, km_h: 1 / 3.6, knots: 1852 / 3600, kt: 1852 / 3600, mph: 0.44704 };
const temperatures: Units = { K: 1, C: [1, 273.15], F: [5 / 9, 273.15 - 160 / 9] };
const psi = 6894.757293168361;
const gauge = 101_325;
const pressures: Units = {
  Pa: 1,
  kPa: 1e3,
  MPa: 1e6,
  bar: 1e5,
  mbar: 100,
  hPa: 100,
  atm: gauge,
  psi,
  psia: psi,
  psig: [psi, gauge],
  barg: [1e5, gauge],
  kPag: [1e3, gauge],
  mmHg: gauge / 760,
};

/** Every mass unit over every time unit, as `kg_min`. */
const massRates: Units = Object.fromEntries(
  Object.entries(masses).flatMap(([mass, kg]) =>
    Object.entries(times).map(([time, s]) => [`${mass}_${time}`, Number(kg) / Number(s)] as const),
  ),
);
const densities: Units = { kg_m3: 1, g_cm3: 1000, lb_ft3: 0.45359237 / 0.3048 ** 3 };
const energies: Units = { J_kg: 1, kJ_kg: 1e3, MJ_kg: 1e6 };
const heatCapacities: Units = { J_kgK: 1, J_kg_K: 1, kJ_kgK: 1e3, kJ_kg_K: 1e3 };
const shares: Units = { pct: 0.01, percent: 0.01 };

export const caseUnits = {
  lengths,
  areas,
  volumes,
  masses,
  times,
  speeds,
  temperatures,
  pressures,
  massRates,
  densities,
  energies,
  heatCapacities,
  shares,
};

const inUnit = (value: number, unit: Units[string]): number =>
  typeof unit === 'number' ? value * unit : value * (unit[0] ?? 1) + (unit[1] ?? 0);

/**
 * Reader of one quantity: the first of its names that the inputs have, with a unit's ending (`q_kg_min`) or bare (`q`) in the
 * quantity's own unit. SI out; undefined where it is not given.
 */
export const createReader =
  (names: readonly string[], units: Units, bare: string | null) =>
  (inputs: Inputs): number | undefined => {
    for (const name of names) {
      for (const [ending, unit] of Object.entries(units)) {
        const value = Object.hasOwn(inputs, `${name}_${ending}`) ? inputs[`${name}_${ending}`] : undefined;
        if (typeof value === 'number') return inUnit(value, unit);
      }
      const value = bare !== null && Object.hasOwn(inputs, name) ? inputs[name] : undefined;
      if (typeof value === 'number' && bare !== null) return bare === '' ? value : inUnit(value, units[bare] ?? 1);
    }
    return undefined;
  };

export const rateKgS = createReader(
  ['q', 'Q', 'rate', 'release_rate', 'mass_rate', 'emission', 'emission_rate', 'source_rate'],
  massRates,
  'kg_s',
);
export const massKg = createReader(['mass', 'm', 'quantity', 'amount', 'released', 'released_mass', 'stock'], masses, 'kg');
export const durationS = createReader(['duration', 'release_duration', 'tr', 'release_time'], times, 's');
export const timeS = createReader(['t', 'time', 'exposure', 'exposure_time'], times, 's');
export const temperatureK = createReader(
  ['T', 'T_air', 'air_T', 'T_a', 'Ta', 'temp', 'temperature', 'air_temp', 'ambient_T'],
  temperatures,
  'K',
);
export const pressurePa = createReader(
  ['p', 'pressure', 'air_pressure', 'ambient', 'p_ambient', 'ambient_pressure', 'p_air'],
  pressures,
  'Pa',
);
export const distanceM = createReader(['x', 'distance', 'downwind', 'r'], lengths, 'm');
export const crosswindM = createReader(['y', 'crosswind'], lengths, 'm');
export const receptorHeightM = createReader(['z', 'receptor_height', 'sensor_height'], lengths, 'm');
export const releaseHeightM = createReader(['h', 'release_height', 'height', 'source_height', 'H', 'stack_height', 'h_s'], lengths, 'm');
export const roughnessM = createReader(['z0', 'roughness'], lengths, 'm');
export const areaM2 = createReader(['area', 'A', 'pool_area', 'puddle_area'], areas, 'm2');
export const diameterM = createReader(['diameter', 'd', 'D', 'hole', 'orifice', 'hole_diameter', 'pool_diameter'], lengths, 'm');

/** Molar mass, kg/mol: given in g/mol, or in kg/mol where the value is below one. */
export const molarMass = (inputs: Inputs): number | undefined => {
  const written =
    createReader(['M', 'molar_mass', 'MW', 'mw', 'M_g_mol', 'molecular_weight'], {}, '')(inputs) ??
    createReader(['M_kg_mol'], {}, '')(inputs);
  return written === undefined ? undefined : written < 1 ? written : written / 1000;
};

/** Relative humidity as a share, from percent such as `rh: 60`. */
export const relativeHumidity = (inputs: Inputs): number | undefined => {
  const percent = createReader(['rh', 'RH', 'humidity', 'relative_humidity'], { pct: 1, percent: 1 }, '')(inputs);
  return percent === undefined ? undefined : percent / 100;
};

/** Cloud cover as a share, from eighths, tenths or percent. */
export const cloudShare = (inputs: Inputs): number | undefined =>
  createReader(['cloud', 'cloud_cover'], { oktas: 1 / 8, eighths: 1 / 8, tenths: 0.1, percent: 0.01, pct: 0.01 }, null)(inputs);

/** The text of the first of the given names. */
export const readText = (inputs: Inputs, ...names: readonly string[]): string | undefined => {
  const name = names.find((one) => typeof (Object.hasOwn(inputs, one) ? inputs[one] : undefined) === 'string');
  return name === undefined ? undefined : String(inputs[name]);
};

export const readNumbers = (inputs: Inputs, ...names: readonly string[]): readonly number[] | undefined => {
  const name = names.find((one) => Object.hasOwn(inputs, one));
  const value = name === undefined ? undefined : inputs[name];
  if (typeof value === 'number') return [value];
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.map(Number) : undefined;
};

export const readStability = (inputs: Inputs): StabilityClass | undefined => {
  const written = readText(inputs, 'cls', 'class', 'stability', 'stability_class');
  return written !== undefined && /^[A-F]$/u.test(written) ? (written as StabilityClass) : undefined;
};

/** Marks members without an effect on this case as read, such as humidity for a passive plume. */
export const ignoreInputs = (inputs: Inputs, ...names: readonly string[]): void => {
  for (const name of names) if (Object.hasOwn(inputs, name)) void inputs[name];
};

/** Why a case cannot be interpreted. */
export class UnreadableCase extends Error {}

/** The value; throws `UnreadableCase` with the name of the missing value. */
export const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new UnreadableCase(`${what} is not given`);
  return value;
};
