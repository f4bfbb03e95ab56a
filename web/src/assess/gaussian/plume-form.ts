import type { StabilityClass } from '@hazardguard/engine';
import { type CoefficientSetId, coefficientSetIds } from '../../compute/dispersion-coefficients.ts';
import { longestLevels } from '../scenario/scenario-form.ts';

interface NumberInput {
  /** Address parameter: short, because links are read out and typed. */
  readonly key: string;
  readonly unit: string;
  /** Initial value; '': the engine's default, or none. */
  readonly start: string;
  /** Path in the scenario document, for the engine's complaints. */
  readonly path: string;
}

/** Numeric inputs as typed text. The initial release is an illustration, not a real site. */
export const numberInputs = {
  rateKgS: { key: 'rate', unit: 'kg/s', start: '1', path: 'rupture.rateKgS' },
  durationMin: { key: 'min', unit: 'min', start: '10', path: 'rupture.durationMin' },
  heightM: { key: 'h', unit: 'm', start: '0', path: 'rupture.heightM' },
  windSpeedMs: { key: 'speed', unit: 'm/s', start: '3', path: 'weather.windSpeedMs' },
  windFromDeg: { key: 'wind', unit: '°', start: '270', path: 'weather.windFromDeg' },
  temperatureC: { key: 'temp', unit: '°C', start: '25', path: 'weather.temperatureC' },
  cloudPercent: { key: 'cloud', unit: '%', start: '50', path: 'weather.cloudPercent' },
  roughnessM: { key: 'z0', unit: 'm', start: '0.03', path: 'site.roughnessM' },
  averagingS: { key: 'avg', unit: 's', start: '', path: 'averagingS' },
  exposureMin: { key: 'exposure', unit: 'min', start: '60', path: 'exposureMin' },
  acrossAtM: { key: 'x', unit: 'm', start: '500', path: 'acrossAtM' },
  latitude: { key: 'lat', unit: '°', start: '', path: 'site.latitude' },
  longitude: { key: 'lon', unit: '°', start: '', path: 'site.longitude' },
} as const satisfies Record<string, NumberInput>;
export type NumberName = keyof typeof numberInputs;
export const numberNames = Object.keys(numberInputs) as readonly NumberName[];

export const stabilities = ['auto', 'A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly ('auto' | StabilityClass)[];

/** The user's inputs. */
export type PlumeForm = Readonly<Record<NumberName, string>> & {
  /** Id in the library. */
  readonly chemical: string;
  /** 'auto': from the sun and the cloud at `time`. */
  readonly stability: (typeof stabilities)[number];
  /** Local time of the user, YYYY-MM-DDTHH:mm. */
  readonly time: string;
  /** Dispersion coefficients of the zones and the map. */
  readonly coefficientSet: CoefficientSetId;
  /** Dispersion coefficients drawn for comparison. */
  readonly comparedSets: readonly CoefficientSetId[];
  /** Levels of concern of the user's own, as typed. */
  readonly ownLevels: string;
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** A time in the format of a date-and-time field. */
export const localTime = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

const startNumbers = Object.fromEntries(numberNames.map((name) => [name, numberInputs[name].start])) as Record<NumberName, string>;

export const startForm = (now: Date): PlumeForm => ({
  ...startNumbers,
  chemical: 'ammonia',
  stability: 'D',
  time: localTime(now),
  coefficientSet: 'briggs-rural',
  comparedSets: ['briggs-urban', 'tno-plume'],
  ownLevels: '',
});

export type Address = Readonly<Record<string, unknown>>;
export type AddressChange = Readonly<Record<string, string | number | undefined>>;

const longest = 40;
const parseText = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, longest) : undefined;
const parseChoice = <const Choices extends readonly string[]>(choices: Choices, raw: unknown): Choices[number] | undefined =>
  choices.find((choice) => choice === raw);

const parseCompared = (raw: unknown): readonly CoefficientSetId[] | undefined =>
  typeof raw === 'string' ? coefficientSetIds.filter((id) => raw.split(',').includes(id)) : undefined;

/** The form from a link; invalid values are ignored. */
export const formFromAddress = (address: Address, now: Date): PlumeForm => {
  const start = startForm(now);
  const time = typeof address.time === 'string' && !Number.isNaN(Date.parse(address.time)) ? new Date(address.time) : undefined;
  const numbers = Object.fromEntries(
    numberNames.map((name) => [name, parseText(address[numberInputs[name].key]) ?? start[name]]),
  ) as Record<NumberName, string>;
  return {
    ...numbers,
    chemical: parseText(address.chemical) ?? start.chemical,
    stability: parseChoice(stabilities, address.class) ?? start.stability,
    time: time === undefined ? start.time : localTime(time),
    coefficientSet: parseChoice(coefficientSetIds, address.school) ?? start.coefficientSet,
    comparedSets: parseCompared(address.beside) ?? start.comparedSets,
    ownLevels: typeof address.own === 'string' ? address.own.slice(0, longestLevels) : start.ownLevels,
  };
};

/** A number as the address stores it: links with quoted numbers are hard to read. */
const toAddressNumber = (typed: string): string | number => {
  const trimmed = typed.trim();
  return trimmed !== '' && String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed;
};

/** The address parameters that reproduce this form; initial values are left out. */
export const toAddress = (form: PlumeForm): AddressChange => {
  const start = startForm(new Date());
  const moment = new Date(form.time);
  return {
    ...Object.fromEntries(
      numberNames.map((name) => [numberInputs[name].key, form[name] === start[name] ? undefined : toAddressNumber(form[name])]),
    ),
    chemical: form.chemical,
    class: form.stability === start.stability ? undefined : form.stability,
    time: form.stability === 'auto' && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined,
    school: form.coefficientSet === start.coefficientSet ? undefined : form.coefficientSet,
    beside: form.comparedSets.join() === start.comparedSets.join() ? undefined : form.comparedSets.join(),
    own: form.ownLevels.trim() === '' ? undefined : form.ownLevels,
  };
};
