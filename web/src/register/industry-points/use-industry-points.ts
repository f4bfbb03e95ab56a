import { useMemo } from 'react';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { useIndustryPositions } from '../industry-picker/industry-choice.ts';

/** The id of the overlay of industries; a pressed dot carries the industry's id. */
export const industryOverlay = 'industries';

/** Every industry of the register as a dot on the map; nothing is asked while not wanted. */
export const useIndustryPoints = (wanted: boolean) => {
  const query = useIndustryPositions(wanted);
  const points = query.data?.points;
  const overlay = useMemo(
    (): MapOverlay | undefined =>
      points && {
        kind: 'points',
        id: industryOverlay,
        clustered: true,
        onTop: false,
        points: {
          type: 'FeatureCollection',
          features: points.map(({ id, industryName, longitude, latitude }) => ({
            type: 'Feature',
            properties: { id, name: industryName, tone: 0 },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    [points],
  );
  return { query, overlay: wanted ? overlay : undefined };
};
