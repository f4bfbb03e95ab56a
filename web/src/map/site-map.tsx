import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MapSkeleton } from '../ui/skeletons.tsx';
import { loadMap } from './load-map.ts';
import type { MapProps } from './map-canvas.tsx';

const MapCanvas = lazyPart(() => loadMap().then((part) => part.MapCanvas));

/** The map of a site: base map, receptors, footprint. Fills its parent; MapLibre is loaded when it is first shown. */
export const SiteMap = (props: MapProps) => (
  <Suspense fallback={<MapSkeleton />}>
    <MapCanvas {...props} />
  </Suspense>
);
