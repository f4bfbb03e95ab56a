/** A corner in degrees, longitude first: straight lines stay straight, which is all that covering needs. */
export type Corner = readonly [longitude: number, latitude: number];

/** Twice the area of the triangle; positive when it is counter-clockwise. */
export const orientation = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Square degrees; positive when the outline is counter-clockwise. */
export const computeSignedArea = (ring: readonly Corner[]): number => {
  const [origin = [0, 0]] = ring;
  return ring.reduce((sum, corner, index) => sum + orientation(origin, corner, ring[(index + 1) % ring.length] ?? origin), 0) / 2;
};

const isBetween = ([ax, ay]: Corner, [bx, by]: Corner, [px, py]: Corner): boolean =>
  px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);

/** Whether the boxes around two edges meet. Most pairs of edges end here, which costs least. */
const boxesMeet = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner, [dx, dy]: Corner): boolean =>
  Math.max(ax, bx) >= Math.min(cx, dx) &&
  Math.max(cx, dx) >= Math.min(ax, bx) &&
  Math.max(ay, by) >= Math.min(cy, dy) &&
  Math.max(cy, dy) >= Math.min(ay, by);

/** True when two edges have a point in common. */
export const edgesMeet = (a: Corner, b: Corner, c: Corner, d: Corner): boolean => {
  if (!boxesMeet(a, b, c, d)) return false;
  const ofC = Math.sign(orientation(a, b, c));
  const ofD = Math.sign(orientation(a, b, d));
  if (ofC === ofD && ofC !== 0) return false;
  const ofA = Math.sign(orientation(c, d, a));
  const ofB = Math.sign(orientation(c, d, b));
  if (ofC !== ofD && ofA !== ofB) return true;
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  );
};

/** By the even-odd rule; undefined on an edge. */
export const containsPoint = (ring: readonly Corner[], [x, y]: Corner): boolean => {
  let inside = false;
  for (const [index, [bx, by]] of ring.entries()) {
    const [ax, ay] = ring.at(index - 1) ?? [bx, by];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** Corners in order, counter-clockwise, each once. */
export const normaliseRing = (ring: readonly Corner[]): readonly Corner[] => {
  const corners = ring.filter(([x, y], index) => {
    const [px, py] = ring.at(index - 1) ?? [Number.NaN, Number.NaN];
    return x !== px || y !== py;
  });
  return computeSignedArea(corners) < 0 ? corners.toReversed() : corners;
};

/** The convex hull of points, counter-clockwise (Andrew's monotone chain). */
export const computeHull = (points: readonly Corner[]): readonly Corner[] => {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (corners: readonly Corner[]): Corner[] => {
    const kept: Corner[] = [];
    for (const corner of corners) {
      while (kept.length > 1 && orientation(kept.at(-2) as Corner, kept.at(-1) as Corner, corner) <= 0) kept.pop();
      kept.push(corner);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
};
