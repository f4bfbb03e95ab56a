import { drawnAreaLimits, isSimpleOutline } from '@hazardguard/contract';
import type { Geometry, Position } from 'geojson';
import { distanceM } from '../../compute/geodesy.ts';
import type { OpenedFile } from '../../register/geo-file/opened-file.ts';

/** An outline that a file has, as an alert can take it: corners longitude first, the first not repeated. */
export interface AreaCandidate {
  readonly name: string;
  readonly points: readonly (readonly [longitude: number, latitude: number])[];
  /** Parts that are cut out in the file; an alert has none, so they are warned, too. */
  readonly holes: number;
}

const decimals = 6;
const rounded = (degrees: number | undefined): number => Number((degrees ?? 0).toFixed(decimals));

/** Without the closing corner, and without one that stands twice in a row. */
const toCorners = (ring: readonly Position[]): AreaCandidate['points'] =>
  ring
    .map(([longitude, latitude]): readonly [number, number] => [rounded(longitude), rounded(latitude)])
    .filter(([x, y], index, all) => {
      const [nextX, nextY] = all[(index + 1) % all.length] ?? [];
      return all.length === 1 || x !== nextX || y !== nextY;
    });

const listPolygons = (geometry: Geometry): readonly (readonly Position[][])[] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(listPolygons) : [];
};

/** Every area of a file, each part of a feature of several parts by itself. */
export const areasIn = ({ features }: Pick<OpenedFile, 'features'>): readonly AreaCandidate[] =>
  features.flatMap(({ name, geometry }) =>
    listPolygons(geometry).map(([outer = [], ...holes], index, all) => ({
      name: all.length > 1 ? `${name} (${index + 1})` : name,
      points: toCorners(outer),
      holes: holes.length,
    })),
  );

export type OutlineProblem = 'few' | 'many' | 'crossing' | 'wide';

/** Why an outline cannot be the area of an alert; undefined: it can. The server checks again. */
export const outlineProblem = (points: AreaCandidate['points']): OutlineProblem | undefined => {
  if (points.length < 3) return 'few';
  if (points.length > drawnAreaLimits.vertices) return 'many';
  const [[firstX, firstY] = [0, 0]] = points;
  const farM = Math.max(...points.map(([longitude, latitude]) => distanceM(firstY, firstX, latitude, longitude)));
  if (2 * farM > drawnAreaLimits.widestM) return 'wide';
  return isSimpleOutline(points) ? undefined : 'crossing';
};
