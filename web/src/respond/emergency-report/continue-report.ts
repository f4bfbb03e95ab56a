import { findReleaseSize, type Incident, type Industry, type Run } from '@hazardguard/contract';
import type { Happening } from '../../assess/scenario/choose-hazard.ts';
import type { ScenarioForm } from '../../assess/scenario/scenario-form.ts';
import { distanceM } from '../../compute/geodesy.ts';
import type { Answers } from './answers.ts';

/** Nearer than this to the position on record, the site itself is meant, m. */
const sameSpotM = 50;

const happeningOf: Readonly<Record<NonNullable<Incident['hazard']>, Happening>> = {
  fire: 'burning',
  explosion: 'exploded',
  spill: 'leaking',
  'toxic-leak': 'leaking',
};

interface Recorded {
  readonly incident: Incident;
  readonly run: Run | undefined;
  readonly industry: Industry | undefined;
  /** Id of the run's chemical in the library. */
  readonly cargo: string | undefined;
}

/** The answers of an incident: those in the address, then what its run and its record say. */
export const continueAnswers = (given: Answers, { incident, run, industry, cargo }: Recorded): Partial<Answers> => {
  const { hazard, latitude, longitude, industryId, id } = incident;
  const position = run?.scenario.site ?? (latitude === null || longitude === null ? undefined : { latitude, longitude });
  const isAtSite =
    position === undefined ||
    (industry !== undefined &&
      industry.latitude !== null &&
      industry.longitude !== null &&
      distanceM(position.latitude, position.longitude, industry.latitude, industry.longitude) <= sameSpotM);
  const at = given.at ?? (isAtSite || industryId !== null ? undefined : { latitude: position.latitude, longitude: position.longitude });
  return {
    happening: given.size === undefined && hazard !== null ? happeningOf[hazard] : given.happening,
    site: given.site ?? run?.industryId ?? industryId ?? undefined,
    at,
    what: given.what ?? run?.inventoryItemId ?? (at === undefined ? undefined : cargo),
    size: given.size ?? findReleaseSize(run?.scenario.rupture),
    whole: given.whole ?? (run?.result.caveats.some(({ code }) => code === 'several-vessels') || undefined),
    incident: id,
  };
};

const weatherKeys = [
  'windFromDeg',
  'windSpeedMs',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
  'stability',
  'terrain',
  'weatherSource',
  'weatherObservedAt',
  'weatherDistanceM',
  'windHeightM',
  'weatherStability',
  'temperatureFrom',
] as const satisfies readonly (keyof ScenarioForm)[];

/** The weather of a form alone. */
export const pickWeather = (form: ScenarioForm): Partial<ScenarioForm> => Object.fromEntries(weatherKeys.map((key) => [key, form[key]]));
