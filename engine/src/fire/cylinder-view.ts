import type { Direction } from './solid-flame.ts';

/**
 * A pool's flame: level slices of one outline, each farther downwind than the one below. The outline is what a disc sweeps that the wind
 * drags downwind: two half circles and two straight sides. All in m; the middle of the pool is at the origin, the foot at height 0.
 */
export interface PoolCylinder {
  readonly radiusM: number;
  /** How far the foot is dragged downwind. */
  readonly dragM: number;
  readonly heightM: number;
  /** How far downwind of the foot its top is. */
  readonly leanM: number;
}

/** The flame of a length, leaning from the vertical by an angle, rad. */
export const toPoolCylinder = (radiusM: number, lengthM: number, tilt: number, dragM: number): PoolCylinder => ({
  radiusM,
  dragM,
  heightM: lengthM * Math.cos(tilt),
  leanM: lengthM * Math.sin(tilt),
});

/** Whether a place on the plane of the foot lies in it. */
export const isInFoot = ({ radiusM, dragM }: PoolCylinder, xM: number, yM: number): boolean => {
  const aside = xM - Math.min(Math.max(xM, 0), dragM);
  return aside * aside + yM * yM <= radiusM * radiusM;
};

/** What a receiver gets, before the division by π: along x, y and z. */
type Given = [x: number, y: number, z: number];

/** Below this ratio of its swing to its mean the distance to a circle is as good as constant. */
const round = 1e-3;

/** An arc of a circle: what it spans, rad, and the cosines and sines of its ends, of its middle and of half its span. */
interface Arc {
  readonly span: number;
  readonly fromCos: number;
  readonly fromSin: number;
  readonly toCos: number;
  readonly toSin: number;
  readonly middleCos: number;
  readonly middleSin: number;
  readonly halfCos: number;
  readonly halfSin: number;
}

const toArc = (from: number, to: number): Arc => ({
  span: to - from,
  fromCos: Math.cos(from),
  fromSin: Math.sin(from),
  toCos: Math.cos(to),
  toSin: Math.sin(to),
  middleCos: Math.cos(0.5 * (from + to)),
  middleSin: Math.sin(0.5 * (from + to)),
  halfCos: Math.cos(0.5 * (to - from)),
  halfSin: Math.sin(0.5 * (to - from)),
});

/** The arc about a direction, by its cosine and sine, as far to both sides as an angle, rad. */
const wholeArc = (cos: number, sin: number, seen: number, cosSeen: number): Arc => {
  const sinSeen = Math.sin(seen);
  return {
    span: 2 * seen,
    fromCos: cos * cosSeen + sin * sinSeen,
    fromSin: sin * cosSeen - cos * sinSeen,
    toCos: cos * cosSeen - sin * sinSeen,
    toSin: sin * cosSeen + cos * sinSeen,
    middleCos: cos,
    middleSin: sin,
    halfCos: cosSeen,
    halfSin: sinSeen,
  };
};

/**
 * Adds ½∮(r × dr)/r² over an arc of a level circle, forwards (1) or backwards (-1), r from the receiver. With r² = A + B cos u, u from the
 * circle's far point, the integrals of 1, cos u and sin u over r² are elementary. Centre relative to the receiver, m.
 */
const addArc = (given: Given, radiusM: number, cx: number, cy: number, cz: number, arc: Arc, way: 1 | -1): void => {
  const { span } = arc;
  const aside = Math.sqrt(cx * cx + cy * cy);
  const a = aside * aside + cz * cz + radiusM * radiusM;
  const b = 2 * radiusM * aside;
  // A - B and A + B without the loss of digits near the edge; on the edge itself the arc that is seen has no length.
  const least = (aside - radiusM) ** 2 + cz * cz;
  const most = (aside + radiusM) ** 2 + cz * cz;
  if (least === 0) return;
  const turnCos = aside === 0 ? 1 : cx / aside;
  const turnSin = aside === 0 ? 0 : cy / aside;
  const fromCos = arc.fromCos * turnCos + arc.fromSin * turnSin;
  const toCos = arc.toCos * turnCos + arc.toSin * turnSin;
  let one: number;
  let byCos: number;
  let bySin: number;
  if (b < round * a) {
    const fromSin = arc.fromSin * turnCos - arc.fromCos * turnSin;
    const toSin = arc.toSin * turnCos - arc.toCos * turnSin;
    one = span / a;
    byCos = (toSin - fromSin) / a - (b / (2 * a * a)) * (span + toSin * toCos - fromSin * fromCos);
    bySin = (fromCos - toCos) / a;
  } else {
    const steep2 = least / most;
    // The difference of atan(√steep2 tan(u/2)) at both ends, on its right branch.
    const middleCos = arc.middleCos * turnCos + arc.middleSin * turnSin;
    const swept = Math.atan2(Math.sqrt(steep2) * arc.halfSin, 0.5 * (arc.halfCos + middleCos + steep2 * (arc.halfCos - middleCos)));
    one = (2 * swept) / Math.sqrt(least * most);
    byCos = (span - a * one) / b;
    bySin = cz === 0 ? 0 : Math.log((a + b * fromCos) / (a + b * toCos)) / b;
  }
  const share = 0.5 * radiusM * way;
  given[0] -= share * cz * (turnCos * byCos - turnSin * bySin);
  given[1] -= share * cz * (turnSin * byCos + turnCos * bySin);
  given[2] += share * (radiusM * one + aside * byCos);
};

/** The same over a straight line between two points relative to the receiver: half the angle it spans, along the plane's normal. */
const addLine = (given: Given, ax: number, ay: number, az: number, bx: number, by: number, bz: number): void => {
  const nx = ay * bz - az * by;
  const ny = az * bx - ax * bz;
  const nz = ax * by - ay * bx;
  const across = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (across === 0) return;
  const weight = (0.5 * Math.atan2(across, ax * bx + ay * by + az * bz)) / across;
  given[0] += weight * nx;
  given[1] += weight * ny;
  given[2] += weight * nz;
};

/** An angle turned to within half a turn of another, rad. */
const nearest = (angle: number, to: number): number => angle - 2 * Math.PI * Math.round((angle - to) / (2 * Math.PI));

/**
 * What a receiver gets from a pool's flame, towards it along x, y and z, as shares of the flame's power, in closed form: ½∮(dr × r)/(π r²) along the
 * outlines of what it sees of the flame's side (Lambert, Photometria, 1760): arcs and lines of the foot, of the top and up the side. A
 * receiver that has the whole flame before it gets the part along its own direction. Height from the foot, no higher than the top. The
 * flame's floor gives nothing: below a tank's roof the tank hides it.
 */
export const cylinderSight = (flame: PoolCylinder, xM: number, yM: number, zM: number): Direction => {
  const { radiusM, dragM, heightM, leanM } = flame;
  // Where the line along the flame's side through the receiver meets the plane of the foot.
  const px = xM - (zM / heightM) * leanM;
  if (isInFoot(flame, px, yM)) return [0, 0, 0];
  const given: Given = [0, 0, 0];
  const up = heightM - zM;
  // A line up the side where two visible parts of it meet would count once each way: only those at its visible edges are added.
  const addEdge = (x: number, y: number, isLast: boolean): void => {
    if (isLast) addLine(given, x - xM, y - yM, -zM, x + leanM - xM, y - yM, up);
    else addLine(given, x + leanM - xM, y - yM, up, x - xM, y - yM, -zM);
  };
  // A whole circle, or the half of it that faces up (-1) or down (1) the wind.
  const addRound = (centreM: number, side: -1 | 0 | 1): void => {
    const away = px - centreM;
    // A half is seen from its own side, or from beside it.
    if (side * away < 0 && Math.abs(yM) <= radiusM) return;
    const distance = Math.sqrt(away * away + yM * yM);
    const cosSeen = Math.min(1, radiusM / distance);
    const seen = Math.acos(cosSeen);
    const middle = side < 0 ? Math.PI : 0;
    const towards = side === 0 ? 0 : nearest(Math.atan2(yM, away), middle);
    const from = side === 0 ? -seen : Math.max(middle - Math.PI / 2, towards - seen);
    const to = side === 0 ? seen : Math.min(middle + Math.PI / 2, towards + seen);
    if (to <= from) return;
    const isCut = from > towards - seen || to < towards + seen;
    const arc = isCut ? toArc(from, to) : wholeArc(away / distance, yM / distance, seen, cosSeen);
    addArc(given, radiusM, centreM - xM, -yM, -zM, arc, 1);
    addArc(given, radiusM, centreM + leanM - xM, -yM, up, arc, -1);
    if (from === towards - seen) addEdge(centreM + radiusM * arc.fromCos, radiusM * arc.fromSin, false);
    if (to === towards + seen) addEdge(centreM + radiusM * arc.toCos, radiusM * arc.toSin, true);
  };
  const addStraight = (fromX: number, toX: number, y: number): void => {
    addLine(given, fromX - xM, y - yM, -zM, toX - xM, y - yM, -zM);
    addLine(given, toX + leanM - xM, y - yM, up, fromX + leanM - xM, y - yM, up);
  };
  if (dragM === 0) addRound(0, 0);
  else {
    addRound(0, -1);
    addRound(dragM, 1);
    if (yM > radiusM) addStraight(dragM, 0, radiusM);
    if (yM < -radiusM) addStraight(0, dragM, -radiusM);
  }
  return [-given[0] / Math.PI, -given[1] / Math.PI, -given[2] / Math.PI];
};

/** How much of its sky a pool's flame fills for a receiver that is turned to where it gets most, 0 to 1. */
export const cylinderView = (flame: PoolCylinder, xM: number, yM: number, zM: number): number => {
  const [x, y, z] = cylinderSight(flame, xM, yM, zM);
  return Math.min(1, Math.sqrt(x * x + y * y + z * z));
};
