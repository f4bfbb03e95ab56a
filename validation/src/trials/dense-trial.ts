import { findChemical, substanceOf } from '@hazardguard/chemicals';
import type { Mode, Substance } from '@hazardguard/engine';
import { type Air, airOf, nearestClass, windAt } from '@hazardguard/engine/models';

/** A row of a table of numbers. */
type Row = readonly number[];

/** A spill of a liquefied gas, as the tables of the trials hold it. */
export interface DenseTrial {
  readonly trial: string;
  readonly series: string;
  readonly substance: string;
  readonly duration_s: number;
  readonly rate_kg_s: number;
  readonly pool_diameter_m: number;
  readonly n_pools?: number;
  readonly source_temp_K: number;
  readonly pressure_mbar: number;
  readonly air_temp_C: number;
  readonly rh_pct: number;
  readonly L_m: number;
  readonly z0_m: number;
  /** Height m, wind m/s, temperature °C. */
  readonly profile_z_u_T: readonly Row[];
  /** Distance m, highest volume per cent on the arc. */
  readonly arc_max_vol_pct: readonly Row[];
  readonly sensor_height_m?: number;
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const numbers = [
  'duration_s',
  'rate_kg_s',
  'pool_diameter_m',
  'source_temp_K',
  'pressure_mbar',
  'air_temp_C',
  'rh_pct',
  'L_m',
  'z0_m',
] as const;

const isTrial = (value: unknown): value is DenseTrial =>
  isMembers(value) &&
  numbers.every((name) => typeof value[name] === 'number') &&
  Array.isArray(value.profile_z_u_T) &&
  value.profile_z_u_T.length > 0 &&
  Array.isArray(value.arc_max_vol_pct);

/** The spills of a file in the format of the project's dense-gas data; null where it is another format. */
export const readDenseTrials = (json: unknown): readonly DenseTrial[] | null =>
  isMembers(json) && Array.isArray(json.trials) && json.trials.length > 0 && json.trials.every(isTrial) ? json.trials : null;

/** Trials speak of LNG and take it as methane. */
const methane = /lng|methane|natural gas/iu;

/** The substance of a trial, from the project's library. */
export const substanceOfTrial = ({ substance }: DenseTrial): Substance => {
  const named = methane.test(substance) ? 'methane' : (/^[\w -]+/u.exec(substance)?.[0].trim() ?? substance);
  const chemical = findChemical(named);
  if (chemical === undefined) throw new Error(`${substance}, the gas of a trial, is not in the chemical library`);
  return substanceOf(chemical);
};

/** What of the measured air a model is given: the profile of the wind with 1/L, or with the class whose 1/L is nearest. */
export const airInputs = ['wind profile + 1/L', 'wind profile + class'] as const;
export type AirInputs = (typeof airInputs)[number];

/**
 * The air of a trial: the wind that the logarithmic profile with the measured L passes through the measured heights with, by least
 * squares; what is not told (Falcon's humidity is) stays as the file has it.
 */
export const airOfTrial = (trial: DenseTrial, inputs: AirInputs, mode: Mode): Air => {
  const inverseObukhov = 1 / trial.L_m;
  const stability = nearestClass(inverseObukhov, trial.z0_m);
  const air = (windSpeedMs: number): Air =>
    airOf({
      mode,
      weather: {
        windSpeedMs,
        windHeightM: 10,
        windFromDeg: 0,
        temperatureK: trial.air_temp_C + 273.15,
        relativeHumidity: trial.rh_pct / 100,
        cloudFraction: 0.5,
        pressurePa: 100 * trial.pressure_mbar,
        stability,
        solarElevationDeg: null,
        inverseObukhov: inputs === 'wind profile + 1/L' ? inverseObukhov : null,
        sigmaThetaRad: null,
        mixingHeightM: null,
      },
      site: { latitude: 0, longitude: 0, roughnessM: trial.z0_m },
    });
  const unit = air(1);
  let product = 0;
  let square = 0;
  for (const [heightM = 10, windMs = 0] of trial.profile_z_u_T) {
    const shape = windAt(unit, heightM);
    product += shape * windMs;
    square += shape * shape;
  }
  return air(product / square);
};
