import { type Alert, mapCentre, mapZoom, publicArea } from '@hazardguard/contract';
import { Checkbox, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { UnreachedMapText } from '../delivery/unreached-map-text.tsx';
import { unreachedOverlays } from '../delivery/unreached-overlays.ts';
import { useUnreachedPlaces } from '../delivery/use-delivery.ts';
import classes from './alerts.module.css';

/** The mildest zone is as pale as paper: a dark line around each keeps it in sight. */
const outline = '#17212b';
const widths = { severe: 4, middle: 3, mild: 2 } as const;

/** The area that is warned, on the map; what it says stands beside it in words. */
export const AlertMap = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const { t: ofDelivery } = useTranslation('delivery');
  const format = useFormat();
  const mayReadDelivery = useHasPermission('delivery.read') && alert.live !== null;
  const [asked, setAsked] = useState(false);
  const places = useUnreachedPlaces(alert.id, mayReadDelivery && asked);
  const area = useMemo(() => publicArea.safeParse(alert.area).data, [alert.area]);
  const { overlays, bounds } = useMemo(() => {
    const features = area?.features ?? [];
    const corners = features.flatMap(({ geometry }) => geometry.coordinates.flat());
    const [east, north] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
    const box: MapBounds | undefined =
      corners.length === 0 ? undefined : [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
    const shapes = features.toReversed().flatMap((feature) => {
      const { severity } = feature.properties;
      const colour = hazardColours[severity];
      const edge = { 'fill-opacity': 0, stroke: outline, 'stroke-width': widths[severity] + 2 };
      const zone = { fill: colour, 'fill-opacity': 0.35, stroke: colour, 'stroke-width': widths[severity] };
      return [edge, zone].map((properties) => ({ ...feature, properties }));
    });
    const drawn: MapOverlay = { kind: 'shapes', id: 'area', shapes: { type: 'FeatureCollection', features: shapes } };
    return { overlays: [drawn], bounds: box };
  }, [area]);
  const shown = useMemo(() => {
    if (!asked || places.data === undefined) return overlays;
    const words = {
      waiting: (people: number) => ofDelivery('map.waiting', { people: format.exact(people) }),
      notReached: (people: number) => ofDelivery('map.notReached', { people: format.exact(people) }),
    };
    return [...overlays, ...unreachedOverlays(places.data, words)];
  }, [asked, places.data, overlays, ofDelivery, format]);
  const fit = useMemo(() => ({ bounds, result: `${alert.id} ${alert.version}`, asked: 0 }), [bounds, alert.id, alert.version]);
  if (bounds === undefined) {
    return (
      <Text size="sm" className={classes.noArea}>
        {t('noArea')}
      </Text>
    );
  }
  const middle = { latitude: (bounds[1] + bounds[3]) / 2, longitude: (bounds[0] + bounds[2]) / 2 };
  return (
    <>
      <div className={classes.map}>
        <SiteMap label={t('map')} view={{ ...mapCentre, ...middle, zoom: mapZoom.industry }} overlays={shown} fit={fit} />
      </div>
      {mayReadDelivery ? (
        <Checkbox mt="sm" checked={asked} onChange={(event) => setAsked(event.currentTarget.checked)} label={ofDelivery('map.show')} />
      ) : null}
      {mayReadDelivery && asked && places.isError ? (
        <ErrorPanel error={places.error} title={ofDelivery('map.failed')} onRetry={() => void places.refetch()} />
      ) : null}
      {mayReadDelivery && asked && places.data !== undefined ? <UnreachedMapText places={places.data} /> : null}
    </>
  );
};
