import {
  AttributionControl,
  addProtocol,
  Map as MapLibreMap,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isKeptTile, readKeptTile } from '../data/offline/kept-tiles.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { readTile } from './basemap-archive.ts';
import { basemapScheme } from './basemap-source.ts';
import { markMapUnavailable } from './map-availability.ts';
import type { MapView } from './map-data.ts';
import { arrowDensity, arrowPicture, drawArrow } from './overlays/arrow-picture.ts';

setWorkerUrl(workerUrl);
addProtocol(basemapScheme, async ({ url }) => ({ data: await readTile(url) }));

/** Tiles of our server that this device may keep. */
const keptScheme = 'kept';
addProtocol(keptScheme, async ({ url }, { signal }) => ({ data: await readKeptTile(url.slice(`${keptScheme}:/`.length), signal) }));

const toKeptTile = (url: string): { url: string } => {
  const address = url.startsWith(window.location.origin) ? url.slice(window.location.origin.length) : '';
  return { url: isKeptTile(address) ? `${keptScheme}:/${address}` : url };
};

const stillMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface MapHandle {
  readonly map: MapLibreMap | undefined;
  /** Why there is no map: `webgl` or the message of another error. */
  readonly failure: string | undefined;
}

const nothing: MapHandle = { map: undefined, failure: undefined };

const controlText = (t: ReturnType<typeof useTranslation<'map'>>['t'], label: string): Record<string, string> => ({
  'Map.Title': label,
  'NavigationControl.ZoomIn': t('zoomIn'),
  'NavigationControl.ZoomOut': t('zoomOut'),
  'NavigationControl.ResetBearing': t('north'),
  'AttributionControl.ToggleAttribution': t('attribution'),
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
});

/** Creates the map in its element once, and removes everything with it. */
export const useMap = (element: RefObject<HTMLDivElement | null>, label: string, view: MapView, style: StyleSpecification): MapHandle => {
  const { t } = useTranslation('map');
  const [handle, setHandle] = useState<MapHandle>(nothing);
  const first = useRef({ label, view, style, t });
  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const start = first.current;
    let map: MapLibreMap;
    try {
      map = new MapLibreMap({
        container,
        style: start.style,
        transformRequest: toKeptTile,
        center: [start.view.longitude, start.view.latitude],
        zoom: start.view.zoom,
        minZoom: 1.5,
        maxZoom: 18,
        maxPitch: 0,
        renderWorldCopies: true,
        attributionControl: false,
        fadeDuration: stillMotion() ? 0 : 150,
        locale: controlText(start.t, start.label),
      });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      markMapUnavailable();
      setHandle({ ...nothing, failure: /webgl/i.test(text) ? 'webgl' : text });
      return;
    }
    // The frame around it is the landmark with this name; the focusable canvas must not be a second one.
    map.getCanvas().setAttribute('role', 'application');
    map.setMissingStyleImageResolver((id) => {
      if (id === arrowPicture) map.addImage(id, drawArrow(), { sdf: true, pixelRatio: arrowDensity });
    });
    map.addControl(new NavigationControl({ visualizePitch: false }), 'top-right');
    map.addControl(new ScaleControl({ maxWidth: 120, unit: 'metric' }), 'bottom-left');
    map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
    // The library opens the credits when the first arrive, over half of a small map; with its class they stay closed until pressed.
    container.querySelector('.maplibregl-ctrl-attrib')?.classList.add('maplibregl-compact');
    // Not 'load', which waits for every tile: pins, rings and the view need only the style.
    const show = (): void => setHandle({ map, failure: undefined });
    map.once('style.load', show);
    return () => {
      // A map that is gone may still have loaded its style.
      map.off('style.load', show);
      map.remove();
      setHandle(nothing);
    };
  }, [element]);
  return handle;
};
