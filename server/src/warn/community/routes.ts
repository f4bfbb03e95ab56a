import { readFileSync } from 'node:fs';
import { communityRoutes, noPublicAlert } from '@hazardguard/contract';
import { servePage, serveScript } from '../../platform/html/serve-page.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { checkPlace } from './check-place.ts';
import { findPlace } from './find-place.ts';
import { communityPage, positionScript, readAloudScript } from './page.ts';
import { shortPath } from './short-link.ts';
import { listPublicAlerts } from './store.ts';

/** Time for which an answer about alerts may be cached, s: short, because an alert may be released at any moment. */
const freshS = 15;

export const community: Feature = (app, { settings: { mode }, database }) => {
  servePage(
    app,
    mode,
    '/Community',
    async ({ view }) => {
      const [query, alerts] = await Promise.all([findPlace(view.query), listPublicAlerts(database, mode)]);
      return {
        page: communityPage(view, query, alerts, new Date()),
        status: query.kind === 'bad' ? 400 : 200,
        // An answer about a position is not cached.
        freshS: query.kind === 'nothing' ? freshS : 0,
      };
    },
    (request) => readSessionCookie(app, request) !== undefined,
  );
  app.route({
    method: 'GET',
    url: shortPath,
    config: { permission: 'public', rateLimit: { allowList: [] } },
    handler: (_request, reply) => reply.redirect('/Community'),
  });
  serveScript(app, positionScript, readFileSync(new URL('position.js', import.meta.url), 'utf8'));
  serveScript(app, readAloudScript, readFileSync(new URL('read-aloud.js', import.meta.url), 'utf8'));

  handle(app, communityRoutes.list, async ({ reply }) => {
    const alerts = await listPublicAlerts(database, mode);
    reply.header('cache-control', `public, max-age=${freshS}`);
    return { checkedAt: new Date().toISOString(), message: alerts.length === 0 ? noPublicAlert : null, alerts: [...alerts] };
  });
  handle(app, communityRoutes.check, async ({ query }) => {
    const alerts = checkPlace(await listPublicAlerts(database, mode), query);
    return { checkedAt: new Date().toISOString(), message: alerts.length === 0 ? noPublicAlert : null, ...query, alerts };
  });
};
