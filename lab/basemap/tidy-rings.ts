/** In steps of a tile. */
export type Point = readonly [x: number, y: number];

const isStraight = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean => (bx - ax) * (cy - ay) === (cx - ax) * (by - ay);

/** Twice the area of a ring, positive with y down when clockwise. */
const computeDoubleArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A ring without points that do not bend it; parts that go out and back on one line are removed. Empty: no area. */
const removeStraightPoints = (ring: readonly Point[]): readonly Point[] => {
  const points: Point[] = [];
  const isNeeded = (point: Point): boolean => {
    const [before, last] = [points.at(-2), points.at(-1)];
    return !before || !last || !isStraight(before, last, point);
  };
  for (const point of ring) {
    while (!isNeeded(point)) points.pop();
    const last = points.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point);
  }
  // Around the point where the ring begins.
  for (let isBent = false; !isBent && points.length > 2; ) {
    const [first, second, before, last] = [points[0], points[1], points.at(-2), points.at(-1)];
    if (!first || !second || !before || !last) break;
    isBent = true;
    if (isStraight(before, last, first)) {
      points.pop();
      isBent = false;
    } else if (isStraight(last, first, second)) {
      points.shift();
      isBent = false;
    }
  }
  return points.length > 2 ? points : [];
};

/**
 * Shortens the rings of a tile. Cutting leaves lines along the edge of the tile: without them a tile that is all land
 * is the same square everywhere, so that it is stored once, and a tile that is all sea is nothing.
 *
 * @param edge how far the tile's contents reach beyond it on each side, steps
 * @param size steps across a tile
 */
export const tidyRings = (rings: readonly (readonly Point[])[], edge: number, size: number): readonly (readonly Point[])[] => {
  const short = rings.map(removeStraightPoints).filter((ring) => ring.length > 0);
  const [low, high] = [-edge, size + edge];
  const isFull = short.reduce((sum, ring) => sum + computeDoubleArea(ring), 0) === 2 * (high - low) ** 2;
  return isFull
    ? [
        [
          [low, low],
          [high, low],
          [high, high],
          [low, high],
        ],
      ]
    : short;
};
