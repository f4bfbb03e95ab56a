import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import landUrl from './basemap/land.json?url';
import landIndiaUrl from './basemap/land-india.json?url';

/** The box of the finer coast, as in its own file: west, south, east, north, degrees. */
const finer = [60, 2, 100, 40] as const;

type Rings = readonly (readonly (readonly [number, number])[])[];

const toRings = ({ geometry }: Feature<Polygon | MultiPolygon>): Rings => {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const));
};

/** The land of the basemap around a place, as rings: the same coast that the map draws. */
export const landAround = async (latitude: number, longitude: number): Promise<Rings> => {
  const [west, south, east, north] = finer;
  const isNear = longitude > west && longitude < east && latitude > south && latitude < north;
  const answer = await fetch(isNear ? landIndiaUrl : landUrl);
  if (!answer.ok) throw new Error(`The coast of the map could not be read (${answer.status})`);
  const { features }: FeatureCollection<Polygon | MultiPolygon> = await answer.json();
  return features.flatMap(toRings);
};
