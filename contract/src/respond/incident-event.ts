import { z } from 'zod';
import { callOutcomes } from '../warn/phone-list.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { multiLine } from '../wire/text.ts';
import { type AccidentReportField, accidentReportFields } from './accident-report.ts';
import { keptAttachmentTypes } from './attachment-limits.ts';
import { incidentHazards, incidentTasks, taskOutcomes } from './incident-checklist.ts';
import { incidentLinkKinds, noteKinds } from './incident-choices.ts';
import { incidentRoles, rollCallStatuses } from './roll-call.ts';
import { sensorUnits } from './sensor-choices.ts';

const value = z.union([z.string(), z.number(), z.null()]);

/** One field before and after; for people also their names at that time. */
export const incidentChange = z.object({
  field: z.string(),
  from: value,
  to: value,
  fromName: z.string().nullable(),
  toName: z.string().nullable(),
});
export type IncidentChange = z.infer<typeof incidentChange>;

const head = {
  /** Increases with every log entry. */
  id: rowId,
  /** By the server's clock, which orders the log. */
  at: isoMoment,
  /** The time on the clock of the device that wrote it and sent it later; null: within a minute of `at`. */
  deviceAt: isoMoment.nullable(),
  byName: z.string(),
};

/** A task that a person added. */
export const ownTaskId = z.string().regex(/^own-[0-9a-f]{8}$/, { error: 'Not a task of this incident' });

const reportField = z.enum(accidentReportFields as [AccidentReportField, ...AccidentReportField[]]);

/** Entries with structured detail, by kind. */
export const incidentDetails = {
  /** A task of this incident: added or changed. */
  'task-set': z.object({ task: ownTaskId, text: z.string(), assignee: z.string().nullable(), dueAt: isoMoment.nullable() }),
  /** A checklist besides that of the kind of accident. */
  checklist: z.object({ hazard: z.enum(incidentHazards), attached: z.boolean() }),
  /** A position is handed over; `holder` null: vacant. */
  role: z.object({ role: z.enum(incidentRoles), holder: z.string().nullable(), previous: z.string().nullable() }),
  'roll-call': z.object({
    people: z.array(z.object({ person: z.uuid(), name: z.string(), status: z.enum([...rollCallStatuses, 'removed']) })),
  }),
  radio: z.object({ from: z.string(), to: z.string(), channel: z.string(), message: z.string() }),
  /** A call by telephone that a person made: `entry` of the call list, and as the list names it for the log. */
  'phone-call': z.object({ entry: z.string(), who: z.string(), mark: z.enum(callOutcomes) }),
  attachment: z.object({
    attachment: rowId,
    name: z.string(),
    caption: z.string(),
    mediaType: z.enum(keptAttachmentTypes),
    bytes: z.int().positive(),
    /** Hash of the stored bytes, in hexadecimal. */
    sha256: z.string(),
  }),
  withdrawal: z.object({ attachment: rowId, name: z.string() }),
  /** Fields of the accident report that people have written; the others are filled in from the record. */
  'accident-report': z.object({ fields: z.partialRecord(reportField, z.string()), sentOn: z.iso.date().nullable() }),
  /** Raised and cleared alarms with values; `more`: number of alarms that are not listed. */
  'sensor-alarms': z.object({
    alarms: z.array(
      z.object({
        kind: z.enum(['raised', 'cleared']),
        at: isoMoment,
        value: z.number(),
        code: z.string(),
        name: z.string(),
        unit: z.enum(sensorUnits),
        /** Raised from, or cleared below; null: not given. */
        limit: z.number().nullable(),
      }),
    ),
    more: z.int().min(0),
  }),
  /** Source estimate: most likely position, rate with its 5 and 95 % limits, and the area that contains the source with 90 % probability. */
  'source-estimate': z.object({
    latitude: z.number(),
    longitude: z.number(),
    rateKgS: z.number(),
    lowKgS: z.number(),
    highKgS: z.number(),
    areaM2: z.number().nullable(),
    sensors: z.int().min(1),
    detected: z.int().min(0),
  }),
} as const;
export type IncidentDetailKind = keyof typeof incidentDetails;
export const incidentDetailKinds = Object.keys(incidentDetails) as readonly IncidentDetailKind[];

const why = z.string().nullable();

/** One log entry of an incident: written in the same transaction as the change it records, and never changed. */
export const incidentEvent = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.enum(['created', 'changed', 'deleted']), changes: z.array(incidentChange), why }),
  z.object({ ...head, kind: z.literal('note'), noteKind: z.enum(noteKinds), text: z.string() }),
  z.object({ ...head, kind: z.literal('task'), task: z.string(), outcome: z.enum(taskOutcomes), why }),
  z.object({ ...head, kind: z.enum(['link', 'unlink']), linkKind: z.enum(incidentLinkKinds), linkId: z.uuid() }),
  z.object({ ...head, kind: z.literal('task-set'), ...incidentDetails['task-set'].shape }),
  z.object({ ...head, kind: z.literal('checklist'), ...incidentDetails.checklist.shape }),
  z.object({ ...head, kind: z.literal('role'), ...incidentDetails.role.shape, why }),
  z.object({ ...head, kind: z.literal('roll-call'), ...incidentDetails['roll-call'].shape }),
  z.object({ ...head, kind: z.literal('radio'), ...incidentDetails.radio.shape }),
  z.object({ ...head, kind: z.literal('phone-call'), ...incidentDetails['phone-call'].shape }),
  z.object({ ...head, kind: z.literal('attachment'), ...incidentDetails.attachment.shape }),
  z.object({ ...head, kind: z.literal('withdrawal'), ...incidentDetails.withdrawal.shape, why }),
  z.object({ ...head, kind: z.literal('sensor-alarms'), ...incidentDetails['sensor-alarms'].shape }),
  z.object({ ...head, kind: z.literal('source-estimate'), ...incidentDetails['source-estimate'].shape }),
  z.object({ ...head, kind: z.literal('accident-report'), ...incidentDetails['accident-report'].shape }),
]);
export type IncidentEvent = z.infer<typeof incidentEvent>;

export const noteInput = z.object({ kind: z.enum(noteKinds).default('note'), text: multiLine(textLimits.note) });

const taskMark = z.object({
  task: z.string(),
  outcome: z.enum(taskOutcomes),
  why,
  at: isoMoment,
  byName: z.string(),
});
export type TaskMark = z.infer<typeof taskMark>;
export const taskMarks = z.array(taskMark);

const listedTask = z.enum(incidentTasks as [(typeof incidentTasks)[number], ...(typeof incidentTasks)[number][]], {
  error: `A task is one of ${incidentTasks.join(', ')}`,
});
/** A checklist step, or a task of this incident. */
export const taskParam = z.union([ownTaskId, listedTask], { error: `A task of this incident, or one of ${incidentTasks.join(', ')}` });

/** A step that does not apply needs a reason. */
export const taskMarkInput = z
  .object({ outcome: z.enum(taskOutcomes), why: multiLine(textLimits.note).exactOptional() })
  .refine(({ outcome, why: reason }) => outcome !== 'not-applicable' || reason !== undefined, {
    path: ['why'],
    error: 'Give the reason why it does not apply',
  });

export const incidentLink = z.object({ kind: z.enum(incidentLinkKinds), id: z.uuid() });
