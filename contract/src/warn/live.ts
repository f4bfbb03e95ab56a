import { z } from 'zod';
import { route } from '../wire/route.ts';

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
