import { type ReceptorInput, receptorFields, receptorInput } from '@hazardguard/contract';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { readNumber } from '../../ui/read-number.ts';
import { listOptionalFields, readFormValues } from '../field-values.ts';
import { formFields, type ReceptorField, type ReceptorValues } from './receptor-fields.ts';

const optional = listOptionalFields(receptorFields);

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkReceptor = (values: ReceptorValues): Checked<ReceptorField, ReceptorInput> => {
  const result = receptorInput.safeParse({ ...readFormValues(receptorFields, values), people: readNumber(values.people) });
  const problems = findProblems(result.success ? [] : result.error.issues, formFields, values, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};
