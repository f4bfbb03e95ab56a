import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapOverlay } from '../../../map/overlays/overlay.ts';
import { useFormat } from '../../../ui/format.ts';
import type { NearFire } from './near-fires.ts';

/** Detections as dots on the map. */
export const useFireMarks = (fires: readonly NearFire[]): readonly MapOverlay[] => {
  const { t } = useTranslation('earlyWarning');
  const format = useFormat();
  return useMemo(
    () => [
      {
        kind: 'points',
        id: 'fires',
        clustered: true,
        points: {
          type: 'FeatureCollection',
          features: fires.map(({ longitude, latitude, at }) => ({
            type: 'Feature',
            properties: { name: t('fires.mark', { span: format.span((Date.now() - Date.parse(at)) / 1_000) }), tone: 3 },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    ],
    [fires, t, format],
  );
};
