import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { loadChunk } from '../ui/load-chunk.ts';
import { notifyFailure } from '../ui/notices.ts';
import type { MapOverlay } from './overlays/overlay.ts';

/** Draws what is no part of the style: clouds, by code that is loaded with the first, and signs that bring their own. */
export const useSurfaces = (map: MapLibreMap | undefined, overlays: readonly MapOverlay[] | undefined): void => {
  useEffect(() => {
    const surfaces = (overlays ?? []).flatMap((overlay) => (overlay.kind === 'surface' ? [overlay] : []));
    if (!map || surfaces.length === 0) return;
    let isShown = true;
    let stop = (): void => undefined;
    loadChunk(() => import('./overlays/draw-surfaces.ts')).then(
      ({ drawSurfaces }) => {
        if (isShown) stop = drawSurfaces(map, surfaces);
      },
      (error: Error) => notifyFailure(error.message),
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [map, overlays]);
  useEffect(() => {
    if (!map) return;
    const stops = (overlays ?? []).flatMap((overlay) => (overlay.kind === 'drawn' ? [overlay.draw(map)] : []));
    return () => {
      for (const stop of stops) stop();
    };
  }, [map, overlays]);
};
