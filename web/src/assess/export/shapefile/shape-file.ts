import type { LonLatRing } from '@hazardguard/engine';

const headBytes = 100;
const recordHeadBytes = 8;
const polygonType = 5;

/** West, south, east, north. */
type Box = readonly [number, number, number, number];

const boundingBox = (rings: readonly LonLatRing[]): Box =>
  rings
    .flat()
    .reduce<Box>(
      ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );

/** Twice the area of a ring, positive when it runs counter-clockwise. */
const turn = (ring: LonLatRing): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Shapefiles run outlines clockwise and holes the other way: the reverse of GeoJSON. */
const orientRings = (rings: readonly LonLatRing[]): readonly LonLatRing[] =>
  rings.map((ring, index) => (turn(ring) > 0 === (index === 0) ? ring.toReversed() : ring));

const writeHead = (view: DataView, box: Box): void => {
  view.setInt32(0, 9994);
  view.setInt32(24, view.byteLength / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, polygonType, true);
  box.forEach((value, index) => {
    view.setFloat64(36 + 8 * index, value, true);
  });
};

const contentBytes = (rings: readonly LonLatRing[]): number => 44 + 4 * rings.length + 16 * rings.flat().length;

const writePolygon = (view: DataView, at: number, rings: readonly LonLatRing[]): void => {
  view.setInt32(at, polygonType, true);
  boundingBox(rings).forEach((value, index) => {
    view.setFloat64(at + 4 + 8 * index, value, true);
  });
  view.setInt32(at + 36, rings.length, true);
  view.setInt32(at + 40, rings.flat().length, true);
  let first = 0;
  rings.forEach((ring, index) => {
    view.setInt32(at + 44 + 4 * index, first, true);
    first += ring.length;
  });
  rings.flat().forEach(([x, y], index) => {
    const point = at + 44 + 4 * rings.length + 16 * index;
    view.setFloat64(point, x, true);
    view.setFloat64(point + 8, y, true);
  });
};

/**
 * Polygons as the main file (.shp) and its index (.shx), byte for byte after the ESRI Shapefile Technical Description (July 1998):
 * headers and record numbers big-endian, coordinates little-endian, lengths in 16-bit words.
 */
export const polygonFiles = (polygons: readonly (readonly LonLatRing[])[]): { readonly shp: Uint8Array; readonly shx: Uint8Array } => {
  const shapes = polygons.map(orientRings);
  const box = shapes.length === 0 ? ([0, 0, 0, 0] as const) : boundingBox(shapes.flat());
  const total = shapes.reduce((sum, rings) => sum + recordHeadBytes + contentBytes(rings), headBytes);
  const shp = new DataView(new ArrayBuffer(total));
  const shx = new DataView(new ArrayBuffer(headBytes + recordHeadBytes * shapes.length));
  writeHead(shp, box);
  writeHead(shx, box);
  let at = headBytes;
  shapes.forEach((rings, index) => {
    const contentWords = contentBytes(rings) / 2;
    shp.setInt32(at, index + 1);
    shp.setInt32(at + 4, contentWords);
    writePolygon(shp, at + recordHeadBytes, rings);
    shx.setInt32(headBytes + recordHeadBytes * index, at / 2);
    shx.setInt32(headBytes + recordHeadBytes * index + 4, contentWords);
    at += recordHeadBytes + 2 * contentWords;
  });
  return { shp: new Uint8Array(shp.buffer), shx: new Uint8Array(shx.buffer) };
};
