import { z } from 'zod';
import { route } from '../wire/route.ts';

export const liveRoutes = {
  stream: route('GET', '/api/live', 'followLive', {
    tag: 'live',
    summary: 'Changes as server-sent events: `change` with topic and subject, `reset` when changes were lost, `beat` as a heartbeat',
    permission: 'account.own',
    scope: 'rows',
    /** Like the header Last-Event-ID, for the first connection of a page. */
    query: z.object({ after: z.coerce.number<string>().int().min(0).optional() }),
    answerType: 'text/event-stream',
  }),
} as const;
