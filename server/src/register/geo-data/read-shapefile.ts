/// <reference path="./shpjs.d.ts" />
import { readFileSync } from 'node:fs';
import { toGeometry } from '@hazardguard/contract';
import proj4 from 'proj4';
import { parseDbf, parseShp } from 'shpjs';
import type { GeoFeature } from './geo-feature.ts';
import { withOsmTags } from './osm/fclass-tags.ts';
import { FileRefusal, refuseFile } from './refuse-file.ts';
import { toProperties } from './to-properties.ts';
import { unpackZip } from './zip.ts';

const batchLength = 2_000;

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

/** The header and the lengths of the records of a .shp (ESRI Shapefile Technical Description, July 1998, tables 1 and 2) against the length of the file. */
const checkShp = (shp: Uint8Array, name: string): void => {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  if (shp.byteLength < 100 || view.getInt32(0) !== 9994) throw refuseFile(`${name} is no shapefile: its header is wrong`);
  if (view.getInt32(24) * 2 > shp.byteLength)
    throw refuseFile(`${name} is cut off: its header names ${view.getInt32(24) * 2} bytes, it has ${shp.byteLength}`);
  const type = view.getInt32(32, true);
  const end = Math.min(shp.byteLength, view.getInt32(24) * 2);
  for (let at = 100; at < end; ) {
    const bytes = at + 12 <= end ? view.getInt32(at + 4) * 2 : -1;
    if (bytes < 4 || at + 8 + bytes > end) throw broken(name);
    // An empty shape has the type 0, whatever the others are.
    const own = view.getInt32(at + 8, true);
    if (own !== type && own !== 0) throw broken(name);
    at += 8 + bytes;
  }
};

/** The header of a .dbf (dBASE III: rows, then the lengths of the header and of a row) against the length of the file. */
const checkDbf = (dbf: Uint8Array, name: string): void => {
  const view = new DataView(dbf.buffer, dbf.byteOffset, dbf.byteLength);
  const [rows, head, row] = dbf.byteLength < 32 ? [0, 0, 0] : [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  if (head < 33 || row < 1 || head + rows * row > dbf.byteLength + 1)
    throw refuseFile(`The .dbf beside ${name} is broken: its header names ${rows} rows, which it does not hold. Export it again`);
};

const readLayer = (
  name: string,
  parts: ReadonlyMap<string, Uint8Array>,
): readonly { readonly geometry: unknown; readonly values: unknown }[] => {
  const part = (ending: string): Uint8Array | undefined => parts.get(`${name.slice(0, -4)}${ending}`.toLowerCase());
  const shp = part('.shp');
  if (shp === undefined) throw refuseFile(`${name} is missing`);
  checkShp(shp, name);
  const prj = decode(part('.prj'));
  if (prj !== undefined) checkProjection(prj);
  const dbf = part('.dbf');
  if (dbf !== undefined) checkDbf(dbf, name);
  const cpg = decode(part('.cpg'));
  try {
    const shapes = parseShp(shp, prj);
    const rows = dbf === undefined ? [] : parseDbf(dbf, cpg);
    if (dbf !== undefined && rows.length !== shapes.length)
      throw refuseFile(`${name} has ${shapes.length} shapes but its .dbf has ${rows.length} rows`);
    return shapes.map((geometry, index) => ({ geometry, values: rows[index] ?? {} }));
  } catch (error) {
    if (error instanceof FileRefusal) throw error;
    throw broken(name);
  }
};

/** Every layer of a zipped shapefile, in WGS 84 by its .prj; without one the positions must be degrees. */
export function* readShapefile(path: string): Generator<GeoFeature[]> {
  const unpacked = unpackZip(readFileSync(path), (name) => /\.(shp|dbf|prj|cpg)$/i.test(name));
  const parts = new Map([...unpacked].map(([name, bytes]) => [name.toLowerCase(), bytes]));
  let row = 0;
  for (const name of [...unpacked.keys()].filter((part) => part.toLowerCase().endsWith('.shp'))) {
    let batch: GeoFeature[] = [];
    for (const { geometry, values } of readLayer(name, parts)) {
      row += 1;
      const placed = toGeometry(geometry);
      if (placed === null && geometry !== null && row === 1)
        throw refuseFile(
          `The positions of ${name} are not degrees, and ${parts.has(`${name.slice(0, -4)}.prj`.toLowerCase()) ? 'its .prj does not make them so' : 'it has no .prj that says in which projection they are'}`,
        );
      batch.push({ row, geometry: placed, properties: withOsmTags(toProperties(values), placed) });
      if (batch.length >= batchLength) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
  if (row === 0) throw refuseFile('The shapefile has no shapes');
}
