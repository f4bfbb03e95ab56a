import {
  type Account,
  ApiError,
  type Duty,
  type DutyEntry,
  type DutyEntryInput,
  type DutyRuleId,
  type DutyScope,
  findDutyRule,
  type ThresholdTier,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { coversDistrict, outsideScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

/** A duty with its computed state and due date. */
export interface DutyRow {
  readonly rule: DutyRuleId;
  readonly subject: string;
  readonly scope: DutyScope;
  readonly name: string;
  readonly district: string;
  readonly industry_id: number | null;
  readonly sample: boolean;
  readonly state: Duty['state'];
  readonly due_on: string | null;
  readonly done_on: string | null;
  readonly event_on: string | null;
  /** The open event that is due first. */
  readonly event_id: number | null;
  readonly applies: boolean;
}
/** With the day on which what it triggered was done. */
export type DutyEntryRow = Selectable<Schema['duty_entry']> & { readonly done_on: string | null };

export const presentDuty = (row: DutyRow, stockTier: ThresholdTier | null): Duty => ({
  rule: row.rule,
  subject: row.subject,
  scope: row.scope,
  name: row.name,
  district: row.district,
  industryId: row.industry_id,
  sample: row.sample,
  state: row.state,
  dueOn: row.due_on,
  lastDoneOn: row.done_on,
  eventOn: row.event_on,
  stockTier,
});

export const presentEntry = (row: DutyEntryRow): DutyEntry => ({
  id: row.id,
  rule: row.rule,
  subject: row.subject,
  kind: row.kind,
  on: row.on_date,
  who: row.who,
  note: row.note,
  incidentId: row.incident_id,
  doneOn: row.done_on,
  recordedAt: row.recorded_at.toISOString(),
  recordedBy: row.recorded_by,
});

export const noSuchDuty = (): ApiError => new ApiError('not-found', 'There is no such duty: the site or district is not in the register');

export const noSuchDistrict = (): ApiError => new ApiError('not-found', 'No industry in the register is in this district');

/** A plant records duties of its site. Duties of a district or State are recorded by an authority whose scope covers all of it. */
export const refuseForeignScope = async (database: Database, { role, scope: own }: Account, { scope, subject }: DutyRow): Promise<void> => {
  if (role === 'plant' && scope !== 'site')
    throw new ApiError('forbidden', 'A plant records the duties of sites; authorities record those of districts');
  const isInScope =
    scope === 'site' ||
    (scope === 'state' && own.kind === 'state') ||
    (await coversDistrict(database, scope === 'district' ? subject.slice('district:'.length) : null));
  if (!isInScope) throw outsideScope();
};

const refuse = (field: string, message: string, value: string): never => {
  throw new ApiError('invalid-input', message, [{ field, message, value }]);
};

/** Longest time ahead for which a planned activity can be recorded, years. */
const plannedYears = 20;

/** Checks that need the rule, the open event and the date in India. */
export const refuseEntry = (input: DutyEntryInput, row: DutyRow, today: string): void => {
  const { after } = findDutyRule(input.rule);
  const { kind, on } = input;
  if (kind === 'event' && after === undefined) refuse('kind', 'This duty recurs by date. No event triggers it', kind);
  if (kind === 'done' && after !== undefined && row.event_id === null) {
    throw new ApiError('conflict', 'This duty has no open event. Record first what triggered it');
  }
  if (kind === 'not-applicable' && !row.applies) throw new ApiError('conflict', 'This duty is already marked as not applicable');
  if (kind === 'applies' && row.applies) throw new ApiError('conflict', 'This duty already applies');
  if ((kind === 'done' || kind === 'event') && !row.applies) {
    throw new ApiError('conflict', 'This duty is marked as not applicable. Record first that it applies');
  }
  if (input.incidentId !== undefined && (input.rule !== 'lesson' || kind !== 'event'))
    refuse('incidentId', 'Only a lesson belongs to an incident', input.incidentId);
  if (input.closes !== undefined && kind !== 'done') refuse('closes', 'Only an entry “done” closes an event', String(input.closes));
  if (kind === 'event' && input.rule === 'lesson' && input.note === '') refuse('note', 'Enter what is to be done', '');
  const planned = kind === 'event' && (after?.event === 'start' || after?.event === 'lesson');
  if (!planned && on > today) refuse('on', 'The date is in the future', on);
  const furthest = `${Number(today.slice(0, 4)) + plannedYears}${today.slice(4)}`;
  if (planned && on > furthest) refuse('on', `The date can be at most ${plannedYears} years ahead`, on);
};
