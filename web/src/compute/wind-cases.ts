import {
  firstWeather,
  type InputProblem,
  type ReceptorTable,
  type RunResult,
  run,
  type ScenarioDocument,
  type Weather,
} from '@hazardguard/engine';
import { confidence, directionSigmaDeg, prepare } from '@hazardguard/engine/models';
import { checked } from './evaluate.ts';

export const windCaseIds = ['forecast', 'worst', 'best'] as const;
export type WindCaseId = (typeof windCaseIds)[number];

/** One plausible wind, run in full. */
export interface WindCase {
  readonly id: WindCaseId;
  readonly document: ScenarioDocument;
  readonly result: RunResult;
}

export type WindCasesAnswer =
  | {
      readonly kind: 'cases';
      readonly cases: readonly WindCase[];
      /** Half the range of directions tried, degrees. */
      readonly rangeDeg: number;
      /** Number of winds computed. */
      readonly tried: number;
    }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] };

/** Directions tried on either side of the given one. */
const stepsAside = 6;
/** The light stable wind of a worst case, m/s and class: EPA, 40 CFR 68.22(b). */
const lightWindMs = { windSpeedMs: 1.5, stability: 'F' } as const;
/** A stronger wind, within the uncertainty of a wind speed: exp(1.96 × 0.2), see the cards of the ensemble. */
const briskTimes = Math.exp(1.96 * 0.2);

/** People inside from the worst level down; without receptors, the area inside. */
const countExposed = ({ impact, zones }: RunResult): readonly number[] => [
  ...impact.map(({ within }) => within.people),
  ...zones.map(({ areaM2 }) => areaM2),
];

/** Above 0 when the first has more inside a worse level. */
const compareExposed = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

/** Plausible winds: the given one, a light stable one and a stronger one, each over the range of directions, the given direction first. */
export const plausibleWinds = (weather: Weather, fanDeg: number): readonly Weather[] => {
  const { inverseObukhov: _inverseObukhov, sigmaThetaDeg: _sigmaThetaDeg, ...bare } = weather;
  const lightWind = { ...bare, ...lightWindMs, windSpeedMs: Math.min(weather.windSpeedMs, lightWindMs.windSpeedMs) };
  const brisk = { ...weather, windSpeedMs: weather.windSpeedMs * briskTimes };
  const turns = [0, ...Array.from({ length: stepsAside }, (_, i) => (fanDeg * (i + 1)) / stepsAside).flatMap((turn) => [turn, -turn])];
  return [weather, lightWind, brisk].flatMap((one) =>
    turns.map((turn) => ({ ...one, windFromDeg: (((one.windFromDeg + turn) % 360) + 360) % 360 })),
  );
};

/** A wind in place of the given one; every later entry of a list is turned as far and changed as much. */
const inWind = (weather: ScenarioDocument['weather'], given: Weather, wind: Weather): ScenarioDocument['weather'] => {
  if ('windSpeedMs' in weather) return wind;
  const turn = wind.windFromDeg - given.windFromDeg;
  const times = given.windSpeedMs > 0 ? wind.windSpeedMs / given.windSpeedMs : 1;
  return weather.map((entry) => ({
    ...entry,
    ...(wind.stability === given.stability ? {} : { stability: wind.stability as NonNullable<Weather['stability']> }),
    windFromDeg: (((entry.windFromDeg + turn) % 360) + 360) % 360,
    windSpeedMs: entry.windSpeedMs * times,
  }));
};

/**
 * The scenario as given, and with the plausible winds that put the most and the fewest people inside, each computed in full.
 * A wind that the engine refuses is no candidate. Of equal winds the first is kept, so the given direction
 * wins when direction does not matter.
 */
export const windCases = (document: ScenarioDocument, receptors: ReceptorTable): WindCasesAnswer => {
  const base = checked(document);
  if (!base.ok) return { kind: 'refused', problems: base.problems };
  const { air } = prepare(base.scenario);
  const confidenceDeg = Math.min(180, confidence * directionSigmaDeg('forecast', air));
  const given = firstWeather(document);
  const tried = plausibleWinds(given, confidenceDeg).flatMap((weather, index) => {
    const changed: ScenarioDocument = index === 0 ? document : { ...document, weather: inWind(document.weather, given, weather) };
    const check = checked(changed);
    return check.ok ? [{ document: changed, result: run(check.scenario, receptors) }] : [];
  });
  const forecast = tried[0];
  if (forecast === undefined) throw new Error('the scenario as given was checked and is gone');
  const exposedCounts = tried.map(({ result }) => countExposed(result));
  let worst = 0;
  let best = 0;
  exposedCounts.forEach((one, i) => {
    if (compareExposed(one, exposedCounts[worst] ?? []) > 0) worst = i;
    if (compareExposed(one, exposedCounts[best] ?? []) < 0) best = i;
  });
  return {
    kind: 'cases',
    rangeDeg: confidenceDeg,
    tried: tried.length,
    cases: [
      { id: 'forecast', ...forecast },
      { id: 'worst', ...(tried[worst] ?? forecast) },
      { id: 'best', ...(tried[best] ?? forecast) },
    ],
  };
};
