import { windOrigins } from '../ensemble/ensemble-types.ts';
import { problemWith } from '../read/check-inputs.ts';
import { isMembers, shown } from '../read/document.ts';
import { readScenario } from '../read/scenario.ts';
import type { InputProblem } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { ppmPerDensity } from '../units/convert.ts';
import type { Reading, ReadingsDocument } from './inverse-types.ts';
import type { LocateProblem, SensorReading } from './locate-problem.ts';

export type ReadingsCheck =
  | { readonly ok: true; readonly problem: LocateProblem }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/**
 * Highest possible rate where nothing is known of it, kg/s: an assumption, a rail tank wagon of 60 t emptied within a minute, the
 * shortest time over which the engine spreads a release. Larger vessels stand where they are known.
 */
export const usualMostRateKgS = 1_000;

const ranges = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  value: [0, 1e9],
  detectionLimit: [1e-12, 1e9],
  heightM: [0, 300],
  averagingMin: [0.05, 60],
} as const;
const optional = new Set(['detectionLimit', 'heightM', 'averagingMin']);
const topRanges = {
  detectionLimit: [1e-12, 1e9],
  searchM: [10, 20_000],
  releaseHeightM: [0, 300],
  windSigmaDeg: [0, 60],
  mostRateKgS: [1e-3, 1e5],
  seed: [0, 2 ** 32 - 1],
  steps: [500, 50_000],
} as const;
const topNames = new Set([
  ...['$schema', 'title', 'chemical', 'weather', 'site', 'time', 'unit', 'readings', 'sourceKnown', 'neutral', 'windOrigin'],
  ...Object.keys(topRanges),
]);

const outside = (path: string, value: unknown, [low, high]: readonly [number, number]): InputProblem =>
  problemWith(path, value, `${low} to ${high}`, `${path} is ${shown(value)}; allowed: ${low} to ${high}.`);

const isIn = (value: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= low && value <= high;

const readingProblems = (reading: unknown, i: number): readonly InputProblem[] => {
  const path = `readings[${i}]`;
  if (!isMembers(reading)) return [problemWith(path, reading, 'a reading object', `${path} is ${shown(reading)}; it must be an object.`)];
  const unknown = Object.keys(reading).filter((name) => name !== 'id' && name !== 'smelled' && !Object.hasOwn(ranges, name));
  return [
    ...unknown.map((name) =>
      problemWith(`${path}.${name}`, reading[name], 'nothing by this name', `'${name}' is not a member of a reading.`),
    ),
    ...Object.entries(ranges).flatMap(([name, range]) => {
      const value = reading[name];
      return (value === undefined && optional.has(name)) || isIn(value, range) ? [] : [outside(`${path}.${name}`, value, range)];
    }),
    ...(reading.smelled === undefined || reading.smelled === true
      ? []
      : [
          problemWith(
            `${path}.smelled`,
            reading.smelled,
            'true, or left out',
            `${path}.smelled is ${shown(reading.smelled)}; allowed: true.`,
          ),
        ]),
  ];
};

/** A source is sought along a wind: its direction must be known. */
const knownDirections: readonly string[] = windOrigins.filter((origin) => origin !== 'unknown');

const optionProblems = (document: Readonly<Record<string, unknown>>): readonly InputProblem[] => [
  ...Object.keys(document)
    .filter((name) => !topNames.has(name))
    .map((name) =>
      problemWith(name, document[name], 'nothing by this name', `'${shown(name).slice(1, -1)}' is not a member of a document of readings.`),
    ),
  ...Object.entries(topRanges).flatMap(([name, range]) =>
    document[name] === undefined || isIn(document[name], range) ? [] : [outside(name, document[name], range)],
  ),
  ...(document.unit === 'ppm' || document.unit === 'mg/m3'
    ? []
    : [problemWith('unit', document.unit, 'ppm, mg/m3', `unit is ${shown(document.unit)}; allowed: ppm, mg/m3.`)]),
  ...([...knownDirections, undefined].includes(document.windOrigin as string | undefined)
    ? []
    : [
        problemWith(
          'windOrigin',
          document.windOrigin,
          knownDirections.join(', '),
          `windOrigin is ${shown(document.windOrigin)}; allowed: ${knownDirections.join(', ')}.`,
        ),
      ]),
  ...(['sourceKnown', 'neutral'] as const).flatMap((name) => {
    const value = document[name];
    return value === undefined || typeof value === 'boolean'
      ? []
      : [problemWith(name, value, 'true, false', `${name} is ${shown(value)}; allowed: true, false.`)];
  }),
];

/** The air and a release, whose rate is what is sought, as a scenario: the same table of inputs as everywhere. */
const unitScenario = ({ chemical, weather, site, time, releaseHeightM = 0 }: ReadingsDocument, substance: Substance) =>
  readScenario(
    {
      chemical,
      weather,
      site,
      ...(time === undefined ? {} : { time }),
      hazard: 'leak',
      quantityKg: 1,
      rupture: { type: 'direct', rateKgS: 1, heightM: releaseHeightM },
    },
    substance,
  );

const readSensors = ({ unit, readings, detectionLimit }: ReadingsDocument, { substance, weather }: Scenario): readonly SensorReading[] => {
  const toPpm = unit === 'ppm' ? 1 : 1e-6 * ppmPerDensity(weather.pressurePa, substance.molarMass, weather.temperatureK);
  const highest = readings.reduce((most, { value, smelled }) => (smelled ? most : Math.max(most, value)), 0);
  const common = detectionLimit ?? 1e-3 * highest;
  return readings.map((reading: Reading) => {
    const { latitude, longitude, value, heightM = 1.5, averagingMin = 10, smelled = false } = reading;
    return {
      latitude,
      longitude,
      ppm: value * toPpm,
      detectionPpm: (reading.detectionLimit ?? common) * toPpm,
      heightM,
      averagingS: 60 * averagingMin,
      smelled,
    };
  });
};

const nothingFound = (document: ReadingsDocument): readonly InputProblem[] => {
  const highest = document.readings.reduce(
    (most, reading) =>
      Math.max(most, !reading.smelled && reading.value >= (reading.detectionLimit ?? document.detectionLimit ?? 0) ? reading.value : 0),
    0,
  );
  if (highest > 0) return [];
  return [
    problemWith(
      'readings',
      document.readings.length,
      'at least one reading above its detection limit',
      'No reading is above its detection limit: any source that is weak or far enough fits.',
    ),
  ];
};

/** Checks a document of readings once, at the edge: every problem with its field, value and what is allowed; or the problem in SI. */
export const checkReadings = (document: unknown, substance: Substance): ReadingsCheck => {
  if (!isMembers(document))
    return { ok: false, problems: [problemWith('', document, 'an object', `Readings are an object; this is ${shown(document)}.`)] };
  const { readings } = document;
  if (!Array.isArray(readings) || readings.length === 0 || readings.length > 1000)
    return {
      ok: false,
      problems: [
        problemWith(
          'readings',
          readings,
          'a list of 1 to 1000 readings',
          `readings is ${shown(readings)}; it must be a list of 1 to 1000 readings.`,
        ),
      ],
    };
  const problems = [...optionProblems(document), ...readings.flatMap(readingProblems)];
  if (Array.isArray(document.weather))
    problems.push(
      problemWith('weather', document.weather, 'an object', 'weather is a list; a source is sought in one weather. Give one object.'),
    );
  const asked = document as unknown as ReadingsDocument;
  const read = unitScenario(asked, substance);
  if (!read.ok) problems.push(...read.problems);
  if (problems.length > 0 || !read.ok) return { ok: false, problems };
  const silent = nothingFound(asked);
  if (silent.length > 0) return { ok: false, problems: silent };
  return {
    ok: true,
    problem: {
      scenario: read.scenario,
      sensors: readSensors(asked, read.scenario),
      sourceKnown: asked.sourceKnown ?? false,
      searchM: asked.searchM ?? null,
      windOrigin: asked.windOrigin ?? 'on-site',
      windSigmaDeg: asked.windSigmaDeg ?? null,
      stabilityKnown: asked.weather.stability !== undefined || asked.weather.inverseObukhov !== undefined,
      mostRateKgS: asked.mostRateKgS ?? usualMostRateKgS,
      neutral: asked.neutral ?? false,
      seed: asked.seed ?? 1,
      steps: asked.steps ?? 4000,
    },
  };
};
