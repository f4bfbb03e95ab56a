import type { Run, Weather } from '@hazardguard/contract';
import type { ChangedScenario } from '../changed-conditions/changed-scenario.ts';
import { parseMoment } from '../scenario/scenario-form.ts';

interface Air {
  readonly scenario: Pick<ChangedScenario, 'origins'> | undefined;
  /** What the service or the site says; undefined where nothing is known. */
  readonly weather: Weather | undefined;
  /** It is the weather of now, not the last known. */
  readonly isCurrent: boolean;
  /** When the changed conditions were noted, as typed. */
  readonly date: string;
}

/** Whose weather the new footprint is of, and how old it is: one value typed makes it the typist's. */
export const findWeatherOrigin = ({ scenario, weather, isCurrent, date }: Air, now: Date): Run['weatherOrigin'] => {
  const entered = (['windFromDeg', 'windSpeedMs', 'temperatureC', 'humidityPercent'] as const).some(
    (name) => scenario?.origins[name] === 'entered',
  );
  const byHand = entered || weather === undefined;
  const observedAt = byHand ? (parseMoment(date) ?? null) : weather.observedAt;
  const source = byHand ? ('manual' as const) : isCurrent ? weather.source : ('last-known' as const);
  return { source, observedAt, ageS: observedAt === null ? null : Math.max(0, (now.getTime() - Date.parse(observedAt)) / 1000) };
};
