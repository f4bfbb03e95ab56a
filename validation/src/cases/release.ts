import { checkScenario, type ScenarioDocument, type Substance } from '@hazardguard/engine';
import {
  type Air,
  computeAir,
  criticalRichardson,
  gaussianPlumeField,
  type PlumeField,
  richardsonNumber,
  type Scenario,
  type SourceTerm,
  sourceTerm,
  steppedHeavyField,
} from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import { readMeasuredWind } from './case-air.ts';
import { cloudShare, readStability, readText, relativeHumidity, required, roughnessM, temperatureK, UnreadableCase } from './read.ts';
import { findSubstance } from './substances.ts';
import { namedDistances, reachAt } from './zones.ts';

/** The substance of a case: named in its inputs, else the first word of its title that the library knows. */
export const substanceIn = (inputs: Inputs, title: string): Substance => {
  const name = readText(inputs, 'substance', 'name', 'chemical', 'material');
  const words = name === undefined ? title.split(/[\s,]+/u) : [name];
  return required(
    words.map(findSubstance).find((one) => one !== undefined),
    `substance in '${name ?? title}'`,
  );
};

/** A number from the title, where the inputs do not have it: "horizontal 2.5 m x 8 m, 80 % full, 5 cm hole 0.1 m up". */
export const matchNumber = (title: string, words: RegExp): number | undefined => {
  const found = words.exec(title)?.[1];
  return found === undefined ? undefined : Number(found);
};

const grounds = ['concrete', 'dry sand', 'moist sand', 'soil', 'water'] as const;

/** Ground under a pool, from the inputs or the title. */
export const readGround = (inputs: Inputs, title: string): NonNullable<NonNullable<ScenarioDocument['storage']>['ground']> => {
  const written = (readText(inputs, 'ground', 'surface', 'ground_type') ?? title).toLowerCase().replaceAll('-', ' ');
  const found = grounds.find((one) => written.includes(one)) ?? (/sand/u.test(written) ? 'dry sand' : 'soil');
  return found === 'dry sand' ? 'dry-sand' : found === 'moist sand' ? 'moist-sand' : found;
};

type Release = Pick<ScenarioDocument, 'quantityKg' | 'storage' | 'rupture' | 'isolationMin'>;

/** Solar elevation far below the horizon, degrees: the cases are at night. */
const midnightSun = -40;

/** The checked scenario of a release in the weather of a case, at night, in the ALOHA-compatible mode unless the case states the other. */
export const buildScenario = (inputs: Inputs, substance: Substance, release: Release): Scenario => {
  const kelvin = temperatureK(inputs) ?? 288.15;
  const named = Object.keys(inputs).some((name) => /^(u|wind)/iu.test(name));
  const wind = named ? readMeasuredWind(inputs) : { speedMs: 5, heightM: 10 };
  const level = { id: 'AEGL-1', family: 'AEGL', severity: 'mild', byExposure: [{ seconds: 3600, ppm: 100 }] } as const;
  const check = checkScenario(
    {
      chemical: substance.name,
      hazard: 'leak',
      mode: readText(inputs, 'mode') === 'best-estimate' ? 'best-estimate' : 'aloha-compatible',
      weather: {
        windSpeedMs: wind.speedMs,
        windHeightM: wind.heightM,
        windFromDeg: 0,
        temperatureC: kelvin - 273.15,
        humidityPercent: 100 * (relativeHumidity(inputs) ?? 0.6),
        cloudPercent: 100 * (cloudShare(inputs) ?? 0.5),
        pressureKpa: 101.325,
        stability: readStability(inputs) ?? 'D',
      },
      site: { latitude: 0, longitude: 0, roughnessM: roughnessM(inputs) ?? 0.03 },
      ...release,
    } satisfies ScenarioDocument,
    { ...substance, toxicLevels: [level] },
  );
  if (!check.ok) throw new UnreadableCase(check.problems.map((problem) => problem.message).join(' '));
  const { weather } = check.scenario;
  return { ...check.scenario, weather: { ...weather, solarElevationDeg: midnightSun } };
};

const computeField = ({ substance }: Scenario, air: Air, source: SourceTerm): PlumeField => {
  const { molarMass } = substance;
  const { steps, poolRadiusM, densityKgM3, heightM } = source;
  if (richardsonNumber(source, air) < criticalRichardson)
    return gaussianPlumeField(
      { steps, burstKg: undefined, heightM, diameterM: 2 * poolRadiusM, molarMass, coefficients: undefined, averagingS: null, path: null },
      air,
    );
  return steppedHeavyField({ steps, poolRadiusM, densityKgM3, molarMass, averagingS: null }, air);
};

const kgPer = { kg: 1, lb: 0.45359237, t: 1000, g: 1e-3 } as const;
const secondsPer = { s: 1, min: 60, h: 3600 } as const;

/** A mass under the given names, in every unit of the cases. */
export const massAs = (kg: number, ...names: readonly string[]): Inputs =>
  Object.fromEntries(names.flatMap((name) => Object.entries(kgPer).map(([unit, one]) => [`${name}_${unit}`, kg / one])));

/** A rate under the given names, in every unit of the cases. */
export const rateAs = (kgS: number, ...names: readonly string[]): Inputs =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(kgPer).flatMap(([mass, kg]) =>
        Object.entries(secondsPer).map(([time, s]) => [`${name}_${mass}_${time}`, (kgS * s) / kg]),
      ),
    ),
  );

/** A time under the given names, in every unit of the cases. */
export const timeAs = (seconds: number, ...names: readonly string[]): Inputs =>
  Object.fromEntries(names.flatMap((name) => Object.entries(secondsPer).map(([unit, s]) => [`${name}_${unit}`, seconds / s])));

/** All results of a release: rates, masses, times, regime, and reaches of levels. */
export const releaseAnswers = (scenario: Scenario, expected: Inputs): Inputs => {
  const air = computeAir(scenario);
  const source = sourceTerm(scenario, air);
  const { summary, airborneKg, steps } = source;
  const rate = Math.max(...steps.map((step) => step.rateKgS));
  const untilHour = summary.history.filter(([time]) => time <= 3600);
  return {
    ...rateAs(rate, 'max_rate', 'max_average_rate', 'peak_rate', 'rate'),
    ...rateAs(untilHour[0]?.[1] ?? rate, 'initial_rate', 'first_rate'),
    ...massAs(airborneKg, 'released', 'mass_hour', 'mass_first_hour', 'mass', 'total', 'total_released', 'airborne', 'evaporated'),
    ...massAs(summary.leftKg ?? 0, 'left'),
    ...timeAs(summary.durationS, 'duration', 'release_duration'),
    pool_area_m2: Math.PI * source.poolRadiusM ** 2,
    pool_diameter_m: 2 * source.poolRadiusM,
    flash_fraction: summary.flashFraction,
    storage_pressure_Pa: 1000 * (summary.storagePressureKpa ?? 0),
    regime: summary.regime,
    ...namedDistances(expected, (ppm) => reachAt(computeField(scenario, air, source), ppm)),
  };
};
