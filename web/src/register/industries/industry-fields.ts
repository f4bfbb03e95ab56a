import { type FieldName, type Industry, type IndustryInput, industryFields, industryInput } from '@hazardguard/contract';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, listOptionalFields, readFormValues, toFormTexts } from '../field-values.ts';

export const formFields = listFormFields(industryFields);
export type IndustryField = FieldName<typeof industryFields>;
export type IndustryValues = Readonly<Record<IndustryField, string>>;

/** What the form sends: always with a position, which is null while it is unknown. */
export type IndustryEntry = IndustryInput & Pick<Industry, 'latitude' | 'longitude'>;

export type Checked =
  | { readonly ok: true; readonly input: IndustryEntry }
  | { readonly ok: false; readonly problems: readonly Problem<IndustryField>[] };

/** A site may be on-boarded before its position is known. */
const optional = listOptionalFields(industryFields);

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkIndustry = (values: IndustryValues): Checked => {
  const result = industryInput.safeParse(readFormValues(industryFields, values));
  const problems = findProblems(result.success ? [] : result.error.issues, formFields, values, optional);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const { latitude = null, longitude = null } = result.data;
  return { ok: true, input: { ...result.data, latitude, longitude } };
};

/** A stored row as the form shows it. */
export const toEntry = (industry: Industry): Entry<IndustryField> => ({
  editing: { id: industry.id, version: industry.version },
  values: toFormTexts(industryFields, industry),
});
