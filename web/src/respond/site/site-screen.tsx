import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './site.module.css';
import { type SiteChoice, useSiteChoice } from './site-choice.ts';
import { SitePage } from './site-page.tsx';

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
    <div className={classes.screen}>
      <PageHeader title={t('shell:screens.site.title')} purpose={t('purpose')} />
      {chosen === undefined && query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
      {chosen === undefined && query.isPending ? <TextSkeleton /> : null}
      {chosen === null ? <EmptyState title={t('none.title')} text={t('none.text')} action={<Onboard />} /> : null}
      {chosen ? <ChosenSite {...chosen} /> : null}
    </div>
  );
};
