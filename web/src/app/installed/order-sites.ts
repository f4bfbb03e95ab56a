import { estimateDistanceM } from '../../data/estimate-distance.ts';

export interface RankedSite {
  readonly id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface SiteOrder {
  /** On the screen, or with an incident or alarm now. */
  readonly now: readonly number[];
  /** Where this device is; undefined: not known. */
  readonly at: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Reach of the worst case by site, m; null: not known. */
  readonly reachM: ReadonlyMap<number, number | null>;
}

/** A device within this distance of a site is there, or soon will be, m. */
const closeM = 20_000;

const estimateM = (at: SiteOrder['at'], { latitude, longitude }: RankedSite): number =>
  at === undefined || latitude === null || longitude === null ? Number.POSITIVE_INFINITY : estimateDistanceM(at, { latitude, longitude });

/** Sites in the order in which they may be needed: those of now, then those near this device, then the farthest worst cases. */
export const orderSites = <Site extends RankedSite>(sites: readonly Site[], { now, at, reachM }: SiteOrder): readonly Site[] => {
  const rank = (site: Site): readonly [number, number] => {
    if (now.includes(site.id)) return [0, now.indexOf(site.id)];
    const away = estimateM(at, site);
    if (away <= closeM) return [1, away];
    return [2, -(reachM.get(site.id) ?? 0)];
  };
  return sites
    .map((site) => ({ site, rank: rank(site) }))
    .toSorted(({ rank: [a, one] }, { rank: [b, other] }) => a - b || one - other)
    .map(({ site }) => site);
};
