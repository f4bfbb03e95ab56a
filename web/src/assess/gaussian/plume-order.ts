import type { PlumeRequest } from '../../compute/plume-curves.ts';
import { readNumber } from '../../ui/read-number.ts';
import { type NumberName, numberNames, type PlumeForm } from './plume-form.ts';

/** What can be wrong with one input before the engine is asked. */
export type Fault = 'missing' | 'unreadable' | 'outside';

export interface Draft {
  /** Complete enough for the engine to judge; undefined while something is missing or no number. */
  readonly order: PlumeRequest | undefined;
  readonly faults: Readonly<Partial<Record<NumberName | 'time', Fault>>>;
}

/** The cut is the workbench's own input, so its range is judged here; the others are the engine's to judge. */
export const cutRangeM = [10, 10_000] as const;

const optional: ReadonlySet<NumberName> = new Set(['averagingS', 'latitude', 'longitude']);

const findFault = (form: PlumeForm, name: NumberName): Fault | undefined => {
  const value = readNumber(form[name]);
  if (value === undefined) return optional.has(name) || (name === 'cloudPercent' && form.stability !== 'auto') ? undefined : 'missing';
  if (Number.isNaN(value)) return 'unreadable';
  return name === 'acrossAtM' && (value < cutRangeM[0] || value > cutRangeM[1]) ? 'outside' : undefined;
};

const parseMoment = (time: string): string | undefined => {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

/** Where the release is: as typed, else the place that the screen falls back to. */
export const findPlace = (form: PlumeForm, fallback: Position): Position => {
  const latitude = readNumber(form.latitude);
  const longitude = readNumber(form.longitude);
  return latitude === undefined || longitude === undefined ? fallback : { latitude, longitude };
};

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The order that a form stands for, at the place given where the form has none. */
export const buildDraft = (form: PlumeForm, fallback: Position): Draft => {
  const time = parseMoment(form.time);
  const faults: Partial<Record<NumberName | 'time', Fault>> = {};
  for (const name of numberNames) {
    const fault = findFault(form, name);
    if (fault) faults[name] = fault;
  }
  if (form.stability === 'auto' && time === undefined) faults.time = 'missing';
  if (Object.keys(faults).length > 0) return { order: undefined, faults };
  const given = (name: NumberName): number => readNumber(form[name]) ?? 0;
  const averagingS = readNumber(form.averagingS);
  return {
    faults,
    order: {
      document: {
        chemical: form.chemical,
        hazard: 'leak',
        quantityKg: given('rateKgS') * given('durationMin') * 60,
        rupture: { type: 'direct', rateKgS: given('rateKgS'), durationMin: given('durationMin'), heightM: given('heightM') },
        weather: {
          windSpeedMs: given('windSpeedMs'),
          windFromDeg: given('windFromDeg'),
          temperatureC: given('temperatureC'),
          ...(form.stability === 'auto' ? { cloudPercent: given('cloudPercent') } : { stability: form.stability }),
        },
        site: { ...findPlace(form, fallback), roughnessM: given('roughnessM') },
        ...(form.stability === 'auto' && time !== undefined ? { time } : {}),
        ...(averagingS === undefined ? {} : { averagingS }),
        exposureMin: given('exposureMin'),
      },
      schools: [form.school, ...form.beside.filter((school) => school !== form.school)],
      acrossAtM: given('acrossAtM'),
    },
  };
};
