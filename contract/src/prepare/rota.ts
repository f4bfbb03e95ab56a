import { z } from 'zod';
import { stakeholderGroups } from '../register/stakeholder-fields.ts';
import { shiftLimits } from '../wire/constants.ts';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';

const dayMs = 24 * 60 * 60_000;

const minuteMs = 60_000;

/** Cut to the minute, as screens show it. */
const minute = isoMoment.transform((text) => new Date(Math.floor(Date.parse(text) / minuteMs) * minuteMs).toISOString());

/** Who is on duty from when to when. */
export const shiftInput = z
  .object({
    memberId: rowId,
    startsAt: minute,
    endsAt: minute,
    /** At this site only, whose rota comes before that for all sites; null: for all sites. */
    industryId: rowId.nullable().default(null),
  })
  .refine((shift) => Date.parse(shift.endsAt) > Date.parse(shift.startsAt), {
    path: ['endsAt'],
    error: 'The end must be after the start',
  })
  .refine((shift) => Date.parse(shift.endsAt) - Date.parse(shift.startsAt) <= shiftLimits.longestDays * dayMs, {
    path: ['endsAt'],
    error: `A shift lasts at most ${shiftLimits.longestDays} days`,
  });
export type ShiftInput = z.output<typeof shiftInput>;

export const shift = z.object({
  id: rowId,
  memberId: rowId,
  personId: rowId,
  name: z.string(),
  role: z.string(),
  contactNumber: z.string(),
  startsAt: isoMoment,
  endsAt: isoMoment,
  industryId: rowId.nullable(),
  /** Null: for all sites, or the site is outside the reader's scope. */
  industryName: z.string().nullable(),
  version: z.int().min(1),
});
export type Shift = z.infer<typeof shift>;

const span = z.object({ from: isoMoment, to: isoMoment });

/** The rota of one group over some days. */
export const rota = z.object({
  from: isoMoment,
  to: isoMoment,
  /** When this was computed; `onDuty` and `nextChange` are at this time. */
  now: isoMoment,
  onDuty: z.array(shift),
  /** The next change of the people on duty, and who is on duty from then; null: nothing is planned. */
  nextChange: z.object({ at: isoMoment, onDuty: z.array(z.string()) }).nullable(),
  shifts: z.array(shift),
  /** Times without anyone on duty for all sites, from now on. */
  gaps: z.array(span),
  /** Times with more than one person on duty for all sites. */
  overlaps: z.array(span.extend({ names: z.array(z.string()) })),
});
export type Rota = z.infer<typeof rota>;

const groupParam = z.object({ group: z.enum(stakeholderGroups) });

export const rotaRoutes = tagged('stakeholders', {
  read: route('GET', '/api/stakeholders/:group/rota', 'readRota', {
    summary: 'The duty rota of a group over some days, with gaps and overlaps',
    permission: 'stakeholder.read',
    scope: 'common',
    reads: 'stakeholders',
    params: groupParam,
    query: z.object({
      from: isoMoment.optional(),
      days: z.coerce.number<string>().int().min(1).max(shiftLimits.longestView).default(shiftLimits.usualView),
    }),
    answer: rota,
  }),
  create: route('POST', '/api/stakeholders/:group/shifts', 'createShift', {
    summary: 'Put a member of a group on duty',
    permission: 'stakeholder.write',
    scope: 'common',
    params: groupParam,
    body: shiftInput,
    status: 201,
    answer: shift,
  }),
  update: route('PUT', '/api/duty-shifts/:id', 'updateShift', {
    summary: 'Change a shift that has not ended',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    body: shiftInput.safeExtend({ version: z.int().min(1).optional() }),
    answer: shift,
  }),
  remove: route('DELETE', '/api/duty-shifts/:id', 'deleteShift', {
    summary: 'Delete a shift that has not begun',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    status: 204,
  }),
});
