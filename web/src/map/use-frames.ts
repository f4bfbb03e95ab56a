import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapOverlay } from './overlays/overlay.ts';
import { overlaySource } from './overlays/overlay-style.ts';

/** Follows the clocks of overlays that have one: only the data of their source is swapped, the style stays as it is. */
export const useFrames = (map: MapLibreMap | undefined, overlays: readonly MapOverlay[] | undefined): void => {
  useEffect(() => {
    if (!map || !overlays) return;
    const followed = overlays.flatMap((overlay) => (overlay.kind === 'volume' ? [overlay] : []));
    const stops = followed.map(({ id, frames, clock }) => {
      const show = (): void => {
        map.getSource<GeoJSONSource>(overlaySource(id))?.setData(frames(clock.get()));
      };
      // The style may have been made some frames ago.
      show();
      return clock.subscribe(show);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [map, overlays]);
};
