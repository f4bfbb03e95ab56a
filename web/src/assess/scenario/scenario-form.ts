import type { weatherOrigin } from '@hazardguard/contract';
import type { Hazard, StabilityClass } from '@hazardguard/engine';
import type { z } from 'zod';

export const hazards = ['leak', 'flammable', 'fire', 'explosion'] as const satisfies readonly Hazard[];
export const ruptures = ['circular', 'rectangular', 'catastrophic'] as const;
export const windMethods = ['auto', 'text', 'compass'] as const;
export const stabilities = ['auto', 'A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly ('auto' | StabilityClass)[];
export const terrains = ['rural', 'urban', 'water'] as const;
export const weatherSources = [
  'open-meteo',
  'weatherapi',
  'entered',
  'station',
  'last-known',
  'manual',
] as const satisfies readonly z.infer<typeof weatherOrigin>['source'][];

/** Numbers of the form, kept as typed. */
export const numberInputs = [
  'quantityKg',
  'storageC',
  'diameterM',
  'lengthM',
  'breadthM',
  'heightM',
  'isolationMin',
  'windSpeedMs',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
] as const;
export type NumberInput = (typeof numberInputs)[number];
export const weatherInputs = ['windSpeedMs', 'temperatureC', 'humidityPercent', 'cloudPercent'] as const satisfies readonly NumberInput[];

/** A hazard that begins with something coming out; an explosion of a stock has no opening. */
export const isRelease = (hazard: Hazard): boolean => hazard !== 'explosion';

/** What a person has set for one analysis. */
export type ScenarioForm = Readonly<Record<NumberInput, string>> & {
  /** Id of the inventory item. */
  readonly item: number | undefined;
  readonly hazard: (typeof hazards)[number];
  readonly rupture: (typeof ruptures)[number];
  readonly windMethod: (typeof windMethods)[number];
  /** Where it blows from; undefined: not known, and then nothing is computed. */
  readonly windFromDeg: number | undefined;
  readonly stability: (typeof stabilities)[number];
  readonly terrain: (typeof terrains)[number];
  /** Local clock of whoever looks, YYYY-MM-DDTHH:mm. */
  readonly time: string;
  readonly weatherSource: (typeof weatherSources)[number];
  /** When the weather was observed, ISO 8601; undefined for what was typed into this form. */
  readonly weatherObservedAt: string | undefined;
};

/** A form in which no hazard has been decided but the usual first one, and no weather is assumed. */
export const emptyForm = (time: string): ScenarioForm => ({
  item: undefined,
  hazard: 'leak',
  quantityKg: '',
  storageC: '',
  rupture: 'circular',
  diameterM: '',
  lengthM: '',
  breadthM: '',
  heightM: '',
  isolationMin: '',
  windMethod: 'auto',
  windFromDeg: undefined,
  windSpeedMs: '',
  temperatureC: '',
  humidityPercent: '',
  cloudPercent: '',
  stability: 'auto',
  terrain: 'rural',
  time,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
});

const pad = (value: number): string => String(value).padStart(2, '0');

/** A moment as a date-and-time field holds it. */
export const localTime = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

/** The moment a field's local time means, ISO 8601 in UTC; undefined when it is none. */
export const parseMoment = (time: string): string | undefined => {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};
