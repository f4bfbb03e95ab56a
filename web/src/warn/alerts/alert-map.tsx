import { type Alert, mapCentre, mapZoom, type PublicArea, publicArea } from '@hazardguard/contract';
import { Checkbox, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds, MapFit } from '../../map/map-data.ts';
import { explains } from '../../map/map-signs.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { UnreachedMapText } from '../delivery/unreached-map-text.tsx';
import { buildUnreachedOverlays } from '../delivery/unreached-overlays.ts';
import { useUnreachedPlaces } from '../delivery/use-delivery.ts';
import classes from './alerts.module.css';

/** A dark outline keeps the pale mildest zone visible. */
const outline = '#17212b';
const severities = ['severe', 'middle', 'mild'] as const;
const widths = { severe: 4, middle: 3, mild: 2 } as const;

/** The warned area is pale: no zone is calculated for all of it. */
const fillOpacity = (isAround: boolean): number => (isAround ? 0.12 : 0.35);

/** A sample of an area as on the map. */
const AreaSwatch = ({ severity, isAround }: { readonly severity: keyof typeof widths; readonly isAround: boolean }) => {
  const box = { x: 4, y: 4, width: 36, height: 10 };
  return (
    <svg width={44} height={18} aria-hidden style={{ flex: 'none' }}>
      <rect {...box} fill="none" stroke={outline} strokeWidth={widths[severity] + 2} />
      <rect {...box} fill="#ffffff" />
      <rect
        {...box}
        fill={hazardColours[severity]}
        fillOpacity={fillOpacity(isAround)}
        stroke={hazardColours[severity]}
        strokeWidth={widths[severity]}
      />
    </svg>
  );
};

/** The zones of the warned area that the map shows, worst first, and the area around them. */
const AreaLegend = ({ area }: { readonly area: PublicArea }) => {
  const { t } = useTranslation('alerts');
  const properties = area.features.map((feature) => feature.properties);
  const has = (severity: keyof typeof widths, isAround: boolean): boolean =>
    properties.some((one) => one.severity === severity && (one.warnedArea ?? false) === isAround);
  const entries = severities.flatMap((severity) => [
    ...(has(severity, false) ? [{ severity, isAround: false, text: t(`zone.${severity}`) }] : []),
    ...(has(severity, true) ? [{ severity, isAround: true, text: t('areaChoice.warned-area') }] : []),
  ]);
  return (
    <ul className={classes.legend} aria-label={t('zone.legend')}>
      {entries.map(({ severity, isAround, text }) => (
        <li key={text} {...explains('overlay-area')}>
          <AreaSwatch severity={severity} isAround={isAround} /> {text}
        </li>
      ))}
    </ul>
  );
};

/** The warned area on the map, with the unreached recipients on request. */
export const AlertMap = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const { t: tDelivery } = useTranslation('delivery');
  const format = useFormat();
  const mayReadDelivery = useHasPermission('delivery.read') && alert.live !== null;
  const [showUnreached, setShowUnreached] = useState(false);
  const places = useUnreachedPlaces(alert.id, mayReadDelivery && showUnreached);
  const area = useMemo(() => publicArea.safeParse(alert.area).data, [alert.area]);
  const { overlays, bounds } = useMemo((): { readonly overlays: readonly MapOverlay[]; readonly bounds: MapBounds | undefined } => {
    const features = area?.features ?? [];
    const corners = features.flatMap(({ geometry }) => geometry.coordinates.flat());
    const [east, north] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
    const box: MapBounds | undefined =
      corners.length === 0 ? undefined : [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
    const shapes = features.toReversed().flatMap((feature) => {
      const { severity, warnedArea = false } = feature.properties;
      const colour = hazardColours[severity];
      const edge = { 'fill-opacity': 0, stroke: outline, 'stroke-width': widths[severity] + 2 };
      const zone = { fill: colour, 'fill-opacity': fillOpacity(warnedArea), stroke: colour, 'stroke-width': widths[severity] };
      return [edge, zone].map((properties) => ({ ...feature, properties }));
    });
    const drawn: MapOverlay = { kind: 'shapes', id: 'area', shapes: { type: 'FeatureCollection', features: shapes } };
    return { overlays: [drawn], bounds: box };
  }, [area]);
  const visibleOverlays = useMemo(() => {
    if (!showUnreached || places.data === undefined) return overlays;
    const markTexts = {
      waiting: (people: number) => tDelivery('map.waiting', { people: format.exact(people) }),
      notReached: (people: number) => tDelivery('map.notReached', { people: format.exact(people) }),
    };
    return [...overlays, ...buildUnreachedOverlays(places.data, markTexts)];
  }, [showUnreached, places.data, overlays, tDelivery, format]);
  const fit = useMemo((): MapFit => ({ bounds, result: `${alert.id} ${alert.version}`, asked: 0 }), [bounds, alert.id, alert.version]);
  if (bounds === undefined) {
    return (
      <Text size="sm" className={classes.noArea}>
        {t('noArea')}
      </Text>
    );
  }
  const centre = { latitude: (bounds[1] + bounds[3]) / 2, longitude: (bounds[0] + bounds[2]) / 2 };
  return (
    <>
      <div className={classes.map}>
        <SiteMap label={t('map')} view={{ ...mapCentre, ...centre, zoom: mapZoom.industry }} overlays={visibleOverlays} fit={fit} />
      </div>
      {area ? <AreaLegend area={area} /> : null}
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
