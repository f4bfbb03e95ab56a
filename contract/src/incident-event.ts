import { z } from 'zod';
import { textLimits } from './constants.ts';
import { isoMoment, requiredText, rowId } from './fields.ts';
import { incidentTasks, taskOutcomes } from './incident-checklist.ts';

export const noteKinds = ['note', 'observation', 'decision', 'message'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const incidentLinkKinds = ['run', 'alert'] as const;

const value = z.union([z.string(), z.number(), z.null()]);

/** One field before and after; of people also the names they had then. */
export const incidentChange = z.object({
  field: z.string(),
  from: value,
  to: value,
  fromName: z.string().nullable(),
  toName: z.string().nullable(),
});
export type IncidentChange = z.infer<typeof incidentChange>;

const head = {
  /** Goes up with every entry of the log. */
  id: rowId,
  at: isoMoment,
  byName: z.string(),
};

/** One entry of an incident's log: appended in the same transaction as what it tells of, never changed. */
export const incidentEvent = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.enum(['created', 'changed', 'deleted']), changes: z.array(incidentChange), why: z.string().nullable() }),
  z.object({ ...head, kind: z.literal('note'), noteKind: z.enum(noteKinds), text: z.string() }),
  z.object({ ...head, kind: z.literal('task'), task: z.string(), outcome: z.enum(taskOutcomes) }),
  z.object({ ...head, kind: z.enum(['link', 'unlink']), linkKind: z.enum(incidentLinkKinds), linkId: z.uuid() }),
]);
export type IncidentEvent = z.infer<typeof incidentEvent>;

/** What is spoken on the radio, seen or decided, in one line. */
export const noteInput = z.object({ kind: z.enum(noteKinds).default('note'), text: requiredText(textLimits.note) });

export const taskMark = z.object({ task: z.string(), outcome: z.enum(taskOutcomes), at: isoMoment, byName: z.string() });
export type TaskMark = z.infer<typeof taskMark>;

export const taskParam = z.enum(incidentTasks as [(typeof incidentTasks)[number], ...(typeof incidentTasks)[number][]], {
  error: `A task is one of ${incidentTasks.join(', ')}`,
});

export const incidentLink = z.object({ kind: z.enum(incidentLinkKinds), id: z.uuid() });
