import { z } from 'zod';
import { isoMoment, rowIdText } from '../wire/fields.ts';
import { type AccidentReportField, accidentReportFields } from './accident-report.ts';
import { incidentHazards } from './incident-checklist.ts';
import { incidentLinkKinds } from './incident-choices.ts';
import { incidentDetails, taskMarks } from './incident-event.ts';
import { incidentRoles, rollCallStatuses } from './roll-call.ts';

const by = { at: isoMoment, byName: z.string() };
const reportField = z.enum(accidentReportFields as [AccidentReportField, ...AccidentReportField[]]);

/** Checklists, tasks, positions, people, files and links of an incident at one moment, from its log. */
export const incidentSituation = z.object({
  /** The checklist of the kind of accident first, then attached ones. */
  checklists: z.array(z.enum(incidentHazards)),
  /** The last mark of each task; reopened tasks are left out. */
  marks: taskMarks,
  ownTasks: z.array(incidentDetails['task-set'].extend(by)),
  roles: z.array(z.object({ role: z.enum(incidentRoles), holder: z.string(), ...by })),
  people: z.array(z.object({ person: z.uuid(), name: z.string(), status: z.enum(rollCallStatuses), ...by })),
  /** The last call to each entry of the call list. */
  calls: z.array(incidentDetails['phone-call'].extend(by)),
  attachments: z.array(incidentDetails.attachment.extend(by)),
  links: z.array(z.object({ kind: z.enum(incidentLinkKinds), id: z.uuid(), ...by })),
  accidentReport: z.object({
    fields: z.partialRecord(reportField, z.string()),
    sentOn: z.iso.date().nullable(),
    /** Null: no person has written in it. */
    changed: z.object(by).nullable(),
  }),
});
export type IncidentSituation = z.infer<typeof incidentSituation>;

export const attachmentParam = z.object({ attachment: rowIdText });
