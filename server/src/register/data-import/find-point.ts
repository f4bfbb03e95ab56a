import type { GeoGeometry } from '@hazardguard/contract';

type Position = readonly [number, number];

/** Twice the area of a ring in square degrees, by the shoelace formula. */
const doubleArea = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Position;
    return sum + x * nextY - nextX * y;
  }, 0);

/** The middle of the longest piece of a horizontal line inside a polygon: always inside, unlike a centre of gravity. */
const findInside = (rings: readonly (readonly Position[])[]): Position | null => {
  const outer = rings[0] ?? [];
  const latitudes = outer.map(([, y]) => y);
  const [south, north] = [latitudes.reduce((a, b) => Math.min(a, b), 90), latitudes.reduce((a, b) => Math.max(a, b), -90)];
  // Not through a corner: a little off the middle.
  const y = south + (north - south) * 0.5000123;
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([ax, ay], index) => {
        const [bx, by] = ring[(index + 1) % ring.length] as Position;
        return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
      }),
    )
    .toSorted((a, b) => a - b);
  let best: { readonly from: number; readonly to: number } | null = null;
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [crossings[index] as number, crossings[index + 1] as number];
    if (best === null || to - from > best.to - best.from) best = { from, to };
  }
  return best === null ? (outer[0] ?? null) : [(best.from + best.to) / 2, y];
};

/** A point on a geometry that stands for it: inside an area, halfway along a line. */
export const findPoint = (geometry: GeoGeometry): Position | null => {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates;
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null;
    case 'LineString':
      return geometry.coordinates[Math.floor(geometry.coordinates.length / 2)] ?? null;
    case 'MultiLineString': {
      const longest = geometry.coordinates.toSorted((a, b) => b.length - a.length)[0];
      return longest?.[Math.floor(longest.length / 2)] ?? null;
    }
    case 'Polygon':
      return findInside(geometry.coordinates);
    case 'MultiPolygon': {
      const largest = geometry.coordinates.toSorted((a, b) => Math.abs(doubleArea(b[0] ?? [])) - Math.abs(doubleArea(a[0] ?? [])))[0];
      return largest === undefined ? null : findInside(largest);
    }
  }
};
