import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { footprintBounds } from './footprint-features.ts';
import type { MapFootprint, MapView } from './map-data.ts';
import { stillMotion } from './use-map.ts';

interface CameraInput {
  readonly view: MapView;
  readonly footprint: MapFootprint | undefined;
  readonly fitKey: string | undefined;
}

/**
 * Moves the map when asked and at no other time: to a view whose numbers are new, and around all zones when `fitKey` is new.
 * Returns the zoom, rounded to whole steps.
 */
export const useCamera = (map: MapLibreMap | undefined, { view, footprint, fitKey }: CameraInput): number => {
  const [zoom, setZoom] = useState(Math.floor(view.zoom));
  const seen = useRef(`${view.latitude},${view.longitude},${view.zoom}`);
  const { latitude, longitude, zoom: wantedZoom } = view;
  useEffect(() => {
    const wanted = `${latitude},${longitude},${wantedZoom}`;
    if (!map || seen.current === wanted) return;
    seen.current = wanted;
    map.jumpTo({ center: [longitude, latitude], zoom: wantedZoom });
  }, [map, latitude, longitude, wantedZoom]);

  const showAll = useEffectEvent(() => {
    const bounds = footprint ? footprintBounds(footprint) : undefined;
    if (!map || !bounds) return;
    map.fitBounds(bounds, { padding: 64, maxZoom: 15, duration: stillMotion() ? 0 : 180 });
  });
  useEffect(() => {
    if (map && fitKey !== undefined) showAll();
  }, [map, fitKey]);

  useEffect(() => {
    if (!map) return;
    const read = (): void => setZoom(Math.floor(map.getZoom()));
    read();
    map.on('zoomend', read);
    return () => {
      map.off('zoomend', read);
    };
  }, [map]);
  return zoom;
};
