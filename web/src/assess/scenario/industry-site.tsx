import type { ReactNode } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import type { Site } from './site.ts';

interface SiteOfIndustryProps {
  readonly id: number;
  readonly children: (site: Site) => ReactNode;
}

/** Renders the analysis of an industry with a position, or a message about what is missing. Set `key` to reset it for another industry. */
export const IndustrySite = ({ id, children }: SiteOfIndustryProps) => {
  const { t } = useTranslation('vulnerability');
  const industry = useIndustry(id);
  if (industry.isPending) return <MapSkeleton />;
  if (industry.isError) {
    if (industry.error instanceof ApiProblem && industry.error.code === 'not-found')
      return <EmptyState title={t('choose.gone')} text={t('choose.text')} />;
    return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  }
  const { industryName, latitude, longitude, sample, terrain } = industry.data;
  if (latitude === null || longitude === null) return <NoPosition id={id} name={industryName} />;
  return children({ id, name: industryName, latitude, longitude, sample, terrain });
};
