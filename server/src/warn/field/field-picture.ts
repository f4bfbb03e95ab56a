import type { PublicAlert, Roadblock } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { findWaysOut } from '../../register/roads/find-ways-out.ts';
import { listOuterPolygons } from '../alerts/area-facts.ts';
import { listPublicAlerts } from '../community/store.ts';

export interface FieldAlert extends PublicAlert {
  /** Crossings of main roads and the edge of the zones; null: no road is recorded there. */
  readonly roadblocks: readonly Roadblock[] | null;
}

const mostKept = 200;

/** Reads the public alerts with their roadblocks, which are computed once for each version of an alert. */
export const openFieldPicture = (database: Database, mode: Settings['mode']) => {
  const kept = new Map<string, Promise<FieldAlert['roadblocks']>>();
  const findRoadblocks = async ({ area }: PublicAlert): Promise<FieldAlert['roadblocks']> => {
    // Only the outer edge: traffic stops before all zones.
    const zones = listOuterPolygons(area);
    if (zones.length === 0) return null;
    const { known, roadblocks } = await findWaysOut(database, { area: [...zones], from: null, windFromDeg: null, seenFrom: undefined });
    return known ? roadblocks : null;
  };
  const readRoadblocks = (alert: PublicAlert): Promise<FieldAlert['roadblocks']> => {
    const key = `${alert.id} ${alert.version}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = findRoadblocks(alert);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    for (const old of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(old);
    }
    return found;
  };
  return async (): Promise<readonly FieldAlert[]> => {
    const alerts = await listPublicAlerts(database, mode);
    return Promise.all(
      alerts.map(async (alert) => ({ ...alert, roadblocks: alert.state === 'released' ? await readRoadblocks(alert) : null })),
    );
  };
};
