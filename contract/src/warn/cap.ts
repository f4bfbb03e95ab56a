import { z } from 'zod';
import { textId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** Released warnings for other alerting systems (OASIS CAP 1.2, Atom). */
export const capRoutes = {
  feed: route({
    method: 'GET',
    path: '/cap/feed.atom',
    id: 'readCapFeed',
    tag: 'cap',
    summary: 'Current public alerts as an Atom feed of CAP messages',
    permission: 'public',
    scope: 'published',
    status: 200,
    answerType: 'application/atom+xml',
  }),
  message: route({
    method: 'GET',
    path: '/cap/:identifier',
    id: 'readCapMessage',
    tag: 'cap',
    summary: 'One public CAP 1.2 message, also after it has expired',
    permission: 'public',
    scope: 'published',
    params: z.object({ identifier: textId }),
    status: 200,
    answerType: 'application/cap+xml',
  }),
} as const;
