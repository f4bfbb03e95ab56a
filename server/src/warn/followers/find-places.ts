import type { FoundPlace } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { listSitesNamed } from '../../register/industries/store.ts';
import { toListedPosition } from './listed-position.ts';

const limitPerKind = 5;

/** Towns first, then sites with their listed positions. Only the bundled gazetteer is used: a resident's search is never sent to another server. */
export const findPlaces = async (database: Database, text: string): Promise<readonly FoundPlace[]> => {
  const [gazetteer, sites] = await Promise.all([loadBundledGazetteer(), listSitesNamed(database, text, limitPerKind)]);
  return [
    ...gazetteer
      .search(text, limitPerKind)
      .map(({ name, region, latitude, longitude }): FoundPlace => ({ kind: 'town', name, region, latitude, longitude })),
    ...sites.map(({ name, district, ...exact }): FoundPlace => ({ kind: 'site', name, region: district, ...toListedPosition(exact) })),
  ];
};
