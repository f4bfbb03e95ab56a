import { z } from 'zod';
import type { Permission } from '../wire/roles.ts';
import { route } from '../wire/route.ts';

export const liveTopics = ['alert', 'incident', 'delivery', 'answer', 'escalation', 'drill', 'break-glass'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** The permission that is needed to receive changes of a topic: that for reading it. */
export const livePermissions: Readonly<Record<LiveTopic, Permission>> = {
  alert: 'alert.read',
  incident: 'incident.read',
  delivery: 'delivery.read',
  answer: 'delivery.read',
  escalation: 'escalation.read',
  drill: 'drill.read',
  'break-glass': 'person.manage',
};

/** One change of a subject of a topic. The change itself is read with the topic's own calls. */
export interface LiveEvent {
  readonly topic: LiveTopic;
  readonly subject: string;
}

/** Time between two heartbeats on a stream, ms. */
export const liveBeatMs = 15_000;

/** Open streams that one session may have. */
export const liveStreams = 6;

export const liveRoutes = {
  stream: route({
    method: 'GET',
    path: '/api/live',
    id: 'followLive',
    tag: 'live',
    summary: 'Changes as server-sent events: `change` with topic and subject, `reset` when changes were lost, `beat` as a heartbeat',
    permission: 'account.own',
    scope: 'rows',
    /** Like the header Last-Event-ID, for the first connection of a page. */
    query: z.object({ after: z.coerce.number<string>().int().min(0).optional() }),
    status: 200,
    answerType: 'text/event-stream',
  }),
} as const;
