import { type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { DirectoryRow } from '../../register/stakeholders/rules.ts';
import { eachMember } from '../../register/stakeholders/store.ts';

/** The people of one stakeholder group, as a plan lists them. */
export interface PlanGroup {
  readonly group: StakeholderGroup;
  readonly people: readonly DirectoryRow[];
  /** People beyond `printLimit`. */
  readonly omitted: number;
}

/** A longer directory can be exported as CSV. */
const printLimit = 60;

const collator = new Intl.Collator('en-IN');

/** People on duty first, then by name. */
const compareDuty = (one: DirectoryRow, other: DirectoryRow): number =>
  Number(other.on_duty_until !== null) - Number(one.on_duty_until !== null) || collator.compare(one.name, other.name) || one.id - other.id;

/** The six groups of the directory with their people, in the order of the screen. */
export const readDirectory = async (database: Database): Promise<readonly PlanGroup[]> => {
  const groups: PlanGroup[] = [];
  for (const group of stakeholderGroups) {
    const people: DirectoryRow[] = [];
    for await (const person of eachMember(database, { group, search: null, proof: 'any' })) people.push(person);
    people.sort(compareDuty);
    groups.push({ group, people: people.slice(0, printLimit), omitted: Math.max(0, people.length - printLimit) });
  }
  return groups;
};
