import { receptorKinds } from '@hazardguard/contract';
import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import type { MapReceptor } from './map-data.ts';

const none: readonly MapReceptor[] = [];

/** Puts receptors on the map, after its first content: thousands of them must not delay a footprint. */
export const useReceptorData = (map: MapLibreMap | undefined, receptors: readonly MapReceptor[] = none): void => {
  const { t } = useTranslation('map');
  useEffect(() => {
    if (!map) return;
    const letters = new Map(receptorKinds.map((kind) => [kind, t(`receptorLetter.${kind}`)]));
    const fill = (): void => {
      const data: FeatureCollection<Point> = {
        type: 'FeatureCollection',
        features: receptors.map(({ kind, name, inside, longitude, latitude }) => ({
          type: 'Feature',
          properties: { letter: letters.get(kind), name, inside },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      };
      void map.getSource<GeoJSONSource>('receptors')?.setData(data);
    };
    if (map.loaded()) {
      fill();
      return;
    }
    map.once('idle', fill);
    return () => {
      map.off('idle', fill);
    };
  }, [map, receptors, t]);
};
