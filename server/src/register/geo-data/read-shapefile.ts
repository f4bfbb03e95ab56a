/// <reference path="./shpjs.d.ts" />
import { readFileSync } from 'node:fs';
import { toGeometry } from '@hazardguard/contract/geometry';
import proj4 from 'proj4';
import { parseDbf, parseShp } from 'shpjs';
import type { GeoFeature } from './geo-feature.ts';
import { withOsmTags } from './osm/fclass-tags.ts';
import { FileRefusal, fileLimits, refuseFeature, refuseFile } from './refuse-file.ts';
import { toProperties } from './to-properties.ts';
import { unpackZip } from './zip.ts';

/** Records that are parsed together: so many, or so many bytes of their shapes. */
const recordsAtOnce = 100;
const bytesAtOnce = 1024 * 1024;
/** Bytes of a position with height and measure. */
const positionBytes = 32;
/** Rings or lines of one shape: each ring is compared with each hole. */
const mostParts = 20_000;
/** ESRI's types of lines and polygons, without and with height and measure. */
const withParts: ReadonlySet<number> = new Set([3, 5, 13, 15, 23, 25]);

const decode = (part: Uint8Array | undefined): string | undefined =>
  part === undefined ? undefined : new TextDecoder().decode(part).trim();

const checkProjection = (prj: string): void => {
  try {
    proj4(prj).inverse([0, 0]);
  } catch {
    const name = /^[A-Z]+\[\s*"([^"]{1,80})/i.exec(prj)?.[1];
    throw refuseFile(
      `The projection ${name === undefined ? 'in the .prj' : `"${name}"`} is not known. Save the shapefile in WGS 84 (EPSG:4326)`,
    );
  }
};

const broken = (name: string) => refuseFile(`${name} is broken and cannot be read. Export it again`);

/**
 * Checks the header and the lengths of the records of a .shp (ESRI Shapefile Technical Description, July 1998, tables 1 and 2) against the
 * length of the file, and counts the records.
 */
const checkShp = (shp: Uint8Array, name: string): number => {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  if (shp.byteLength < 100 || view.getInt32(0) !== 9994) throw refuseFile(`${name} is no shapefile: its header is wrong`);
  if (view.getInt32(24) * 2 > shp.byteLength)
    throw refuseFile(`${name} is cut off: its header names ${view.getInt32(24) * 2} bytes, it has ${shp.byteLength}`);
  const type = view.getInt32(32, true);
  const end = Math.min(shp.byteLength, view.getInt32(24) * 2);
  let records = 0;
  for (let at = 100; at < end; ) {
    const bytes = at + 12 <= end ? view.getInt32(at + 4) * 2 : -1;
    if (bytes < 4 || at + 8 + bytes > end) throw broken(name);
    // An empty shape has the type 0, whatever the others are.
    const own = view.getInt32(at + 8, true);
    if (own !== type && own !== 0) throw broken(name);
    records += 1;
    if (records > fileLimits.rows) throw refuseFile(`${name} has more than ${fileLimits.rows} shapes; split it`);
    if (bytes > fileLimits.positions * positionBytes) throw refuseFeature(records);
    if (withParts.has(own) && bytes >= 44 && view.getInt32(at + 44, true) > mostParts)
      throw refuseFile(`Shape ${records} of ${name} has more than ${mostParts} parts. Split it`);
    at += 8 + bytes;
  }
  return records;
};

/** Rows of a .dbf, by its header (dBASE III: rows, then the lengths of the header and of a row). */
interface DbfRows {
  readonly count: number;
  /** A .dbf of some of the rows. */
  readonly slice: (first: number, end: number) => Uint8Array;
}

const openDbf = (dbf: Uint8Array, name: string): DbfRows => {
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  const [rows, head, row] = dbf.byteLength < 32 ? [0, 0, 0] : [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  if (head < 33 || row < 1 || head + rows * row > dbf.byteLength + 1)
    throw refuseFile(`The .dbf beside ${name} is broken: its header names ${rows} rows, which it does not hold. Export it again`);
  const slice = (first: number, end: number): Uint8Array => {
    const part = Buffer.concat([dbf.subarray(0, head), dbf.subarray(head + first * row, head + end * row), endOfDbf]);
    part.writeUInt32LE(end - first, 4);
    return part;
  };
  return { count: rows, slice };
};

const endOfDbf = new Uint8Array([0x1a]);

/** The records of a .shp as files of some of them, with the number of each. */
function* sliceShp(shp: Uint8Array): Generator<{ readonly part: Uint8Array; readonly records: number }> {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  const end = Math.min(shp.byteLength, view.getInt32(24) * 2);
  let [start, records] = [100, 0];
  for (let at = 100; at < end; ) {
    at += 8 + view.getInt32(at + 4) * 2;
    records += 1;
    if (records < recordsAtOnce && at - start < bytesAtOnce && at < end) continue;
    yield { part: Buffer.concat([shp.subarray(0, 100), shp.subarray(start, at)]), records };
    [start, records] = [at, 0];
  }
}

interface Shape {
  readonly geometry: unknown;
  readonly values: unknown;
}

/** The shapes of a layer with their attributes, some at a time: as objects they take many times the room of the file. */
function* readLayer(name: string, parts: ReadonlyMap<string, Uint8Array>): Generator<Shape[]> {
  const part = (ending: string): Uint8Array | undefined => parts.get(`${name.slice(0, -4)}${ending}`.toLowerCase());
  const shp = part('.shp');
  if (shp === undefined) throw refuseFile(`${name} is missing`);
  const shapes = checkShp(shp, name);
  const prj = decode(part('.prj'));
  if (prj !== undefined) checkProjection(prj);
  const file = part('.dbf');
  const dbf = file === undefined ? null : openDbf(file, name);
  if (dbf !== null && dbf.count !== shapes) throw refuseFile(`${name} has ${shapes} shapes but its .dbf has ${dbf.count} rows`);
  const cpg = decode(part('.cpg'));
  let first = 0;
  for (const { part: slice, records } of sliceShp(shp)) {
    try {
      const rows = dbf === null ? [] : parseDbf(dbf.slice(first, first + records), cpg);
      yield parseShp(slice, prj).map((geometry, index) => ({ geometry, values: rows[index] ?? {} }));
    } catch (error) {
      throw error instanceof FileRefusal ? error : broken(name);
    }
    first += records;
  }
}

/** Every layer of a zipped shapefile, in WGS 84 by its .prj; without one the positions must be degrees. */
export function* readShapefile(path: string): Generator<GeoFeature[]> {
  const unpacked = unpackZip(readFileSync(path), (name) => /\.(shp|dbf|prj|cpg)$/i.test(name));
  const parts = new Map([...unpacked].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  let row = 0;
  for (const name of [...unpacked.keys()].filter((part) => part.toLowerCase().endsWith('.shp'))) {
    for (const shapes of readLayer(name, parts))
      yield shapes.map(({ geometry, values }) => {
        row += 1;
        const placed = toGeometry(geometry);
        if (placed === null && geometry !== null && row === 1)
          throw refuseFile(
            `The positions of ${name} are not degrees, and ${parts.has(`${name.slice(0, -4)}.prj`.toLowerCase()) ? 'its .prj does not make them so' : 'it has no .prj that says in which projection they are'}`,
          );
        return { row, fault: null, geometry: placed, properties: withOsmTags(toProperties(values), placed) };
      });
  }
  if (row === 0) throw refuseFile('The shapefile has no shapes');
}
