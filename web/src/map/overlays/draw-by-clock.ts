import type { CustomLayerInterface, Map as MapLibreMap } from 'maplibre-gl';
import type { FrameClock } from '../frame-clock.ts';
import { markDrawnFrame } from '../use-frames.ts';

/** Clouds are drawn under the lines of their arrival, and under the lowest layer of the footprint: its lines and names. */
const isAboveClouds = (layer: string): boolean => layer === 'fan-fill' || layer.startsWith('overlay-arrival');

/**
 * Keeps a layer with its own code on the map, which is no part of the style: MapLibre keeps it through its changes. `show` gives it the
 * picture of the clock. Returns what removes it.
 */
export const drawByClock = (map: MapLibreMap, layer: CustomLayerInterface, clock: FrameClock, show: () => void): (() => void) => {
  let isFresh = true;
  const follow = (): void => {
    isFresh = true;
    show();
  };
  const add = (): void => {
    if (!map.getLayer(layer.id)) map.addLayer(layer, map.getLayersOrder().find(isAboveClouds));
  };
  const mark = (): void => {
    if (!isFresh) return;
    isFresh = false;
    markDrawnFrame(clock.get());
  };
  show();
  add();
  // A style that could not be changed in parts was loaded again, without the layer.
  map.on('style.load', add);
  map.on('render', mark);
  const unsubscribe = clock.subscribe(follow);
  return () => {
    map.off('style.load', add);
    map.off('render', mark);
    unsubscribe();
    if (map.getLayer(layer.id)) map.removeLayer(layer.id);
  };
};
