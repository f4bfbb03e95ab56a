import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { stakeholderGroups } from '../register/stakeholder-fields.ts';
import { callOutcomes } from '../warn/phone-list.ts';
import { textLimits } from '../wire/constants.ts';
import { isoDate, isoMoment } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLine, multiLineOrNone, oneLine, oneLineOrNone } from '../wire/text.ts';
import { type AccidentReportField, accidentReportFields } from './accident-report.ts';
import { attachmentLimits } from './attachment-limits.ts';
import { incidentHazards } from './incident-checklist.ts';
import { incidentEvent, ownTaskId } from './incident-event.ts';
import { roleParam, rollCallName } from './incident-people.ts';
import { attachmentParam } from './incident-situation.ts';
import { rollCallLimits, rollCallStatuses } from './roll-call.ts';

const reason = multiLine(textLimits.note);

export const ownTaskInput = z.object({
  text: oneLine(500),
  assignee: oneLine().nullable().default(null),
  dueAt: isoMoment.nullable().default(null),
});
export type OwnTaskInput = z.output<typeof ownTaskInput>;

export const roleInput = z.object({
  /** Null: vacant from now on. */
  holder: oneLine().nullable(),
  why: multiLineOrNone(textLimits.note).optional(),
});

/** Names, or all people of one directory. Names already on the list are not added again. */
export const rollCallInput = z
  .object({
    names: z.array(rollCallName).min(1).max(rollCallLimits.perRequest).exactOptional(),
    group: z.enum(stakeholderGroups).exactOptional(),
  })
  .refine(({ names, group }) => (names === undefined) !== (group === undefined), {
    path: ['names'],
    error: 'Give either names or a group of the directory',
  });
export type RollCallInput = z.output<typeof rollCallInput>;

export const rollCallMarkInput = z.object({
  people: z.array(z.uuid()).min(1).max(rollCallLimits.people),
  status: z.enum([...rollCallStatuses, 'removed']),
});

export const radioInput = z.object({
  from: oneLine(60),
  to: oneLine(60),
  channel: oneLineOrNone(30).default(''),
  message: multiLine(textLimits.note),
});
export type RadioInput = z.output<typeof radioInput>;

export const phoneCallInput = z.object({ entry: oneLine(100), who: oneLine(300), mark: z.enum(callOutcomes) });
export type PhoneCallInput = z.output<typeof phoneCallInput>;

const reportField = z.enum(accidentReportFields as [AccidentReportField, ...AccidentReportField[]]);
/** Changes only the given fields; an empty one is filled in from the record again. */
export const accidentReportInput = z.object({
  fields: z.partialRecord(reportField, multiLineOrNone(4_000)).default({}),
  /** Day on which it was forwarded. */
  sentOn: isoDate.nullable().default(null),
});
export type AccidentReportInput = z.output<typeof accidentReportInput>;

export const incidentResponseRoutes = tagged('incidents', {
  checklist: route('PUT', '/api/incidents/:id/checklists/:hazard', 'attachIncidentChecklist', {
    summary: 'Attach a further checklist to the incident, or remove it; its marks stay in the log',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam.extend({ hazard: z.enum(incidentHazards) }),
    body: z.object({ attached: z.boolean() }),
    queued: true,
    answer: incidentEvent,
  }),
  addTask: route('POST', '/api/incidents/:id/tasks', 'addIncidentTask', {
    summary: 'Add a task to the incident, with assignee and due time',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: ownTaskInput,
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  changeTask: route('PUT', '/api/incidents/:id/own-tasks/:task', 'changeIncidentTask', {
    summary: 'Change a task of the incident: text, assignee, due time',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam.extend({ task: ownTaskId }),
    body: ownTaskInput,
    queued: true,
    answer: incidentEvent,
  }),
  role: route('PUT', '/api/incidents/:id/roles/:role', 'handOverIncidentRole', {
    summary: 'Hand a position over, or leave it vacant',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam.extend({ role: roleParam }),
    body: roleInput,
    queued: true,
    answer: incidentEvent,
  }),
  addPeople: route('POST', '/api/incidents/:id/roll-call', 'addToRollCall', {
    summary: 'Add people to the roll-call: names, or all people of a directory; names already on it are not added again',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: rollCallInput,
    status: 201,
    queued: true,
    answer: z.object({ added: z.int().min(0), known: z.int().min(0) }),
  }),
  markPeople: route('PUT', '/api/incidents/:id/roll-call', 'markRollCall', {
    summary: 'Set the status of people in the roll-call, or remove them',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: rollCallMarkInput,
    queued: true,
    answer: incidentEvent,
  }),
  radio: route('POST', '/api/incidents/:id/radio', 'logRadioMessage', {
    summary: 'Add a radio message to the log: from, to, channel, text',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: radioInput,
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  phoneCall: route('POST', '/api/incidents/:id/phone-calls', 'logPhoneCall', {
    summary: 'Add a call by telephone to the log: to whom of the call list, and its outcome',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: phoneCallInput,
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  attach: route('POST', '/api/incidents/:id/attachments', 'attachToIncident', {
    summary: 'Attach a picture (JPEG, PNG, WebP; re-encoded) or a PDF',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    query: z.object({
      name: oneLine(attachmentLimits.nameLength),
      caption: oneLineOrNone(attachmentLimits.captionLength).default(''),
    }),
    rawBody: 'image/*, application/pdf',
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  attachment: route('GET', '/api/incidents/:id/attachments/:attachment', 'readIncidentAttachment', {
    summary: 'A file of the incident: a picture in full or small size, or a PDF as a download',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam.extend(attachmentParam.shape),
    query: z.object({ size: z.enum(['whole', 'small']).default('whole') }),
    answerType: 'image/*, application/pdf',
  }),
  withdraw: route('POST', '/api/incidents/:id/attachments/:attachment/withdrawal', 'withdrawIncidentAttachment', {
    summary: 'Withdraw a file: it is no longer shown; the log lists it with the reason',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam.extend(attachmentParam.shape),
    body: z.object({ why: reason }),
    status: 201,
    queued: true,
    answer: incidentEvent,
  }),
  saveReport: route('PUT', '/api/incidents/:id/accident-report', 'saveAccidentReport', {
    summary: 'Save fields of the report of a major accident (Schedule 6 of the MSIHC Rules), or the day it was forwarded',
    permission: 'incident.write',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    body: accidentReportInput,
    answer: incidentEvent,
  }),
});
