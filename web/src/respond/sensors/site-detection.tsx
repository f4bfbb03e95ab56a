import type { Detection, SourceEstimate } from '@hazardguard/contract';
import { mapZoom } from '@hazardguard/contract';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { EstimateFacts } from './estimate-facts.tsx';
import { EstimateLegend } from './estimate-legend.tsx';
import { useDetections } from './sensor-data.ts';
import classes from './sensors.module.css';
import { useEstimateOnMap } from './use-estimate-on-map.ts';

/** An estimate older than this stands with its incident alone. */
const shownForS = 24 * 60 * 60;

interface FoundProps {
  readonly detection: Detection;
  readonly estimate: SourceEstimate;
}

const Found = ({ detection, estimate }: FoundProps) => {
  const { t } = useTranslation('sensors');
  const drawn = useEstimateOnMap(estimate);
  const { latitude, longitude } = estimate.found.best;
  const view = useMemo(() => ({ latitude, longitude, zoom: mapZoom.industry }), [latitude, longitude]);
  const overlays = useMemo(() => (drawn === undefined ? [] : [drawn.overlay]), [drawn]);
  const { incidentId, chemical } = detection;
  return (
    <section aria-label={t('estimate.title')}>
      <Title order={2} size="h3" mb="xs">
        {chemical === null ? t('estimate.title') : t('estimate.titleOf', { chemical })}
      </Title>
      <div className={classes.found}>
        <div>
          <div className={classes.foundMap}>
            <SiteMap
              label={t('estimate.mapLabel')}
              view={view}
              overlays={overlays}
              fit={{ bounds: drawn?.bounds, result: String(estimate.id), asked: 0 }}
            />
          </div>
          <EstimateLegend />
        </div>
        <Stack gap="sm">
          {incidentId === null ? null : (
            <Anchor
              size="sm"
              renderRoot={(props) => <Link {...props} to={'/IncidentManagement' as never} search={{ incident: incidentId } as never} />}
            >
              {t('estimate.incident', { id: incidentId })}
            </Anchor>
          )}
          <EstimateFacts detection={detection} estimate={estimate} />
        </Stack>
      </div>
    </section>
  );
};

/** The newest open detection of a site that has a source, on a map; nothing where there is none. */
export const SiteDetection = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('sensors');
  const detections = useDetections({ industryId });
  if (detections.isError)
    return <ErrorPanel error={detections.error} title={t('estimate.failed')} onRetry={() => void detections.refetch()} />;
  const detection = detections.data?.find(({ closedAt, estimate }) => closedAt === null && estimate !== null && estimate.ageS < shownForS);
  if (!detection?.estimate) return <Text size="sm">{t('estimate.noneHere')}</Text>;
  return <Found key={detection.id} detection={detection} estimate={detection.estimate} />;
};
