import { industryFields, industryInput } from '@hazardguard/contract';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { listOptionalFields, readFormValues } from '../field-values.ts';
import { formFields, type IndustryEntry, type IndustryField, type IndustryValues } from './industry-fields.ts';

/** A site may be on-boarded before its position is known. */
const optional = listOptionalFields(industryFields);

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkIndustry = (values: IndustryValues): Checked<IndustryField, IndustryEntry> => {
  const result = industryInput.safeParse(readFormValues(industryFields, values));
  const problems = findProblems(result.success ? [] : result.error.issues, formFields, values, optional);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const { latitude = null, longitude = null } = result.data;
  return { ok: true, input: { ...result.data, latitude, longitude } };
};
