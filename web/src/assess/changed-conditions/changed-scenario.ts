import { type InventoryItem, parseWind, type Run, type Weather } from '@hazardguard/contract';
import { firstWeather, type Hazard, type ScenarioDocument } from '@hazardguard/engine';
import { readNumber } from '../../ui/read-number.ts';
import { toScenarioForm } from '../scenario/scenario-address.ts';
import { buildDraft, type Draft, type DraftSite } from '../scenario/scenario-document.ts';
import { emptyForm, isRelease, localTime, type ScenarioForm } from '../scenario/scenario-form.ts';
import { toReleaseInputs } from '../scenario/stock-release.ts';
import { weatherPatch } from '../scenario/weather-patch.ts';
import { type ConditionsForm, emptyConditions, readSpeedText } from './conditions-form.ts';

/** The data a footprint is made from, besides the form. */
export interface ScenarioContext {
  readonly site: DraftSite;
  readonly item: {
    readonly id: number;
    readonly casNo: string;
    readonly quantityKg: number | null;
    readonly stock: InventoryItem | undefined;
  };
  readonly hazard: Hazard;
  /** Levels of the user's own as typed; undefined: those of the run. */
  readonly ownLevels: string | undefined;
  /** The stored run to compare with; undefined: there is none of this chemical and hazard. */
  readonly run: Run | undefined;
  readonly weather: Weather | undefined;
  readonly now: Date;
}

/** Where a value of the new footprint comes from. */
export type Origin = 'entered' | 'weather' | 'run' | 'stock' | 'default' | 'missing';

export const usedValues = [
  'windFromDeg',
  'windSpeedMs',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
  'opening',
  'quantityKg',
] as const;
export type UsedValue = (typeof usedValues)[number];

export interface ChangedScenario extends Draft {
  readonly form: ScenarioForm;
  readonly origins: Readonly<Record<UsedValue, Origin>>;
}

const typed = (value: number): string => String(Number(value.toPrecision(4)));

/** A run's own wind, temperature and cloud are out of date and never used as current weather. */
const noWeather = {
  windFromDeg: undefined,
  windSpeedMs: '',
  temperatureC: '',
  humidityPercent: '',
  cloudPercent: '',
  stability: 'auto',
  windHeightM: undefined,
  weatherDistanceM: undefined,
  temperatureFrom: undefined,
} as const;

const opening = ({ ruptureType, circularDiameter, rectangularLength, rectangularBreadth }: ConditionsForm): Partial<ScenarioForm> => {
  if (ruptureType === '') return {};
  return { rupture: ruptureType, diameterM: circularDiameter, lengthM: rectangularLength, breadthM: rectangularBreadth };
};

/** The assessment form for these conditions: values entered here, else the current weather, else the previous run or the stock. */
const scenarioForm = (conditions: ConditionsForm, { item, hazard, ownLevels, run, weather, now }: ScenarioContext): ScenarioForm => {
  const moment = conditions.date === '' ? localTime(now) : conditions.date;
  const start: ScenarioForm = run
    ? toScenarioForm(run, now)
    : {
        ...emptyForm(moment),
        quantityKg: item.quantityKg === null ? '' : typed(item.quantityKg),
        ...(item.stock === undefined ? {} : toReleaseInputs(item.stock)),
      };
  const air: Partial<ScenarioForm> = weather ? weatherPatch(weather, weather.source) : {};
  const speed = readSpeedText(conditions);
  const entered: Partial<ScenarioForm> = {
    ...(conditions.windDirection.trim() === '' ? {} : { windFromDeg: parseWind(conditions.windDirection)?.fromDeg }),
    ...(speed.trim() === '' ? {} : { windSpeedMs: speed }),
    ...(conditions.temperature.trim() === '' ? {} : { temperatureC: conditions.temperature }),
    ...(conditions.humidity.trim() === '' ? {} : { humidityPercent: conditions.humidity }),
    ...(conditions.quantity.trim() === '' ? {} : { quantityKg: conditions.quantity }),
    ...opening(conditions),
    ...(ownLevels === undefined ? {} : { ownLevels }),
  };
  return { ...start, ...noWeather, ...air, ...entered, hazard, item: item.id, time: moment };
};

const findOrigins = (
  conditions: ConditionsForm,
  form: ScenarioForm,
  { run, weather, hazard }: ScenarioContext,
): ChangedScenario['origins'] => {
  const air = (entered: string, value: string | number | undefined, without: Origin): Origin =>
    entered.trim() !== '' ? 'entered' : weather ? 'weather' : value === undefined || value === '' ? without : 'weather';
  const stored: Origin = run ? 'run' : 'stock';
  const hasOpening = !isRelease(hazard) || conditions.ruptureType !== '' || run?.scenario.rupture !== undefined;
  return {
    windFromDeg: air(conditions.windDirection, form.windFromDeg, 'missing'),
    windSpeedMs: air(readSpeedText(conditions), form.windSpeedMs, 'missing'),
    temperatureC: air(conditions.temperature, form.temperatureC, 'missing'),
    humidityPercent: air(conditions.humidity, form.humidityPercent, 'default'),
    cloudPercent: air('', form.cloudPercent, 'default'),
    opening: conditions.ruptureType !== '' ? 'entered' : hasOpening ? 'run' : 'missing',
    quantityKg: conditions.quantity.trim() !== '' ? 'entered' : readNumber(form.quantityKg) === undefined ? 'missing' : stored,
  };
};

/** Values of the run that the form cannot express (height of the bund, family of levels, …) are kept. */
const mergeWithRun = (run: Run | undefined, document: ScenarioDocument, keepsOpening: boolean): ScenarioDocument => {
  if (!run) return document;
  const { receptors: _receptors, weather: _weather, time: _time, ownLevels: _own, rupture, storage, site, ...rest } = run.scenario;
  const keptRupture = keepsOpening && rupture ? { rupture } : {};
  const stored = storage || document.storage ? { storage: { ...storage, ...document.storage } } : {};
  // Both results are judged by levels for the same time, also those of a run before short releases had levels of their own.
  const { exposureFrom: _from, exposureMin: _min, ...changed } = document;
  // The pressure in the vessel counted from the air at its site.
  const { pressureKpa } = firstWeather(run.scenario);
  const weather = pressureKpa === undefined ? changed.weather : { pressureKpa, ...firstWeather(changed) };
  return { ...rest, ...changed, weather, ...keptRupture, ...stored, site: { ...site, ...document.site } };
};

/** The scenario of the current conditions. Wind and temperature are never assumed. */
export const changedScenario = (conditions: ConditionsForm, context: ScenarioContext): ChangedScenario => {
  const form = scenarioForm(conditions, context);
  const ran = context.run?.scenario.site;
  const site = { ...(ran ?? context.site), terrain: ran?.terrain ?? context.site.terrain };
  const draft = buildDraft(
    form,
    site,
    context.run?.scenario.chemical ?? context.item.casNo,
    [],
    [],
    context.run ? undefined : context.item.stock,
  );
  const document = draft.document && mergeWithRun(context.run, draft.document, conditions.ruptureType === '');
  return { ...draft, document, form, origins: findOrigins(conditions, form, context) };
};

/** Without a stored run: the same opening, the stock's own quantity and the current weather. */
export const unchangedScenario = (conditions: ConditionsForm, context: ScenarioContext): ScenarioDocument | undefined => {
  const { ruptureType, circularDiameter, rectangularLength, rectangularBreadth, date } = conditions;
  const same = { ...emptyConditions, ruptureType, circularDiameter, rectangularLength, rectangularBreadth, date };
  return context.run ? undefined : changedScenario(same, context).document;
};
