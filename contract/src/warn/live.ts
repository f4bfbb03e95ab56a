import { z } from 'zod';
import type { Permission } from '../wire/roles.ts';
import { route } from '../wire/route.ts';

export const liveTopics = ['alert', 'incident', 'delivery', 'answer', 'escalation', 'drill', 'break-glass'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Who is told that something of a topic has changed: whoever may read it. */
export const livePermissions: Readonly<Record<LiveTopic, Permission>> = {
  alert: 'alert.read',
  incident: 'incident.read',
  delivery: 'delivery.read',
  answer: 'delivery.read',
  escalation: 'escalation.read',
  drill: 'drill.read',
  'break-glass': 'person.manage',
};

/** One change: which topic, and which one of it. What has changed is read with the topic's own calls. */
export interface LiveEvent {
  readonly topic: LiveTopic;
  readonly subject: string;
}

/** Between two signs of life on a stream, ms. */
export const liveBeatMs = 15_000;

/** Streams that one session may hold open at a time. */
export const liveStreams = 6;

export const liveRoutes = {
  stream: route({
    method: 'GET',
    path: '/api/live',
    id: 'followLive',
    tag: 'live',
    summary:
      'Changes as server-sent events: `change` with topic and subject, `reset` when some were missed for good, `beat` as a sign of life',
    permission: 'account.own',
    scope: 'rows',
    /** As the header Last-Event-ID, for the first connection of a page that knows where another stopped. */
    query: z.object({ after: z.coerce.number<string>().int().min(0).optional() }),
    status: 200,
    answerType: 'text/event-stream',
  }),
} as const;
