import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useIndustryInFocus } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useImportEntry } from '../../ui/table-file/use-import-entry.ts';
import { useIndustry } from '../industry-picker/industry-choice.ts';
import { LazyChooseIndustry } from '../industry-picker/lazy-choose-industry.tsx';
import { SiteInventory } from './site-inventory.tsx';

/** Back to the previous screen; to the industries if this screen was opened directly. */
const More = () => {
  const { t } = useTranslation('inventory');
  const canGoBack = useCanGoBack();
  const { history } = useRouter();
  return (
    <MoreMenu
      entries={[
        ...useImportEntry('inventory'),
        { text: t('back'), ...(canGoBack ? { act: () => history.back() } : { to: '/OnBoardIndustry', search: {} }) },
        { text: t('home'), to: '/HazardGuard', search: {} },
      ]}
    />
  );
};

const Chosen = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('inventory');
  const industry = useIndustry(id);
  if (industry.isPending) return <TableSkeleton />;
  if (industry.isError) {
    const gone = industry.error instanceof ApiProblem && industry.error.code === 'not-found';
    return gone ? (
      <EmptyState title={t('gone.title')} text={t('gone.text')} />
    ) : (
      <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />
    );
  }
  // Each industry has its own form, so that entries for one are never saved to another.
  return <SiteInventory key={id} industry={industry.data} />;
};

export const InventoryScreen = () => {
  const { t } = useTranslation(['inventory', 'shell']);
  const [industry] = useIndustryInFocus();
  return (
    <>
      <PageHeader title={t('shell:screens.inventory.title')} purpose={t('purpose')} actions={<More />} />
      {industry === undefined ? <LazyChooseIndustry text={t('choose')} /> : <Chosen id={industry} />}
    </>
  );
};
