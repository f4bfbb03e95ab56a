import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { AreaTable } from './area-table.tsx';
import { useRunAreas } from './use-run-areas.ts';

/** The two areas of a stored run beside its map: the same call, and so the same numbers, as a draft from the run. */
export const RunAreasPart = ({ runId }: { readonly runId: string | undefined }) => {
  const { t } = useTranslation('alerts');
  const { data, isError, error, refetch } = useRunAreas(runId);
  if (runId === undefined) return <Text size="sm">{t('runAreas.afterStoring')}</Text>;
  if (isError) return <ErrorPanel error={error} title={t('runAreas.failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={5} />;
  const failure = data.areas.find((one) => one.failure !== null)?.failure;
  return failure === undefined ? (
    <AreaTable stored={data.area} shown={data} />
  ) : (
    <Text size="sm">{t('areaChoice.failed', { reason: failure })}</Text>
  );
};
