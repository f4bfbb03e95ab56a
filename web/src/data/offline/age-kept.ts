import { type WeatherAnswer, weatherStaleMinutes } from '@hazardguard/contract';

/** Ages that are a fact of their time, such as that of the weather when a run used it. */
const fixed: ReadonlySet<string> = new Set(['weatherOrigin']);

const ageAll = (value: unknown, byS: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => ageAll(one, byS));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (fixed.has(name)) return [name, inner];
      return [name, name === 'ageS' && typeof inner === 'number' ? inner + byS : ageAll(inner, byS)];
    }),
  );
};

const isOld = ({ ageS }: { readonly ageS: number }): boolean => ageS > weatherStaleMinutes * 60;

/** Weather that was current when it was kept is the last known one as soon as it is out of date. */
const ageWeather = (answer: WeatherAnswer): WeatherAnswer => {
  const { current, last, others } = answer;
  if (current === null) return answer;
  if (isOld(current)) return { current: null, last: { ...(last ?? current), stale: true }, reason: null, others: [] };
  return { ...answer, others: others.filter(({ weather }) => !isOld(weather)) };
};

/** A kept answer as it is true now: an age was counted to the moment of the answer. */
export const ageKept = (address: string, data: unknown, byMs: number): unknown => {
  const aged = ageAll(data, Math.max(0, byMs) / 1000);
  return address.startsWith('/api/weather?') ? ageWeather(aged as WeatherAnswer) : aged;
};
