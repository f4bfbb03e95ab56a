import type { GeoFeature } from '../register/geo-data/geo-feature.ts';

type Position = readonly [number, number];

/** What is nearer is the same place, degrees: a metre. */
const nearDeg = 1e-5;

const length = ([ax, ay]: Position, [bx, by]: Position): number => Math.hypot(bx - ax, by - ay);
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Where two pieces of road cross or one ends at the other; an end that is near is that place. */
const findJunction = (a: Position, b: Position, c: Position, d: Position): Position | undefined => {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return undefined;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const along = (wx * vy - wy * vx) / turn;
  const other = (wx * uy - wy * ux) / turn;
  const [slack, otherSlack] = [nearDeg / length(a, b), nearDeg / length(c, d)];
  if (along < -slack || along > 1 + slack || other < -otherSlack || other > 1 + otherSlack) return undefined;
  const crossing: Position = [round(a[0] + along * ux), round(a[1] + along * uy)];
  return [a, b, c, d].find((end) => length(end, crossing) < nearDeg) ?? crossing;
};

/** The line with these places on its pieces as further corners. */
const insert = (line: readonly Position[], places: ReadonlyMap<number, readonly Position[]>): readonly Position[] =>
  line
    .flatMap((corner, piece) => [corner, ...(places.get(piece) ?? []).toSorted((one, next) => length(corner, one) - length(corner, next))])
    .filter((place, index, all) => index === 0 || length(place, all[index - 1] ?? place) > 0);

/** Gives roads that cross or meet a common corner, as roads of OpenStreetMap have it: ways out turn only where two roads share one. */
export const joinRoads = (features: readonly GeoFeature[]): readonly GeoFeature[] => {
  const roads = features.flatMap(({ geometry, properties }, index) =>
    geometry?.type === 'LineString' && properties.highway !== undefined
      ? [{ index, line: geometry.coordinates, places: new Map<number, Position[]>() }]
      : [],
  );
  for (const [number, one] of roads.entries()) {
    for (const other of roads.slice(number + 1)) {
      for (const [piece, a] of one.line.slice(0, -1).entries()) {
        const b = one.line[piece + 1] ?? a;
        for (const [otherPiece, c] of other.line.slice(0, -1).entries()) {
          const d = other.line[otherPiece + 1] ?? c;
          const place = findJunction(a, b, c, d);
          if (place === undefined) continue;
          one.places.set(piece, [...(one.places.get(piece) ?? []), place]);
          other.places.set(otherPiece, [...(other.places.get(otherPiece) ?? []), place]);
        }
      }
    }
  }
  const joined = features.slice();
  for (const { index, line, places } of roads) {
    const feature = features[index];
    if (feature) joined[index] = { ...feature, geometry: { type: 'LineString', coordinates: insert(line, places) } };
  }
  return joined;
};
