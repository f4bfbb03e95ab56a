import { type Alert, listWarnedParts, mapCentre, mapZoom } from '@hazardguard/contract';
import { Checkbox, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { UncertaintySourcesPart } from '../../assess/uncertainty/uncertainty-sources.tsx';
import { AreaLegend } from '../../assess/warned-area/area-legend.tsx';
import { AreaTable } from '../../assess/warned-area/area-table.tsx';
import { useAreaMap } from '../../assess/warned-area/use-area-map.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapFit } from '../../map/map-data.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { UnreachedMapText } from '../delivery/unreached-map-text.tsx';
import { buildUnreachedOverlays } from '../delivery/unreached-overlays.ts';
import { useUnreachedPlaces } from '../delivery/use-delivery.ts';
import { useReach } from './alert-data.ts';

/** The warned area on the map, with the unreached recipients on request. */
export const AlertMap = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const { t: tDelivery } = useTranslation('delivery');
  const format = useFormat();
  const mayReadDelivery = useHasPermission('delivery.read') && alert.live !== null;
  const [showUnreached, setShowUnreached] = useState(false);
  const places = useUnreachedPlaces(alert.id, mayReadDelivery && showUnreached);
  const reach = useReach(alert.id, alert.version).data;
  const map = useAreaMap(alert.area, reach, false);
  const visibleOverlays = useMemo(() => {
    const overlays = map?.overlays ?? [];
    if (!showUnreached || places.data === undefined) return overlays;
    const markTexts = {
      waiting: (people: number) => tDelivery('map.waiting', { people: format.exact(people) }),
      notReached: (people: number) => tDelivery('map.notReached', { people: format.exact(people) }),
    };
    return [...overlays, ...buildUnreachedOverlays(places.data, markTexts)];
  }, [showUnreached, places.data, map, tDelivery, format]);
  const bounds = map?.bounds;
  const hasOrigin = reach?.origin != null;
  const fit = useMemo(
    (): MapFit => ({ bounds, result: `${alert.id} ${alert.version} ${hasOrigin}`, asked: 0 }),
    [bounds, alert.id, alert.version, hasOrigin],
  );
  if (map === undefined || bounds === undefined) {
    return (
      <Text size="sm" className="hg-above-2">
        {t('noArea')}
      </Text>
    );
  }
  const centre = { latitude: (bounds[1] + bounds[3]) / 2, longitude: (bounds[0] + bounds[2]) / 2 };
  return (
    <>
      <div className="hg-map hg-above-2">
        <SiteMap
          label={t('map')}
          view={{ ...mapCentre, ...centre, zoom: mapZoom.industry }}
          overlays={visibleOverlays}
          windNow={map.wind}
          fit={fit}
        />
      </div>
      <AreaLegend map={map} />
      <AreaTable stored={alert.area} shown={reach} />
      {alert.runId !== null && listWarnedParts(alert.area).length > 0 ? <UncertaintySourcesPart runId={alert.runId} /> : null}
      {mayReadDelivery ? (
        <Checkbox
          mt="sm"
          checked={showUnreached}
          onChange={(event) => setShowUnreached(event.currentTarget.checked)}
          label={tDelivery('map.show')}
        />
      ) : null}
      {mayReadDelivery && showUnreached && places.isError ? (
        <ErrorPanel error={places.error} title={tDelivery('map.failed')} onRetry={() => void places.refetch()} />
      ) : null}
      {mayReadDelivery && showUnreached && places.data !== undefined ? <UnreachedMapText places={places.data} /> : null}
    </>
  );
};
