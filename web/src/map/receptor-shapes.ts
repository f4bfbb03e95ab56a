import type { Feature, Geometry } from 'geojson';
import { useMemo } from 'react';
import type { MapReceptor } from './map-data.ts';
import type { MapOverlay } from './overlays/overlay.ts';

const toFeature = ({ geometry, inside }: MapReceptor): readonly Feature<Geometry>[] =>
  geometry === undefined
    ? []
    : [
        {
          type: 'Feature',
          properties: { 'stroke-width': inside ? 4 : 2, 'fill-opacity': inside ? 0.35 : 0.15 },
          geometry: geometry as unknown as Geometry,
        },
      ];

/** Receptors that are lines or areas, under the other overlays; their dots with letter and name lie on them. */
export const useReceptorShapes = (
  overlays: readonly MapOverlay[] | undefined,
  receptors: readonly MapReceptor[] | undefined,
): readonly MapOverlay[] | undefined =>
  useMemo((): readonly MapOverlay[] | undefined => {
    const features = (receptors ?? []).flatMap(toFeature);
    if (features.length === 0) return overlays;
    return [{ kind: 'shapes', id: 'receptor-shapes', shapes: { type: 'FeatureCollection', features } }, ...(overlays ?? [])];
  }, [overlays, receptors]);
