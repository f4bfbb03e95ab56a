/** A pool's flame: level discs of one radius, the top one moved downwind. All in m; the foot's disc is at height 0 about the origin. */
export interface PoolCylinder {
  readonly radiusM: number;
  readonly heightM: number;
  /** How far downwind of the foot its top is. */
  readonly leanM: number;
}

/** The flame of a length, leaning from the vertical by an angle, rad. */
export const toPoolCylinder = (radiusM: number, lengthM: number, tilt: number): PoolCylinder => ({
  radiusM,
  heightM: lengthM * Math.cos(tilt),
  leanM: lengthM * Math.sin(tilt),
});

/** Below this ratio of its swing to its mean the distance to a circle is as good as constant. */
const round = 1e-3;

/** What a receiver gets, before the division by π: along x, y and z. */
type Given = [x: number, y: number, z: number];

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
    const root = Math.sqrt((a - b) * (a + b));
    const steep = Math.sqrt((a - b) / (a + b));
    const half = (u: number): number => Math.atan(steep * Math.tan(u / 2)) + Math.PI * Math.round(u / (2 * Math.PI));
    one = (2 * (half(u2) - half(u1))) / root;
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

/**
 * How much of its sky a pool's flame fills for a receiver that is turned to where it gets most, 0 to 1, in closed form: F = |½∮(r × dr)/r²|/π
 * along the outline of what it sees of the flame's side (Lambert, Photometria, 1760): an arc of the foot, two lines up the side, an arc
 * of the top. Height from the foot; no higher than the top. The flame's floor gives nothing: below a tank's roof the tank hides it.
 */
export const cylinderView = ({ radiusM, heightM, leanM }: PoolCylinder, xM: number, yM: number, zM: number): number => {
  // Where the line along the flame's side through the receiver meets the plane of the foot.
  const px = xM - (zM / heightM) * leanM;
  const distance = Math.sqrt(px * px + yM * yM);
  if (distance <= radiusM) return 0;
  const towards = Math.atan2(yM, px);
  const half = Math.acos(radiusM / distance);
  const [from, to] = [towards - half, towards + half];
  const given: Given = [0, 0, 0];
  addArc(given, radiusM, -xM, -yM, -zM, from, to);
  addArc(given, radiusM, leanM - xM, -yM, heightM - zM, to, from);
  const [x1, y1] = [radiusM * Math.cos(from) - xM, radiusM * Math.sin(from) - yM];
  const [x2, y2] = [radiusM * Math.cos(to) - xM, radiusM * Math.sin(to) - yM];
  addLine(given, x2, y2, -zM, x2 + leanM, y2, heightM - zM);
  addLine(given, x1 + leanM, y1, heightM - zM, x1, y1, -zM);
  return Math.min(1, Math.sqrt(given[0] * given[0] + given[1] * given[1] + given[2] * given[2]) / Math.PI);
};
