import { type FieldName, type ReceptorInput, type ReceptorRecord, receptorFields, receptorInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { readNumber } from '../../ui/read-number.ts';
import { listFormFields, listOptionalFields, readFormValues, toFormTexts } from '../field-values.ts';

export const formFields = listFormFields(receptorFields);
export type ReceptorField = FieldName<typeof receptorFields>;
type ReceptorValues = Readonly<Record<ReceptorField, string>>;

export type Checked =
  | { readonly ok: true; readonly input: ReceptorInput }
  | { readonly ok: false; readonly problems: readonly Problem<ReceptorField>[] };

const optional = listOptionalFields(receptorFields);

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkReceptor = (values: ReceptorValues): Checked => {
  const result = receptorInput.safeParse({ ...readFormValues(receptorFields, values), people: readNumber(values.people) });
  const problems = findProblems(result.success ? [] : result.error.issues, formFields, values, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** A stored row as the form shows it. */
export const toEntry = (row: ReceptorRecord): Entry<ReceptorField> => ({
  editing: { id: row.id, version: row.version },
  values: toFormTexts(receptorFields, row),
});
