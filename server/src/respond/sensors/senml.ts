import { ApiError, type SensorUnit } from '@hazardguard/contract';
import { z } from 'zod';
import type { GivenRow } from './given-row.ts';

/** Newest version of SenML that this reads (RFC 8428, section 4.4). */
const newestVersion = 10;
/** A time below 2^28 s is relative to now (RFC 8428, section 4.5.3). */
const absoluteFrom = 2 ** 28;

const number = z.number({ error: 'A number' });
const text = z.string({ error: 'Text' }).max(200, { error: 'At most 200 characters' });

const record = z.looseObject({
  bn: text.optional(),
  bt: number.optional(),
  bu: text.optional(),
  bv: number.optional(),
  bs: number.optional(),
  bver: number.optional(),
  n: text.optional(),
  u: text.optional(),
  v: number.optional(),
  vb: z.boolean({ error: 'true or false' }).optional(),
  t: number.optional(),
});

/** Units of SenML (RFC 8428 table 1, RFC 8798, the registry at IANA) as ours. */
const units: Readonly<Record<string, { readonly unit: SensorUnit; readonly factor?: number }>> = {
  'm/s': { unit: 'm/s' },
  'km/h': { unit: 'km/h' },
  kn: { unit: 'kn' },
  deg: { unit: 'deg' },
  rad: { unit: 'deg', factor: 180 / Math.PI },
  Cel: { unit: 'degC' },
  K: { unit: 'K' },
  '%RH': { unit: 'percent' },
  '%': { unit: 'percent' },
  '/100': { unit: 'percent' },
  '/': { unit: 'percent', factor: 100 },
  Pa: { unit: 'Pa' },
  hPa: { unit: 'hPa' },
  ppm: { unit: 'ppm' },
  ppb: { unit: 'ppb' },
  'mg/m3': { unit: 'mg/m3' },
  'ug/m3': { unit: 'mg/m3', factor: 1e-3 },
};

/** Whether a JSON value looks like a SenML pack: a list of objects with its short names and none of ours. */
export const isSenml = (value: readonly unknown[]): boolean =>
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && !('sensor' in item) && !('value' in item)) &&
  value.some((item) => typeof item === 'object' && item !== null && ('n' in item || 'bn' in item));

/** The names that may be a sensor's code: the whole name, then what follows each `:` or `/`. */
const listNames = (name: string): readonly string[] => {
  const parts = name.split(/[:/]/);
  return [name, ...parts.slice(1).map((_part, i) => parts.slice(i + 1).join(':')), parts.at(-1) ?? name].filter((one) => one !== '');
};

type SenmlRecord = z.output<typeof record>;

interface Base {
  readonly name: string;
  readonly time: number | undefined;
  readonly unit: string | undefined;
  readonly value: number | undefined;
}

const refuseUnreadable = (given: SenmlRecord): void => {
  if (given.bver !== undefined && given.bver > newestVersion)
    throw new ApiError('invalid-input', `The pack is of SenML version ${given.bver}; this server reads up to ${newestVersion}`);
  const unknown = Object.keys(given).find((name) => name.endsWith('_'));
  if (unknown !== undefined)
    throw new ApiError(
      'invalid-input',
      `The pack has a member ${unknown.slice(0, 40)} that must be understood; this server does not know it`,
    );
};

/** One resolved record as a row, or the reason why it is none; null: it only sets base values for those after it. */
const toRow = (given: SenmlRecord, base: Base, line: number, now: Date): GivenRow | null => {
  const problem = (field: string, reason: string): GivenRow => ({ line, sensor: null, field, reason });
  const { n = '', u, v, vb, t } = given;
  const hasValue = v !== undefined || vb !== undefined;
  if (!hasValue && Object.keys(given).every((member) => member.startsWith('b'))) return null;
  const name = `${base.name}${n}`;
  if (name === '') return problem('n', 'The record has no name');
  const givenUnit = u ?? base.unit;
  const unit = givenUnit === undefined ? undefined : units[givenUnit];
  if (givenUnit !== undefined && unit === undefined)
    return problem('u', `The SenML unit ${givenUnit.slice(0, 20)} is not known here; known are ${Object.keys(units).join(', ')}`);
  if (!hasValue && base.value === undefined) return problem('v', 'The record has no number: v or vb');
  const at = (base.time ?? 0) + (t ?? 0);
  const names = listNames(name);
  return {
    line,
    names,
    given: {
      sensor: names.at(-1),
      // Without a time the record is of now, and its time is that of receipt.
      ...(base.time === undefined && t === undefined ? {} : { at: at < absoluteFrom ? now.getTime() / 1000 + at : at }),
      value: vb ?? ((v ?? 0) + (base.value ?? 0)) * (unit?.factor ?? 1),
      ...(unit === undefined ? {} : { unit: unit.unit }),
    },
  };
};

/**
 * Rows of a SenML pack (RFC 8428): base values are resolved, times become absolute, units become ours. A record without a number is listed
 * with its reason; a pack of a newer version, or one with a member that must be understood and is not, is refused whole.
 */
export const readSenml = (pack: readonly unknown[], now: Date): readonly GivenRow[] => {
  let base: Base = { name: '', time: undefined, unit: undefined, value: undefined };
  return pack.flatMap((given, i): readonly GivenRow[] => {
    const read = record.safeParse(given);
    if (!read.success) {
      const [issue] = read.error.issues;
      return [{ line: i + 1, sensor: null, field: issue?.path.join('.') || null, reason: issue?.message ?? 'Not a SenML record' }];
    }
    refuseUnreadable(read.data);
    const { bn, bt, bu, bv } = read.data;
    base = { name: bn ?? base.name, time: bt ?? base.time, unit: bu ?? base.unit, value: bv ?? base.value };
    const row = toRow(read.data, base, i + 1, now);
    return row === null ? [] : [row];
  });
};
