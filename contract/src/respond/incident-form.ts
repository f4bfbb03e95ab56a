import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { isoDate, isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { type AccidentReportField, accidentReportFields } from './accident-report.ts';

/** Papers of an incident: a one-page situation report, two after the forms of the ICS, the review afterwards, the report by law. */
export const incidentForms = ['sitrep', 'ics-201', 'ics-214', 'after-action', 'accident-report'] as const;
export type IncidentFormId = (typeof incidentForms)[number];

const language = z.enum(languageCodes).default('en');

/** Moments that a review asks for, in their usual order. */
export const incidentMilestones = ['reported', 'assigned', 'first-alert', 'first-receipt', 'resolved', 'closed'] as const;
export type IncidentMilestone = (typeof incidentMilestones)[number];

const milestone = z.object({
  milestone: z.enum(incidentMilestones),
  /** Null: it has not come. */
  at: isoMoment.nullable(),
  /** Since the report, s; null: it has not come. */
  afterS: z.int().nullable(),
});
export type Milestone = z.infer<typeof milestone>;

export const afterAction = z.object({
  milestones: z.array(milestone),
  /** Times that it was taken up again after it was resolved or closed. */
  reopened: z.int().min(0),
});
export type AfterAction = z.infer<typeof afterAction>;

const reportField = z.enum(accidentReportFields as [AccidentReportField, ...AccidentReportField[]]);

export const accidentReport = z.object({
  /** As it would be printed: what somebody wrote, else what the record tells; empty where neither knows. */
  fields: z.array(
    z.object({
      field: reportField,
      text: z.string(),
      /** Written by somebody; the others follow the record. */
      written: z.boolean(),
    }),
  ),
  /** The day of the accident in India, and the last day for the report. */
  accidentOn: isoDate,
  dueOn: isoDate,
  /** When the 48 hours of the occupier's notice end, counted from the report of the incident: the accident itself may be earlier. */
  noticeDueAt: isoMoment,
  sentOn: isoDate.nullable(),
  /** Whose duty it is to forward the report, as the register of duties names it; null: no industry on board. */
  dutySubject: z.string().nullable(),
});
export type AccidentReport = z.infer<typeof accidentReport>;

export const incidentFormRoutes = {
  paper: route({
    method: 'GET',
    path: '/api/incidents/:id/papers/:paper',
    id: 'readIncidentPaper',
    tag: 'incidents',
    summary: 'A paper of the incident (A4): situation report, ICS 201 and 214, after-action report, report of a major accident',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    reads: 'export',
    params: incidentParam.extend({ paper: z.enum(incidentForms) }),
    query: z.object({ language }),
    status: 200,
    answerType: 'application/pdf',
  }),
  afterAction: route({
    method: 'GET',
    path: '/api/incidents/:id/after-action',
    id: 'readAfterAction',
    tag: 'incidents',
    summary: 'When the incident was reported, assigned, warned of, confirmed and resolved',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    status: 200,
    answer: afterAction,
  }),
  accidentReport: route({
    method: 'GET',
    path: '/api/incidents/:id/accident-report',
    id: 'readAccidentReport',
    tag: 'incidents',
    summary: 'The report of a major accident (Schedule 6 of the MSIHC Rules), filled in as far as the record knows',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    query: z.object({ language }),
    status: 200,
    answer: accidentReport,
  }),
} as const;
