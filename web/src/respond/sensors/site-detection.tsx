import type { Detection, SourceEstimate } from '@hazardguard/contract';
import { mapZoom } from '@hazardguard/contract';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { EstimateFacts } from './estimate-facts.tsx';
import { EstimateLegend } from './estimate-legend.tsx';
import { useDetections } from './sensor-routes.ts';
import { useEstimateOnMap } from './use-estimate-on-map.ts';

/** Older estimates are shown only with their incident. */
const maxAgeS = 24 * 60 * 60;

interface SourceProps {
  readonly detection: Detection;
  readonly estimate: SourceEstimate;
}

const DetectedSource = ({ detection, estimate }: SourceProps) => {
  const { t } = useTranslation('sensors');
  const onMap = useEstimateOnMap(estimate);
  const { latitude, longitude } = estimate.found.best;
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: mapZoom.industry }), [latitude, longitude]);
  const overlays = useMemo(() => (onMap === undefined ? [] : [onMap.overlay]), [onMap]);
  const { incidentId, chemical } = detection;
  return (
    <section aria-label={t('estimate.title')}>
      <Title order={2} size="h3" mb="xs">
        {chemical === null ? t('estimate.title') : t('estimate.titleOf', { chemical })}
      </Title>
      <div className="hg-wide-first">
        <div>
          <div className="hg-map hg-card">
            <SiteMap
              label={t('estimate.mapLabel')}
              view={view}
              overlays={overlays}
              fit={{ bounds: onMap?.bounds, result: String(estimate.id), asked: 0 }}
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

/** The newest open detection of a site with a source estimate, on a map. */
export const SiteDetection = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('sensors');
  const detections = useDetections({ industryId });
  if (detections.isError)
    return <ErrorPanel error={detections.error} title={t('estimate.failed')} onRetry={() => void detections.refetch()} />;
  const detection = detections.data?.find(({ closedAt, estimate }) => closedAt === null && estimate !== null && estimate.ageS < maxAgeS);
  if (!detection?.estimate) return <Text size="sm">{t('estimate.noneHere')}</Text>;
  return <DetectedSource key={detection.id} detection={detection} estimate={detection.estimate} />;
};
