import type { Polygons } from './count-raster.ts';

type Ring = Polygons[number][number];
type Corner = Ring[number];

/** Twice the area of the triangle a, b, p: positive where p is left of the line from a to b. */
const side = ([ax, ay]: Corner, [bx, by]: Corner, [px, py]: Corner): number => (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** The one ring of the polygons, anticlockwise, if it is convex: a circle is. Null: it is not, or there are more. */
export const findConvexRing = (polygons: Polygons): Ring | null => {
  const [polygon, ...more] = polygons;
  const [ring, ...holes] = polygon ?? [];
  if (ring === undefined || ring.length < 4 || more.length > 0 || holes.length > 0) return null;
  const corners = ring.slice(0, -1).filter(([x, y], index) => x !== ring[index + 1]?.[0] || y !== ring[index + 1]?.[1]);
  const at = (index: number): Corner => corners[index % corners.length] ?? [0, 0];
  const turns = corners.map((_none, index) => Math.sign(side(at(index), at(index + 1), at(index + 2)))).filter((turn) => turn !== 0);
  const [turn] = turns;
  if (turn === undefined || turns.some((other) => other !== turn)) return null;
  // A star turns one way only, too, but goes east and back more than once.
  const steps = corners.map((_none, index) => Math.sign(at(index + 1)[0] - at(index)[0])).filter((step) => step !== 0);
  if (steps.filter((step, index) => step !== steps[(index + 1) % steps.length]).length !== 2) return null;
  return turn > 0 ? corners : corners.toReversed();
};

/** The part of a ring inside a convex ring without a closing corner (Sutherland and Hodgman 1974): its area is exact. */
const clipRing = (ring: Ring, convex: Ring): Ring => {
  let inside: Corner[] = ring.slice(0, -1);
  for (const [index, from] of convex.entries()) {
    const to = convex[(index + 1) % convex.length] ?? from;
    const before = inside;
    inside = [];
    let last = before.at(-1);
    if (last === undefined) return [];
    let lastSide = side(from, to, last);
    for (const corner of before) {
      const cornerSide = side(from, to, corner);
      if (cornerSide < 0 !== lastSide < 0) {
        const share = lastSide / (lastSide - cornerSide);
        inside.push([last[0] + share * (corner[0] - last[0]), last[1] + share * (corner[1] - last[1])]);
      }
      if (cornerSide >= 0) inside.push(corner);
      [last, lastSide] = [corner, cornerSide];
    }
  }
  const [first] = inside;
  return first === undefined ? [] : [...inside, first];
};

export const clipToConvex = (polygons: Polygons, convex: Ring): Polygons =>
  polygons.map((rings) => rings.map((ring) => clipRing(ring, convex)));
