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
import { useReach } from './use-alert.ts';

/** What the map of a warning draws: its area, and the unreached recipients on request. */
export const useAlertMap = (alert: Alert | undefined) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const mayReadDelivery = useHasPermission('delivery.read') && alert !== undefined && alert.live !== null;
  const [showUnreached, setShowUnreached] = useState(false);
  const places = useUnreachedPlaces(alert?.id ?? '', mayReadDelivery && showUnreached);
  const reach = useReach(alert?.id, alert?.version).data;
  const map = useAreaMap(alert?.area, reach, false);
  const overlays = useMemo(() => {
    const drawn = map?.overlays ?? [];
    if (!showUnreached || places.data === undefined) return drawn;
    const markTexts = {
      waiting: (people: number) => t('map.waiting', { people: format.exact(people) }),
      notReached: (people: number) => t('map.notReached', { people: format.exact(people) }),
    };
    return [...drawn, ...buildUnreachedOverlays(places.data, markTexts)];
  }, [showUnreached, places.data, map, t, format]);
  const bounds = map?.bounds;
  const hasOrigin = reach?.origin != null;
  const fit = useMemo(
    (): MapFit => ({ bounds, result: `${alert?.id} ${alert?.version} ${hasOrigin}`, asked: 0 }),
    [bounds, alert?.id, alert?.version, hasOrigin],
  );
  return { map, overlays, fit, reach, places, mayReadDelivery, showUnreached, setShowUnreached };
};

type AlertMapState = ReturnType<typeof useAlertMap>;

interface AlertAreaMapProps {
  readonly state: AlertMapState;
  /** Centre of the map of a warning without an area. */
  readonly start: { readonly latitude: number; readonly longitude: number };
}

/** The warned area on the map. */
export const AlertAreaMap = ({ state: { map, overlays, fit }, start }: AlertAreaMapProps) => {
  const { t } = useTranslation('alerts');
  const [west, south, east, north] = map?.bounds ?? [start.longitude, start.latitude, start.longitude, start.latitude];
  const view = { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: mapZoom.industry };
  return <SiteMap label={t('map')} view={view} overlays={overlays} windNow={map?.wind} fit={fit} />;
};

/** What the map of a warning shows, in words and numbers. */
export const AlertAreaFacts = ({ alert, state }: { readonly alert: Alert; readonly state: AlertMapState }) => {
  const { t } = useTranslation('delivery');
  const { map, reach, places, mayReadDelivery, showUnreached, setShowUnreached } = state;
  if (map?.bounds === undefined) return <NoArea />;
  return (
    <>
      <AreaTable stored={alert.area} shown={reach} />
      {alert.runId !== null && listWarnedParts(alert.area).length > 0 ? <UncertaintySourcesPart runId={alert.runId} /> : null}
      {mayReadDelivery ? (
        <Checkbox
          mt="sm"
          checked={showUnreached}
          onChange={(event) => setShowUnreached(event.currentTarget.checked)}
          label={t('map.show')}
        />
      ) : null}
      {mayReadDelivery && showUnreached && places.isError ? (
        <ErrorPanel error={places.error} title={t('map.failed')} onRetry={() => void places.refetch()} />
      ) : null}
      {mayReadDelivery && showUnreached && places.data !== undefined ? <UnreachedMapText places={places.data} /> : null}
    </>
  );
};

const NoArea = () => {
  const { t } = useTranslation('alerts');
  return (
    <Text size="sm" className="hg-above-2">
      {t('noArea')}
    </Text>
  );
};

/** Map, legend and facts of the warned area, where they stand together. */
export const AlertMap = ({ alert }: { readonly alert: Alert }) => {
  const state = useAlertMap(alert);
  return (
    <>
      {state.map?.bounds === undefined ? null : (
        <>
          <div className="hg-map hg-above-2">
            <AlertAreaMap state={state} start={mapCentre} />
          </div>
          <AreaLegend map={state.map} />
        </>
      )}
      <AlertAreaFacts alert={alert} state={state} />
    </>
  );
};
