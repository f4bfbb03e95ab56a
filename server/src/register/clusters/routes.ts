import { clusterRoutes, type StateIndustry, stateIndustriesListed } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { stocksOfSites } from '../threshold-status/read-standing.ts';
import { msihcStanding } from '../threshold-status/thresholds.ts';
import { boxOfGujarat, isInGujarat } from './gujarat.ts';
import { kindsOf } from './kinds.ts';
import { industriesAround } from './store.ts';

/** How far over its lower threshold; what the law does not list comes last. */
const share = ({ standing }: StateIndustry): number => (standing === null ? -1 : standing.kg / standing.lowerKg);

export const clusters: Feature = (app, { database }) => {
  handle(app, clusterRoutes.gujarat, async () => {
    const found = (await industriesAround(database, boxOfGujarat)).filter(isInGujarat);
    const listed = found.slice(0, stateIndustriesListed);
    const stocks = await stocksOfSites(
      database,
      listed.map(({ id }) => id),
    );
    const industries = listed.map((industry): StateIndustry => {
      const site = stocks.get(industry.id) ?? { items: 0, stocks: [] };
      // Entries come with the one nearest to its threshold, or farthest beyond, first.
      const { entries, notClassified } = msihcStanding(site.stocks);
      const nearest = entries[0];
      const standing = nearest && {
        entry: nearest.entry,
        kg: nearest.kg,
        lowerKg: nearest.lowerKg,
        tier: nearest.tier,
        unverified: nearest.unverified,
      };
      return { ...industry, items: site.items, ...kindsOf(site.stocks), standing: standing ?? null, notClassified: [...notClassified] };
    });
    return { industries: industries.toSorted((a, b) => share(b) - share(a)), omitted: found.length - listed.length };
  });
};
