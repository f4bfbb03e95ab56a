import { type FieldName, type ReceptorRecord, receptorFields } from '@hazardguard/contract';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, toFormTexts } from '../field-values.ts';

export const formFields = listFormFields(receptorFields);
export type ReceptorField = FieldName<typeof receptorFields>;
export type ReceptorValues = Readonly<Record<ReceptorField, string>>;

/** A stored row as the form shows it. */
export const toEntry = (row: ReceptorRecord): Entry<ReceptorField> => ({
  editing: { id: row.id, version: row.version },
  values: toFormTexts(receptorFields, row),
});
