export const drawnAreaLimits = {
  vertices: 250,
  minRadiusM: 50,
  radiusM: 50_000,
  /** Largest distance between two corners of a drawn outline, m: a slip of the hand must not warn a whole State. */
  widestM: 200_000,
} as const;

type Point = readonly number[];

const computeSide = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const isWithinBox = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [px = 0, py = 0]: Point): boolean =>
  px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);

const doEdgesMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [sideC, sideD, sideA, sideB] = [computeSide(a, b, c), computeSide(a, b, d), computeSide(c, d, a), computeSide(c, d, b)];
  if (sideC !== sideD && sideA !== sideB) return true;
  return (
    (sideC === 0 && isWithinBox(a, b, c)) ||
    (sideD === 0 && isWithinBox(a, b, d)) ||
    (sideA === 0 && isWithinBox(c, d, a)) ||
    (sideB === 0 && isWithinBox(c, d, b))
  );
};

/** True when no edge of the closed outline meets another edge except its neighbours, and no corner is repeated. */
export const isSimpleOutline = (points: readonly Point[]): boolean => {
  const count = points.length;
  const at = (index: number): Point => points[index % count] as Point;
  for (let one = 0; one < count; one++) {
    if (computeSide(at(one), at(one + 1), at(one + 2)) === 0 && !isWithinBox(at(one), at(one + 2), at(one + 1))) return false;
    for (let other = one + 2; other < count; other++) {
      if (one === 0 && other === count - 1) continue;
      if (doEdgesMeet(at(one), at(one + 1), at(other), at(other + 1))) return false;
    }
  }
  return new Set(points.map(String)).size === count;
};
