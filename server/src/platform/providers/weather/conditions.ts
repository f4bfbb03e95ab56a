/** The state of the sky, as far as an icon needs it. */
export const conditionKinds = [
  'clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'haze',
  'drizzle',
  'rain',
  'sleet',
  'snow',
  'thunderstorm',
  'unknown',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export interface Condition {
  readonly kind: ConditionKind;
  readonly text: string;
}

/** WMO code table 4677 as Open-Meteo uses it (open-meteo.com/en/docs, "WMO Weather interpretation codes"). */
const wmoTable: Readonly<Record<number, Condition>> = {
  0: { kind: 'clear', text: 'Clear sky' },
  1: { kind: 'clear', text: 'Mainly clear' },
  2: { kind: 'partly-cloudy', text: 'Partly cloudy' },
  3: { kind: 'cloudy', text: 'Overcast' },
  45: { kind: 'fog', text: 'Fog' },
  48: { kind: 'fog', text: 'Depositing rime fog' },
  51: { kind: 'drizzle', text: 'Light drizzle' },
  53: { kind: 'drizzle', text: 'Moderate drizzle' },
  55: { kind: 'drizzle', text: 'Dense drizzle' },
  56: { kind: 'sleet', text: 'Light freezing drizzle' },
  57: { kind: 'sleet', text: 'Dense freezing drizzle' },
  61: { kind: 'rain', text: 'Slight rain' },
  63: { kind: 'rain', text: 'Moderate rain' },
  65: { kind: 'rain', text: 'Heavy rain' },
  66: { kind: 'sleet', text: 'Light freezing rain' },
  67: { kind: 'sleet', text: 'Heavy freezing rain' },
  71: { kind: 'snow', text: 'Slight snowfall' },
  73: { kind: 'snow', text: 'Moderate snowfall' },
  75: { kind: 'snow', text: 'Heavy snowfall' },
  77: { kind: 'snow', text: 'Snow grains' },
  80: { kind: 'rain', text: 'Slight rain showers' },
  81: { kind: 'rain', text: 'Moderate rain showers' },
  82: { kind: 'rain', text: 'Violent rain showers' },
  85: { kind: 'snow', text: 'Slight snow showers' },
  86: { kind: 'snow', text: 'Heavy snow showers' },
  95: { kind: 'thunderstorm', text: 'Thunderstorm' },
  96: { kind: 'thunderstorm', text: 'Thunderstorm with slight hail' },
  99: { kind: 'thunderstorm', text: 'Thunderstorm with heavy hail' },
};

/** A code outside the table is shown as unknown, never guessed. */
export const toWmoCondition = (code: number): Condition => wmoTable[code] ?? { kind: 'unknown', text: `Weather code ${code}` };

/** For weather entered by hand: rain takes precedence, then cloud cover in oktas (WMO: up to 2/8 few, up to 6/8 broken). */
export const toEnteredCondition = (cloudPercent: number, precipitationMm: number): Condition => {
  if (precipitationMm > 0) return { kind: 'rain', text: 'Rain' };
  if (cloudPercent <= 25) return { kind: 'clear', text: 'Clear' };
  return cloudPercent <= 75 ? { kind: 'partly-cloudy', text: 'Partly cloudy' } : { kind: 'cloudy', text: 'Cloudy' };
};

const withNight: readonly ConditionKind[] = ['clear', 'partly-cloudy'];

/** Path of the icon among the web client's static files. */
export const toConditionIcon = (kind: ConditionKind, isDay: boolean): string =>
  `/weather-icons/${withNight.includes(kind) ? `${kind}-${isDay ? 'day' : 'night'}` : kind}.svg`;
