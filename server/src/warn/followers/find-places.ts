import type { FoundPlace } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { listSitesNamed } from '../../register/industries/store.ts';

const each = 5;

/** Towns first, then sites. The bundled gazetteer alone: what a resident looks for is told to no foreign server. */
export const findPlaces = async (database: Database, text: string): Promise<readonly FoundPlace[]> => {
  const [gazetteer, sites] = await Promise.all([loadBundledGazetteer(), listSitesNamed(database, text, each)]);
  return [
    ...gazetteer
      .search(text, each)
      .map(({ name, region, latitude, longitude }): FoundPlace => ({ kind: 'town', name, region, latitude, longitude })),
    ...sites.map(({ name, district, latitude, longitude }): FoundPlace => ({ kind: 'site', name, region: district, latitude, longitude })),
  ];
};
