import type { Industry } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useIndustryInFocus } from '../../data/address.ts';
import { api, readBody } from '../../data/client.ts';
import { useSystem } from '../../data/system.ts';

/** The site that the specification names its page after, as registers write it: with or without the company's ending. */
const named = /^anupama?\s+rasayan\b/i;
/** In the demo, the sample site in whose belt a works of this kind stands. */
const stand = 'Sachin GIDC estate (sample)';

const find = async (search: string, signal: AbortSignal): Promise<readonly Industry[]> =>
  (await readBody(api.GET('/api/industries', { params: { query: { search, pageSize: 100, sort: 'industryName' } }, signal }))).rows;

export interface SiteChoice {
  readonly id: number;
  /** It stands in for the site that is not in the register. */
  readonly standsIn: boolean;
}

/** The industry in focus if one is chosen; else the one of that name; else, in the demo, the sample that stands for it. */
export const useSiteChoice = () => {
  const [focus] = useIndustryInFocus();
  const demo = useSystem().data?.mode === 'demo';
  const query = useQuery({
    queryKey: ['industries', 'site page', demo],
    queryFn: async ({ signal }): Promise<SiteChoice | null> => {
      const own = (await find('anupam', signal)).find(({ industryName }) => named.test(industryName.trim()));
      if (own) return { id: own.id, standsIn: false };
      const sample = demo
        ? (await find(stand, signal)).find(({ industryName, sample: made }) => made && industryName === stand)
        : undefined;
      return sample ? { id: sample.id, standsIn: true } : null;
    },
    enabled: focus === undefined,
  });
  const chosen: SiteChoice | null | undefined = focus === undefined ? query.data : { id: focus, standsIn: false };
  return { chosen, query };
};
