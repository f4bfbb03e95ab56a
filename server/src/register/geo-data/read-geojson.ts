import { FileProblem, quoted } from '@hazardguard/contract/geo-file/file-problem';
import { decodeText } from '@hazardguard/contract/geo-file/kml-file';
import { findOtherCrs, GeoJsonSplitter, type GeoJsonText, readGeoJsonFeature } from '@hazardguard/contract/geo-file/split-geojson';
import { toGeometry } from '@hazardguard/contract/geometry';
import proj4 from 'proj4';
import { explainProblem } from './explain-problem.ts';
import type { GeoFeature } from './geo-feature.ts';
import { withOsmTags } from './osm/fclass-tags.ts';
import { readChunks } from './read-chunks.ts';
import { refuseFile } from './refuse-file.ts';
import { toProperties } from './to-properties.ts';

type Move = (at: readonly [number, number]) => readonly [number, number];

const moveAll = (given: unknown, move: Move): unknown => {
  if (!Array.isArray(given)) return given;
  const [x, y] = given as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? move([x, y]) : given.map((item) => moveAll(item, move));
};

/** UTM of WGS 84 and Web Mercator by their EPSG code. */
const findMove = (name: string): Move => {
  const code = Number(/EPSG:{1,2}(\d+)/i.exec(name)?.[1]);
  const utm = /^32([67])(\d\d)$/.exec(String(code));
  const definition =
    code === 3857 || code === 900_913
      ? 'EPSG:3857'
      : utm && `+proj=utm +zone=${Number(utm[2])} ${utm[1] === '7' ? '+south ' : ''}+datum=WGS84 +units=m +no_defs`;
  if (!definition) throw new FileProblem('crs', { crs: quoted(name) });
  const { inverse } = proj4(definition);
  return (at) => inverse([...at]) as [number, number];
};

/** The file's features a batch at a time: a FeatureCollection, one feature, a list, or one feature on each line. */
export function* readGeoJson(path: string): Generator<GeoFeature[]> {
  let move: Move | null | undefined;
  let row = 0;
  const toFeature = (text: GeoJsonText): GeoFeature => {
    const { id, geometry, properties: given } = readGeoJsonFeature(text);
    if (move === undefined) {
      const crs = findOtherCrs(text.head);
      move = crs === null ? null : findMove(crs);
    }
    row += 1;
    const placed = toGeometry(
      move === null || geometry === null ? geometry : { ...geometry, coordinates: moveAll(geometry.coordinates, move) },
    );
    if (geometry !== null && placed === null && Array.isArray(geometry.coordinates) && move === null && row <= 1)
      throw refuseFile('The positions of the map file are not degrees of longitude and latitude. Save it in WGS 84 (EPSG:4326)');
    const own = toProperties(given);
    const properties = typeof id === 'string' || typeof id === 'number' ? { '@id': id, ...own } : own;
    return { row, fault: null, geometry: placed, properties: withOsmTags(properties, placed) };
  };
  const splitter = new GeoJsonSplitter();
  try {
    for (const piece of decodeText(readChunks(path))) {
      const batch = splitter.read(piece).map(toFeature);
      if (batch.length > 0) yield batch;
    }
    splitter.end();
  } catch (error) {
    throw explainProblem(error);
  }
  if (row === 0) throw refuseFile('The JSON file holds no features');
}
