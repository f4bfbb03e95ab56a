import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { receptorKinds } from '../register/receptor-fields.ts';
import { isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';
import { deliveryCauses, deliveryStates } from './delivery.ts';

/** `calling`: a person has begun to call, so that nobody else does; the others are outcomes. */
export const phoneMarks = ['calling', 'reached', 'no-answer', 'wrong-number'] as const;
export type PhoneMark = (typeof phoneMarks)[number];

/** What a call came to. */
export const callOutcomes = ['reached', 'no-answer', 'wrong-number'] as const satisfies readonly PhoneMark[];
export type CallOutcome = (typeof callOutcomes)[number];

/** A call without an outcome blocks others for so long, ms. */
export const callHoldMs = 5 * 60_000;

/** Why messages may be sent to a recipient: confirmed by the person, agreed with the keeper of the list, or in an office that is warned. */
export const consentBases = ['own', 'agreed', 'office'] as const;

const phoneCall = z.object({ mark: z.enum(phoneMarks), at: isoMoment, by: z.string(), byMe: z.boolean() });

/** A person whom no message reached, or a recorded place in the area that is no recipient. */
export const phoneEntry = z.object({
  kind: z.enum(['recipient', 'place']),
  /** Of a message that did not arrive, or of the recorded place. */
  id: z.string(),
  /** Null: a resident without a name. */
  name: z.string().nullable(),
  /** Such as village head, head teacher. */
  role: z.string().nullable(),
  /** Village or institution. */
  place: z.string().nullable(),
  placeKind: z.enum(receptorKinds).nullable(),
  /** Null: not known. */
  language: z.enum(publicLanguageCodes).nullable(),
  consent: z.enum(consentBases).nullable(),
  /** When a message or a call last reached the person; null: never. */
  lastProofAt: isoMoment.nullable(),
  /** Null: not known, or hidden because nobody must be called in an exercise. */
  phone: z.string().nullable(),
  /** Inside a zone, not only inside the warned area around it. */
  inZone: z.boolean(),
  /** From the industry, m; null: not known. */
  distanceM: z.number().min(0).nullable(),
  /** Of the last message; null: none was sent. */
  state: z.enum(deliveryStates).nullable(),
  cause: z.enum(deliveryCauses).nullable(),
  lastCall: phoneCall.nullable(),
});
export type PhoneEntry = z.infer<typeof phoneEntry>;

const count = z.int().min(0);

export const phoneList = z.object({
  /** Most urgent first; those who were called without success last. */
  entries: z.array(phoneEntry),
  omitted: count,
  /** Recipients who were not reached and have no telephone number. */
  withoutNumber: count,
  /** People and places by the outcome of their last call. */
  byPhone: z.object({ reached: count, noAnswer: count, wrongNumber: count }),
  /** True: an exercise or a test, in which no number is shown. */
  exercise: z.boolean(),
});
export type PhoneList = z.infer<typeof phoneList>;

const common = {
  tag: 'delivery',
  scope: { of: 'alert', param: 'id' },
  params: z.object({ id: z.uuid() }),
  answer: phoneList,
} as const;

export const phoneListRoutes = {
  read: route('GET', '/api/alerts/:id/phone-list', 'readPhoneList', {
    ...common,
    summary: 'People and places to call by telephone because no message reached them, most urgent first',
    permission: 'delivery.read',
    reads: 'recipients',
  }),
  mark: route('POST', '/api/alerts/:id/phone-calls', 'markPhoneCall', {
    ...common,
    summary: 'Record that a call has begun, or its outcome; refused while another person is calling',
    permission: 'delivery.call',
    reads: 'recipients',
    body: phoneEntry.pick({ kind: true }).extend({ id: oneLine(100), mark: z.enum(phoneMarks) }),
  }),
} as const;
