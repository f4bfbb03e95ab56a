import type { InputProblem } from '../types/common-types.ts';
import type { ScenarioDocument, Weather } from '../types/document-types.ts';
import type { WeatherEntry } from '../types/pipeline.ts';
import { checkInputs, problemWith } from './check-inputs.ts';
import { isMembers, type Members, shown } from './document.ts';
import { readSky, readWeather } from './read-weather.ts';

/** Most entries of a list, and the latest moment of one, min: a week of hours. */
export const mostEntries = 200;
export const latestMin = 10_080;

/** Members that each entry gives itself; the others stay as in the entry before. */
const ownNames = ['windSpeedMs', 'windFromDeg', 'temperatureC'] as const;

/** The turbulence of one hour is not that of another: where one of these is given, or a class can be derived, none is kept. */
const turbulenceNames = ['stability', 'inverseObukhov', 'sigmaThetaDeg'] as const;

/** The weather at the start of the release: the only one, or the first of the list. */
export const firstWeather = ({ weather }: Pick<ScenarioDocument, 'weather'>): Weather => {
  const first = 'windSpeedMs' in weather ? weather : weather[0];
  if (first === undefined) throw new RangeError('The list of weather is empty');
  return first;
};

const nameEntry = (i: number, fromMin: unknown): string =>
  typeof fromMin === 'number' ? `Weather entry ${i + 1} (from ${fromMin} min)` : `Weather entry ${i + 1}`;

const fromProblem = (i: number, fromMin: unknown, before: unknown): readonly InputProblem[] => {
  const say = (allowed: string): readonly InputProblem[] => [
    problemWith(
      `weather[${i}].fromMin`,
      fromMin,
      allowed,
      `Weather entry ${i + 1}: fromMin is ${shown(fromMin)}; allowed: ${allowed}.`,
      'min',
    ),
  ];
  if (i === 0) return fromMin === 0 ? [] : say('0, the start of the release');
  const least = typeof before === 'number' ? before : 0;
  const isRising = typeof fromMin === 'number' && fromMin > least && fromMin <= latestMin;
  return isRising ? [] : say(`above ${least}, the entry before, up to ${latestMin} min`);
};

/** A scenario document with the first weather alone, and what each later entry comes to when it is complete. */
export interface SplitWeather {
  readonly document: Members;
  readonly later: readonly { readonly fromMin: number; readonly document: Members }[];
  readonly problems: readonly InputProblem[];
}

const without = (members: Members, names: readonly string[]): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));

/** What an entry keeps of the one before it. */
const keptFrom = (before: Members, entry: Members, hasTime: boolean): Members => {
  const isStated = hasTime || turbulenceNames.some((name) => entry[name] !== undefined);
  return without(before, isStated ? [...ownNames, ...turbulenceNames] : ownNames);
};

const laterTime = (time: unknown, fromMin: number): string | undefined => {
  const startMs = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isFinite(startMs) ? new Date(startMs + 60_000 * fromMin).toISOString() : undefined;
};

/** Divides a document with a list of weather; one with a single weather passes as it is. */
export const splitWeather = (document: Members): SplitWeather => {
  const { weather } = document;
  if (!Array.isArray(weather)) return { document, later: [], problems: [] };
  const list: readonly unknown[] = weather;
  if (list.length === 0 || list.length > mostEntries) {
    const allowed = `1 to ${mostEntries} entries`;
    const message = `The list of weather has ${list.length} entries; allowed: ${allowed}.`;
    return { document: without(document, ['weather']), later: [], problems: [problemWith('weather', list.length, allowed, message)] };
  }
  const problems = list.flatMap((entry, i): readonly InputProblem[] => {
    if (!isMembers(entry))
      return [problemWith(`weather[${i}]`, entry, 'an object', `Weather entry ${i + 1} is ${shown(entry)}; it must be an object.`)];
    const before = list[i - 1];
    return fromProblem(i, entry.fromMin, isMembers(before) ? before.fromMin : undefined);
  });
  const [first] = list;
  if (problems.length > 0 || !isMembers(first)) return { document: without(document, ['weather']), later: [], problems };
  let whole = without(first, ['fromMin']);
  const later = list.slice(1).map((entry) => {
    const own = entry as Members;
    const fromMin = Number(own.fromMin);
    const time = laterTime(document.time, fromMin);
    whole = { ...keptFrom(whole, own, time !== undefined), ...without(own, ['fromMin']) };
    return { fromMin, document: { ...document, weather: whole, ...(time === undefined ? {} : { time }) } };
  });
  return { document: { ...document, weather: without(first, ['fromMin']) }, later, problems: [] };
};

/** The later entries in SI, or the problems of each by its name. */
export const readLaterWeather = (
  later: SplitWeather['later'],
  roughnessM: number,
): { readonly problems: readonly InputProblem[]; readonly entries: readonly WeatherEntry[] } => {
  const problems: InputProblem[] = [];
  const entries: WeatherEntry[] = [];
  later.forEach(({ fromMin, document }, i) => {
    const { problems: found, values } = checkInputs(document);
    const own = found.filter(({ field }) => field.startsWith('weather'));
    problems.push(
      ...own.map((problem) => ({
        ...problem,
        field: problem.field.replace(/^weather/, `weather[${i + 1}]`),
        message: `${nameEntry(i + 1, fromMin)}: ${problem.message}`,
      })),
    );
    const sky = own.length > 0 ? null : readSky(values, roughnessM);
    if (sky !== null) entries.push({ fromS: 60 * fromMin, weather: readWeather(values, sky) });
    else if (own.length === 0) {
      const allowed = 'one of A, B, C, D, E, F; or the time of release; or a measured Obukhov length';
      problems.push(
        problemWith(`weather[${i + 1}].stability`, undefined, allowed, `${nameEntry(i + 1, fromMin)}: the stability class is missing.`),
      );
    }
  });
  return { problems, entries };
};
