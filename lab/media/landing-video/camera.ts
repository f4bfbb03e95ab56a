/** A pinhole camera over the ground: x east, y north, z up, all in metres. */

export type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const normaliseVector = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export interface Camera {
  readonly position: Vector;
  /** Direction of the ray through a pixel, forward part 1. */
  ray(column: number, row: number): Vector;
  /** Pixel of a point, and its depth along the view, m. */
  project(point: Vector): { readonly column: number; readonly row: number; readonly depth: number };
  readonly right: Vector;
  readonly up: Vector;
  /** Pixels per unit of slope. */
  readonly focal: number;
}

export const makeCamera = (position: Vector, target: Vector, fieldOfViewDeg: number, width: number, height: number): Camera => {
  const forward = normaliseVector([target[0] - position[0], target[1] - position[1], target[2] - position[2]]);
  const right = normaliseVector(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const focal = width / 2 / Math.tan((fieldOfViewDeg * Math.PI) / 360);
  return {
    position,
    right,
    up,
    focal,
    ray: (column, row) => {
      const across = (column - width / 2) / focal;
      const upward = (height / 2 - row) / focal;
      return [
        forward[0] + across * right[0] + upward * up[0],
        forward[1] + across * right[1] + upward * up[1],
        forward[2] + across * right[2] + upward * up[2],
      ];
    },
    project: (point) => {
      const away: Vector = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
      const depth = dot(away, forward);
      return { column: width / 2 + (focal * dot(away, right)) / depth, row: height / 2 - (focal * dot(away, up)) / depth, depth };
    },
  };
};
