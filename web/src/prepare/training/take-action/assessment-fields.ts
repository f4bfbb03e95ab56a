import { type AssessmentInput, assessmentInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../../ui/form/field-problems.ts';

export const assessmentFields = ['date', 'name', 'phone', 'email', 'district', 'topics'] as const;
export type AssessmentField = (typeof assessmentFields)[number];
export const requiredAssessmentFields = ['date', 'name', 'phone', 'email'] as const;

type Checked =
  | { readonly ok: true; readonly input: AssessmentInput }
  | { readonly ok: false; readonly problems: readonly Problem<AssessmentField>[] };

/** The request body from the typed texts, or their errors. `today` is the date of the reader. */
export const checkAssessment = (values: Readonly<Record<AssessmentField, string>>, today: string): Checked => {
  const isGiven = (field: AssessmentField): boolean =>
    requiredAssessmentFields.some((required) => required === field) || values[field].trim() !== '';
  const given = assessmentFields.filter(isGiven);
  const result = assessmentInput.safeParse(Object.fromEntries(given.map((field) => [field, values[field]])));
  const issues = result.success ? [] : result.error.issues;
  const wrong = findProblems(issues, given, values);
  const past = values.date < today && !wrong.some(({ field }) => field === 'date');
  const problems = past ? [{ field: 'date', reason: { kind: 'invalid' } } as const, ...wrong] : wrong;
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** The date in the reader's time zone, YYYY-MM-DD. */
export const localDay = (moment: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};
