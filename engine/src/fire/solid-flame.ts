/**
 * The outside of a flame as flat patches: centres in m (x downwind, y left, z up) and normals whose length is the area in m².
 * Columns of one length, but for the corners: four of each patch, x y z each, in turn as seen from outside.
 */
export interface FlameSurface {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  readonly nz: Float64Array;
  readonly corners: Float64Array;
  /** A receiver within so many metres of the centre, squared, sees a patch by its corners. */
  readonly nearM2: Float64Array;
}

/** Numbers of a patch's corners. */
const cornerSize = 12;

/** So many times its longer diagonal away a patch is as good as a point: its share is then within a hundredth. */
const nearDiagonals = 3;

/** Patches along the flame and around it. */
const along = 24;
const around = 36;

/** Rings of a flat end. */
const capRings = 4;

/** A ring of a flame: its centre, its half-widths along and across the wind, and how its plane leans. */
interface Rib {
  readonly x: number;
  readonly z: number;
  readonly alongM: number;
  readonly acrossM: number;
  /** Angle of the plane from the horizontal, rad: 0 for level discs. */
  readonly lean: number;
}

/** Point of a rib at an angle: [x, y, z]. */
const onRib = (rib: Rib, angle: number): readonly [number, number, number] => {
  const out = rib.alongM * Math.cos(angle);
  return [rib.x + out * Math.cos(rib.lean), rib.acrossM * Math.sin(angle), rib.z - out * Math.sin(rib.lean)];
};

const between = (from: Rib, to: Rib, share: number): Rib => ({
  x: from.x + (to.x - from.x) * share,
  z: from.z + (to.z - from.z) * share,
  alongM: from.alongM + (to.alongM - from.alongM) * share,
  acrossM: from.acrossM + (to.acrossM - from.acrossM) * share,
  lean: from.lean + (to.lean - from.lean) * share,
});

/** The skin between two ribs: each patch is the four-sided piece between two rings, its normal half the cross of its diagonals. */
const skin = (from: Rib, to: Rib, rings: number): FlameSurface => {
  const count = rings * around;
  const column = (): Float64Array => new Float64Array(count);
  const surface = { x: column(), y: column(), z: column(), nx: column(), ny: column(), nz: column() };
  const corners = new Float64Array(cornerSize * count);
  const nearM2 = column();
  for (let i = 0; i < rings; i++) {
    const low = between(from, to, i / rings);
    const high = between(from, to, (i + 1) / rings);
    for (let j = 0; j < around; j++) {
      const k = i * around + j;
      const before = (2 * Math.PI * j) / around;
      const after = (2 * Math.PI * (j + 1)) / around;
      const [ax, ay, az] = onRib(low, before);
      const [bx, by, bz] = onRib(low, after);
      const [cx, cy, cz] = onRib(high, after);
      const [dx, dy, dz] = onRib(high, before);
      surface.x[k] = 0.25 * (ax + bx + cx + dx);
      surface.y[k] = 0.25 * (ay + by + cy + dy);
      surface.z[k] = 0.25 * (az + bz + cz + dz);
      const [ux, uy, uz] = [cx - ax, cy - ay, cz - az];
      const [vx, vy, vz] = [dx - bx, dy - by, dz - bz];
      surface.nx[k] = 0.5 * (uy * vz - uz * vy);
      surface.ny[k] = 0.5 * (uz * vx - ux * vz);
      surface.nz[k] = 0.5 * (ux * vy - uy * vx);
      corners.set([ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz], cornerSize * k);
      nearM2[k] = nearDiagonals ** 2 * Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz);
    }
  }
  return { ...surface, corners, nearM2 };
};

const joined = (parts: readonly FlameSurface[]): FlameSurface => {
  const column = (name: keyof FlameSurface): Float64Array => {
    const all = new Float64Array(parts.reduce((sum, part) => sum + part[name].length, 0));
    let from = 0;
    for (const part of parts) {
      all.set(part[name], from);
      from += part[name].length;
    }
    return all;
  };
  return {
    x: column('x'),
    y: column('y'),
    z: column('z'),
    nx: column('nx'),
    ny: column('ny'),
    nz: column('nz'),
    corners: column('corners'),
    nearM2: column('nearM2'),
  };
};

/**
 * A jet's flame: a cone cut off at both ends, those flat, whose axis leans downwind. Foot height, length, widths at foot and tip in m, tilt
 * from the vertical in rad.
 */
export const leaningFrustum = (footM: number, lengthM: number, footWidthM: number, tipWidthM: number, tilt: number): FlameSurface => {
  const rib = (distanceM: number, widthM: number): Rib => ({
    x: distanceM * Math.sin(tilt),
    z: footM + distanceM * Math.cos(tilt),
    alongM: widthM / 2,
    acrossM: widthM / 2,
    lean: tilt,
  });
  const foot = rib(0, footWidthM);
  const tip = rib(lengthM, tipWidthM);
  const point = { alongM: 0, acrossM: 0 };
  return joined([skin({ ...foot, ...point }, foot, capRings), skin(foot, tip, along), skin(tip, { ...tip, ...point }, capRings)]);
};

/** Where a receiver looks; length 1. */
export type Direction = readonly [x: number, y: number, z: number];

/**
 * Writes to `given` what a receiver gets from a patch near by, exactly: ∫ cos e dA/r² over a flat polygon is half the sum over its edges
 * of the angle an edge spans times the normal of the plane it spans with the receiver (Lambert, Photometria, 1760).
 */
const fromPolygon = (corners: Float64Array, patch: number, xM: number, yM: number, zM: number, given: Float64Array): void => {
  given.fill(0);
  const end = cornerSize * (patch + 1);
  let last = end - 3;
  for (let at = cornerSize * patch; at < end; at += 3) {
    const ax = (corners[last] as number) - xM;
    const ay = (corners[last + 1] as number) - yM;
    const az = (corners[last + 2] as number) - zM;
    const bx = (corners[at] as number) - xM;
    const by = (corners[at + 1] as number) - yM;
    const bz = (corners[at + 2] as number) - zM;
    last = at;
    const nx = ay * bz - az * by;
    const ny = az * bx - ax * bz;
    const nz = ax * by - ay * bx;
    const across = Math.sqrt(nx * nx + ny * ny + nz * nz);
    // An edge of no length, or one that points at the receiver, spans nothing.
    if (across === 0) continue;
    const weight = (0.5 * Math.atan2(across, ax * bx + ay * by + az * bz)) / across;
    given[0] = (given[0] as number) - weight * nx;
    given[1] = (given[1] as number) - weight * ny;
    given[2] = (given[2] as number) - weight * nz;
  }
};

/**
 * How much of a receiver's sky a flame fills, 0 to 1. F = Σ cos1 cos2 dA/(π r²) over the patches that face it, those near by each
 * integrated exactly. Without a direction: turned to where it receives most, F = |Σ e cos1 dA/(π r²)|, exact while the whole flame lies
 * before the receiver. The flame must be convex, so that no patch hides another that faces the receiver. Position in m. Source
 * aloha-td, lees-1996.
 */
export const viewFactor = (surface: FlameSurface, xM: number, yM: number, zM: number, facing?: Direction): number => {
  const { x, y, z, nx, ny, nz, corners, nearM2 } = surface;
  const given = new Float64Array(3);
  const [fx, fy, fz] = facing ?? [0, 0, 0];
  let sumX = 0;
  let sumY = 0;
  let sumZ = 0;
  let seen = 0;
  for (let k = 0; k < x.length; k++) {
    const dx = xM - (x[k] as number);
    const dy = yM - (y[k] as number);
    const dz = zM - (z[k] as number);
    const towards = dx * (nx[k] as number) + dy * (ny[k] as number) + dz * (nz[k] as number);
    if (towards <= 0) continue;
    const squared = dx * dx + dy * dy + dz * dz;
    const share = towards / (squared * squared);
    let fromX = -share * dx;
    let fromY = -share * dy;
    let fromZ = -share * dz;
    if (squared < (nearM2[k] as number)) {
      fromPolygon(corners, k, xM, yM, zM, given);
      fromX = given[0] as number;
      fromY = given[1] as number;
      fromZ = given[2] as number;
    }
    sumX += fromX;
    sumY += fromY;
    sumZ += fromZ;
    if (facing !== undefined) seen += Math.max(0, fromX * fx + fromY * fy + fromZ * fz);
  }
  const filled = facing === undefined ? Math.sqrt(sumX * sumX + sumY * sumY + sumZ * sumZ) : seen;
  return Math.min(1, filled / Math.PI);
};
