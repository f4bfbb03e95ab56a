import { parseWind, type WeatherEntry, weatherEntry } from '@hazardguard/contract';
import { readNumber } from '../../ui/read-number.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Typed values of an observation; the time is added when it is sent. */
export type ObservedWeather = Required<Omit<WeatherEntry, 'utcOffsetMin'>>;

export const numberFields = ['windSpeedMs', 'temperatureC', 'humidityPercent', 'cloudPercent', 'precipitationMm'] as const;
export type NumberField = (typeof numberFields)[number];
export type EntryField = NumberField | 'windFromDeg' | 'conditionText';
export type EntryTexts = Readonly<Record<EntryField, string>>;

export const emptyEntry: EntryTexts = {
  windFromDeg: '',
  windSpeedMs: '',
  temperatureC: '',
  humidityPercent: '',
  cloudPercent: '',
  precipitationMm: '0',
  conditionText: '',
};

const limits = {
  windSpeedMs: [0, 75],
  temperatureC: [-60, 60],
  humidityPercent: [0, 100],
  cloudPercent: [0, 100],
  precipitationMm: [0, 500],
} as const;

/** Allowed range of a number; a test compares it with the contract. */
export const findRange = (field: NumberField): readonly [number, number] => limits[field];

export type EntryCheck =
  | { readonly ok: true; readonly entry: ObservedWeather }
  | { readonly ok: false; readonly wrong: readonly EntryField[] };

/** The typed values as a weather entry, or the invalid fields. */
export const checkEntry = (texts: EntryTexts, place: Place): EntryCheck => {
  const wind = parseWind(texts.windFromDeg);
  const parsed = weatherEntry.safeParse({
    ...place,
    windFromDeg: wind?.fromDeg,
    ...Object.fromEntries(numberFields.map((field) => [field, readNumber(texts[field])])),
    // A speed in the direction text is used when the speed field is empty.
    windSpeedMs: readNumber(texts.windSpeedMs) ?? wind?.speedMs ?? undefined,
    conditionText: texts.conditionText.trim(),
  });
  if (parsed.success) {
    const { utcOffsetMin: _clock, ...entry } = parsed.data;
    return { ok: true, entry };
  }
  const bad = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const order: readonly EntryField[] = ['windFromDeg', ...numberFields, 'conditionText'];
  return { ok: false, wrong: order.filter((field) => bad.has(field)) };
};
