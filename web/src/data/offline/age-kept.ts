import { forecastStaleMinutes, type WeatherAnswer, weatherStaleMinutes } from '@hazardguard/contract';

/** Ages that are a fact of their time, such as that of the weather when a run used it. */
const fixed: ReadonlySet<string> = new Set(['weatherOrigin']);

const ageEntry = (name: string, value: unknown, byMs: number): unknown => {
  if (fixed.has(name)) return value;
  if (name === 'ageS' && typeof value === 'number') return value + byMs / 1000;
  // Until the cloud comes.
  if (name === 'leftS' && typeof value === 'number') return value - byMs / 1000;
  // The time at the server, from which times left are counted.
  if (name === 'now' && typeof value === 'string') return new Date(Date.parse(value) + byMs).toISOString();
  return ageAll(value, byMs);
};

const ageAll = (value: unknown, byMs: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => ageAll(one, byMs));
  if (typeof value !== 'object' || value === null) return value;
  const aged = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ageEntry(name, inner, byMs)]));
  return hasStaleMark(aged) ? { ...aged, stale: aged.stale || isOld(aged) } : aged;
};

interface Aged {
  readonly ageS: number;
}
/** Weather and forecasts, also inside other answers, such as that of a footprint. */
const hasStaleMark = (value: Readonly<Record<string, unknown>>): value is Record<string, unknown> & Aged & { readonly stale: boolean } =>
  typeof value.ageS === 'number' && typeof value.stale === 'boolean';

/** Whole forecasts have no `observedAt`; the weather of a footprint says what it is of. */
const isForecast = (value: object): boolean =>
  ('receivedAt' in value && !('observedAt' in value)) || ('of' in value && value.of === 'forecast');

const isOld = (value: Aged): boolean => value.ageS > (isForecast(value) ? forecastStaleMinutes : weatherStaleMinutes) * 60;

/** Weather that was current when it was kept is the last known one as soon as it is out of date. */
const ageWeather = (answer: WeatherAnswer): WeatherAnswer => {
  const { current, last, others } = answer;
  if (current === null) return answer;
  if (isOld(current)) return { current: null, last: { ...(last ?? current), stale: true }, reason: null, others: [] };
  return { ...answer, others: others.filter(({ weather }) => !isOld(weather)) };
};

/** A kept answer as it is true now: ages and the time at the server were those of the moment of the answer. */
export const ageKept = (address: string, data: unknown, byMs: number): unknown => {
  const aged = ageAll(data, Math.max(0, byMs));
  return address.startsWith('/api/weather?') ? ageWeather(aged as WeatherAnswer) : aged;
};
