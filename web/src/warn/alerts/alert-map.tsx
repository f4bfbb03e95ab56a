import { type Alert, listWarnedParts, mapCentre, mapZoom, publicArea } from '@hazardguard/contract';
import { Checkbox, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { UncertaintySourcesPart } from '../../assess/uncertainty/uncertainty-sources.tsx';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapFit } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { UnreachedMapText } from '../delivery/unreached-map-text.tsx';
import { buildUnreachedOverlays } from '../delivery/unreached-overlays.ts';
import { useUnreachedPlaces } from '../delivery/use-delivery.ts';
import { useReach } from './alert-data.ts';
import classes from './alerts.module.css';
import { AreaLegend, useWindText } from './area-legend.tsx';
import { buildAreaOverlays, findAreaBounds } from './area-signs.ts';
import { AreaTable } from './area-table.tsx';
import { buildPlaceOverlays, listVillagePoints } from './place-overlays.ts';

/** The warned area on the map, with the unreached recipients on request. */
export const AlertMap = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const { t: tDelivery } = useTranslation('delivery');
  const format = useFormat();
  const mayReadDelivery = useHasPermission('delivery.read') && alert.live !== null;
  const [showUnreached, setShowUnreached] = useState(false);
  const places = useUnreachedPlaces(alert.id, mayReadDelivery && showUnreached);
  const area = useMemo(() => publicArea.safeParse(alert.area).data, [alert.area]);
  const reach = useReach(alert.id, alert.version).data;
  const origin = reach?.origin ?? null;
  const windText = useWindText(origin);
  const bounds = useMemo(() => area && findAreaBounds(area, origin), [area, origin]);
  const overlays = useMemo(
    (): readonly MapOverlay[] => [
      ...(area === undefined ? [] : buildAreaOverlays(area, (sign) => t(`areaSign.${sign}`))),
      ...(reach === undefined ? [] : buildPlaceOverlays(reach, t('areaSign.source'))),
    ],
    [area, reach, t],
  );
  const visibleOverlays = useMemo(() => {
    if (!showUnreached || places.data === undefined) return overlays;
    const markTexts = {
      waiting: (people: number) => tDelivery('map.waiting', { people: format.exact(people) }),
      notReached: (people: number) => tDelivery('map.notReached', { people: format.exact(people) }),
    };
    return [...overlays, ...buildUnreachedOverlays(places.data, markTexts)];
  }, [showUnreached, places.data, overlays, tDelivery, format]);
  const fit = useMemo(
    (): MapFit => ({ bounds, result: `${alert.id} ${alert.version} ${origin === null}`, asked: 0 }),
    [bounds, alert.id, alert.version, origin],
  );
  if (bounds === undefined) {
    return (
      <Text size="sm" className={classes.noArea}>
        {t('noArea')}
      </Text>
    );
  }
  const wind =
    origin === null || origin.wind === null || windText === undefined
      ? undefined
      : { latitude: origin.latitude, longitude: origin.longitude, fromDeg: origin.wind.fromDeg, text: windText };
  const centre = { latitude: (bounds[1] + bounds[3]) / 2, longitude: (bounds[0] + bounds[2]) / 2 };
  return (
    <>
      <div className={classes.map}>
        <SiteMap
          label={t('map')}
          view={{ ...mapCentre, ...centre, zoom: mapZoom.industry }}
          overlays={visibleOverlays}
          windNow={wind}
          fit={fit}
        />
      </div>
      {area ? (
        <>
          <AreaLegend area={area} origin={origin} hasVillages={reach !== undefined && listVillagePoints(reach).length > 0} />
          <AreaTable alert={alert} area={area} reach={reach} />
          {alert.runId !== null && listWarnedParts(alert.area).length > 0 ? <UncertaintySourcesPart runId={alert.runId} /> : null}
        </>
      ) : null}
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
