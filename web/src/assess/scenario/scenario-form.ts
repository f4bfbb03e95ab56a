import type { temperatureOrigin } from '@hazardguard/contract';
import type { Hazard, JetDirection, Rupture, StabilityClass } from '@hazardguard/engine';
import type { z } from 'zod';
import { smokes } from './air/class-from-smoke.ts';

export const hazards = ['leak', 'flammable', 'fire', 'explosion'] as const satisfies readonly Hazard[];
export const ruptures = ['circular', 'rectangular', 'pipe', 'catastrophic'] as const;
export const jetDirections = ['auto', 'along-wind', 'up', 'down', 'impinging'] as const satisfies readonly ('auto' | JetDirection)[];
/** The unbroken end of a broken pipe. */
export const pipeSupplies = ['closed', 'reservoir'] as const satisfies readonly NonNullable<
  Extract<Rupture, { type: 'pipe' }>['pipeSupply']
>[];
export const windMethods = ['auto', 'text', 'compass'] as const;
/** 'unknown': nobody has said here; the site's own counts, or open country where that is not known either. */
export const terrains = ['unknown', 'rural', 'urban', 'water'] as const;
/** Time that the toxic levels are for: as long as the release, at most an hour; or a stated time. */
export const exposures = ['release', 'hour', 'fourHours', 'eightHours'] as const;
/** 'auto': the engine chooses by the substance and its release. */
export const plumeModels = ['auto', 'gaussian-plume'] as const;
export const temperatureOrigins = ['last-known', 'climate', 'assumed', 'entered'] as const satisfies readonly z.infer<
  typeof temperatureOrigin
>[];
export const stabilityClasses = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly StabilityClass[];

/** Derived, a class, or what smoke shows of it. */
export const stabilities = ['auto', ...stabilityClasses, ...smokes] as const;

/** Numbers of the form as typed text. */
export const numberInputs = [
  'quantityKg',
  'storageC',
  'diameterM',
  'lengthM',
  'breadthM',
  'pipeLengthM',
  'pipeOtherLengthM',
  'bundAreaM2',
  'heightM',
  'isolationMin',
  'windSpeedMs',
  'temperatureC',
  'humidityPercent',
  'cloudPercent',
] as const;
export type NumberInput = (typeof numberInputs)[number];
export const weatherInputs = ['windSpeedMs', 'temperatureC', 'humidityPercent', 'cloudPercent'] as const satisfies readonly NumberInput[];

/** Hazards that start with a release through an opening; an explosion of a stock has none. */
export const isRelease = (hazard: Hazard): boolean => hazard !== 'explosion';
/** Hazards of a drifting cloud. */
export const isCloud = (hazard: Hazard): boolean => hazard === 'leak' || hazard === 'flammable';

/** Three levels of the user's own as typed. */
export const longestLevels = 100;

/** The user's inputs for one analysis. */
export type ScenarioForm = Readonly<Record<NumberInput, string>> & {
  /** Id of the inventory item. */
  readonly item: number | undefined;
  /** The item is a solution or mixture, and the person has chosen to assess it as the pure chemical. */
  readonly assessAsPure: boolean;
  readonly hazard: (typeof hazards)[number];
  readonly rupture: (typeof ruptures)[number];
  /** Of the jet from an opening; 'auto': chosen by the engine. */
  readonly direction: (typeof jetDirections)[number];
  readonly pipeSupply: (typeof pipeSupplies)[number];
  readonly windMethod: (typeof windMethods)[number];
  /** Direction the wind blows from; undefined: not known, and nothing is computed. */
  readonly windFromDeg: number | undefined;
  readonly stability: (typeof stabilities)[number];
  readonly terrain: (typeof terrains)[number];
  readonly exposure: (typeof exposures)[number];
  readonly plumeModel: (typeof plumeModels)[number];
  /** Levels of concern of the user's own as typed: '10 ppm; 7.3 mg/m³'. */
  readonly ownLevels: string;
  /** Local time of the user, YYYY-MM-DDTHH:mm. */
  readonly time: string;
  readonly weatherSource: string;
  /** When the weather was observed, ISO 8601; undefined for typed values. */
  readonly weatherObservedAt: string | undefined;
  /** From the site to the place of the observation, m; undefined: not known. */
  readonly weatherDistanceM: number | undefined;
  /** Height at which a station measured the wind, m; undefined: 10. */
  readonly windHeightM: number | undefined;
  /** Class that a station measured: used while `stability` is 'auto'. */
  readonly weatherStability: StabilityClass | undefined;
  /** Origin of a temperature that the station did not measure. */
  readonly temperatureFrom: (typeof temperatureOrigins)[number] | undefined;
  /** The cloud follows the hourly forecast from the start of the release on. */
  readonly follow: boolean;
  /** The cloud follows what the site's station measured from the start of the release to now. */
  readonly measured: boolean;
};

/** The initial form: the first hazard, and no assumed weather. */
export const emptyForm = (time: string): ScenarioForm => ({
  item: undefined,
  assessAsPure: false,
  hazard: 'leak',
  quantityKg: '',
  storageC: '',
  rupture: 'circular',
  direction: 'auto',
  diameterM: '',
  lengthM: '',
  breadthM: '',
  pipeLengthM: '',
  pipeOtherLengthM: '',
  pipeSupply: 'closed',
  bundAreaM2: '',
  heightM: '',
  isolationMin: '',
  windMethod: 'auto',
  windFromDeg: undefined,
  windSpeedMs: '',
  temperatureC: '',
  humidityPercent: '',
  cloudPercent: '',
  stability: 'auto',
  terrain: 'unknown',
  exposure: 'release',
  plumeModel: 'auto',
  ownLevels: '',
  time,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
  weatherDistanceM: undefined,
  windHeightM: undefined,
  weatherStability: undefined,
  temperatureFrom: undefined,
  follow: false,
  measured: false,
});

/** Mass as typed text: four digits, because no stock is known more precisely. */
export const toMassText = (quantityKg: number | null): string => (quantityKg === null ? '' : String(Number(quantityKg.toPrecision(4))));

const pad = (value: number): string => String(value).padStart(2, '0');

/** A time in the format of a date-and-time field. */
export const localTime = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

/** The local time of a field as ISO 8601 in UTC; undefined when invalid. */
export const parseMoment = (time: string): string | undefined => {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};
