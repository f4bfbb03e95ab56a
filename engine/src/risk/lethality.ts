/** Probability of death at a place: x downwind, y to the left of the wind, m from the source. The same to the left and the right. */
export type LethalityField = (xM: number, yM: number) => number;

/**
 * What one outcome of a release does to people: to somebody unprotected who is always there, and to people out of doors and in.
 * Whoever is out of doors is never worse off than the unprotected.
 */
export interface Lethality {
  readonly individual: LethalityField;
  readonly outdoors: LethalityField;
  readonly indoors: LethalityField;
  /** Nobody dies farther from the source, m. */
  readonly rangeM: number;
}

/** Probabilities below this are nothing. */
const leastProbability = 1e-6;

const isDeadly = ({ individual, indoors }: Lethality, x: number, y: number): boolean =>
  individual(x, y) > leastProbability || indoors(x, y) > leastProbability;

/**
 * A lethality read once on rings around the source. Ring i has the radius R (i/n)²; its nodes lie evenly between the wind's axis and
 * the angle where the ring leaves the deadly ground, so narrow clouds are met as finely as wide ones and an edge is met exactly.
 */
export interface PolarTable {
  /** Radius of the last ring, m; 0 where nobody dies. */
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

/** Distance on the axis beyond which nobody dies, within 1 %. */
const reachOf = (lethality: Lethality): number => {
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

/** Angle at which a ring leaves the deadly ground, rad: 0 where even the axis is harmless. */
const angleOf = (lethality: Lethality, radiusM: number): number => {
  const deadly = (angle: number): boolean => isDeadly(lethality, radiusM * Math.cos(angle), radiusM * Math.sin(angle));
  if (!deadly(0)) return 0;
  if (deadly(Math.PI)) return Math.PI;
  let inside = 0;
  let outside = Math.PI;
  while (outside - inside > 1e-4 * outside) {
    const middle = (inside + outside) / 2;
    if (deadly(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** Reads a lethality on rings. Assumes that along a ring, away from the wind's axis, the danger falls. */
export const polarTable = (lethality: Lethality, rings: number, columns: number): PolarTable => {
  const reachM = reachOf(lethality);
  if (reachM === 0) return emptyTable;
  const size = (rings + 1) * (columns + 1);
  const isSame = lethality.outdoors === lethality.individual;
  const individual = new Float64Array(size);
  const table = {
    reachM,
    rings,
    columns,
    angles: new Float64Array(rings + 1),
    individual,
    outdoors: isSame ? individual : new Float64Array(size),
    indoors: new Float64Array(size),
  };
  for (let i = 0; i <= rings; i++) {
    const radius = reachM * (i / rings) ** 2;
    const half = angleOf(lethality, radius);
    table.angles[i] = half;
    if (half === 0) continue;
    for (let j = 0; j <= columns; j++) {
      const angle = (half * j) / columns;
      const x = radius * Math.cos(angle);
      const y = radius * Math.sin(angle);
      const at = i * (columns + 1) + j;
      table.individual[at] = lethality.individual(x, y);
      if (!isSame) table.outdoors[at] = lethality.outdoors(x, y);
      table.indoors[at] = lethality.indoors(x, y);
    }
  }
  return table;
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
