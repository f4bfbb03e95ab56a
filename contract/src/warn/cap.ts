import { z } from 'zod';
import { textId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';

/** Released warnings for other alerting systems (OASIS CAP 1.2, Atom). */
export const capRoutes = tagged('cap', {
  feed: route('GET', '/cap/feed.atom', 'readCapFeed', {
    summary: 'Current public alerts as an Atom feed of CAP messages',
    permission: 'public',
    scope: 'published',
    answerType: 'application/atom+xml',
  }),
  message: route('GET', '/cap/:identifier', 'readCapMessage', {
    summary: 'One public CAP 1.2 message, also after it has expired',
    permission: 'public',
    scope: 'published',
    params: z.object({ identifier: textId }),
    answerType: 'application/cap+xml',
  }),
});
