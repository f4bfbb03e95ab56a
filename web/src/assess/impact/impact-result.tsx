import { Text, Title } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PopulationPart } from '../population/population-part.tsx';
import { CaveatList } from '../result/caveat-list.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { ZoneTable } from '../result/zone-table.tsx';
import { LazyReachTable } from '../uncertainty/lazy-uncertainty.tsx';
import { AreaTable } from './area-table.tsx';
import { filterHits } from './impact-counts.ts';
import { PlacesInside } from './places-inside.tsx';
import type { ImpactState } from './use-impact-state.ts';

/** What is missing, what failed, or the impact by zone, area and place. */
export const ImpactResult = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const { scenario, receptors, draft, preview, result, uncertainty, stale, areas, places } = state;
  const { stored, run } = scenario;
  const format = useFormat();
  const samples = useMemo(() => new Set(places.filter((place) => place.sample).map((place) => place.id)), [places]);
  const needed = draft.missing.map((input) => t(`vulnerability:input.${input}`).toLowerCase()).join(', ');
  return (
    <section
      className="hg-stack hg-gap-3 hg-rule"
      aria-label={t('impact')}
      data-stale={stale || undefined}
      data-scenario={result?.scenarioHash}
    >
      <Title order={2} size="h3">
        {t('impact')}
      </Title>
      {run?.isError ? <ErrorPanel error={run.error} onRetry={() => void run.refetch()} /> : null}
      {receptors.isError ? (
        <ErrorPanel error={receptors.error} title={t('vulnerability:site.receptorsFailed')} onRetry={() => void receptors.refetch()} />
      ) : null}
      {draft.missing.length > 0 && !stored ? (
        <div>
          <Text size="sm" fw={600}>
            {t('vulnerability:problems.missingTitle')}
          </Text>
          <Text size="sm">{t('vulnerability:problems.missing', { list: needed })}</Text>
        </div>
      ) : null}
      {preview.failure === undefined ? null : <ErrorPanel error={new Error(preview.failure)} title={t('vulnerability:result.failed')} />}
      {result ? (
        <>
          <Text size="xs" c="dimmed">
            {stored
              ? t('vulnerability:result.stored', { moment: format.moment(stored.createdAt), name: stored.createdBy })
              : t('vulnerability:result.preview')}
          </Text>
          <ZoneTable zones={listShownZones(result)} />
          {uncertainty.ensemble === undefined ? null : (
            <Suspense fallback={null}>
              <LazyReachTable result={result} uncertainty={uncertainty} />
            </Suspense>
          )}
          <PopulationPart result={result} stored={stored} />
          <AreaTable result={result} stored={stored} areas={areas} />
          <PlacesInside result={result} hits={filterHits(result, areas)} samples={samples} runId={stored?.id} onRoute={state.setFrom} />
          <CaveatList caveats={result.caveats} />
        </>
      ) : null}
    </section>
  );
};
