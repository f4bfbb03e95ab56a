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

/**
 * Adds ½∮(r × dr)/r² over an arc of a level circle, from one angle to another, r from the receiver. With r² = A + B cos u, u from the
 * circle's far point, the integrals of 1, cos u and sin u over r² are elementary. Centre relative to the receiver, m.
 */
const addArc = (given: Given, radiusM: number, cx: number, cy: number, cz: number, from: number, to: number): void => {
  const aside = Math.sqrt(cx * cx + cy * cy);
  const a = aside * aside + cz * cz + radiusM * radiusM;
  const b = 2 * radiusM * aside;
  const turn = Math.atan2(cy, cx);
  const [u1, u2] = [from - turn, to - turn];
  const span = to - from;
  let one: number;
  let byCos: number;
  let bySin: number;
  if (b < round * a) {
    one = span / a;
    byCos = (Math.sin(u2) - Math.sin(u1)) / a - (b / (2 * a * a)) * (span + 0.5 * (Math.sin(2 * u2) - Math.sin(2 * u1)));
    bySin = (Math.cos(u1) - Math.cos(u2)) / a;
  } else {
    const steep = Math.sqrt((a - b) / (a + b));
    const half = (u: number): number => {
      const turns = Math.round(u / (2 * Math.PI));
      return Math.atan(steep * Math.tan(u / 2 - Math.PI * turns)) + Math.PI * turns;
    };
    one = (2 * (half(u2) - half(u1))) / Math.sqrt((a - b) * (a + b));
    byCos = (span - a * one) / b;
    bySin = Math.log((a + b * Math.cos(u1)) / (a + b * Math.cos(u2))) / b;
  }
  const [cosTurn, sinTurn] = aside === 0 ? [1, 0] : [cx / aside, cy / aside];
  given[0] -= 0.5 * radiusM * cz * (cosTurn * byCos - sinTurn * bySin);
  given[1] -= 0.5 * radiusM * cz * (sinTurn * byCos + cosTurn * bySin);
  given[2] += 0.5 * radiusM * (radiusM * one + aside * byCos);
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
  const addSides = (x1: number, y1: number, x2: number, y2: number): void => {
    addLine(given, x2 - xM, y2 - yM, -zM, x2 + leanM - xM, y2 - yM, up);
    addLine(given, x1 + leanM - xM, y1 - yM, up, x1 - xM, y1 - yM, -zM);
  };
  const addRound = (centreM: number, middle: number, halfSpan: number): void => {
    const distance = Math.sqrt((px - centreM) ** 2 + yM * yM);
    const towards = nearest(Math.atan2(yM, px - centreM), middle);
    const seen = Math.acos(Math.min(1, radiusM / distance));
    const from = Math.max(middle - halfSpan, towards - seen);
    const to = Math.min(middle + halfSpan, towards + seen);
    if (to <= from) return;
    addArc(given, radiusM, centreM - xM, -yM, -zM, from, to);
    addArc(given, radiusM, centreM + leanM - xM, -yM, up, to, from);
    addSides(centreM + radiusM * Math.cos(from), radiusM * Math.sin(from), centreM + radiusM * Math.cos(to), radiusM * Math.sin(to));
  };
  const addStraight = (fromX: number, toX: number, y: number): void => {
    addLine(given, fromX - xM, y - yM, -zM, toX - xM, y - yM, -zM);
    addLine(given, toX + leanM - xM, y - yM, up, fromX + leanM - xM, y - yM, up);
    addSides(fromX, y, toX, y);
  };
  if (dragM === 0) addRound(0, Math.atan2(yM, px), Math.PI);
  else {
    addRound(0, Math.PI, Math.PI / 2);
    addRound(dragM, 0, Math.PI / 2);
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
