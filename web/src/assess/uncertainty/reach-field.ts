import type { Band, LevelEnsemble } from '@hazardguard/engine';
import type { Feature, LineString, MultiPolygon } from 'geojson';
import { type Corner, fadeEnd } from '../../map/fading-end.ts';
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

/** From this share of the variations on a reach that ends with the model is no reach of the cloud (`useBandText`). */
const rareShare = 0.05;

/** The step is as far as the model goes: the level may reach farther. */
export const endsWithModel = (
  { beyondRangeShare, reachM: { p95 } }: Pick<LevelEnsemble, 'beyondRangeShare' | 'reachM'>,
  { reachM }: Pick<Band, 'reachM'>,
): boolean => beyondRangeShare > rareShare && reachM > 0.99 * p95;

const drawStep = (polygons: readonly (readonly (readonly Corner[])[])[], properties: object): Feature<MultiPolygon> => ({
  type: 'Feature',
  properties: { ...properties },
  geometry: {
    type: 'MultiPolygon',
    coordinates: polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))),
  },
});

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The share of cases that reach each place, for a map: filled steps without colour of hazard, each with a fine edge and its number. A step
 * that ends with the model fades.
 */
export const buildFieldOverlays = (
  level: LevelEnsemble,
  site: Place,
  windFromDeg: number,
  formatStep: (atLeast: number) => string,
): readonly MapOverlay[] => {
  const steps = listSteps(level).map((band) => {
    // The ensemble is computed for a wind from north.
    const polygons = band.polygons.map((rings) =>
      rings.map((ring) => rotateRing(ring, site, windFromDeg).map(([longitude, latitude]): Corner => [longitude, latitude])),
    );
    const outline = polygons[0]?.[0];
    const end = outline !== undefined && endsWithModel(level, band) ? fadeEnd(outline, site) : undefined;
    return { name: formatStep(band.atLeast), polygons, end };
  });
  const shapes = steps.flatMap(({ polygons, end }) =>
    end === undefined
      ? [drawStep(polygons, { 'fill-opacity': fieldShare, 'stroke-opacity': 0 })]
      : end.areas.map(({ share, corners }) => drawStep([[corners]], { 'fill-opacity': fieldShare * share, 'stroke-opacity': 0 })),
  );
  const contours = steps.flatMap(({ name, polygons, end }): readonly Feature<MultiPolygon | LineString>[] =>
    end === undefined
      ? [drawStep(polygons, { width: 1, name })]
      : end.lines.map(({ share, corners }) => ({
          type: 'Feature',
          properties: { width: 1, share, name: share === 1 ? name : '' },
          geometry: { type: 'LineString', coordinates: corners.map(([x, y]) => [x, y]) },
        })),
  );
  return steps.length === 0
    ? []
    : [
        { kind: 'shapes', id: 'reach', shapes: { type: 'FeatureCollection', features: shapes } },
        { kind: 'contours', id: 'reach-edges', contours: { type: 'FeatureCollection', features: contours } },
      ];
};
