import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type AlertNews, type Run, toWindOrigin } from '@hazardguard/contract';
import { checkScenario } from '../../../platform/compute/scenario.ts';
import { computeAir, directionSigmaDeg } from '../../../platform/compute/wind.ts';
import type { Air } from './read-air.ts';

/** How much a wind is worth: a weaker one never replaces a stronger one, as a forecast that of a mast. Others are those of weather providers. */
const ranks: Readonly<Record<string, number>> = {
  station: 3,
  entered: 2,
  manual: 2,
  'compass-16': 2,
  'last-known': 0,
  typical: 0,
  'wind-unknown': 0,
};
const providerRank = 1;
const toRank = (source: string): number => ranks[source] ?? providerRank;

/** Nothing better than a provider's wind was used: its newest one counts. */
export const mayUseProvider = ({ weatherOrigin }: Pick<Run, 'weatherOrigin'>): boolean => toRank(weatherOrigin.source) <= providerRank;

/** A wind counts as stronger or weaker from a quarter more or less on, about the scatter of an anemometer's mean. */
const changeFactor = 1.25;

interface Wind {
  readonly fromDeg: number;
  /** At 10 m. */
  readonly speedMs: number;
  readonly stability: string;
  /** Standard deviation of the direction as its source gives it, degrees. */
  readonly sigmaDeg: number;
}

/** The wind of a scenario at the height at which winds are compared; undefined: the engine refuses it. */
export const describeWind = ({ scenario: document, weatherOrigin }: Pick<Run, 'scenario' | 'weatherOrigin'>): Wind | undefined => {
  const chemical = typeof document.chemical === 'string' ? findChemical(document.chemical) : undefined;
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) return undefined;
  const { weather } = checked.scenario;
  const air = computeAir(checked.scenario);
  return {
    fromDeg: weather.windFromDeg,
    speedMs: air.windAt10Ms,
    stability: weather.stability,
    sigmaDeg: directionSigmaDeg(toWindOrigin(weatherOrigin), air),
  };
};

const isFar = (a: number, b: number): boolean => Math.max(a, b) > changeFactor * Math.min(a, b);

const countTurn = (a: number, b: number): number => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);

/** Whether a weather may replace that of a run: not from a weaker source, and observed later. */
export const isNewer = ({ origin }: Air, { weatherOrigin, createdAt }: Pick<Run, 'weatherOrigin' | 'createdAt'>): boolean =>
  toRank(origin.source) >= toRank(weatherOrigin.source) &&
  Date.parse(origin.observedAt) > Date.parse(weatherOrigin.observedAt ?? createdAt);

/**
 * The wind turned by more than the doubt about the direction that was used. Where nobody knew the wind, any that is known counts as turned.
 */
export const hasTurned = (before: Wind, now: Wind, { weatherOrigin }: Pick<Run, 'weatherOrigin'>): boolean =>
  toRank(weatherOrigin.source) === 0 || countTurn(before.fromDeg, now.fromDeg) > before.sigmaDeg;

/** Another speed or stability class: the areas may hold other villages. */
export const hasOtherSpeed = (before: Wind, now: Wind): boolean => isFar(before.speedMs, now.speedMs) || before.stability !== now.stability;

const toNews = ({ fromDeg, speedMs, stability }: Wind) => ({ fromDeg, speedMs, stability });

export const toWindReason = ({ origin }: Air, before: Wind, now: Wind): AlertNews['because'] => ({
  kind: 'wind',
  source: origin.source,
  observedAt: origin.observedAt,
  before: toNews(before),
  now: toNews(now),
});
