import { computeAir, stirred } from '../atmosphere/air.ts';
import { leastWindMs } from '../choose/calm.ts';
import { firstWeatherOnly } from '../choose/first-weather.ts';
import { type Prepared, prepare, requireProfile } from '../choose/prepare.ts';
import { pathField } from '../dispersion/path-field.ts';
import type { WindMoment } from '../dispersion/path-march.ts';
import { type PlumeSegment, plumeSegment } from '../dispersion/plume-segment.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { ModelOutput } from '../types/model-types.ts';
import type { PathField, PlumeField, Scenario, SourceTerm, ThreatField, WeatherEntry } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { toRadians } from '../units/convert.ts';

/** A scenario computed as far as its field. */
export interface ComputedField {
  readonly prepared: Prepared;
  /** What the model gave, in the first weather. */
  readonly output: ModelOutput;
  /** The field as the weather changes; that of the model where it does not. */
  readonly field: ThreatField;
  readonly caveats: readonly Caveat[];
}

/** Below this share of the lowest level a cloud is no longer followed. */
const followedShare = 1e-3;

/** All weather of a scenario, the first from the start. */
const listWeather = ({ weather, laterWeather = [] }: Scenario): readonly WeatherEntry[] => [{ fromS: 0, weather }, ...laterWeather];

/** Directions of a list, each turned the shorter way from the one before, to the left of the first. */
export const toWinds = (entries: readonly WeatherEntry[]): readonly WindMoment[] => {
  const first = entries[0]?.weather.windFromDeg ?? 0;
  let turned = 0;
  let last = first;
  return entries.map(({ fromS, weather }) => {
    turned -= ((((weather.windFromDeg - last) % 360) + 540) % 360) - 180;
    last = weather.windFromDeg;
    return { fromS, headingRad: toRadians(turned), windMs: Math.max(leastWindMs, weather.windSpeedMs) };
  });
};

const isSameAir = (one: Scenario['weather'], other: Scenario['weather']): boolean =>
  (Object.keys(one) as (keyof Scenario['weather'])[]).every((key) => key === 'windFromDeg' || one[key] === other[key]);

/** A refusal in a later entry names it. */
const refuseIn = (error: unknown, k: number, { fromS }: WeatherEntry): unknown => {
  if (!(error instanceof Refusal)) return error;
  const { problem } = error;
  return new Refusal({
    ...problem,
    field: problem.field.replace(/^weather\b/, `weather[${k}]`),
    message: `Weather entry ${k + 1} (from ${fromS / 60} min): ${problem.message}`,
  });
};

/** The same release in another weather, checked. */
const enterWeather = (scenario: Scenario, { weather }: WeatherEntry, { model, source }: Prepared) => {
  const there = { ...scenario, weather };
  const measured = computeAir(there);
  const air = measured.windAt10Ms < leastWindMs ? stirred(measured, leastWindMs) : measured;
  requireProfile(air);
  model.check?.(there, air, source);
  return { there, air };
};

/** The plume of the same release in another weather: of the same model, from the same source. */
const computePlume = (scenario: Scenario, entry: WeatherEntry, prepared: Prepared): PlumeField => {
  const { there, air } = enterWeather(scenario, entry, prepared);
  const { model, source } = prepared;
  const { field } = model.compute(there, air, source);
  if (field.shape !== 'plume') throw new Error(`${model.id} makes a ${field.shape} field; a cloud must be a plume`);
  return field;
};

/** Segments of a list, each made when a path first comes to it; entries that differ in the direction alone share one. */
const segmentsOf = (
  scenario: Scenario,
  entries: readonly WeatherEntry[],
  prepared: Prepared,
  first: PlumeField,
): ((k: number) => PlumeSegment) => {
  const { source } = prepared;
  const made: PlumeSegment[] = [plumeSegment(first, source.airborneKg, isBurst(prepared))];
  return (k) => {
    const known = made[k];
    if (known !== undefined) return known;
    const entry = entries[k] as WeatherEntry;
    const same = entries.findIndex((other, i) => i < k && made[i] !== undefined && isSameAir(other.weather, entry.weather));
    try {
      const segment = made[same] ?? plumeSegment(computePlume(scenario, entry, prepared), source.airborneKg, isBurst(prepared));
      made[k] = segment;
      return segment;
    } catch (error) {
      throw refuseIn(error, k, entry);
    }
  };
};

/** A cloud that is in the air at once, and of which no pool is left. */
export const isBurst = ({ model, source }: Prepared): boolean => model.kind === 'puff' && source.steps.length <= 1;

/** Whether a cloud follows weather that changes. */
export const isFollowed = (prepared: Prepared): boolean => whyHeld(prepared) === null;

/** Why a list is not followed, if so. */
const whyHeld = ({ mode, isCalm, model }: Prepared): Caveat | null => {
  if (model.kind !== 'plume' && model.kind !== 'puff') return firstWeatherOnly('not-a-cloud');
  if (mode === 'aloha-compatible') return firstWeatherOnly('aloha');
  if (isCalm) return firstWeatherOnly('calm');
  return null;
};

const followedCaveats = (entries: readonly WeatherEntry[], field: PathField): readonly Caveat[] => {
  const last = entries.at(-1)?.fromS ?? 0;
  const calm = entries.slice(1).filter(({ weather }) => weather.windSpeedMs < leastWindMs);
  return [
    note(
      'weather-followed',
      `The cloud follows the ${entries.length} entries of the weather. Zones show every place that is or will be affected, not the cloud at one moment. The release itself is computed in the first entry. The times at which the wind turns are as uncertain as the forecast.`,
      { params: { entries: entries.length } },
    ),
    ...(field.endS > last + 3600
      ? [
          note(
            'weather-ends',
            `The list of weather ends at ${Math.round(last / 60)} min; its last entry was kept for the rest of the ${Math.round(field.endS / 60)} min that the cloud is followed.`,
            { params: { lastMin: Math.round(last / 60), endMin: Math.round(field.endS / 60) } },
          ),
        ]
      : []),
    ...(calm.length > 0
      ? [
          warning(
            'calm-later',
            `Calm later entries of the weather (below ${leastWindMs} m/s): ${calm.length}. A cloud then has no steady direction; it was moved at ${leastWindMs} m/s in the direction given.`,
            { params: { count: calm.length } },
          ),
        ]
      : []),
  ];
};

/** Throws the refusal of a later entry of the weather in which the model cannot compute, by its name. */
export const checkLaterWeather = (scenario: Scenario, prepared: Prepared): void => {
  if (scenario.laterWeather === undefined || whyHeld(prepared) !== null) return;
  for (const [i, entry] of scenario.laterWeather.entries())
    try {
      enterWeather(scenario, entry, prepared);
    } catch (error) {
      throw refuseIn(error, i + 1, entry);
    }
};

/** Moments at which the rate of a release changes much, s. */
const rateChanges = ({ steps }: SourceTerm): readonly number[] => steps.flatMap(({ fromS, toS }) => [fromS, toS]);

/**
 * Source, model and field of a scenario, or the refusal that stops it. Where the weather is a list, each entry gives the ordinary plume
 * of the same release, and slices of the release go from one to the next (`pathField`).
 */
export const computeField = (scenario: Scenario): ComputedField => {
  const prepared = prepare(scenario);
  const output = prepared.model.compute(scenario, prepared.air, prepared.source);
  if (scenario.laterWeather === undefined) return { prepared, output, field: output.field, caveats: [] };
  const held = whyHeld(prepared);
  if (held !== null || output.field.shape !== 'plume') {
    return { prepared, output, field: output.field, caveats: held === null ? [] : [held] };
  }
  const entries = listWeather(scenario);
  const lowest = Math.min(...prepared.levels.map(({ value }) => value));
  const field = pathField(
    {
      winds: toWinds(entries),
      segment: segmentsOf(scenario, entries, prepared, output.field),
      downToPpm: followedShare * lowest,
    },
    { changesS: rateChanges(prepared.source), isBurst: isBurst(prepared) },
  );
  return { prepared, output, field, caveats: followedCaveats(entries, field) };
};
