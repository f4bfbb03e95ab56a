import { parseOwnLevels } from '@hazardguard/engine';
import type { PlumeRequest } from '../../compute/plume-curves.ts';
import { readNumber } from '../../ui/read-number.ts';
import { type NumberName, numberNames, type PlumeForm } from './plume-form.ts';

/** Input errors found before the engine is called. */
export type Fault = 'missing' | 'unreadable' | 'outside';

export interface Draft {
  /** Ready for the engine to check; undefined while a value is missing or not a number. */
  readonly request: PlumeRequest | undefined;
  readonly faults: Readonly<Partial<Record<NumberName | 'time' | 'ownLevels', Fault>>>;
}

/** The position of the cut is checked here; the engine checks all other ranges. */
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

/** Release position: as typed, else the fallback of the screen. */
export const findPlace = (form: PlumeForm, fallback: Position): Position => {
  const latitude = readNumber(form.latitude);
  const longitude = readNumber(form.longitude);
  return latitude === undefined || longitude === undefined ? fallback : { latitude, longitude };
};

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The request for a form, with the fallback position when the form has none. */
export const buildDraft = (form: PlumeForm, fallback: Position): Draft => {
  const time = parseMoment(form.time);
  const ownLevels = parseOwnLevels(form.ownLevels);
  const faults: Partial<Record<NumberName | 'time' | 'ownLevels', Fault>> = {};
  for (const name of numberNames) {
    const fault = findFault(form, name);
    if (fault) faults[name] = fault;
  }
  if (form.stability === 'auto' && time === undefined) faults.time = 'missing';
  if (ownLevels === undefined) faults.ownLevels = 'unreadable';
  if (Object.keys(faults).length > 0) return { request: undefined, faults };
  const readInput = (name: NumberName): number => readNumber(form[name]) ?? 0;
  const averagingS = readNumber(form.averagingS);
  return {
    faults,
    request: {
      document: {
        chemical: form.chemical,
        hazard: 'leak',
        quantityKg: readInput('rateKgS') * readInput('durationMin') * 60,
        rupture: { type: 'direct', rateKgS: readInput('rateKgS'), durationMin: readInput('durationMin'), heightM: readInput('heightM') },
        weather: {
          windSpeedMs: readInput('windSpeedMs'),
          windFromDeg: readInput('windFromDeg'),
          temperatureC: readInput('temperatureC'),
          ...(form.stability === 'auto' ? { cloudPercent: readInput('cloudPercent') } : { stability: form.stability }),
        },
        site: { ...findPlace(form, fallback), roughnessM: readInput('roughnessM') },
        ...(form.stability === 'auto' && time !== undefined ? { time } : {}),
        ...(averagingS === undefined ? {} : { averagingS }),
        exposureMin: readInput('exposureMin'),
        ...(ownLevels === undefined || ownLevels.length === 0 ? {} : { ownLevels }),
      },
      coefficientSets: [form.coefficientSet, ...form.comparedSets.filter((id) => id !== form.coefficientSet)],
      acrossAtM: readInput('acrossAtM'),
    },
  };
};
