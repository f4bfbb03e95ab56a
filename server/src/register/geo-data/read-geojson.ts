import { createReadStream } from 'node:fs';
import { toGeometry } from '@hazardguard/contract/geometry';
import proj4 from 'proj4';
import type { GeoFeature } from './geo-feature.ts';
import { withOsmTags } from './osm/fclass-tags.ts';
import { fileLimits, refuseDepth, refuseFile, toMegabytes } from './refuse-file.ts';
import { toProperties } from './to-properties.ts';

/** Text of one feature, or of what is written before the first; a State's outline has a third of it. */
const mostFeatureBytes = 16 * 1024 * 1024;
/** Lists and objects of one feature: a position is a list. */
const mostBrackets = 2 * fileLimits.positions;
/** Values and names of one feature: a position has three numbers. */
const mostValues = 4 * fileLimits.positions;
const mostNames = 20_000;
/** Where the name of the coordinates is looked for. */
const headLength = 64 * 1024;

interface Given {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly geometry?: unknown;
  readonly properties?: unknown;
  readonly coordinates?: unknown;
}

type Move = (at: readonly [number, number]) => readonly [number, number];

const moveAll = (given: unknown, move: Move): unknown => {
  if (!Array.isArray(given)) return given;
  const [x, y] = given as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? move([x, y]) : given.map((item) => moveAll(item, move));
};

/** UTM of WGS 84 and Web Mercator by their EPSG code; `null`: degrees of WGS 84. */
const findMove = (name: string): Move | null => {
  if (/CRS:?84|EPSG:{1,2}4326\b|WGS ?84$/i.test(name)) return null;
  const code = Number(/EPSG:{1,2}(\d+)/i.exec(name)?.[1]);
  const utm = /^32([67])(\d\d)$/.exec(String(code));
  const definition =
    code === 3857 || code === 900_913
      ? 'EPSG:3857'
      : utm && `+proj=utm +zone=${Number(utm[2])} ${utm[1] === '7' ? '+south ' : ''}+datum=WGS84 +units=m +no_defs`;
  if (!definition) throw refuseFile(`The map file is in the coordinates "${name.slice(0, 60)}". Save it in WGS 84 (EPSG:4326)`);
  const { inverse } = proj4(definition);
  return (at) => inverse([...at]) as [number, number];
};

/** Splits a JSON text into the features of its list "features", or into its lines, without holding the text. */
const makeSplitter = (onFeature: (text: string) => void, onHead: (text: string) => void) => {
  let buffer = '';
  let at = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;
  let start = -1;
  /** Depth of the objects that are features: 2 inside {"features":[…]}, 1 in a list, 0 on lines of their own. */
  let level = -1;
  let [brackets, values, names] = [0, 0, 0];
  const begin = (): void => {
    [brackets, values, names] = [0, 0, 0];
  };
  const checkCounts = (): void => {
    if (depth > fileLimits.depth) throw refuseDepth();
    if (brackets > mostBrackets || values > mostValues || names > mostNames)
      throw refuseFile(`One feature of the file has more than ${mostBrackets} lists, ${mostValues} values or ${mostNames} names. Split it`);
  };
  const step = (): void => {
    const code = buffer.charCodeAt(at);
    if (inText) {
      if (escaped) escaped = false;
      else if (code === 92) escaped = true;
      else if (code === 34) inText = false;
      return;
    }
    if (code === 34) inText = true;
    else if (code === 44 || code === 58) {
      if (code === 44) values += 1;
      else names += 1;
      checkCounts();
    } else if (code === 123 || code === 91) {
      if (
        level === -1 &&
        code === 91 &&
        (depth === 0 || (depth === 1 && /"features"\s*:\s*$/.test(buffer.slice(Math.max(0, at - 40), at))))
      ) {
        level = depth + 1;
        onHead(buffer.slice(0, Math.min(at, headLength)));
        begin();
      } else if (code === 123 && depth === level) {
        start = at;
        begin();
      }
      depth += 1;
      brackets += 1;
      checkCounts();
    } else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth < 0) throw refuseFile('The JSON of the file is broken: a bracket closes that was never opened');
      if (code === 125 && start !== -1 && depth === level) {
        onFeature(buffer.slice(start, at + 1));
        start = -1;
        buffer = buffer.slice(at + 1);
        at = -1;
      } else if (code === 125 && depth === 0 && level === -1) {
        onFeature(buffer.slice(buffer.indexOf('{'), at + 1));
        buffer = buffer.slice(at + 1);
        at = -1;
        begin();
      }
    }
  };
  return {
    add: (text: string): void => {
      buffer += text;
      for (; at < buffer.length; at += 1) step();
      if (start === -1 && level !== -1) {
        buffer = '';
        at = 0;
      }
      if (buffer.length > mostFeatureBytes) throw refuseFile(`One feature of the file has more than ${toMegabytes(mostFeatureBytes)} MB`);
    },
    end: (): void => {
      if (depth !== 0 || inText) throw refuseFile('The JSON of the file ends too early. Download or save it again');
    },
  };
};

const parse = (text: string): Given => {
  try {
    return JSON.parse(text) as Given;
  } catch {
    throw refuseFile(`The JSON of the file is broken near: ${text.slice(0, 60)}`);
  }
};

const isGeometryType = (type: unknown): boolean =>
  typeof type === 'string' && /^(Multi)?(Point|LineString|Polygon)$|^GeometryCollection$/.test(type);

/** The file's features a batch at a time: a FeatureCollection, one feature, a list, or one feature on each line. */
export async function* readGeoJson(path: string): AsyncGenerator<GeoFeature[]> {
  let batch: GeoFeature[] = [];
  let move: Move | null = null;
  let row = 0;
  const onHead = (head: string): void => {
    const crs = /"crs"\s*:\s*\{.*?"name"\s*:\s*"([^"]+)"/s.exec(head)?.[1];
    if (crs !== undefined) move = findMove(crs);
  };
  const onFeature = (text: string): void => {
    const given = parse(text);
    const geometry = isGeometryType(given.type) ? given : (given.geometry as Given | null | undefined);
    row += 1;
    const moved = move === null || !geometry ? geometry : { ...geometry, coordinates: moveAll(geometry.coordinates, move) };
    const own = toProperties(
      given.type === 'Feature' || given.properties !== undefined ? given.properties : isGeometryType(given.type) ? {} : given,
    );
    const properties = typeof given.id === 'string' || typeof given.id === 'number' ? { '@id': given.id, ...own } : own;
    const placed = toGeometry(moved);
    if (geometry && placed === null && Array.isArray(geometry.coordinates) && move === null && row <= 1)
      throw refuseFile('The positions of the map file are not degrees of longitude and latitude. Save it in WGS 84 (EPSG:4326)');
    batch.push({ row, geometry: placed, properties: withOsmTags(properties, placed) });
  };
  const splitter = makeSplitter(onFeature, onHead);
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    splitter.add(String(chunk).replace(/^\ufeff/, ''));
    if (batch.length > 0) {
      yield batch;
      batch = [];
    }
  }
  splitter.end();
  if (batch.length > 0) yield batch;
  if (row === 0) throw refuseFile('The JSON file holds no features');
}
