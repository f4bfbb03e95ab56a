import { type AlertReach, followChannels, stakeholderGroups } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { countByGroup } from '../../register/stakeholders/count-groups.ts';
import { listFollowersWithin } from '../followers/recipients.ts';
import { computeAreaM2, countInside, countPopulationInside, parsePolygons } from './area-facts.ts';
import { noSuchAlert } from './draft-alert.ts';
import { findAlert } from './store.ts';

/** The recipients of the alert in its present version, before it is released. */
export const previewAlertReach = async (database: Database, id: string): Promise<AlertReach> => {
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  const polygons = parsePolygons(row.area);
  const [counts, population, followers, groups] = await Promise.all([
    countInside(database, row.area),
    countPopulationInside(database, row.area),
    listFollowersWithin(database, { type: 'MultiPolygon', coordinates: polygons }),
    countByGroup(database),
  ]);
  return {
    ...counts,
    population,
    // Zones of a run are nested: the widest contains the others.
    areaKm2: Math.max(0, ...polygons.map(computeAreaM2)) / 1e6,
    followers: followChannels.map((channel) => ({ channel, count: followers.filter((follower) => follower.channel === channel).length })),
    stakeholders: stakeholderGroups.map((group) => ({ group, count: groups.get(group) ?? 0 })),
  };
};
