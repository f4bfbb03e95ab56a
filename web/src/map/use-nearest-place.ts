import { toCompassPoint } from '@hazardguard/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { bearingDeg, distanceM } from '../compute/geodesy.ts';
import type { Position } from './graticule.ts';
import type { MapReceptor } from './map-data.ts';

interface NearestPlace {
  readonly name: string;
  readonly distanceM: number;
  /** From the site. */
  readonly point: string;
}

const nearestTo = (site: Position, receptors: readonly MapReceptor[]): NearestPlace | undefined => {
  let nearest: NearestPlace | undefined;
  for (const { name, latitude, longitude } of receptors) {
    const away = distanceM(site.latitude, site.longitude, latitude, longitude);
    if (nearest && nearest.distanceM <= away) continue;
    nearest = { name, distanceM: away, point: toCompassPoint(bearingDeg(site.latitude, site.longitude, latitude, longitude)) };
  }
  return nearest;
};

/** The recorded place nearest to the site, while the map shows none: an empty map must not suggest that nobody lives there. */
export const useNearestPlace = (
  map: MapLibreMap | undefined,
  site: Position | undefined,
  receptors: readonly MapReceptor[] | undefined,
): NearestPlace | undefined => {
  const [nearest, setNearest] = useState<NearestPlace>();
  useEffect(() => {
    if (!map || !site || !receptors || receptors.length === 0) return;
    const read = (): void => {
      const bounds = map.getBounds();
      const isVisible = receptors.some(({ latitude, longitude }) => bounds.contains([longitude, latitude]));
      setNearest(isVisible ? undefined : nearestTo(site, receptors));
    };
    read();
    map.on('moveend', read);
    return () => {
      map.off('moveend', read);
      setNearest(undefined);
    };
  }, [map, site, receptors]);
  return nearest;
};
