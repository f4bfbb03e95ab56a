import {
  listStakeholderColumns,
  type Stakeholder,
  type StakeholderColumn,
  type StakeholderGroup,
  type StakeholderInput,
  selectStakeholderInput,
  stakeholderFields,
} from '@hazardguard/contract';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';
import { toFormTexts } from '../field-values.ts';

type Values = Readonly<Record<StakeholderColumn, string>>;

export type Checked =
  | { readonly ok: true; readonly input: StakeholderInput }
  | { readonly ok: false; readonly problems: readonly Problem<StakeholderColumn>[] };

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkStakeholder = (group: StakeholderGroup, values: Values): Checked => {
  const result = selectStakeholderInput(group).safeParse(values);
  const problems = findProblems(result.success ? [] : result.error.issues, listStakeholderColumns(group), values);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** A stored row as the form shows it. */
export const toEntry = (row: Stakeholder): Entry<StakeholderColumn> => ({
  editing: { id: row.id, version: row.version },
  values: toFormTexts(stakeholderFields, row),
});
