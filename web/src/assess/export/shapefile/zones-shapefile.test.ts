import { crc32 as nodeCrc32 } from 'node:zlib';
import type { ScenarioDocument } from '@hazardguard/engine';
import { receptorTable } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { evaluate } from '../../../compute/evaluate.ts';
import { dbaseFile } from './dbase-file.ts';
import { polygonFiles } from './shape-file.ts';
import { zonesShapefile } from './zones-shapefile.ts';

const document: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 225, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.63236, longitude: 72.99001 },
};
const ran = () => {
  const evaluation = evaluate(document, receptorTable([]));
  if (evaluation.kind !== 'result') throw new Error(JSON.stringify(evaluation));
  return evaluation.result;
};
const date = new Date('2026-11-22T10:11:12Z');

/** The parts of a ZIP read back from its central directory. */
const unzipped = (zip: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    const [size, nameBytes] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const start = view.getUint32(at + 42, true);
    const bytes = zip.slice(start + 30 + nameBytes, start + 30 + nameBytes + size);
    expect(view.getUint32(at + 16, true)).toBe(nodeCrc32(bytes));
    files.set(new TextDecoder().decode(zip.slice(at + 46, at + 46 + nameBytes)), bytes);
    at += 46 + nameBytes;
  }
  return files;
};

test('main file and index follow the ESRI description of July 1998 and contain the zones', () => {
  const result = ran();
  const zones = result.zones.filter(({ polygon }) => polygon.length > 0).toReversed();
  const files = unzipped(zonesShapefile(result, 'zones', date));
  expect([...files.keys()]).toEqual(['zones.shp', 'zones.shx', 'zones.dbf', 'zones.prj', 'zones.cpg']);
  const shpBytes = files.get('zones.shp') ?? new Uint8Array();
  const shp = new DataView(shpBytes.buffer);
  const shx = new DataView((files.get('zones.shx') ?? new Uint8Array()).buffer);
  for (const view of [shp, shx]) {
    expect(view.getInt32(0)).toBe(9994);
    expect(view.getInt32(24) * 2).toBe(view.byteLength);
    expect([view.getInt32(28, true), view.getInt32(32, true)]).toEqual([1000, 5]);
  }
  expect(shx.byteLength).toBe(100 + 8 * zones.length);
  zones.forEach(({ polygon }, index) => {
    const at = shx.getInt32(100 + 8 * index) * 2;
    expect(shp.getInt32(at)).toBe(index + 1);
    expect(shp.getInt32(at + 4)).toBe(shx.getInt32(104 + 8 * index));
    expect(shp.getInt32(at + 8, true)).toBe(5);
    const [parts, points] = [shp.getInt32(at + 44, true), shp.getInt32(at + 48, true)];
    expect(parts).toBe(polygon.length);
    expect(points).toBe(polygon.flat().length);
    const read = Array.from({ length: points }, (_none, point) => {
      const place = at + 52 + 4 * parts + 16 * point;
      return [shp.getFloat64(place, true), shp.getFloat64(place + 8, true)] as const;
    });
    // Clockwise: the sum of (x2 − x1)(y2 + y1) is positive.
    const clockwise = read.slice(1).reduce((sum, [x, y], i) => sum + (x - (read[i]?.[0] ?? 0)) * (y + (read[i]?.[1] ?? 0)), 0);
    expect(clockwise).toBeGreaterThan(0);
    expect(read.toReversed()).toEqual(polygon[0]);
    expect(shp.getFloat64(at + 12, true)).toBe(Math.min(...read.map(([x]) => x)));
    expect(shp.getFloat64(at + 36, true)).toBe(Math.max(...read.map(([, y]) => y)));
  });
  expect(new TextDecoder().decode(files.get('zones.prj'))).toMatch(/^GEOGCS\["GCS_WGS_1984"/);
});

test('a hole has the opposite orientation', () => {
  const outer = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ] as const;
  const hole = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
  ] as const;
  const shp = new DataView(polygonFiles([[outer, hole]]).shp.buffer);
  const points = Array.from({ length: 10 }, (_none, index) => [
    shp.getFloat64(160 + 16 * index, true),
    shp.getFloat64(168 + 16 * index, true),
  ]);
  expect(points.slice(0, 5)).toEqual(outer.toReversed());
  expect(points.slice(5)).toEqual(hole);
});

test('the attributes are a dBASE III table: no letter is cut, and numbers that do not fit become stars', () => {
  const bytes = dbaseFile(
    [
      { name: 'NAME', type: 'C', length: 7 },
      { name: 'REACH_M', type: 'N', length: 6, decimals: 1 },
    ],
    [
      ['भरूच', 12.34],
      [null, 123_456_789],
    ],
    date,
  );
  const view = new DataView(bytes.buffer);
  expect([...bytes.slice(0, 4)]).toEqual([3, 126, 11, 22]);
  expect([view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)]).toEqual([2, 97, 14]);
  expect(bytes[96]).toBe(0x0d);
  expect(bytes.at(-1)).toBe(0x1a);
  expect(new TextDecoder().decode(bytes.slice(97, 111))).toBe(' भर   12.3');
  expect(new TextDecoder().decode(bytes.slice(111, 125))).toBe('        ******');
});
