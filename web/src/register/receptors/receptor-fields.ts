import { type ReceptorInput, type ReceptorRecord, receptorInput } from '@hazardguard/contract';
import { readDegrees, writePosition } from '../../map/position/position-text.ts';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { readNumber } from '../../ui/read-number.ts';

export const receptorFields = ['name', 'kind', 'people', 'phone', 'latitude', 'longitude'] as const;
export type ReceptorField = (typeof receptorFields)[number];
type ReceptorValues = Readonly<Record<ReceptorField, string>>;

export type Checked =
  | { readonly ok: true; readonly input: ReceptorInput }
  | { readonly ok: false; readonly problems: readonly Problem<ReceptorField>[] };

/** Without a telephone number a place is still a place. */
const needed = receptorFields.filter((field) => field !== 'phone');

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkReceptor = (values: ReceptorValues): Checked => {
  const result = receptorInput.safeParse({
    ...values,
    people: readNumber(values.people),
    latitude: readDegrees(values.latitude),
    longitude: readDegrees(values.longitude),
  });
  const issues = result.success ? [] : result.error.issues;
  const fields = values.phone.trim() === '' ? needed : receptorFields;
  const problems = findProblems<ReceptorField>(issues, fields, values);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** A stored row as the form shows it. */
export const toEntry = ({ id, version, name, kind, people, phone, latitude, longitude }: ReceptorRecord): Entry<ReceptorField> => ({
  editing: { id, version },
  values: { name, kind, people: String(people), phone: phone ?? '', ...writePosition({ latitude, longitude }) },
});
