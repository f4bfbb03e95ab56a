import { scenarioInputs } from '@hazardguard/engine';
import type { ScenarioMembers } from './plausible-scenario.ts';
import type { ScenarioOutcome } from './scenario-outcome.ts';

/** An input of a scenario with a new value. */
export interface InputChange {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

const numberInputs = new Map(scenarioInputs.flatMap((input) => (input.kind === 'number' ? [[input.path, input] as const] : [])));

/** Inputs that have a default and affect only one hazard. */
const onlyFor: Readonly<Record<string, string>> = { tntYield: 'explosion', 'fire.exposureS': 'fire', exposureMin: 'leak' };

const temperatures: ReadonlySet<string> = new Set(['storage.temperatureC', 'weather.temperatureC', 'rupture.exitTemperatureC']);
const directions: ReadonlySet<string> = new Set(['weather.windFromDeg', 'site.latitude', 'site.longitude']);

/** How much an input is changed: 1 %; a temperature by 1 % of its degrees Celsius, at least 0.1 K, at most 1 K and 1 % of its kelvins; a direction by 1°. */
const inputStep = (path: string, value: number): number => {
  if (temperatures.has(path)) return Math.min(1, 0.01 * (value + 273.15), Math.max(0.1, 0.01 * Math.abs(value)));
  if (directions.has(path)) return 1;
  // Neutral air has 1/L = 0, which a share would not change.
  if (path === 'weather.inverseObukhov') return Math.max(1e-6, 0.01 * Math.abs(value));
  return 0.01 * Math.abs(value);
};

/** The document with a new value at a path. */
export const withInput = (document: ScenarioMembers, path: string, value: number): ScenarioMembers => {
  const [top = '', inner] = path.split('.');
  if (inner === undefined) return { ...document, [top]: value };
  return { ...document, [top]: { ...(document[top] as ScenarioMembers | undefined), [inner]: value } };
};

/**
 * Each continuous input of a run, given, derived or default, changed by a small step; `isUp` gives the direction per input. Wind
 * direction and position, which only turn the map or the sun, are changed on request.
 */
export const changedInputs = (
  { inputs, hazard }: ScenarioOutcome,
  isUp: (path: string) => boolean,
  withDirections: boolean,
): readonly InputChange[] =>
  inputs.flatMap(({ key: path, value: from }) => {
    if (directions.has(path) && !withDirections) return [];
    const input = numberInputs.get(path);
    if (input === undefined || typeof from !== 'number' || (onlyFor[path] ?? hazard) !== hazard) return [];
    const step = inputStep(path, from);
    // A measured 1/L is changed towards neutral air and beyond.
    const up = path === 'weather.inverseObukhov' ? from <= 0 : isUp(path);
    const wanted = up ? from + step : from - step;
    const to = wanted > input.max || wanted < input.min ? 2 * from - wanted : wanted;
    return to === from || to > input.max || to < input.min ? [] : [{ path, from, to }];
  });
