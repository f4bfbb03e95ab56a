import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Mode, Substance } from '@hazardguard/engine';
import { type Air, computeAir, nearestClass, windAt } from '@hazardguard/engine/models';

/** A row of a table of numbers. */
type Row = readonly number[];

/** A spill of a liquefied gas, in the form of the trial tables. */
export interface DenseTrial {
  readonly trial: string;
  readonly series: string;
  readonly substance: string;
  readonly duration_s: number;
  readonly rate_kg_s: number;
  readonly pool_diameter_m: number;
  readonly n_pools?: number | null;
  readonly source_temp_K: number;
  readonly pressure_mbar?: number | null;
  readonly air_temp_C: number;
  readonly rh_pct?: number | null;
  /** null: neutral. */
  readonly L_m?: number | null;
  readonly z0_m: number;
  /** Height m, wind m/s, temperature °C. */
  readonly profile_z_u_T: readonly Row[];
  /** Distance m, highest volume per cent on the arc. */
  readonly arc_max_vol_pct: readonly Row[];
  readonly sensor_height_m?: number | null;
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const numbers = ['duration_s', 'rate_kg_s', 'pool_diameter_m', 'source_temp_K', 'air_temp_C', 'z0_m'] as const;

const isTrial = (value: unknown): value is DenseTrial =>
  isMembers(value) &&
  numbers.every((name) => typeof value[name] === 'number') &&
  Array.isArray(value.profile_z_u_T) &&
  value.profile_z_u_T.length > 0 &&
  Array.isArray(value.arc_max_vol_pct);

/** The spills of a file in the dense-gas format; null for another format. */
export const readDenseTrials = (json: unknown): readonly DenseTrial[] | null =>
  isMembers(json) && Array.isArray(json.trials) && json.trials.length > 0 && json.trials.every(isTrial) ? json.trials : null;

/** Trade names of liquefied gases in trials. */
const tradeNames: readonly (readonly [written: RegExp, chemical: string])[] = [
  [/lng|methane|natural gas/iu, 'methane'],
  [/lpg|propane/iu, 'propane'],
];

/** The substance of a trial, from the chemical library; undefined if it has none of that name. */
export const findTrialSubstance = ({ substance }: DenseTrial): Substance | undefined => {
  const trade = tradeNames.find(([written]) => written.test(substance))?.[1];
  const chemical = findChemical(trade ?? /^[\w -]+/u.exec(substance)?.[0].trim() ?? substance);
  return chemical === undefined ? undefined : toSubstance(chemical);
};

/** Defaults of a trial: the standard atmosphere at 50 % relative humidity. */
const assumedAir = { pressureMbar: 1013.25, humidityPct: 50 };

/** Pressure of the air of a trial, Pa. */
export const trialPressure = ({ pressure_mbar }: DenseTrial): number => 100 * (pressure_mbar ?? assumedAir.pressureMbar);

/** Measured inputs of a model: the wind profile with 1/L, or with the class of the nearest 1/L. */
export const airInputs = ['wind profile + 1/L', 'wind profile + class'] as const;
export type AirInputs = (typeof airInputs)[number];

/**
 * The air of a trial: the wind by a least-squares fit of the logarithmic profile with the measured L to the measured heights. Missing
 * values are those of the standard atmosphere.
 */
export const buildTrialAir = (trial: DenseTrial, inputs: AirInputs, mode: Mode): Air => {
  const inverseObukhov = trial.L_m ? 1 / trial.L_m : 0;
  const stability = nearestClass(inverseObukhov, trial.z0_m);
  const air = (windSpeedMs: number): Air =>
    computeAir({
      mode,
      weather: {
        windSpeedMs,
        windHeightM: 10,
        windFromDeg: 0,
        temperatureK: trial.air_temp_C + 273.15,
        relativeHumidity: (trial.rh_pct ?? assumedAir.humidityPct) / 100,
        cloudFraction: 0.5,
        pressurePa: trialPressure(trial),
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
