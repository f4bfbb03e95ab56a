import { followRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openRateLimit } from '../../platform/http/security.ts';
import { toNetwork } from '../../platform/http/to-network.ts';
import { findPlaces } from './find-places.ts';
import {
  changeLanguage,
  confirmCode,
  type FollowDeps,
  followByPush,
  followPlace,
  listAvailableChannels,
  readFollowing,
  renewSubscription,
  requestCode,
  sendTest,
  stopFollowing,
  toBaseUrl,
  unfollowPlace,
} from './follow.ts';
import { serveFollowPages } from './pages/serve-pages.ts';

/** For residents, who have no account: the token in the address authorises a call. */
export const follow: Feature = (app, { database, channels, settings }) => {
  const deps: FollowDeps = { database, channels, base: toBaseUrl(settings) };
  const countSearch = openRateLimit(app, settings.rateLimits.placeSearchesPerMinute);

  serveFollowPages(app, settings, deps, countSearch);
  handle(app, followRoutes.info, () => listAvailableChannels(deps));
  handle(app, followRoutes.places, async ({ query, request, reply }) => {
    await countSearch(request, reply);
    return { places: [...(await findPlaces(database, query.q))] };
  });
  handle(app, followRoutes.push, ({ body: { subscription, language, place }, account, request }) =>
    followByPush(deps, { subscription, language, place, personId: account?.id ?? null }, toNetwork(request.ip)),
  );
  handle(app, followRoutes.request, async ({ body, request: { ip } }) => {
    const { request, expiresAt } = await requestCode(deps, body, toNetwork(ip));
    return { request, expiresAt: expiresAt.toISOString() };
  });
  handle(app, followRoutes.confirm, ({ params, body }) => confirmCode(deps, params.request, body.code));
  handle(app, followRoutes.read, ({ params }) => readFollowing(deps, params.token));
  handle(app, followRoutes.language, ({ params, body }) => changeLanguage(deps, params.token, body.language));
  handle(app, followRoutes.renew, ({ params, body }) => renewSubscription(deps, params.token, body.subscription));
  handle(app, followRoutes.addPlace, ({ params, body }) => followPlace(deps, params.token, body));
  handle(app, followRoutes.removePlace, async ({ params }) => {
    await unfollowPlace(deps, params.token, params.id);
    return undefined;
  });
  handle(app, followRoutes.test, async ({ params }) => ({ acceptedAt: (await sendTest(deps, params.token)).toISOString() }));
  handle(app, followRoutes.stop, async ({ params }) => {
    await stopFollowing(deps, params.token);
    return undefined;
  });
};
