/** Side of the point on which the label is, clockwise from north; `any` lets the map choose. */
const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type LabelSide = (typeof sides)[number] | 'any';

/** Metres in a local frame at the site: downwind, and crosswind to the left. */
export type Local = readonly [number, number];

export interface DrawnRing {
  readonly ring: readonly Local[];
  /** The point furthest downwind. */
  readonly tip: Local;
}

/** The position of a zone's label, and the point of the zone that its leader line goes to; null: the label is at that point. */
export interface LabelPlace {
  readonly at: Local;
  readonly side: LabelSide;
  readonly ledFrom: Local | null;
}

/** Distance of moved labels outside the outermost zone, and the longest crosswind leader, as shares of the longest reach. */
const clear = 0.03;
const longest = 0.35;

/** How far across the wind at `along` a zone extends on one side (1: left of the wind); 0: not at all. */
const edgeAt = (ring: readonly Local[], along: number, side: 1 | -1): number => {
  let edge = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (x > along === nextX > along) return;
    edge = Math.max(edge, side * (y + ((along - x) / (nextX - x)) * (nextY - y)));
  });
  return edge;
};

const toLabelSide = (bearingDeg: number): LabelSide => sides[Math.round((((bearingDeg % 360) + 360) % 360) / 45) % 8] ?? 'any';

const farthestTip = (rings: readonly DrawnRing[]): number => Math.max(0, ...rings.map(({ tip }) => tip[0]));

/** At the tips, clear of the narrow end; the label of a zone that ends inside another is moved out across the wind, to alternate sides. */
export const placesAtTips = (rings: readonly DrawnRing[], windFromDeg: number): readonly LabelPlace[] => {
  const reach = farthestTip(rings);
  // The site's pin is above its place: the worst zone, nearest to it, has its label below.
  const first = Math.cos(((windFromDeg + 90) * Math.PI) / 180) > 1e-9 ? -1 : 1;
  let led = 0;
  return rings.map(({ ring, tip }) => {
    const others = rings.filter((other) => other.ring !== ring).map((other) => other.ring);
    const isInside = others.some((other) => [1, -1].every((side) => side * tip[1] < edgeAt(other, tip[0], side === 1 ? 1 : -1)));
    const side = led % 2 === 0 ? first : first === 1 ? -1 : 1;
    const out = side * (Math.max(...others.map((other) => edgeAt(other, tip[0], side))) + clear * reach);
    if (!isInside || Math.abs(out - tip[1]) > longest * reach) return { at: tip, side: 'any', ledFrom: null };
    led += 1;
    return { at: [tip[0], out], side: toLabelSide(windFromDeg + 180 - 90 * side), ledFrom: tip };
  });
};

/** A ring relative to another point than the site. */
const movedTo = (ring: readonly Local[], [x, y]: Local): readonly Local[] => ring.map(([a, b]): Local => [a - x, b - y]);

/** How far from the origin a ring reaches towards `[along, left]`, a direction of length 1; 0: the origin is not inside. */
const reachTowards = (ring: readonly Local[], [along, left]: Local): number => {
  const turned = ring.map(([x, y]): Local => [y * along - x * left, x * along + y * left]);
  return edgeAt(turned, 0, 1);
};

const toSpan = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
};

const boundingBox = ({ ring }: DrawnRing) => ({ along: toSpan(ring.map(([x]) => x)), across: toSpan(ring.map(([, y]) => y)) });

/** A ring is round if its width is at least this share of its length, and its length of its width. */
const roundest = 0.6;

/** The centre of the smallest ring, where all are around it and the largest is round, as for an explosion or a fire; else null. */
export const findCentre = (rings: readonly DrawnRing[]): Local | null => {
  const boxes = rings.map(boundingBox).toSorted((a, b) => a.along.length - b.along.length);
  const [smallest, largest] = [boxes[0], boxes.at(-1)];
  if (smallest === undefined || largest === undefined || rings.length < 2) return null;
  const { along, across } = largest;
  const isRound = Math.min(along.length, across.length) > roundest * Math.max(along.length, across.length);
  const middle: Local = [smallest.along.middle, smallest.across.middle];
  const ways: readonly Local[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  const isInAll = rings.every(({ ring }) => ways.every((way) => reachTowards(movedTo(ring, middle), way) > 0));
  return isRound && isInAll ? middle : null;
};

/** Degrees of the arc on one side over which labels are spread: as far apart as possible without being under the buttons of a low map. */
const arc = 110;

/** Bearings for a number of labels: down the right side, then down the left, so that lines of text do not overlap. */
const bearings = (count: number): readonly number[] => {
  const right = Math.ceil(count / 2);
  return Array.from({ length: count }, (_none, index) => {
    const [place, of] = index < right ? [index, right] : [index - right, count - right];
    const down = (place - (of - 1) / 2) * (arc / (of - 0.5));
    return index < right ? 90 + down : 270 - down;
  });
};

/** Concentric rings: each label straight outside all of them, the smallest ring's first. */
export const placesAbout = (rings: readonly DrawnRing[], middle: Local, windFromDeg: number): readonly LabelPlace[] => {
  const ordered = rings.toSorted((a, b) => boundingBox(a).along.length - boundingBox(b).along.length);
  const longestAlong = Math.max(...rings.map((one) => boundingBox(one).along.length));
  const ways = bearings(rings.length);
  return rings.map((one) => {
    const bearing = ways[ordered.indexOf(one)] ?? 0;
    const turn = ((bearing - windFromDeg - 180) * Math.PI) / 180;
    const direction: Local = [Math.cos(turn), -Math.sin(turn)];
    const at = (far: number): Local => [middle[0] + far * direction[0], middle[1] + far * direction[1]];
    const reach = (ring: DrawnRing['ring']) => reachTowards(movedTo(ring, middle), direction);
    const out = Math.max(...rings.map(({ ring }) => reach(ring))) + (clear / 2) * longestAlong;
    return { at: at(out), side: toLabelSide(bearing), ledFrom: at(reach(one.ring)) };
  });
};
