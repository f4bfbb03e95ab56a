import type { ForecastWeather, ReleasableStock, SiteTerrain, StationPeriod, StockStorage } from '@hazardguard/contract';
import { type OwnLevel, parseOwnLevels, type Rupture, type ScenarioDocument, type Weather, type WeatherFrom } from '@hazardguard/engine';
import { readNumber } from '../../ui/read-number.ts';
import { toStabilityClass } from './air/class-from-smoke.ts';
import { followForecast } from './follow-forecast.ts';
import { followStation } from './follow-station.ts';
import { isCloud, isRelease, type NumberInput, parseMoment, type ScenarioForm } from './scenario-form.ts';
import { findHiddenStorage } from './stock-release.ts';

/** Inputs that can be missing or wrong; the screen has a label for each. */
export type InputName = NumberInput | 'item' | 'ownLevels' | 'windFromDeg' | 'time' | 'stability';

export interface Draft {
  /** Ready for the engine to check; undefined while a value is missing or not a number. */
  readonly document: ScenarioDocument | undefined;
  /** Inputs that are still required, in form order. */
  readonly missing: readonly InputName[];
  /** Typed values that are not numbers, or not levels. */
  readonly unreadable: readonly InputName[];
}

/** Inputs that depend on the hazard and the shape of the opening, in form order. */
export const inputsInUse = ({ hazard, rupture }: Pick<ScenarioForm, 'hazard' | 'rupture'>): readonly InputName[] => [
  'item',
  'quantityKg',
  ...(isRelease(hazard) ? (['storageC'] as const) : []),
  ...(isRelease(hazard) && (rupture === 'circular' || rupture === 'pipe') ? (['diameterM'] as const) : []),
  ...(isRelease(hazard) && rupture === 'rectangular' ? (['lengthM', 'breadthM'] as const) : []),
  ...(isRelease(hazard) && rupture === 'pipe' ? (['pipeLengthM', 'pipeOtherLengthM'] as const) : []),
  ...(isRelease(hazard) ? (['heightM', 'isolationMin', 'bundAreaM2'] as const) : []),
  'windFromDeg',
  'windSpeedMs',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
  'stability',
  'time',
  'ownLevels',
];

const optional = new Set<InputName>([
  'storageC',
  'pipeOtherLengthM',
  'heightM',
  'isolationMin',
  'bundAreaM2',
  'humidityPercent',
  'cloudPercent',
  'stability',
  'ownLevels',
]);

type ReadInput = (input: NumberInput) => number | undefined;

const member = <Key extends string>(key: Key, value: number | undefined): Partial<Record<Key, number>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, number>);

const buildRupture = (form: ScenarioForm, given: ReadInput): Rupture => {
  const heightM = given('heightM');
  const height = heightM === undefined ? {} : { heightM };
  const jet = form.direction === 'auto' ? {} : { direction: form.direction };
  if (form.rupture === 'circular') return { type: 'circular', diameterM: given('diameterM') ?? 0, ...height, ...jet };
  if (form.rupture === 'rectangular') {
    return { type: 'rectangular', lengthM: given('lengthM') ?? 0, breadthM: given('breadthM') ?? 0, ...height, ...jet };
  }
  if (form.rupture === 'pipe') {
    const { pipeSupply } = form;
    const other = member('pipeOtherLengthM', given('pipeOtherLengthM'));
    return {
      type: 'pipe',
      diameterM: given('diameterM') ?? 0,
      pipeLengthM: given('pipeLengthM') ?? 0,
      ...other,
      pipeSupply,
      ...height,
      ...jet,
    };
  }
  return { type: 'catastrophic', ...height };
};

const release = (
  form: ScenarioForm,
  given: ReadInput,
  hidden: StockStorage,
): Pick<ScenarioDocument, 'rupture' | 'isolationMin' | 'storage'> => {
  if (!isRelease(form.hazard)) return {};
  const storage = { ...hidden, ...member('temperatureC', given('storageC')), ...member('bundAreaM2', given('bundAreaM2')) };
  return {
    rupture: buildRupture(form, given),
    ...member('isolationMin', given('isolationMin')),
    ...(Object.keys(storage).length === 0 ? {} : { storage }),
  };
};

const exposureMin: Readonly<Record<Exclude<ScenarioForm['exposure'], 'release'>, number>> = { hour: 60, fourHours: 240, eightHours: 480 };

/** The time that the toxic levels are for. */
const exposure = ({ hazard, exposure: chosen }: ScenarioForm): Pick<ScenarioDocument, 'exposureFrom' | 'exposureMin'> => {
  if (hazard !== 'leak') return {};
  return chosen === 'release' ? { exposureFrom: 'release' } : { exposureMin: exposureMin[chosen] };
};

/** The stated exposure time of a document as a choice of the form; the nearest one where the form has no such time. */
export const toExposure = ({ exposureFrom, exposureMin: minutes = 60 }: ScenarioDocument): ScenarioForm['exposure'] => {
  if (exposureFrom === 'release') return 'release';
  return minutes <= 60 ? 'hour' : minutes <= 240 ? 'fourHours' : 'eightHours';
};

/** Levels that the form has read; none leave the document as it was before there were any. */
const ownLevels = (levels: readonly OwnLevel[] = []): Pick<ScenarioDocument, 'ownLevels'> =>
  levels.length === 0 ? {} : { ownLevels: levels };

/** Where the release is, and the ground around as the register has it. */
export interface DraftSite {
  readonly latitude: number;
  readonly longitude: number;
  /** Null: not known. */
  readonly terrain: SiteTerrain | null;
}

/** What a person said of the ground, else what the site has; neither: the engine assumes open country, and the result says so. */
const ground = ({ terrain }: ScenarioForm, site: DraftSite): Pick<ScenarioDocument['site'], 'terrain'> => {
  const known = terrain === 'unknown' ? site.terrain : terrain;
  return known === null ? {} : { terrain: known };
};

/** What the station measured, then the hours of the forecast after its last entry; without a station the forecast alone. */
const continueWithForecast = (
  past: readonly WeatherFrom[] | undefined,
  now: Weather,
  startMs: number,
  hours: readonly ForecastWeather[],
  measured: Pick<Weather, 'stability'>,
): readonly WeatherFrom[] | undefined => {
  const last = past?.at(-1);
  if (past === undefined || last === undefined) return followForecast(now, startMs, hours, measured);
  const later = followForecast(now, startMs + 60_000 * last.fromMin, hours)?.slice(1) ?? [];
  return [...past, ...later.map((entry) => ({ ...entry, fromMin: last.fromMin + entry.fromMin }))];
};

/**
 * The scenario document of a form. The engine checks ranges; only missing or unreadable values are found here, because without
 * them there is no document. Without a wind there is no document: a direction is never assumed.
 */
export const buildDraft = (
  form: ScenarioForm,
  site: DraftSite,
  chemical: string | undefined,
  /** Hours of the forecast, for a form that follows it. */
  hours: readonly ForecastWeather[] = [],
  /** What the station measured, for a form that begins with it. */
  periods: readonly StationPeriod[] = [],
  /** The stock, which decides pressure, phase and vessel. */
  item?: ReleasableStock,
): Draft => {
  const inUse = inputsInUse(form);
  const read = (input: InputName): unknown => {
    if (input === 'item') return chemical;
    if (input === 'windFromDeg') return form.windFromDeg;
    if (input === 'stability') return form.stability;
    if (input === 'time') return parseMoment(form.time);
    if (input === 'ownLevels') return parseOwnLevels(form.ownLevels) ?? Number.NaN;
    return readNumber(form[input]);
  };
  const needsTime = form.stability === 'auto' && (form.weatherStability === undefined || form.follow || form.measured);
  const missing = inUse.filter((input) => !optional.has(input) && (input !== 'time' || needsTime) && read(input) === undefined);
  const unreadable = inUse.filter((input) => Number.isNaN(read(input)));
  if (missing.length > 0 || unreadable.length > 0 || chemical === undefined || form.windFromDeg === undefined) {
    return { document: undefined, missing, unreadable };
  }
  const readInput: ReadInput = (input) => readNumber(form[input]);
  const stability = toStabilityClass(form.stability, readInput('windSpeedMs') ?? 0);
  const time = parseMoment(form.time);
  const weather = {
    windSpeedMs: readInput('windSpeedMs') ?? 0,
    windFromDeg: form.windFromDeg,
    temperatureC: readInput('temperatureC') ?? 0,
    ...member('humidityPercent', readInput('humidityPercent')),
    ...member('cloudPercent', readInput('cloudPercent')),
    ...member('windHeightM', form.windHeightM),
    // The pressure in the vessel counts from the air at its site.
    ...member('pressureKpa', item?.airKpa ?? undefined),
    ...(stability === undefined ? {} : { stability }),
  };
  const measured = form.stability === 'auto' && form.weatherStability !== undefined ? { stability: form.weatherStability } : {};
  const startMs = time === undefined ? Number.NaN : Date.parse(time);
  const past = form.measured ? followStation(weather, startMs, periods) : undefined;
  const followed = form.follow ? continueWithForecast(past, weather, startMs, hours, measured) : past;
  return {
    missing,
    unreadable,
    document: {
      chemical,
      hazard: form.hazard,
      ...(form.plumeModel !== 'auto' && isCloud(form.hazard) ? { model: form.plumeModel } : {}),
      quantityKg: readInput('quantityKg') ?? 0,
      ...release(form, readInput, findHiddenStorage(item, readInput('quantityKg'))),
      weather: followed ?? { ...weather, ...measured },
      ...exposure(form),
      ...ownLevels(parseOwnLevels(form.ownLevels)),
      site: { latitude: site.latitude, longitude: site.longitude, ...ground(form, site) },
      ...(time === undefined ? {} : { time }),
    },
  };
};
