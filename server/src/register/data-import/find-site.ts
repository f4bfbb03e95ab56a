import { isSiteInScope, type Viewer } from '../../platform/db/scope/row-scope.ts';
import type { TransactionClient } from '../../platform/db/tables/copy.ts';
import { because, type Reason } from '../geo-data/reason.ts';
import { toNameKey } from '../industries/rules.ts';

/** Words that say what kind of company it is, not which. */
const forms = /\b(m\/?s\.?|messrs|private|pvt|limited|ltd|llp|inc|corporation|corp|company|co|industries|india|unit)\b\.?/giu;

const toLooseKey = (name: string): string =>
  toNameKey(name)
    .replace(forms, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

export interface FoundSite {
  readonly id: number;
  readonly name: string;
  /** Above sea level; null: not known. */
  readonly elevationM: number | null;
}

interface SiteRow {
  readonly id: number;
  readonly industry_name: string;
  readonly name_key: string;
  readonly district: string;
  readonly state: string | null;
  readonly elevation_m: number | null;
}

const toFoundSite = ({ id, industry_name, elevation_m }: SiteRow): FoundSite => ({ id, name: industry_name, elevationM: elevation_m });

export type FindSite = (name: string) => FoundSite | Reason;

/** Finds sites of the scope by name; where none has the very name, by it without `Ltd`, `M/s` and the like, if only one fits. */
export const openSiteFinder = async (client: TransactionClient, viewer: Viewer | null): Promise<FindSite> => {
  const { rows } = await client.query<SiteRow>('select id, industry_name, name_key, district, state, elevation_m from industry');
  const inScope = rows.filter((site) => viewer === null || isSiteInScope(viewer.scope, site));
  const byKey = new Map(inScope.map((site) => [site.name_key, toFoundSite(site)]));
  const byLoose = Map.groupBy(inScope, ({ industry_name }) => toLooseKey(industry_name));
  const others = new Set(rows.map(({ name_key }) => name_key));
  return (name) => {
    const exact = byKey.get(toNameKey(name));
    if (exact !== undefined) return exact;
    const loose = toLooseKey(name) === '' ? [] : (byLoose.get(toLooseKey(name)) ?? []);
    const [only] = loose;
    if (only !== undefined && loose.length === 1) return toFoundSite(only);
    if (only !== undefined)
      return because('siteAmbiguous', {
        name,
        names: loose
          .map((site) => site.industry_name)
          .slice(0, 5)
          .join(', '),
      });
    return because(others.has(toNameKey(name)) ? 'siteOutside' : 'siteUnknown', { name });
  };
};
