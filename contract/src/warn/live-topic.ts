import type { Permission } from '../wire/roles.ts';

export const liveTopics = ['alert', 'incident', 'delivery', 'answer', 'escalation', 'drill'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** The permission that is needed to receive changes of a topic: that for reading it. */
export const livePermissions: Readonly<Record<LiveTopic, Permission>> = {
  alert: 'alert.read',
  incident: 'incident.read',
  delivery: 'delivery.read',
  answer: 'delivery.read',
  escalation: 'escalation.read',
  drill: 'drill.read',
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
