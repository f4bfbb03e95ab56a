import type { Map as MapLibreMap } from 'maplibre-gl';
import { cloudPuffs } from '../../compute/cloud-puffs.ts';
import { cloudSurfaces } from '../../compute/cloud-surface.ts';
import { drawByClock } from './draw-by-clock.ts';
import type { SurfaceOverlay } from './overlay.ts';
import { createPuffLayer } from './puff-layer.ts';
import { createSurfaceLayer } from './surface-layer.ts';

/** Of each side of a surface: one looks through four or more. */
const surfaceOpacity = 0.22;

const drawPuffs = (map: MapLibreMap, { id, frames, clock }: SurfaceOverlay): (() => void) => {
  const puffs = cloudPuffs(frames);
  // As in the style that is drawn, on paper too.
  const findInk = (): string => String(map.getPaintProperty('zone-leaders', 'line-color'));
  const layer = createPuffLayer(`puffs-${id}`, puffs, findInk);
  return drawByClock(map, layer, clock, () => layer.show(puffs.meshOf(clock.get())));
};

const drawSurface = (map: MapLibreMap, { id, frames, clock }: SurfaceOverlay, exaggeration: number): (() => void) => {
  const surfaces = cloudSurfaces(frames, exaggeration);
  const layer = createSurfaceLayer(`surface-${id}`, surfaceOpacity);
  return drawByClock(map, layer, clock, () => layer.show(surfaces.meshOf(clock.get()), surfaces.origin));
};

/** Draws clouds with their own code. Returns what removes them. */
export const drawSurfaces = (map: MapLibreMap, overlays: readonly SurfaceOverlay[]): (() => void) => {
  const stops = overlays.map((overlay) =>
    overlay.exaggeration === 'flat' ? drawPuffs(map, overlay) : drawSurface(map, overlay, overlay.exaggeration),
  );
  return () => {
    for (const stop of stops) stop();
  };
};
