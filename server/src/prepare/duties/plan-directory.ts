import { type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { DirectoryRow } from '../../register/stakeholders/rules.ts';
import { eachMember } from '../../register/stakeholders/store.ts';

/** Whoever stands in a group of the stakeholder directory, as a plan lists them. */
export interface PlanGroup {
  readonly group: StakeholderGroup;
  readonly people: readonly DirectoryRow[];
  /** More than a plan prints. */
  readonly omitted: number;
}

/** So many of one group are printed; a longer directory is exported as CSV. */
const printed = 60;

const collator = new Intl.Collator('en-IN');

/** Who has a shift now comes first, then by name. */
const compareDuty = (one: DirectoryRow, other: DirectoryRow): number =>
  Number(other.on_duty_until !== null) - Number(one.on_duty_until !== null) || collator.compare(one.name, other.name) || one.id - other.id;

/** The six groups of the directory with their people, in the order of the screen. */
export const readDirectory = async (database: Database): Promise<readonly PlanGroup[]> => {
  const groups: PlanGroup[] = [];
  for (const group of stakeholderGroups) {
    const people: DirectoryRow[] = [];
    for await (const person of eachMember(database, { group, search: null, proof: 'any' })) people.push(person);
    people.sort(compareDuty);
    groups.push({ group, people: people.slice(0, printed), omitted: Math.max(0, people.length - printed) });
  }
  return groups;
};
