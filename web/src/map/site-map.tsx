import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MapSkeleton } from '../ui/skeletons.tsx';
import { useTextOnly } from '../ui/text-only.ts';
import { loadMap } from './load-map.ts';
import type { MapProps } from './map-canvas.tsx';

const MapCanvas = lazyPart(() => loadMap().then((part) => part.MapCanvas));

const MapAsTable = lazyPart(() => import('./map-as-table.tsx').then((part) => part.MapAsTable));

/**
 * The map of a site: base map, receptors, footprint. Fills its parent; MapLibre is loaded when it is first shown. In text-only mode
 * it is a table until a person asks for the map.
 */
export const SiteMap = (props: MapProps) => {
  const textOnly = useTextOnly();
  const [asked, setAsked] = useState(false);
  const { label, site, footprint, receptors } = props;
  return (
    <Suspense fallback={<MapSkeleton />}>
      {textOnly && !asked ? (
        <MapAsTable label={label} site={site} footprint={footprint} receptors={receptors} onShow={() => setAsked(true)} />
      ) : (
        <MapCanvas {...props} />
      )}
    </Suspense>
  );
};
