type Position = readonly [number, number];

export interface MemberWay {
  /** Ids, or rows, of its nodes: equal ends meet. */
  readonly nodes: readonly number[];
  readonly inner: boolean;
}

/** Joins ways at their ends into closed rings of nodes; null: a way is left over. */
const joinRings = (ways: readonly (readonly number[])[]): number[][] | null => {
  const rings: number[][] = [];
  const open = new Set(ways);
  /** Ways that end at a node, and the first of them that may still be open: a relation may name a way many times. */
  const byEnd = new Map<number, { readonly ways: (readonly number[])[]; at: number }>();
  for (const way of ways) {
    for (const end of [way[0], way.at(-1)]) {
      if (end === undefined) continue;
      const met = byEnd.get(end);
      if (met === undefined) byEnd.set(end, { ways: [way], at: 0 });
      else met.ways.push(way);
    }
  }
  for (const first of ways) {
    if (!open.delete(first)) continue;
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const last = ring.at(-1) as number;
      const met = byEnd.get(last);
      while (met !== undefined && met.at < met.ways.length && !open.has(met.ways[met.at] ?? [])) met.at += 1;
      const next = met?.ways[met.at];
      if (next === undefined) return null;
      open.delete(next);
      for (const node of (next[0] === last ? next : next.toReversed()).slice(1)) ring.push(node);
    }
    if (ring.length >= 4) rings.push(ring);
  }
  return rings;
};

const isInside = ([x, y]: Position, ring: readonly Position[]): boolean => {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
    const [ax, ay] = ring[index] as Position;
    const [bx, by] = ring[before] as Position;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** Polygons of a multipolygon relation: each outer ring with the inner rings inside it; null: its ways do not close. */
export const assemblePolygons = (ways: readonly MemberWay[], locate: (node: number) => Position): Position[][][] | null => {
  const ringsOf = (inner: boolean) =>
    joinRings(ways.filter((way) => way.inner === inner).map(({ nodes }) => nodes))?.map((ring) => ring.map(locate)) ?? null;
  const outer = ringsOf(false);
  const inner = ringsOf(true);
  if (outer === null || outer.length === 0) return null;
  const polygons = outer.map((ring) => [ring]);
  for (const hole of inner ?? []) {
    const [corner] = hole;
    const around = corner && polygons.find(([ring]) => ring !== undefined && isInside(corner, ring));
    if (around) around.push(hole);
  }
  return polygons;
};
