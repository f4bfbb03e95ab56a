import { gazetteerRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPlaceSearch } from '../../platform/providers/gazetteer/place-search.ts';

export const gazetteerFeature: Feature = (app, { settings, version }) => {
  const contact = settings.publicUrl ?? 'self-hosted';
  const search = openPlaceSearch({ settings: settings.places, userAgent: `HazardGuard/${version} (${contact})` });

  handle(app, gazetteerRoutes.search, async ({ query }) => {
    const found = await search(query.q);
    return { ...found, places: [...found.places] };
  });
};
