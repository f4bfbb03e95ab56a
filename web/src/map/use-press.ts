import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { Position } from './graticule.ts';
import type { PressedFeature } from './overlays/overlay.ts';
import { findOverlayId } from './overlays/overlay-style.ts';

const pressable = (map: MapLibreMap, event: MapMouseEvent): MapGeoJSONFeature | undefined =>
  map.queryRenderedFeatures(event.point).find((feature) => findOverlayId(feature.source) !== undefined);

/** A cluster opens; the screen handles every other feature. */
const openUp = async (map: MapLibreMap, feature: MapGeoJSONFeature, center: [number, number]): Promise<void> => {
  const source = map.getSource<GeoJSONSource>(feature.source);
  const zoom = await source?.getClusterExpansionZoom(Number(feature.properties.cluster_id));
  if (zoom !== undefined) map.easeTo({ center, zoom });
};

interface PressInput {
  readonly onPress: ((pressed: PressedFeature) => void) | undefined;
  readonly onGround: ((position: Position) => void) | undefined;
}

/** Presses on the features of overlays, and on the map where there is none. */
export const usePress = (map: MapLibreMap | undefined, { onPress, onGround }: PressInput): void => {
  const press = useEffectEvent((pressed: PressedFeature) => onPress?.(pressed));
  const pressMap = useEffectEvent((position: Position) => onGround?.(position));
  const pressing = onPress !== undefined;
  const grounded = onGround !== undefined;

  useEffect(() => {
    if (!map || !grounded) return;
    const click = (event: MapMouseEvent): void => {
      if (pressing && pressable(map, event)) return;
      const { lng, lat } = event.lngLat.wrap();
      pressMap({ latitude: lat, longitude: lng });
    };
    map.on('click', click);
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.off('click', click);
      map.getCanvas().style.cursor = '';
    };
  }, [map, pressing, grounded]);

  useEffect(() => {
    if (!map || !pressing) return;
    const click = (event: MapMouseEvent): void => {
      const feature = pressable(map, event);
      const overlay = feature ? findOverlayId(feature.source) : undefined;
      if (!feature || overlay === undefined) return;
      const { lng, lat } = event.lngLat.wrap();
      if (feature.properties.cluster === true) void openUp(map, feature, [lng, lat]);
      else press({ overlay, properties: feature.properties, latitude: lat, longitude: lng });
    };
    const hover = (event: MapMouseEvent): void => {
      map.getCanvas().style.cursor = pressable(map, event) ? 'pointer' : '';
    };
    map.on('click', click);
    map.on('mousemove', hover);
    return () => {
      map.off('click', click);
      map.off('mousemove', hover);
      map.getCanvas().style.cursor = '';
    };
  }, [map, pressing]);
};
