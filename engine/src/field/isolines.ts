import { isInsideRing, ringArea } from '../geo/ring.ts';

/** Values at the nodes of a square mesh: row by row from y0 upwards, x from x0 within a row. */
export interface Mesh {
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
  readonly stepM: number;
  readonly values: Float64Array;
}

type Point = readonly [number, number];

/** An outline with its holes: closed rings, the outline counter-clockwise and first, holes clockwise. */
export type Region = readonly (readonly Point[])[];

/** Sides of a cell: 0 below, 1 right, 2 above, 3 left. Per pattern of corners (1 lower left, 2 lower right, 4 upper right, 8 upper left) the lines through it, from side to side with the high ground to the left. */
const linesThrough: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** A saddle: two opposite corners are high. The middle of the cell decides whether they are joined. */
const saddle = (pattern: number, joined: boolean): readonly (readonly [number, number])[] => {
  if (pattern === 5)
    return joined
      ? [
          [0, 1],
          [2, 3],
        ]
      : [
          [0, 3],
          [2, 1],
        ];
  return joined
    ? [
        [3, 0],
        [1, 2],
      ]
    : [
        [1, 0],
        [3, 2],
      ];
};

/** Rings around everything at or above the level, high ground to the left: outlines counter-clockwise, holes clockwise. */
const traceRings = ({ columns, rows, x0, y0, stepM, values }: Mesh, level: number): readonly (readonly Point[])[] => {
  const wide = columns + 1;
  const valueAt = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= columns || j >= rows ? Number.NEGATIVE_INFINITY : (values[j * columns + i] ?? Number.NaN);
  /** Sides by number: those along x first, then those along y; the mesh has a rim of cells outside itself. */
  const findSide = (i: number, j: number, side: number): number => {
    const across = wide * (rows + 2);
    const [ci, cj] = [i + 1, j + 1];
    if (side === 0) return cj * wide + ci;
    if (side === 2) return (cj + 1) * wide + ci;
    return across + cj * (wide + 1) + ci + (side === 1 ? 1 : 0);
  };
  const next = new Map<number, { readonly to: number; readonly point: Point }>();
  /** Where the level crosses a side, straight between its ends; beyond the mesh the ground falls off at once. */
  const pointOn = (i: number, j: number, side: number): Point => {
    const [ai, aj, bi, bj] =
      side === 0 ? [i, j, i + 1, j] : side === 1 ? [i + 1, j, i + 1, j + 1] : side === 2 ? [i, j + 1, i + 1, j + 1] : [i, j, i, j + 1];
    const a = valueAt(ai, aj);
    const b = valueAt(bi, bj);
    const share = a === Number.NEGATIVE_INFINITY ? 1 : b === Number.NEGATIVE_INFINITY ? 0 : (level - a) / (b - a);
    return [x0 + stepM * (ai + share * (bi - ai)), y0 + stepM * (aj + share * (bj - aj))];
  };
  for (let j = -1; j < rows; j++) {
    for (let i = -1; i < columns; i++) {
      const [a, b, c, d] = [valueAt(i, j), valueAt(i + 1, j), valueAt(i + 1, j + 1), valueAt(i, j + 1)];
      const pattern = (a >= level ? 1 : 0) + (b >= level ? 2 : 0) + (c >= level ? 4 : 0) + (d >= level ? 8 : 0);
      if (pattern === 0 || pattern === 15) continue;
      const lines = pattern === 5 || pattern === 10 ? saddle(pattern, (a + b + c + d) / 4 >= level) : (linesThrough[pattern] ?? []);
      for (const [from, to] of lines) next.set(findSide(i, j, from), { to: findSide(i, j, to), point: pointOn(i, j, from) });
    }
  }
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let side = start; ; ) {
      const step = next.get(side);
      if (step === undefined) break;
      next.delete(side);
      const [x, y] = ring.at(-1) ?? [Number.NaN, Number.NaN];
      if (step.point[0] !== x || step.point[1] !== y) ring.push(step.point);
      side = step.to;
    }
    const first = ring[0];
    if (ring.length > 2 && first !== undefined) rings.push([...ring, first]);
  }
  return rings;
};

/**
 * Regions where a map is at or above a level, by marching squares: straight between the nodes, a saddle joined when the mean of
 * its corners is at the level, everything outside the mesh low. Metres in, metres out. Source lorensen-1987 (its cells in the plane).
 */
export const regionsAbove = (mesh: Mesh, level: number): readonly Region[] => {
  const rings = traceRings(mesh, level);
  const outlines = rings.filter((ring) => ringArea(ring) > 0);
  const holes = rings.filter((ring) => ringArea(ring) < 0);
  const findOwner = (hole: readonly Point[]): readonly Point[] | undefined =>
    outlines
      .filter((ring) => isInsideRing(ring, ...(hole[0] ?? ([Number.NaN, Number.NaN] as const))))
      .sort((a, b) => ringArea(a) - ringArea(b))[0];
  const owners = holes.map(findOwner);
  return outlines.map((ring) => [ring, ...holes.filter((_, i) => owners[i] === ring)]);
};
