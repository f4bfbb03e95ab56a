import { z } from 'zod';
import { receptorKinds } from '../register/receptor-fields.ts';
import { idParam, isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** Recipients of lists and recorded places up to this distance from the site are on its call list, m: the model reaches no farther. */
export const callListRadiusM = 20_000;
/** Recipients and places on a list; the nearest. */
export const mostNeighbours = 300;

/** A person or place to call about an emergency at a site. */
export const callEntry = z.object({
  /** Of the log entries about it, such as `person 12`. */
  id: z.string(),
  kind: z.enum(['site', 'person', 'recipient', 'place']),
  /** Null: a place. */
  name: z.string().nullable(),
  /** Designation of the directory, or the office of a list, such as village head. */
  role: z.string().nullable(),
  /** Village or institution. */
  place: z.string().nullable(),
  placeKind: z.enum(receptorKinds).nullable(),
  /** As the log names it: of recipients only office and village, as the log cannot be erased. */
  who: z.string(),
  phone: z.string(),
  /** The tier of the site's chain that calls this person first; null: not of the chain. */
  tier: z.int().min(1).nullable(),
  /** On duty when the list was written. */
  onDuty: z.boolean(),
  /** From the site, m; null: not known, or not of a place. */
  distanceM: z.number().min(0).nullable(),
  /** Made up for the demonstration: nobody's number. */
  sample: z.boolean(),
});
export type CallEntry = z.infer<typeof callEntry>;

/** Whom to call by telephone about an emergency at a site, before there is a warning and without the server. */
export const callList = z.object({
  /** When it was written: duty and numbers are of then. */
  at: isoMoment,
  /** The site and its team first, in the order of the tiers; then the neighbours, the nearest first. */
  entries: z.array(callEntry),
  /** Neighbours within the radius that have no room. */
  omitted: z.int().min(0),
  /** People of the chain whose number cannot be dialled. */
  withoutNumber: z.array(z.string()),
});
export type CallList = z.infer<typeof callList>;

export const callListRoutes = {
  read: route('GET', '/api/industries/:id/call-list', 'readCallList', {
    tag: 'escalation',
    summary: 'Whom to call by telephone about an emergency at a site: its team by tier, recipients and places around, with numbers',
    permission: 'incident.call',
    scope: { of: 'industry', param: 'id' },
    reads: 'recipients',
    params: idParam,
    answer: callList,
  }),
} as const;
