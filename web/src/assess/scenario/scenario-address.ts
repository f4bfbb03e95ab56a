import { isAssessedAsPure, type Run, weatherSourcePattern } from '@hazardguard/contract';
import { firstWeather, showOwnLevel } from '@hazardguard/engine';
import { toExposure } from './scenario-document.ts';
import {
  emptyForm,
  exposures,
  hazards,
  jetDirections,
  localTime,
  longestLevels,
  type NumberInput,
  numberInputs,
  pipeSupplies,
  plumeModels,
  ruptures,
  type ScenarioForm,
  stabilities,
  stabilityClasses,
  temperatureOrigins,
  terrains,
  windMethods,
} from './scenario-form.ts';

export type Address = Readonly<Record<string, unknown>>;
export type AddressChange = Readonly<Record<string, string | number | undefined>>;

/** Address parameters of the numbers: short, because links are read out and typed. */
const numberKeys: Readonly<Record<NumberInput, string>> = {
  quantityKg: 'kg',
  storageC: 'store',
  diameterM: 'd',
  lengthM: 'l',
  breadthM: 'b',
  pipeLengthM: 'pipe',
  pipeOtherLengthM: 'beyond',
  bundAreaM2: 'bund',
  heightM: 'h',
  isolationMin: 'isolate',
  windSpeedMs: 'speed',
  temperatureC: 'temp',
  humidityPercent: 'humidity',
  cloudPercent: 'cloud',
};

const longest = 40;
const text = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, longest) : '');
const parseChoice = <const Choices extends readonly string[]>(choices: Choices, raw: unknown): Choices[number] | undefined =>
  choices.find((choice) => choice === raw);
const degrees = (raw: unknown): number | undefined => (typeof raw === 'number' && raw >= 0 && raw <= 360 ? raw % 360 : undefined);
const metres = (raw: unknown, most: number): number | undefined => (typeof raw === 'number' && raw >= 0 && raw <= most ? raw : undefined);
const moment = (raw: unknown): string | undefined =>
  typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? new Date(raw).toISOString() : undefined;

/** The scenario in a link for an industry; undefined when there is none or it belongs to another industry. */
export const formFromAddress = (address: Address, industryId: number, now: Date): ScenarioForm | undefined => {
  if (address.for !== industryId) return undefined;
  const blank = emptyForm(localTime(now));
  const time = moment(address.time);
  return {
    ...blank,
    ...(Object.fromEntries(numberInputs.map((input) => [input, text(address[numberKeys[input]])])) as Record<NumberInput, string>),
    item: Number.isInteger(address.item) ? Number(address.item) : undefined,
    assessAsPure: address.pure === 1,
    hazard: parseChoice(hazards, address.hazard) ?? blank.hazard,
    rupture: parseChoice(ruptures, address.rupture) ?? blank.rupture,
    direction: parseChoice(jetDirections, address.jet) ?? blank.direction,
    pipeSupply: parseChoice(pipeSupplies, address.feed) ?? blank.pipeSupply,
    windMethod: parseChoice(windMethods, address.how) ?? blank.windMethod,
    windFromDeg: degrees(address.wind),
    stability: parseChoice(stabilities, address.stability) ?? blank.stability,
    terrain: parseChoice(terrains, address.terrain) ?? blank.terrain,
    exposure: parseChoice(exposures, address.exposure) ?? blank.exposure,
    plumeModel: parseChoice(plumeModels, address.plume) ?? blank.plumeModel,
    ownLevels: typeof address.own === 'string' ? address.own.slice(0, longestLevels) : '',
    time: time === undefined ? blank.time : localTime(new Date(time)),
    weatherSource: weatherSourcePattern.exec(text(address.weather))?.[0] ?? blank.weatherSource,
    weatherObservedAt: moment(address.seen),
    weatherDistanceM: metres(address.away, 100_000),
    windHeightM: metres(address.mast, 200),
    weatherStability: parseChoice(stabilityClasses, address.class),
    temperatureFrom: parseChoice(temperatureOrigins, address.tempFrom),
    follow: address.follow === 1,
    measured: address.measured === 1,
  };
};

export const readRunId = ({ run }: Address): string | undefined =>
  typeof run === 'string' && /^[0-9a-f-]{36}$/i.test(run) ? run : undefined;

/** The address has inputs or a stored run for this industry. */
export const hasScenario = (address: Address, industryId: number): boolean =>
  address.for === industryId || (address.for === undefined && readRunId(address) !== undefined);

/** The item and hazard that a link asks for without inputs; undefined: none. */
export const readWanted = (address: Address): { readonly item: number; readonly hazard: ScenarioForm['hazard'] } | undefined => {
  const hazard = parseChoice(hazards, address.hazard);
  return Number.isInteger(address.item) && hazard !== undefined ? { item: Number(address.item), hazard } : undefined;
};

/** A number as the address stores it: links with quoted numbers are hard to read. */
const toAddressNumber = (typed: string): string | number | undefined => {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed;
};

/** The address parameters that reproduce this scenario. */
export const toAddress = (form: ScenarioForm, industryId: number): AddressChange => ({
  ...Object.fromEntries(numberInputs.map((input) => [numberKeys[input], toAddressNumber(form[input])])),
  for: industryId,
  item: form.item,
  pure: form.assessAsPure ? 1 : undefined,
  hazard: form.hazard,
  rupture: form.rupture,
  jet: form.direction === 'auto' ? undefined : form.direction,
  feed: form.pipeSupply === 'closed' ? undefined : form.pipeSupply,
  how: form.windMethod,
  wind: form.windFromDeg,
  stability: form.stability,
  terrain: form.terrain === 'unknown' ? undefined : form.terrain,
  exposure: form.exposure === 'release' ? undefined : form.exposure,
  plume: form.plumeModel === 'auto' ? undefined : form.plumeModel,
  own: form.ownLevels.trim() === '' ? undefined : form.ownLevels,
  time: moment(form.time),
  weather: form.weatherSource,
  seen: form.weatherObservedAt,
  away: form.weatherDistanceM,
  mast: form.windHeightM,
  class: form.weatherStability,
  tempFrom: form.temperatureFrom,
  follow: form.follow ? 1 : undefined,
  measured: form.measured ? 1 : undefined,
});

/** A list of weather came from the station, whose entries are ten minutes long, from the forecast of each hour, or from both. */
const readFollowed = (
  weather: Run['scenario']['weather'],
  source: Run['weatherOrigin']['source'],
): Pick<ScenarioForm, 'follow' | 'measured'> => {
  if ('windSpeedMs' in weather) return { follow: false, measured: false };
  const steps = weather.slice(1).map(({ fromMin }, i) => fromMin - (weather[i]?.fromMin ?? 0));
  const isShort = (step: number): boolean => step < 15;
  const measured = source === 'station' && (steps[0] === undefined || isShort(steps[0]));
  return { measured, follow: !measured || steps.some((step, i) => i > 0 && !isShort(step)) };
};

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The form of a stored run. */
export const toScenarioForm = ({ scenario, inventoryItemId, weatherOrigin, result }: Run, now: Date): ScenarioForm => {
  const { rupture } = scenario;
  const weather = firstWeather(scenario);
  const blank = emptyForm(localTime(scenario.time === undefined ? now : new Date(scenario.time)));
  return {
    ...blank,
    item: inventoryItemId ?? undefined,
    assessAsPure: isAssessedAsPure(result),
    hazard: parseChoice(hazards, scenario.hazard) ?? blank.hazard,
    quantityKg: typed(scenario.quantityKg),
    storageC: typed(scenario.storage?.temperatureC),
    rupture: parseChoice(ruptures, rupture?.type) ?? blank.rupture,
    direction: rupture === undefined || rupture.type === 'catastrophic' ? blank.direction : (rupture.direction ?? blank.direction),
    pipeLengthM: rupture?.type === 'pipe' ? typed(rupture.pipeLengthM) : '',
    pipeOtherLengthM: rupture?.type === 'pipe' ? typed(rupture.pipeOtherLengthM) : '',
    pipeSupply: rupture?.type === 'pipe' ? (rupture.pipeSupply ?? blank.pipeSupply) : blank.pipeSupply,
    bundAreaM2: typed(scenario.storage?.bundAreaM2),
    diameterM: rupture?.type === 'circular' || rupture?.type === 'pipe' ? typed(rupture.diameterM) : '',
    lengthM: rupture?.type === 'rectangular' ? typed(rupture.lengthM) : '',
    breadthM: rupture?.type === 'rectangular' ? typed(rupture.breadthM) : '',
    heightM: typed(rupture?.heightM),
    isolationMin: typed(scenario.isolationMin),
    windFromDeg: weather.windFromDeg,
    windSpeedMs: typed(weather.windSpeedMs),
    temperatureC: typed(weather.temperatureC),
    humidityPercent: typed(weather.humidityPercent),
    cloudPercent: typed(weather.cloudPercent),
    stability: weather.stability ?? 'auto',
    terrain: scenario.site.terrain ?? 'unknown',
    exposure: toExposure(scenario),
    plumeModel: parseChoice(plumeModels, scenario.model) ?? blank.plumeModel,
    ownLevels: (scenario.ownLevels ?? []).map(showOwnLevel).join('; '),
    weatherSource: weatherOrigin.source,
    weatherObservedAt: weatherOrigin.observedAt ?? undefined,
    weatherDistanceM: weatherOrigin.distanceM ?? undefined,
    windHeightM: weather.windHeightM,
    temperatureFrom: weatherOrigin.temperatureFrom ?? undefined,
    ...readFollowed(scenario.weather, weatherOrigin.source),
  };
};
