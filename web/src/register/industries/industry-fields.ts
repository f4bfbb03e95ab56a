import { type FieldName, type Industry, type IndustryInput, industryFields } from '@hazardguard/contract';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { listFormFields, toFormTexts } from '../field-values.ts';

export const formFields = listFormFields(industryFields);
export type IndustryField = FieldName<typeof industryFields>;
export type IndustryValues = Readonly<Record<IndustryField, string>>;

/** What the form sends: always with a position, which is null while it is unknown. */
export type IndustryEntry = IndustryInput & Pick<Industry, 'latitude' | 'longitude'>;

/** A stored row as the form shows it. */
export const toEntry = (industry: Industry): Entry<IndustryField> => ({
  editing: { id: industry.id, version: industry.version },
  values: toFormTexts(industryFields, industry),
});
