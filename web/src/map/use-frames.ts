import type { GeoJSONSource, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapOverlay } from './overlays/overlay.ts';
import { overlaySource } from './overlays/overlay-style.ts';

/** In the browser's performance timeline: a frame of a series was drawn; the detail is its number. */
const drawnMark = 'hazardguard-picture-drawn';

/** Marks that a frame has been drawn. */
export const markDrawnFrame = (frame: number): void => {
  performance.clearMarks(drawnMark);
  performance.mark(drawnMark, { detail: frame });
};

/** Follows the clocks of animated overlays: only the data of their source are replaced, the style is unchanged. */
export const useFrames = (map: MapLibreMap | undefined, overlays: readonly MapOverlay[] | undefined): void => {
  useEffect(() => {
    if (!map || !overlays) return;
    const followed = overlays.flatMap((overlay) => (overlay.kind === 'volume' ? [overlay] : []));
    const stops = followed.map(({ id, frames, clock }) => {
      const source = overlaySource(id);
      let fresh = false;
      const note = (event: MapSourceDataEvent): void => {
        if (event.sourceId === source && event.tile) fresh = true;
      };
      const mark = (): void => {
        if (!fresh) return;
        fresh = false;
        markDrawnFrame(clock.get());
      };
      const show = (): void => {
        map.getSource<GeoJSONSource>(source)?.setData(frames(clock.get()));
      };
      map.on('sourcedata', note);
      map.on('render', mark);
      // The style may be some frames old.
      show();
      const unsubscribe = clock.subscribe(show);
      return () => {
        map.off('sourcedata', note);
        map.off('render', mark);
        unsubscribe();
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [map, overlays]);
};
