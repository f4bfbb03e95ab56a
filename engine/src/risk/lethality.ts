import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';

/** The three kinds of people, in the order in which their probabilities of death are written. */
export const unprotected = 0;
export const outdoors = 1;
export const indoors = 2;

/**
 * What one outcome of a release does to people at a place: x downwind, y to the left of the wind, m from the source; the same to the
 * left and the right. Writes three probabilities of death: of an unprotected person who is always there, of people out of doors, who
 * are never worse off, and of people indoors.
 */
export interface Lethality {
  write(xM: number, yM: number, into: Float64Array): void;
  /** Nobody dies farther from the source, m. */
  readonly rangeM: number;
}

/** Probabilities below this are nothing. */
const leastProbability = 1e-6;

const place = new Float64Array(3);

const solved: SolvedQuantity = { name: 'distance at which the probability of death is 0', unit: 'm' };

const isDeadly = (lethality: Lethality, x: number, y: number): boolean => {
  lethality.write(x, y, place);
  const [alone, inside] = [place[unprotected] ?? 0, place[indoors] ?? 0];
  requireConverged(!Number.isNaN(alone + inside), solved, Math.hypot(x, y), 'where the probability of death is a number');
  return alone > leastProbability || inside > leastProbability;
};

/**
 * A lethality read once on rings around the source. Ring i has the radius R (i/n)²; its nodes lie evenly between the wind's axis and
 * the angle where the ring leaves the deadly ground, so narrow clouds are met as finely as wide ones and an edge is met exactly.
 */
export interface PolarTable {
  /** Radius of the last ring, m; 0 where the probability of death is 0. */
  readonly reachM: number;
  readonly rings: number;
  readonly columns: number;
  /** Half the deadly angle of each ring, rad. */
  readonly angles: Float64Array;
  /** Row by row, a ring each. */
  readonly individual: Float64Array;
  readonly outdoors: Float64Array;
  readonly indoors: Float64Array;
}

export const emptyTable: PolarTable = {
  reachM: 0,
  rings: 0,
  columns: 0,
  angles: new Float64Array(0),
  individual: new Float64Array(0),
  outdoors: new Float64Array(0),
  indoors: new Float64Array(0),
};

/** Distance on the axis beyond which the probability of death is 0, within 1 %. */
const findReach = (lethality: Lethality): number => {
  const deadly = (r: number): boolean => isDeadly(lethality, r, 0);
  let outside = lethality.rangeM;
  if (deadly(outside)) return outside;
  let inside = outside / 1.15;
  while (!deadly(inside)) {
    outside = inside;
    inside /= 1.15;
    if (inside < 1) return 0;
  }
  while (outside > 1.01 * inside) {
    const middle = Math.sqrt(inside * outside);
    if (deadly(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** Angle at which a ring leaves the deadly ground, rad: 0 where even the axis is harmless; looked for near a guess. */
const findAngle = (lethality: Lethality, radiusM: number, guess: number): number => {
  const deadly = (angle: number): boolean => isDeadly(lethality, radiusM * Math.cos(angle), radiusM * Math.sin(angle));
  if (!deadly(0)) return 0;
  let inside = 0;
  let outside = Math.min(Math.PI, guess);
  while (deadly(outside)) {
    if (outside === Math.PI) return Math.PI;
    inside = outside;
    outside = Math.min(Math.PI, 1.3 * outside);
  }
  // A first step down as short as those up: rings next to each other are much alike.
  for (let next = outside / 1.3; inside === 0 && next > 1e-6; next /= 1.3) {
    if (deadly(next)) inside = next;
    else outside = next;
  }
  while (outside - inside > 1e-3 * outside && outside > 1e-6) {
    const middle = (inside + outside) / 2;
    if (deadly(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** Reads a lethality on rings, from the last inwards. Assumes that along a ring, away from the wind's axis, the danger falls. */
export const polarTable = (lethality: Lethality, rings: number, columns: number): PolarTable => {
  const reachM = findReach(lethality);
  if (reachM === 0) return emptyTable;
  const size = (rings + 1) * (columns + 1);
  const angles = new Float64Array(rings + 1);
  const values = [new Float64Array(size), new Float64Array(size), new Float64Array(size)] as const;
  let guess = 0.02;
  for (let i = rings; i >= 0; i--) {
    const radius = reachM * (i / rings) ** 2;
    const half = findAngle(lethality, radius, guess);
    angles[i] = half;
    if (half === 0) continue;
    guess = half;
    for (let j = 0; j <= columns; j++) {
      const angle = (half * j) / columns;
      lethality.write(radius * Math.cos(angle), radius * Math.sin(angle), place);
      const at = i * (columns + 1) + j;
      values[unprotected][at] = place[unprotected] ?? 0;
      values[outdoors][at] = place[outdoors] ?? 0;
      values[indoors][at] = place[indoors] ?? 0;
    }
  }
  return { reachM, rings, columns, angles, individual: values[unprotected], outdoors: values[outdoors], indoors: values[indoors] };
};

const onRing = ({ angles, columns }: PolarTable, values: Float64Array, ring: number, angle: number): number => {
  const half = angles[ring] ?? 0;
  if (angle > half || half === 0) return 0;
  const place = (columns * angle) / half;
  const j = Math.min(columns - 1, Math.floor(place));
  const at = ring * (columns + 1) + j;
  const low = values[at] ?? 0;
  return low + ((values[at + 1] ?? 0) - low) * (place - j);
};

/** A table's value at a distance, m, and an angle to the wind's axis, rad, 0 to π; straight between the nodes. */
export const readPolar = (table: PolarTable, values: Float64Array, radiusM: number, angle: number): number => {
  if (radiusM > table.reachM || table.reachM === 0) return 0;
  const place = table.rings * Math.sqrt(radiusM / table.reachM);
  const i = Math.min(table.rings - 1, Math.floor(place));
  const share = place - i;
  return onRing(table, values, i, angle) * (1 - share) + onRing(table, values, i + 1, angle) * share;
};
