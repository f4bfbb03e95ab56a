import type { Feature, MultiLineString, Point, Polygon, Position } from 'geojson';

/**
 * The northernmost corner of each outline carries the name: that of an inner area lies inside the outer one. The name reaches over
 * its own area, which is in view, and not over the edge of the map.
 */
export const findNamePoint = ({ geometry }: Feature<Polygon | MultiLineString>): Feature<Point, { readonly towards: 'east' | 'west' }> => {
  const [first = [0, 0], ...others] = geometry.coordinates.flat();
  const coordinates = others.reduce((north: Position, corner) => ((corner[1] ?? 0) > (north[1] ?? 0) ? corner : north), first);
  const eastings = [first, ...others].map(([x = 0]) => x);
  const isWest = (coordinates[0] ?? 0) < (Math.min(...eastings) + Math.max(...eastings)) / 2;
  return { type: 'Feature', properties: { towards: isWest ? 'east' : 'west' }, geometry: { type: 'Point', coordinates } };
};
