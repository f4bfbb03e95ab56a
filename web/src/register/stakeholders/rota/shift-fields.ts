import { type Shift, type ShiftInput, shiftInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../../ui/form/field-problems.ts';
import type { Entry } from '../../../ui/form/use-entry-form.ts';

/** `memberName` is what the field of the person shows; the id is what counts. `industryId` is empty for all sites. */
export const shiftFields = ['memberId', 'memberName', 'startsAt', 'endsAt', 'industryId'] as const;
export type ShiftField = (typeof shiftFields)[number];
type Values = Readonly<Record<ShiftField, string>>;

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as the browser's field for date and time has it: this place's clock, to the minute. */
export const localText = (moment: string): string => {
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Back again; a text that is no date stays as it is, for the check to refuse. */
const toMoment = (text: string): string => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
};

export type CheckedShift =
  | { readonly ok: true; readonly input: ShiftInput }
  | { readonly ok: false; readonly problems: readonly Problem<ShiftField>[] };

export const checkShift = (values: Values): CheckedShift => {
  const given = {
    memberId: Number(values.memberId),
    startsAt: toMoment(values.startsAt),
    endsAt: toMoment(values.endsAt),
    industryId: values.industryId === '' ? null : Number(values.industryId),
  };
  const result = shiftInput.safeParse(given);
  const fields = ['memberId', 'startsAt', 'endsAt', 'industryId'] as const;
  const problems = findProblems(result.success ? [] : result.error.issues, fields, values, ['industryId']);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** The seconds of a stored start would be lost in the field; shifts made here have none. */
export const toEntry = (shift: Shift): Entry<ShiftField> => ({
  editing: { id: shift.id, version: shift.version },
  values: {
    memberId: String(shift.memberId),
    memberName: shift.name,
    startsAt: localText(shift.startsAt),
    endsAt: localText(shift.endsAt),
    industryId: shift.industryId === null ? '' : String(shift.industryId),
  },
});
