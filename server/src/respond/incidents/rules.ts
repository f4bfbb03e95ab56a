import {
  ApiError,
  type Incident,
  type IncidentInput,
  type IncidentSituation,
  type IncidentViewId,
  incidentChecklists,
  type incidentOrigins,
  incidentViews,
  listOpenTasks,
} from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { roundDegrees } from '../../register/industries/rules.ts';

/** An incident with the current names of its people. */
export type IncidentRow = Omit<
  Selectable<Schema['incident']>,
  'search_text' | 'given_id' | 'created_by_id' | 'changed_by_id' | 'made_district' | 'made_state'
> & {
  readonly assign_name: string | null;
  readonly submitter_name: string | null;
};

export interface IncidentPart {
  readonly view: IncidentViewId;
  readonly origin: (typeof incidentOrigins)[number];
  readonly search: string | null;
}

/** The state that a view shows; null: every state. */
export const toState = (view: IncidentViewId): Incident['state'] | null => incidentViews[view];

type Columns = Partial<Omit<Insertable<Schema['incident']>, 'created_by' | 'created_by_id' | 'changed_by' | 'changed_by_id'>>;

const toText = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
const toDegrees = (degrees: number | null): number | null => (degrees === null ? null : roundDegrees(degrees));

/** The columns of the given fields; a blank text becomes null. */
export const toColumns = (given: IncidentInput): Columns => ({
  ...(given.industryName === undefined ? {} : { industry_name: toText(given.industryName) }),
  ...(given.latitude === undefined ? {} : { latitude: toDegrees(given.latitude) }),
  ...(given.longitude === undefined ? {} : { longitude: toDegrees(given.longitude) }),
  ...(given.contactType === undefined ? {} : { contact_type: given.contactType }),
  ...(given.urgency === undefined ? {} : { urgency: given.urgency }),
  ...(given.impact === undefined ? {} : { impact: given.impact }),
  ...(given.priority === undefined ? {} : { priority: given.priority }),
  ...(given.hazard === undefined ? {} : { hazard: given.hazard }),
  ...(given.state === undefined ? {} : { state: given.state }),
  ...(given.assign === undefined ? {} : { assign: toText(given.assign) }),
  ...(given.submitter === undefined ? {} : { submitter: toText(given.submitter) }),
  ...(given.reporterName === undefined ? {} : { reporter_name: toText(given.reporterName) }),
  ...(given.reporterPhone === undefined ? {} : { reporter_phone: toText(given.reporterPhone) }),
  ...(given.shortDescription === undefined ? {} : { short_description: toText(given.shortDescription) }),
  ...(given.detailedDescription === undefined ? {} : { detailed_description: toText(given.detailedDescription) }),
});

export const refuseHalfPosition = ({
  latitude,
  longitude,
}: {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}): void => {
  if (((latitude ?? null) === null) === ((longitude ?? null) === null)) return;
  const field = (latitude ?? null) === null ? 'latitude' : 'longitude';
  const message = 'Give both latitude and longitude, or neither';
  throw new ApiError('invalid-input', message, [{ field, message }]);
};

export const notInTeam = (field: 'assign' | 'submitter', value: string): ApiError => {
  const message = 'No member of the incident management team has this id';
  return new ApiError('invalid-input', message, [{ field, message, value: value.slice(0, 100) }]);
};

export const noSuchIncident = (id: string): ApiError => new ApiError('not-found', `No incident with the id ${id}`);

export const givenIdTaken = (given: string): ApiError =>
  new ApiError('conflict', `Another incident was reported under the id ${given}. Report this one again`);

export const refuseUnknownTask = ({ ownTasks }: IncidentSituation, task: string): void => {
  if (!ownTasks.some((own) => own.task === task)) throw new ApiError('not-found', 'This incident has no such task');
};

/** Closing with steps that are neither done nor marked as not applicable needs a reason, which the log keeps. */
export const refuseOpenSteps = (situation: IncidentSituation): void => {
  const open = listOpenTasks(situation, incidentChecklists);
  const count = open.steps.length + open.own.length;
  if (count === 0) return;
  const message = `${count === 1 ? '1 step is' : `${count} steps are`} still open. Say why the incident is closed`;
  throw new ApiError('invalid-input', message, [{ field: 'why', message }]);
};

/** An incident that was over is opened again only with a reason, which the log keeps; the database refuses it on every other path. */
export const reopensWithoutReason = (): ApiError => {
  const message = 'The incident was over. Say why it is opened again';
  return new ApiError('invalid-input', message, [{ field: 'why', message }]);
};

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Another person has changed this incident. Reload it and repeat your change');

export const presentIncident = (row: IncidentRow): Incident => ({
  id: row.id,
  internalId: row.internal_id,
  origin: row.origin,
  industryName: row.industry_name,
  industryId: row.industry_id,
  latitude: row.latitude,
  longitude: row.longitude,
  contactType: row.contact_type,
  urgency: row.urgency,
  impact: row.impact,
  priority: row.priority,
  hazard: row.hazard,
  state: row.state,
  assign: row.assign,
  assignName: row.assign_name,
  submitter: row.submitter,
  submitterName: row.submitter_name,
  reporterName: row.reporter_name,
  reporterPhone: row.reporter_phone,
  shortDescription: row.short_description,
  detailedDescription: row.detailed_description,
  drillId: row.drill_id,
  sample: row.sample,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  changedAt: row.changed_at.toISOString(),
  changedBy: row.changed_by,
});
