import { clusterRoutes, type StateIndustry, stateIndustriesListed } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { listSiteStocks } from '../threshold-status/read-threshold-status.ts';
import { findMsihcStatus } from '../threshold-status/thresholds.ts';
import { gujaratBox, isInGujarat } from './gujarat.ts';
import { listKinds } from './kinds.ts';
import { listIndustriesAround } from './store.ts';

/** Quantity over the lower threshold; industries without a listed chemical come last. */
const computeShare = ({ standing }: StateIndustry): number => (standing === null ? -1 : standing.kg / standing.lowerKg);

export const clusters: Feature = (app, { database }) => {
  handle(app, clusterRoutes.gujarat, async () => {
    const found = (await listIndustriesAround(database, gujaratBox)).filter(isInGujarat);
    const listed = found.slice(0, stateIndustriesListed);
    const stocks = await listSiteStocks(
      database,
      listed.map(({ id }) => id),
    );
    const industries = listed.map((industry): StateIndustry => {
      const site = stocks.get(industry.id) ?? { items: 0, stocks: [] };
      // Entries come with the one nearest to its threshold, or farthest beyond, first.
      const { entries, notClassified } = findMsihcStatus(site.stocks);
      const nearest = entries[0];
      const standing = nearest && {
        entry: nearest.entry,
        kg: nearest.kg,
        lowerKg: nearest.lowerKg,
        tier: nearest.tier,
        unverified: nearest.unverified,
      };
      return { ...industry, items: site.items, ...listKinds(site.stocks), standing: standing ?? null, notClassified: [...notClassified] };
    });
    return { industries: industries.toSorted((a, b) => computeShare(b) - computeShare(a)), omitted: found.length - listed.length };
  });
};
