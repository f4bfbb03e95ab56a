import type { Run, Weather } from '@hazardguard/contract';
import type { ChangedScenario } from '../changed-conditions/changed-scenario.ts';
import { parseMoment } from '../scenario/scenario-form.ts';

interface Air {
  readonly scenario: Pick<ChangedScenario, 'origins'> | undefined;
  /** Age and source as reported; undefined when nothing is known. */
  readonly weather: Weather | undefined;
  /** The weather is current, not the last known. */
  readonly isCurrent: boolean;
  /** When the changed conditions were seen, as typed. */
  readonly date: string;
}

/** Source and age of the weather of the new footprint: one typed value makes it entered weather. */
export const findWeatherOrigin = ({ scenario, weather, isCurrent, date }: Air, now: Date): Run['weatherOrigin'] => {
  const entered = (['windFromDeg', 'windSpeedMs', 'temperatureC', 'humidityPercent'] as const).some(
    (name) => scenario?.origins[name] === 'entered',
  );
  const byHand = entered || weather === undefined;
  const observedAt = byHand ? (parseMoment(date) ?? null) : weather.observedAt;
  const source = byHand ? ('manual' as const) : isCurrent ? weather.source : ('last-known' as const);
  return { source, observedAt, ageS: observedAt === null ? null : Math.max(0, (now.getTime() - Date.parse(observedAt)) / 1000) };
};
