import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { incidentParam } from '../register/incident-reference.ts';
import { alertKinds, alertStatuses } from '../warn/alert-choices.ts';
import { alertTimes } from '../warn/alert-times.ts';
import { isoDate, isoMoment } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { type AccidentReportField, accidentReportFields } from './accident-report.ts';
import { incidentForms } from './incident-choices.ts';

const language = z.enum(languageCodes).default('en');

/** Milestones for the after-action report, in their usual order. */
export const incidentMilestones = ['reported', 'assigned', 'first-alert', 'first-receipt', 'resolved', 'closed'] as const;
export type IncidentMilestone = (typeof incidentMilestones)[number];

const milestone = z.object({
  milestone: z.enum(incidentMilestones),
  /** Null: not reached. */
  at: isoMoment.nullable(),
  /** Since the report, s; null: not reached. */
  afterS: z.int().nullable(),
});
export type Milestone = z.infer<typeof milestone>;

/** A released warning: the time of each step, and how many messages no channel accepted. */
const debriefWarning = z.object({
  id: z.uuid(),
  kind: z.enum(alertKinds),
  status: z.enum(alertStatuses),
  times: alertTimes,
  /** Messages of all its versions that were refused or given up. */
  missed: z.int().min(0),
});

/** The highest reading of a gas sensor during the incident beside what the run gives for its place. */
const debriefReading = z.object({
  sensor: z.string(),
  distanceM: z.number().min(0),
  /** Highest reading, ppm, and its time. */
  measuredPpm: z.number(),
  measuredAt: isoMoment,
  /** Highest concentration of the run at the sensor's place and height, ppm. */
  modelledPpm: z.number().min(0),
});

export const afterAction = z.object({
  milestones: z.array(milestone),
  /** How often it was reopened after it was resolved or closed. */
  reopened: z.int().min(0),
  /** Oldest first. */
  warnings: z.array(debriefWarning),
  /** The newest linked run against the site's sensors of its chemical; null: no such run, or no sensor measured. */
  readings: z.object({ runId: z.uuid(), chemical: z.string(), sensors: z.array(debriefReading) }).nullable(),
});
export type AfterAction = z.infer<typeof afterAction>;

const reportField = z.enum(accidentReportFields as [AccidentReportField, ...AccidentReportField[]]);

export const accidentReport = z.object({
  /** As printed: the written text, or else the value from the record; empty if there is neither. */
  fields: z.array(
    z.object({
      field: reportField,
      text: z.string(),
      /** Written by a person; false: from the record. */
      written: z.boolean(),
    }),
  ),
  /** The day of the accident in India, and the last day for the report. */
  accidentOn: isoDate,
  dueOn: isoDate,
  /** End of the 48 hours for the occupier's notice, counted from the report of the incident; the accident itself may be earlier. */
  noticeDueAt: isoMoment,
  sentOn: isoDate.nullable(),
  /** Subject of the duty to forward the report, in the register of duties; null: the incident has no registered industry. */
  dutySubject: z.string().nullable(),
});
export type AccidentReport = z.infer<typeof accidentReport>;

export const incidentFormRoutes = tagged('incidents', {
  form: route('GET', '/api/incidents/:id/papers/:paper', 'readIncidentForm', {
    summary: 'A report or form of the incident (A4): situation report, ICS 201 and 214, after-action report, report of a major accident',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    reads: 'export',
    params: incidentParam.extend({ paper: z.enum(incidentForms) }),
    query: z.object({ language }),
    answerType: 'application/pdf',
  }),
  afterAction: route('GET', '/api/incidents/:id/after-action', 'readAfterAction', {
    summary: 'Debrief of the incident: milestones, steps of each warning against the target, missed messages, model against sensors',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    answer: afterAction,
  }),
  accidentReport: route('GET', '/api/incidents/:id/accident-report', 'readAccidentReport', {
    summary: 'The report of a major accident (Schedule 6 of the MSIHC Rules), filled in from the record where possible',
    permission: 'incident.read',
    scope: { of: 'incident', param: 'id' },
    params: incidentParam,
    query: z.object({ language }),
    answer: accidentReport,
  }),
});
