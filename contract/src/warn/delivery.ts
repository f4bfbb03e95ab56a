import { z } from 'zod';
import { receptorKinds } from '../register/receptor-fields.ts';
import { isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { deliveryChannels } from './channel.ts';
import { receiptStates } from './channel-report.ts';

export const deliveryKinds = ['Alert', 'Update', 'Cancel'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** State of a message: `waiting` also between two attempts; `accepted` by the channel's provider; all others are final, too. `kept`: a drill's
 * message, never sent outside the product. */
export const deliveryStates = ['waiting', 'accepted', 'refused', 'gave-up', 'kept'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Recipients: residents who follow the area, responders of the directory, machines of the operator, exercise addresses. */
export const deliveryAudiences = ['follower', 'stakeholder', 'public-sink', 'exercise-sink'] as const;
export type DeliveryAudience = (typeof deliveryAudiences)[number];

/** Why a message has not arrived (yet); screens have a text for each. */
export const deliveryCauses = ['refused', 'gone', 'later', 'attempts', 'expired', 'superseded', 'erased', 'no-channel'] as const;
export type DeliveryCause = (typeof deliveryCauses)[number];

/** A resident's answer by the link in the message. */
export const answerKinds = ['safe', 'help'] as const;
export type AnswerKind = (typeof answerKinds)[number];

const place = { latitude: z.number().nullable(), longitude: z.number().nullable() };

/** One message to one recipient by one channel. */
export const deliveryRow = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  kind: z.enum(deliveryKinds),
  audience: z.enum(deliveryAudiences),
  channel: z.enum(deliveryChannels),
  /** Of a responder; null for residents, of whom only the address is known. */
  name: z.string().nullable(),
  /** A resident's address is masked; null: erased, or a browser. */
  address: z.string().nullable(),
  state: z.enum(deliveryStates),
  attempts: z.int().min(0),
  cause: z.enum(deliveryCauses).nullable(),
  /** The answer of the channel, in English. */
  reason: z.string().nullable(),
  queuedAt: isoMoment,
  acceptedAt: isoMoment.nullable(),
  /** What the provider reported after it accepted the message; null: nothing. */
  receipt: z.enum(receiptStates).nullable(),
  /** When a waiting message is tried next. */
  nextAt: isoMoment.nullable(),
  /** The place that a resident follows. */
  ...place,
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

export const deliveryCount = z.object({ channel: z.enum(deliveryChannels), state: z.enum(deliveryStates), count: z.int().min(1) });

/** `unreached`: neither accepted nor kept, or reported as failed by the provider. */
export const deliveryFilters = ['all', 'unreached', ...deliveryStates] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

export const deliveryReport = z.object({
  /** By channel and state, of all versions or of the requested one. */
  counts: z.array(deliveryCount),
  /** Number of messages that match the filter. */
  total: z.int().min(0),
  rows: z.array(deliveryRow),
  /** From the first release to the last acceptance, s; null: nothing was accepted. */
  lastAcceptedS: z.number().min(0).nullable(),
});
export type DeliveryReport = z.infer<typeof deliveryReport>;

/** A resident's latest answer. */
export const deliveryAnswer = z.object({
  deliveryId: z.uuid(),
  answer: z.enum(answerKinds),
  at: isoMoment,
  /** How often the resident changed it. */
  corrections: z.int().min(0),
  channel: z.enum(deliveryChannels),
  /** Complete for residents who need help, so that they can be called. */
  address: z.string().nullable(),
  ...place,
});

export const answerReport = z.object({
  safe: z.int().min(0),
  help: z.int().min(0),
  /** Residents whose message was accepted and who have not answered. */
  silent: z.int().min(0),
  /** Residents who need help first, then by time, newest first. */
  answers: z.array(deliveryAnswer),
});
export type AnswerReport = z.infer<typeof answerReport>;

/** Unreached recipients on the map: by position, without names. */
export const unreachedPlaces = z.object({
  /** Residents and responders to whom a message was sent; 0: no message was sent, so an empty list does not mean success. */
  recipients: z.int().min(0),
  /** Positions of the places that residents follow, as they entered them. */
  residents: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      /** Still being tried; false: refused or given up. */
      waiting: z.boolean(),
      people: z.int().min(1),
    }),
  ),
  /** Residents beyond the limit of the map. */
  residentsOmitted: z.int().min(0),
  /** Recipients without a position, such as responders. */
  withoutPlace: z.int().min(0),
  /** Recorded places in the area, by number of people: responders can be sent there. */
  receptors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(receptorKinds),
      latitude: z.number(),
      longitude: z.number(),
      /** Null: not known. */
      people: z.number().min(0).nullable(),
    }),
  ),
  receptorsOmitted: z.int().min(0),
});
export type UnreachedPlaces = z.infer<typeof unreachedPlaces>;

const common = {
  method: 'GET',
  tag: 'delivery',
  permission: 'delivery.read',
  scope: { of: 'alert', param: 'id' },
  params: z.object({ id: z.uuid() }),
} as const;

export const deliveryRoutes = {
  deliveries: route('GET', '/api/alerts/:id/deliveries', 'listDeliveries', {
    ...common,
    summary: 'Deliveries of an alert: counts by channel and state, and the messages, unreached recipients first',
    reads: 'recipients',
    query: z.object({
      state: z.enum(deliveryFilters).default('all'),
      version: z.coerce.number<string>().int().min(1).optional(),
      limit: z.coerce.number<string>().int().min(1).max(500).default(50),
      offset: z.coerce.number<string>().int().min(0).default(0),
    }),
    answer: deliveryReport,
  }),
  unreachedPlaces: route('GET', '/api/alerts/:id/unreached-places', 'listUnreachedPlaces', {
    ...common,
    summary: 'Positions of the recipients whom no message of an alert has reached, and the recorded places in its area',
    reads: 'recipients',
    answer: unreachedPlaces,
  }),
  answers: route('GET', '/api/alerts/:id/answers', 'listAnswers', {
    ...common,
    summary: 'Answers of residents to an alert: who needs help, who is safe, who has not answered',
    reads: 'recipients',
    query: z.object({ limit: z.coerce.number<string>().int().min(1).max(500).default(200) }),
    answer: answerReport,
  }),
} as const;
