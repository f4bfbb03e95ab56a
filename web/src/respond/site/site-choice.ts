import type { Industry } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useIndustryInFocus } from '../../data/address.ts';
import { api, readBody } from '../../data/client.ts';
import { useSystem } from '../../data/system.ts';

/** The site that gives the page its name in the specification, with or without the suffix of the company. */
const namePattern = /^anupama?\s+rasayan\b/i;
/** Sample site that the demo shows instead. */
const substituteName = 'Sachin GIDC estate (sample)';

const findIndustries = async (search: string, signal: AbortSignal): Promise<readonly Industry[]> =>
  (await readBody(api.GET('/api/industries', { params: { query: { search, pageSize: 100, sort: 'industryName' } }, signal }))).rows;

export interface SiteChoice {
  readonly id: number;
  /** A sample shown instead of the site that is not in the register. */
  readonly isSubstitute: boolean;
}

/** The industry in focus, or else the one with that name, or else, in the demo, the sample site. */
export const useSiteChoice = () => {
  const [focus] = useIndustryInFocus();
  const demo = useSystem().data?.mode === 'demo';
  const query = useQuery({
    queryKey: ['industries', 'site page', demo],
    queryFn: async ({ signal }): Promise<SiteChoice | null> => {
      const own = (await findIndustries('anupam', signal)).find(({ industryName }) => namePattern.test(industryName.trim()));
      if (own) return { id: own.id, isSubstitute: false };
      const sample = demo
        ? (await findIndustries(substituteName, signal)).find(({ industryName, sample: isSample }) => isSample && industryName === substituteName)
        : undefined;
      return sample ? { id: sample.id, isSubstitute: true } : null;
    },
    enabled: focus === undefined,
  });
  const chosen: SiteChoice | null | undefined = focus === undefined ? query.data : { id: focus, isSubstitute: false };
  return { chosen, query };
};
