import type { Map as MapLibreMap, MapMouseEvent, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { formatDegrees } from '../ui/format.ts';
import type { Position } from './graticule.ts';
import type { MapFootprint, MapWind } from './map-data.ts';
import { addPin, addWindArrow, keyStepM, turnArrow } from './markers.ts';

interface PinInput {
  readonly site: Position | undefined;
  readonly footprint: MapFootprint | undefined;
  readonly windNow: MapWind | undefined;
  readonly onPick: ((position: Position) => void) | undefined;
}

/** The site's pin, the wind arrow of a footprint, and the picking of a place. */
export const usePins = (map: MapLibreMap | undefined, { site, footprint, windNow, onPick }: PinInput): void => {
  const { t } = useTranslation('map');
  const pick = useEffectEvent((position: Position) => onPick?.(position));
  const picking = onPick !== undefined;

  useEffect(() => {
    if (!map || !picking) return;
    const click = (event: MapMouseEvent): void => {
      const { lng, lat } = event.lngLat.wrap();
      pick({ latitude: lat, longitude: lng });
    };
    map.on('click', click);
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.off('click', click);
      map.getCanvas().style.cursor = '';
    };
  }, [map, picking]);

  const latitude = site?.latitude;
  const longitude = site?.longitude;
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const position = { latitude: formatDegrees(latitude), longitude: formatDegrees(longitude) };
    const marker = addPin(
      map,
      { latitude, longitude },
      picking
        ? { label: t('marker', { ...position, step: keyStepM }), onMove: (moved) => pick(moved) }
        : { label: t('site'), onMove: undefined },
    );
    const element = marker.getElement();
    return () => {
      // Moving by keys creates a new pin at the new place: the focus follows.
      if (document.activeElement === element)
        queueMicrotask(() => map.getContainer().querySelector<HTMLElement>('button[data-pin]')?.focus());
      marker.remove();
    };
  }, [map, latitude, longitude, picking, t]);

  const wind = windNow?.fromDeg ?? footprint?.windFromDeg;
  const windText = windNow?.text ?? footprint?.windText;
  const sourceLatitude = windNow?.latitude ?? footprint?.site.latitude;
  const sourceLongitude = windNow?.longitude ?? footprint?.site.longitude;
  const arrow = useRef<Marker>(undefined);
  const hasWind = wind !== undefined && windText !== undefined;
  useEffect(() => {
    if (!map || !hasWind || sourceLatitude === undefined || sourceLongitude === undefined) return;
    const marker = addWindArrow(map, { latitude: sourceLatitude, longitude: sourceLongitude });
    arrow.current = marker;
    return () => {
      arrow.current = undefined;
      marker.remove();
    };
  }, [map, hasWind, sourceLatitude, sourceLongitude]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrow at a new place has no direction yet
  useEffect(() => {
    if (arrow.current && wind !== undefined && windText !== undefined) turnArrow(arrow.current, wind, windText);
  }, [map, wind, windText, sourceLatitude, sourceLongitude]);
};
