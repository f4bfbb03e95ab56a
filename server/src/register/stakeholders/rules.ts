import {
  ApiError,
  type Stakeholder,
  type StakeholderGroup,
  type StakeholderInput,
  selectStakeholderInput,
  stakeholderFields,
  stakeholderGroupTitles,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toInputProblem } from '../../platform/http/input-problem.ts';
import { toColumns, toFieldValues } from '../field-columns.ts';

export type DirectoryRow = Omit<Selectable<Schema['stakeholder_directory']>, 'membership_search_text' | 'person_search_text'>;

/** The fields of the group, all of them: the core team's rows need a department, the others have none. */
export const parseInput = (group: StakeholderGroup, given: StakeholderInput): StakeholderInput => {
  const read = selectStakeholderInput(group).safeParse(given);
  if (!read.success) throw toInputProblem(read.error, given);
  return read.data;
};

/** Of the person, the same in every group; role and department belong to the membership. */
const { role: _, department: __, ...ofPerson } = stakeholderFields;
export const personFields = ofPerson;

export const toPersonColumns = (input: StakeholderInput) => toColumns(personFields, input);

export const toMembershipColumns = ({ role, department }: StakeholderInput) => ({ role, department: department ?? null });

const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentStakeholder = (row: DirectoryRow): Stakeholder => ({
  id: row.id,
  externalId: row.external_id,
  group: row.stakeholder_group,
  personId: row.stakeholder_id,
  ...toFieldValues(stakeholderFields, row),
  contactNumberProvedAt: toIso(row.contact_number_proved_at),
  emailAddressProvedAt: toIso(row.email_address_proved_at),
  onDutyUntil: toIso(row.on_duty_until),
  groups: [...row.stakeholder_groups],
  sample: row.sample,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

export const noSuchStakeholder = (id: number): ApiError => new ApiError('not-found', `There is no stakeholder with the id ${id}`);

export const alreadyInGroup = (name: string, group: StakeholderGroup): ApiError => {
  const message = `${name} with this e-mail address is already in the group ${stakeholderGroupTitles[group]}`;
  return new ApiError('already-in-group', message, [{ field: 'name', message, value: name.slice(0, 100) }]);
};

export const anotherRecord = (name: string): ApiError => {
  const message = `${name} with this e-mail address already has a record. Delete this one and add that person to the group`;
  return new ApiError('conflict', message, [{ field: 'name', message, value: name.slice(0, 100) }]);
};

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this person in the meantime. Reload it and repeat your change');
