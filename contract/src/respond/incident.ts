import { z } from 'zod';
import { runSummary } from '../assess/run.ts';
import { givenIncidentId, incidentId, incidentParam } from '../register/incident-reference.ts';
import { alert } from '../warn/alert.ts';
import { incidentPriorities, textLimits } from '../wire/constants.ts';
import { isoMoment, latitude, longitude, rowId, rowVersion, unknownWhenEmpty, writtenNumber } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { multiLineOrNone, oneLineOrNone } from '../wire/text.ts';
import { isReason, reasonProblem } from '../wire/visible-text.ts';
import { incidentHazards } from './incident-checklist.ts';
import {
  incidentColumns,
  incidentContactTypes,
  incidentLevels,
  incidentOrigins,
  incidentStates,
  incidentViewIds,
} from './incident-choices.ts';
import { incidentEvent, incidentLink, noteInput, taskMarkInput, taskMarks, taskParam } from './incident-event.ts';
import { incidentSituation } from './incident-situation.ts';

const choiceSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `One of ${values.join(', ')}` });

/**
 * The fields of an incident (specification, section 3) except its id, as the specification's calls write them; none is required
 * (section 5).
 */
export const incidentFields = {
  industry_name: unknownWhenEmpty(oneLineOrNone(textLimits.name)),
  latitude: unknownWhenEmpty(writtenNumber(-90, 90)),
  longitude: unknownWhenEmpty(writtenNumber(-180, 180)),
  contact_type: unknownWhenEmpty(choiceSchema(incidentContactTypes)),
  urgency: unknownWhenEmpty(choiceSchema(incidentLevels)),
  impact: unknownWhenEmpty(choiceSchema(incidentLevels)),
  priority: unknownWhenEmpty(writtenNumber(incidentPriorities[0], incidentPriorities.at(-1) ?? 5).pipe(z.int({ error: 'A whole number' }))),
  state: unknownWhenEmpty(choiceSchema(incidentStates)).transform((state) => state ?? 'New'),
  assign: unknownWhenEmpty(oneLineOrNone(100)),
  short_description: unknownWhenEmpty(oneLineOrNone(textLimits.note)),
  detailed_description: unknownWhenEmpty(multiLineOrNone(textLimits.longNote)),
  submitter: unknownWhenEmpty(oneLineOrNone(100)),
} as const;

const priority = z
  .int({ error: 'A whole number from 1 to 5' })
  .min(incidentPriorities[0], { error: 'A whole number from 1 to 5' })
  .max(incidentPriorities.at(-1) ?? 5, { error: 'A whole number from 1 to 5' });

/** Every field is optional. Without a position, that of the industry is used. */
export const incidentInput = z.object({
  industryName: oneLineOrNone(textLimits.name).nullable().exactOptional(),
  latitude: latitude.nullable().exactOptional(),
  longitude: longitude.nullable().exactOptional(),
  contactType: choiceSchema(incidentContactTypes).nullable().exactOptional(),
  urgency: choiceSchema(incidentLevels).nullable().exactOptional(),
  impact: choiceSchema(incidentLevels).nullable().exactOptional(),
  priority: priority.nullable().exactOptional(),
  hazard: choiceSchema(incidentHazards).nullable().exactOptional(),
  state: choiceSchema(incidentStates).exactOptional(),
  /** Id of a member of the incident management team ('id-' and digits). */
  assign: oneLineOrNone(100).nullable().exactOptional(),
  submitter: oneLineOrNone(100).nullable().exactOptional(),
  /** The caller, to be called back; as given. */
  reporterName: oneLineOrNone(100).nullable().exactOptional(),
  reporterPhone: oneLineOrNone(40).nullable().exactOptional(),
  shortDescription: oneLineOrNone(textLimits.note).nullable().exactOptional(),
  detailedDescription: multiLineOrNone(textLimits.longNote).nullable().exactOptional(),
});
export type IncidentInput = z.infer<typeof incidentInput>;

/** Changes only the given fields. */
export const incidentChangeInput = incidentInput
  .extend({
    version: rowVersion.optional(),
    /** Reason; the log shows it with the change. */
    why: multiLineOrNone(textLimits.note).optional(),
  })
  .refine(({ state, why }) => state !== 'Closed' || !why || isReason(why), { path: ['why'], error: reasonProblem });

export const incident = z.object({
  id: incidentId,
  /** Never reused, unlike the six digits of the id. */
  internalId: rowId,
  origin: z.enum(incidentOrigins),
  industryName: z.string().nullable(),
  /** Registered industry with this name; null: none. */
  industryId: rowId.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  contactType: z.enum(incidentContactTypes).nullable(),
  urgency: z.enum(incidentLevels).nullable(),
  impact: z.enum(incidentLevels).nullable(),
  priority: z.int().nullable(),
  hazard: z.enum(incidentHazards).nullable(),
  state: z.enum(incidentStates),
  assign: z.string().nullable(),
  /** Null: not assigned, or no longer in the team. */
  assignName: z.string().nullable(),
  submitter: z.string().nullable(),
  submitterName: z.string().nullable(),
  reporterName: z.string().nullable(),
  reporterPhone: z.string().nullable(),
  shortDescription: z.string().nullable(),
  detailedDescription: z.string().nullable(),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  sample: z.boolean(),
  version: z.int().min(1),
  createdAt: isoMoment,
  createdBy: z.string(),
  changedAt: isoMoment,
  changedBy: z.string(),
});
export type Incident = z.infer<typeof incident>;

/** The facts about an alert that lists show. */
const linkedAlert = alert.pick({
  id: true,
  status: true,
  state: true,
  kind: true,
  live: true,
  expired: true,
  drillId: true,
  incidentSeverity: true,
  incidentDescription: true,
  createdAt: true,
  /** A draft of the same run needs no new text. */
  runId: true,
});

/** Everything about one incident; the log newest first. */
export const incidentCard = z.object({
  incident,
  situation: incidentSituation,
  runs: z.array(runSummary),
  alerts: z.array(linkedAlert),
  /** The newest run about its industry, linked or not. */
  latestRun: runSummary.nullable(),
  events: z.array(incidentEvent),
  /** Number of older log entries. */
  olderEvents: z.int().min(0),
});
export type IncidentCard = z.infer<typeof incidentCard>;

const byId = incidentParam;
const part = {
  view: z.enum(incidentViewIds).default('all'),
  origin: z.enum(incidentOrigins).default('reported'),
};
const count = z.int().min(0);

export const incidentRoutes = tagged('incidents', {
  list: route('GET', '/api/incidents', 'listIncidents', {
    summary: 'Incidents of a view, paged, searched and sorted; newest first by default',
    permission: 'incident.read',
    scope: 'rows',
    query: pageQuery(incidentColumns).extend(part),
    answer: pageSchema(incident).extend({
      /** Number of incidents per view, whatever the search. */
      counts: z.object({ open: count, assigned: count, resolved: count, closed: count, all: count }),
    }),
  }),
  download: route('GET', '/api/incidents.csv', 'downloadIncidents', {
    summary: 'Incidents of a view as CSV or Excel, with the columns of the specification',
    permission: 'incident.read',
    scope: 'rows',
    reads: 'export',
    query: tableFileQuery.extend({ search: pageQuery(incidentColumns).shape.search, ...part }),
    answerType: tableFileTypes,
  }),
  create: route('POST', '/api/incidents', 'createIncident', {
    summary: 'Report an incident; no field is required',
    permission: 'incident.write',
    scope: { of: 'industry-name', body: 'industryName' },
    body: incidentInput.extend({ drillId: rowId.nullable().exactOptional(), givenId: givenIncidentId.exactOptional() }),
    status: 201,
    queued: true,
    answer: incident,
  }),
  read: route('GET', '/api/incidents/:id', 'readIncident', {
    summary: 'One incident with its situation, runs, alerts and log',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    answer: incidentCard,
  }),
  findGiven: route('GET', '/api/incidents/given/:id', 'findGivenIncident', {
    summary: 'The number of an incident that a device reported under an id of its own',
    permission: 'incident.read',
    scope: 'rows',
    params: z.object({ id: givenIncidentId }),
    answer: z.object({ id: incidentId }),
  }),
  update: route('PUT', '/api/incidents/:id', 'updateIncident', {
    summary: 'Change the given fields; any state may follow any other; closing with open steps needs a reason',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    body: incidentChangeInput,
    queued: true,
    answer: incident,
  }),
  remove: route('DELETE', '/api/incidents/:id', 'deleteIncident', {
    summary: 'Delete an incident; its log stays',
    permission: 'incident.delete',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    status: 204,
  }),
  events: route('GET', '/api/incidents/:id/events', 'listIncidentEvents', {
    summary: 'The log of an incident, newest first; with `before`, the entries before that one',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    query: z.object({
      before: z.coerce.number<string>().int().positive().optional(),
      limit: z.coerce.number<string>().int().min(1).max(500).default(100),
    }),
    answer: z.object({ events: z.array(incidentEvent), olderEvents: count }),
  }),
  note: route('POST', '/api/incidents/:id/notes', 'noteIncident', {
    summary: 'Add an entry to the log',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    body: noteInput,
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  task: route('PUT', '/api/incidents/:id/tasks/:task', 'markIncidentTask', {
    summary: 'Mark a task as done or not applicable (with a reason), or reopen it',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: byId.extend({ task: taskParam }),
    body: taskMarkInput,
    queued: true,
    answer: z.object({ tasks: taskMarks }),
  }),
  link: route('POST', '/api/incidents/:id/links', 'linkIncident', {
    summary: 'Link a run or an alert to the incident',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: byId,
    body: incidentLink,
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  unlink: route('DELETE', '/api/incidents/:id/links/:kind/:linkId', 'unlinkIncident', {
    summary: 'Remove a link; the log shows both steps',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: byId.extend({ kind: incidentLink.shape.kind, linkId: z.uuid() }),
    status: 204,
    queued: true,
  }),
});
