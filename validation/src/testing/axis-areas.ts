import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { ScenarioDocument, StabilityClass } from '@hazardguard/engine';
import { idealGasDensity, nearestClass } from '@hazardguard/engine/models';
import { type DenseTrial, findTrialSubstance } from '../trials/dense-trial.ts';
import type { ReleaseTrial } from '../trials/release-trial.ts';
import type { AreaTrial, MeasuredPlace } from './area-coverage.ts';

/*
 * Trials of which only the highest value on each arc is carried, not where on the arc it was: the wind of an officer is taken as right, and the
 * places lie on its axis. They test how far the areas reach, not how wide they are.
 */

const windFromDeg = 270;
const downwindDeg = 90;

const pickWind = ({ profile_z_u_T: profile }: DenseTrial): { readonly windSpeedMs: number; readonly windHeightM: number } => {
  const [heightM = 2, windMs = 0] = profile.find(([metres = 0]) => metres >= 2) ?? profile[0] ?? [];
  return { windSpeedMs: windMs, windHeightM: heightM };
};

/** Spills of LNG as vapour at its boiling point over open country, with the class and the wind that were measured. */
export const toSpillAreas = (trials: readonly DenseTrial[]): readonly AreaTrial[] =>
  trials.flatMap((trial) => {
    const substance = findTrialSubstance(trial);
    if (substance === undefined) return [];
    return [
      {
        name: trial.trial,
        windOrigin: 'within-20-km',
        document: {
          chemical: substance.cas,
          hazard: 'flammable',
          quantityKg: trial.rate_kg_s * trial.duration_s,
          rupture: {
            type: 'direct',
            rateKgS: trial.rate_kg_s,
            durationMin: trial.duration_s / 60,
            exitTemperatureC: trial.source_temp_K - 273.15,
            liquidFraction: 0,
          },
          weather: {
            ...pickWind(trial),
            windFromDeg,
            temperatureC: trial.air_temp_C,
            stability: nearestClass(trial.L_m ? 1 / trial.L_m : 0, trial.z0_m),
          },
          site: { latitude: 35.7, longitude: -117.7, terrain: 'rural' },
        } satisfies ScenarioDocument,
        places: trial.arc_max_vol_pct.map(([distanceM = 0, percent = 0]) => ({ distanceM, azimuthDeg: downwindDeg, ppm: 1e4 * percent })),
      } as const,
    ];
  });

/** The places of a release trial: the maxima on the axis, and 1/e of each to either side at the measured half-width. */
const listPlaces = ({ observed }: ReleaseTrial, kgM3: number): readonly MeasuredPlace[] =>
  observed
    .filter(({ kind }) => kind === 'arc-max')
    .flatMap(({ distanceM, value }) => {
      const ppm = (1e6 * value) / kgM3;
      const halfWidthM = observed.find((one) => one.kind === 'half-width' && one.distanceM === distanceM)?.value ?? null;
      const sides = halfWidthM === null ? [] : [halfWidthM, -halfWidthM];
      return [
        { distanceM, azimuthDeg: downwindDeg, ppm },
        ...sides.map((sideM) => ({
          distanceM,
          azimuthDeg: downwindDeg + (Math.asin(sideM / distanceM) * 180) / Math.PI,
          ppm: ppm / Math.E,
        })),
      ];
    });

/** A release trial as a user enters it, in the class that was stated for it. Values are mass per volume. */
export const toJetArea = (trial: ReleaseTrial, document: ScenarioDocument, stability: StabilityClass): AreaTrial => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`${document.chemical} is not in the chemical library`);
  if (!('temperatureC' in document.weather)) throw new Error(`${trial.id} has a weather that changes`);
  const { inverseObukhov: _measured, ...weather } = document.weather;
  const kgM3 = idealGasDensity(1000 * (weather.pressureKpa ?? 101.325), toSubstance(chemical).molarMass, weather.temperatureC + 273.15);
  return {
    name: trial.id,
    windOrigin: 'within-20-km',
    document: { ...document, weather: { ...weather, windFromDeg, stability }, site: { ...document.site, terrain: 'rural' } },
    places: listPlaces(trial, kgM3),
  };
};
