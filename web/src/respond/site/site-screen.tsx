import type { Industry } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIndustryInFocus } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { api, readBody } from '../../data/client.ts';
import { routeKey } from '../../data/route-query.ts';
import { useSystem } from '../../data/system.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { SitePage } from './site-page.tsx';

/** The site that gives the page its name in the specification, with or without the suffix of the company. */
const namePattern = /^anupama?\s+rasayan\b/i;
/** Sample site that the demo shows instead. */
const substituteName = 'Sachin GIDC estate (sample)';

const findIndustries = async (search: string, signal: AbortSignal): Promise<readonly Industry[]> =>
  (await readBody(api.GET('/api/industries', { params: { query: { search, pageSize: 100, sort: 'industryName' } }, signal }))).rows;

interface SiteChoice {
  readonly id: number;
  /** A sample shown instead of the site that is not in the register. */
  readonly isSubstitute: boolean;
}

/** The industry in focus, or else the one with that name, or else, in the demo, the sample site. */
const useSiteChoice = () => {
  const [focus] = useIndustryInFocus();
  const demo = useSystem().data?.mode === 'demo';
  const query = useQuery({
    queryKey: routeKey('/api/industries', 'site page', demo),
    queryFn: async ({ signal }): Promise<SiteChoice | null> => {
      const own = (await findIndustries('anupam', signal)).find(({ industryName }) => namePattern.test(industryName.trim()));
      if (own) return { id: own.id, isSubstitute: false };
      const sample = demo
        ? (await findIndustries(substituteName, signal)).find(
            ({ industryName, sample: isSample }) => isSample && industryName === substituteName,
          )
        : undefined;
      return sample ? { id: sample.id, isSubstitute: true } : null;
    },
    enabled: focus === undefined,
  });
  const chosen: SiteChoice | null | undefined = focus === undefined ? query.data : { id: focus, isSubstitute: false };
  return { chosen, query };
};

const Onboard = () => {
  const { t } = useTranslation('site');
  return <Button renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" />}>{t('none.onboard')}</Button>;
};

const ChosenSite = ({ id, isSubstitute }: SiteChoice) => {
  const { t } = useTranslation('site');
  const industry = useIndustry(id);
  if (industry.isPending) return <TextSkeleton />;
  if (industry.isError) {
    if (industry.error instanceof ApiProblem && industry.error.code === 'not-found')
      return <EmptyState title={t('gone.title')} text={t('gone.text')} action={<Onboard />} />;
    return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  }
  return <SitePage key={id} industry={industry.data} isSubstitute={isSubstitute} />;
};

/** The page of one site: the one that gives it its name, or another one chosen in the top bar. */
export const SiteScreen = () => {
  const { t } = useTranslation(['site', 'shell']);
  const { chosen, query } = useSiteChoice();
  return (
    <div className="hg-stack hg-gap-4">
      <PageHeader title={t('shell:screens.site.title')} purpose={t('purpose')} />
      {chosen === undefined && query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
      {chosen === undefined && query.isPending ? <TextSkeleton /> : null}
      {chosen === null ? <EmptyState title={t('none.title')} text={t('none.text')} action={<Onboard />} /> : null}
      {chosen ? <ChosenSite {...chosen} /> : null}
    </div>
  );
};
