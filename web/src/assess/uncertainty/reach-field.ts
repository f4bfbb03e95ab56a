import type { Band, LevelEnsemble } from '@hazardguard/engine';
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { rotateRing } from './rotate-ring.ts';

/** How strongly each step covers the map. The steps lie on one another: where more cases reach, it is darker. */
export const fieldShare = 0.15;

/** The steps of a level from the widest, 10, 50 and 90 % of the cases, that are anywhere. */
export const listSteps = ({ bands }: Pick<LevelEnsemble, 'bands'>): readonly Band[] =>
  bands.filter(({ polygons }) => polygons.length > 0).toSorted((one, other) => one.atLeast - other.atLeast);

/** The level that is shown first: the middle one, of which people are warned, else the mildest that enough cases reach. */
export const chooseFieldLevel = (levels: readonly LevelEnsemble[]): LevelEnsemble | undefined => {
  const anywhere = levels.filter((level) => listSteps(level).length > 0);
  return anywhere.find(({ level }) => level.severity === 'middle') ?? anywhere.at(-1);
};

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The share of cases that reach each place, for a map: filled steps without colour of hazard, each with a fine edge and its number. */
export const buildFieldOverlays = (
  level: LevelEnsemble,
  site: Place,
  windFromDeg: number,
  formatStep: (atLeast: number) => string,
): readonly MapOverlay[] => {
  const features = listSteps(level).map(
    ({ atLeast, polygons }): Feature<MultiPolygon> => ({
      type: 'Feature',
      properties: { 'fill-opacity': fieldShare, 'stroke-opacity': 0, width: 1, name: formatStep(atLeast) },
      geometry: {
        type: 'MultiPolygon',
        // The ensemble is computed for a wind from north.
        coordinates: polygons.map((rings) =>
          rings.map((ring) => rotateRing(ring, site, windFromDeg).map(([longitude, latitude]) => [longitude, latitude])),
        ),
      },
    }),
  );
  const shapes: FeatureCollection<MultiPolygon> = {
    type: 'FeatureCollection',
    features: features.map((one) => ({ ...one, properties: { ...one.properties, name: '' } })),
  };
  return features.length === 0
    ? []
    : [
        { kind: 'shapes', id: 'reach', shapes },
        { kind: 'contours', id: 'reach-edges', contours: { type: 'FeatureCollection', features } },
      ];
};
