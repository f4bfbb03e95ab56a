import { type Stakeholder, type StakeholderColumn, stakeholderFields } from '@hazardguard/contract';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { toFormTexts } from '../field-values.ts';

/** A stored row as the form shows it. */
export const toEntry = (row: Stakeholder): Entry<StakeholderColumn> => ({
  editing: { id: row.id, version: row.version },
  values: toFormTexts(stakeholderFields, row),
});
