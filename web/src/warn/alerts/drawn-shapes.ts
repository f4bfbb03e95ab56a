import type { DrawnArea } from '@hazardguard/contract';
import type { Feature, Geometry, Position } from 'geojson';
import { placeAt } from '../../map/graticule.ts';

/** A dark outline, as around every warned area. */
const line = { stroke: '#17212b', 'stroke-width': 3, fill: '#17212b', 'fill-opacity': 0.12 };
const circleCorners = 72;

const feature = (geometry: Geometry): Feature<Geometry> => ({ type: 'Feature', properties: line, geometry });

const circle = ({ latitude, longitude, radiusM }: Extract<DrawnArea, { shape: 'circle' }>): Position[] =>
  Array.from({ length: circleCorners + 1 }, (_none, index) =>
    placeAt({ latitude, longitude }, (-360 * (index % circleCorners)) / circleCorners, radiusM),
  );

/** Shapes of an area while it is drawn: dots, a line for two corners, a polygon for more. Missing numbers draw nothing. */
export const buildDrawnShapes = (drawn: Extract<DrawnArea, { shape: 'circle' | 'polygon' }>): readonly Feature<Geometry>[] => {
  if (drawn.shape === 'circle') {
    const { latitude, longitude, radiusM } = drawn;
    if (![latitude, longitude, radiusM].every(Number.isFinite)) return [];
    return [feature({ type: 'Polygon', coordinates: [circle(drawn)] }), feature({ type: 'Point', coordinates: [longitude, latitude] })];
  }
  const points = drawn.points.map((corner): Position => [...corner]);
  const [first] = points;
  const dots = points.map((coordinates) => feature({ type: 'Point', coordinates }));
  if (first === undefined || points.length === 1) return dots;
  const enclosed: Geometry =
    points.length === 2 ? { type: 'LineString', coordinates: points } : { type: 'Polygon', coordinates: [[...points, first]] };
  return [feature(enclosed), ...dots];
};
