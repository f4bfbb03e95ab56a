import { drawnAreaLimits, isSimpleOutline } from '@hazardguard/contract';
import type { OpenedFile } from '@hazardguard/contract/geo-file/opened-file';
import type { Geometry, Position } from 'geojson';
import { distanceM } from '../../compute/geodesy.ts';

/** An outline from a file: corners longitude first, the first not repeated. */
export interface AreaCandidate {
  readonly name: string;
  readonly points: readonly (readonly [longitude: number, latitude: number])[];
  /** Number of holes in the file; an alert has no holes, so these parts are warned, too. */
  readonly holes: number;
}

const decimals = 6;
const roundDegrees = (degrees: number | undefined): number => Number((degrees ?? 0).toFixed(decimals));

/** Removes the closing corner and repeated corners. */
const toCorners = (ring: readonly Position[]): AreaCandidate['points'] =>
  ring
    .map(([longitude, latitude]): readonly [number, number] => [roundDegrees(longitude), roundDegrees(latitude)])
    .filter(([x, y], index, all) => {
      const [nextX, nextY] = all[(index + 1) % all.length] ?? [];
      return all.length === 1 || x !== nextX || y !== nextY;
    });

const listPolygons = (geometry: Geometry): readonly (readonly Position[][])[] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(listPolygons) : [];
};

/** Every area of a file; parts of a feature are separate areas. */
export const listAreas = ({ features }: Pick<OpenedFile, 'features'>): readonly AreaCandidate[] =>
  features.flatMap(({ name, geometry }) =>
    listPolygons(geometry).map(([outer = [], ...holes], index, all) => ({
      name: all.length > 1 ? `${name} (${index + 1})` : name,
      points: toCorners(outer),
      holes: holes.length,
    })),
  );

export type OutlineProblem = 'few' | 'many' | 'crossing' | 'wide';

/** Why an outline cannot be the area of an alert; undefined: it can be. The server checks again. */
export const findOutlineProblem = (points: AreaCandidate['points']): OutlineProblem | undefined => {
  if (points.length < 3) return 'few';
  if (points.length > drawnAreaLimits.vertices) return 'many';
  const [[firstX, firstY] = [0, 0]] = points;
  const farM = Math.max(...points.map(([longitude, latitude]) => distanceM(firstY, firstX, latitude, longitude)));
  if (2 * farM > drawnAreaLimits.widestM) return 'wide';
  return isSimpleOutline(points) ? undefined : 'crossing';
};
