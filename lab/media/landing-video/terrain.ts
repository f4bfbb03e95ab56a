import type { Camera } from './camera.ts';
import { valueNoise } from './noise.ts';

/** Fictional hills; a shallow valley runs along the wind so that the cloud is visible. */

const octaves = 5;
const coarsest = 1300;
const relief = 300;

export const computeGroundHeight = (x: number, y: number): number => {
  let sum = 0;
  let weight = 0.5;
  let size = coarsest;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x / size + 31.7 * octave, y / size - 17.3 * octave, octave);
    weight *= 0.42;
    size *= 0.5;
  }
  const offAxis = Math.abs(y) / 1000;
  const valley = 0.3 + 0.7 * (1 - Math.exp(-offAxis * offAxis));
  return relief * sum * valley;
};

/** Heights on a grid, for the many look-ups of a picture. */
export interface HeightGrid {
  at(x: number, y: number): number;
}

export const buildHeightGrid = (west: number, south: number, spacing: number, columns: number, rows: number): HeightGrid => {
  const heights = Float32Array.from({ length: columns * rows }, (_, i) =>
    computeGroundHeight(west + (i % columns) * spacing, south + Math.floor(i / columns) * spacing),
  );
  return {
    at: (x, y) => {
      const u = Math.min(Math.max((x - west) / spacing, 0), columns - 1.001);
      const v = Math.min(Math.max((y - south) / spacing, 0), rows - 1.001);
      const column = Math.floor(u);
      const row = Math.floor(v);
      const i = row * columns + column;
      const a = heights[i] ?? 0;
      const b = heights[i + 1] ?? 0;
      const c = heights[i + columns] ?? 0;
      const d = heights[i + columns + 1] ?? 0;
      const p = u - column;
      const q = v - row;
      return (a * (1 - p) + b * p) * (1 - q) + (c * (1 - p) + d * p) * q;
    },
  };
};

/** Where the ray through a pixel meets the ground, and how far away; undefined above the horizon. */
export const findGroundHeight = (
  camera: Camera,
  grid: HeightGrid,
  column: number,
  row: number,
): { readonly x: number; readonly y: number; readonly depth: number } | undefined => {
  const [px, py, pz] = camera.position;
  const [dx, dy, dz] = camera.ray(column, row);
  if (dz > -0.02) return undefined;
  const above = (t: number): number => pz + t * dz - grid.at(px + t * dx, py + t * dy);
  let near = Math.max(0, (relief - pz) / dz);
  const step = 14;
  let far = near + step;
  const end = -pz / dz + step;
  while (far < end && above(far) > 0) {
    near = far;
    far += step;
  }
  for (let i = 0; i < 12; i++) {
    const middle = (near + far) / 2;
    if (above(middle) > 0) near = middle;
    else far = middle;
  }
  return { x: px + far * dx, y: py + far * dy, depth: far };
};
