import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { AreaLegend } from './area-legend.tsx';
import { AreaTable } from './area-table.tsx';
import { useAreaMap } from './use-area-map.ts';
import { useRunAreas } from './use-run-areas.ts';
import { VillageTable } from './village-table.tsx';

interface RunAreasPartProps {
  readonly runId: string | undefined;
  /** Where the signs of the map are not explained elsewhere. */
  readonly withLegend?: boolean;
}

/** The two areas of a stored run beside its map: the same call, and so the same numbers, as a draft from the run. */
export const RunAreasPart = ({ runId, withLegend = false }: RunAreasPartProps) => {
  const { t } = useTranslation('alerts');
  const { data, isError, error, refetch } = useRunAreas(runId);
  const map = useAreaMap(data?.area, data, true);
  if (runId === undefined) return <Text size="sm">{t('runAreas.afterStoring')}</Text>;
  if (isError) return <ErrorPanel error={error} title={t('runAreas.failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={5} />;
  const failure = data.areas.find((one) => one.failure !== null)?.failure;
  return failure === undefined ? (
    <>
      <AreaTable stored={data.area} shown={data} />
      <VillageTable shown={data} />
      {withLegend && map !== undefined ? <AreaLegend map={map} /> : null}
    </>
  ) : (
    <Text size="sm">{t('areaChoice.failed', { reason: failure })}</Text>
  );
};
