import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { collection, type Drawn } from './collection.ts';
import { type Box, clipRing, roundLine } from './geometry.ts';
import { type Countries, positions } from './sources.ts';

/** Where the finer coast is drawn: India and its seas. */
export const indiaBox: Box = [60, 2, 100, 40];

/** The finer coast replaces the coarse one, so its box is painted as sea first. */
const seaOf = ([west, south, east, north]: Box): Drawn => ({
  properties: { kind: 'sea' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

/** Land to fill. Each polygon keeps its own holes: merged into one even-odd set they would cancel where they touch. */
export const land = (topology: Countries, decimals: number, box?: Box): string => {
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    const area = geometry as Polygon | MultiPolygon;
    return (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).map((rings) =>
      rings
        .map((ring) => roundLine(box ? clipRing(positions(ring), box) : positions(ring), decimals).map(([x, y]) => [x, y]))
        .filter((ring) => ring.length > 3),
    );
  });
  const ground: Drawn = {
    properties: { kind: 'land' },
    geometry: { type: 'MultiPolygon', coordinates: polygons.filter((rings) => rings.length > 0) },
  };
  return collection(box ? [seaOf(box), ground] : [ground]);
};
