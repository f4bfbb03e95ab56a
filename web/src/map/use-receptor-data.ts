import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapReceptor } from './map-data.ts';

const none: readonly MapReceptor[] = [];

/** Lays places people are at on the map, after what it opens with: thousands of them must not keep a footprint waiting. */
export const useReceptorData = (map: MapLibreMap | undefined, receptors: readonly MapReceptor[] = none): void => {
  const { t } = useTranslation('map');
  useEffect(() => {
    if (!map) return;
    const letters = t('receptorLetter', { returnObjects: true });
    const fill = (): void => {
      const data: FeatureCollection<Point> = {
        type: 'FeatureCollection',
        features: receptors.map(({ kind, name, inside, longitude, latitude }) => ({
          type: 'Feature',
          properties: { letter: letters[kind], name, inside },
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
