import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { collection, type Drawn } from './collection.ts';
import { type Box, clipRing, type Ring, roundLine } from './geometry.ts';
import { type Countries, readFineCountries, readWorldCountries, toPositions } from './sources.ts';

/** Area of the finer coast: India and its seas. */
export const indiaBox: Box = [60, 2, 100, 40];

/** The area around it, in four boxes. */
const aroundIndia: readonly Box[] = [
  [-180, -90, indiaBox[0], 90],
  [indiaBox[2], -90, 180, 90],
  [indiaBox[0], -90, indiaBox[2], indiaBox[1]],
  [indiaBox[0], indiaBox[3], indiaBox[2], 90],
];

/** An outline and its holes. */
type Area = readonly Ring[];

const listAreas = (topology: Countries): readonly Area[] =>
  feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    return (type === 'Polygon' ? [coordinates] : coordinates).map((rings) => rings.map(toPositions));
  });

const clipAreas = (areas: readonly Area[], box: Box): readonly Area[] =>
  areas.map((rings) => rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 3)).filter((rings) => rings.length > 0);

/** Each polygon keeps its own holes: merged into one even-odd set they would cancel where they touch. */
const toDrawn = (areas: readonly Area[]): Drawn => ({
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates: areas.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))) },
});

/** Land to fill: the finer coast around India, the coarser one elsewhere. */
export const buildLand = (): Drawn => {
  const coarse = listAreas(readWorldCountries());
  return toDrawn([...aroundIndia.flatMap((box) => clipAreas(coarse, box)), ...clipAreas(listAreas(readFineCountries()), indiaBox)]);
};

/** Text of a GeoJSON file of the land, for distances from the shore: rounded to a number of decimals, and cut to a box. */
export const buildLandFile = (topology: Countries, decimals: number, box?: Box): string => {
  const areas = listAreas(topology);
  const rounded = (box ? clipAreas(areas, box) : areas)
    .map((rings) => rings.map((ring) => roundLine(ring, decimals)).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  return `${JSON.stringify(collection([toDrawn(rounded)]))}\n`;
};
