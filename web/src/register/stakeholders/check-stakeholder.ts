import {
  listStakeholderColumns,
  type StakeholderColumn,
  type StakeholderGroup,
  type StakeholderInput,
  selectStakeholderInput,
  stakeholderFields,
} from '@hazardguard/contract';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { listOptionalFields } from '../field-values.ts';

const optional = listOptionalFields(stakeholderFields);

type Values = Readonly<Record<StakeholderColumn, string>>;

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkStakeholder = (group: StakeholderGroup, values: Values): Checked<StakeholderColumn, StakeholderInput> => {
  const result = selectStakeholderInput(group).safeParse(values);
  const problems = findProblems(result.success ? [] : result.error.issues, listStakeholderColumns(group), values, optional);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};
