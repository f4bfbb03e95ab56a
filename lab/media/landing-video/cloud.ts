import { groundReflection, puffConcentration } from '@hazardguard/engine';
import type { Camera } from './camera.ts';
import { listEddies, listMeanPuffs, type Puff } from './puffs.ts';
import type { HeightGrid } from './terrain.ts';

const cutOff = 3.2;

/** Amount of cloud along the line of sight of each pixel: every eddy is a Gaussian in space, and so is its picture. */
export const integrateLineOfSight = (
  share: number,
  camera: Camera,
  grid: HeightGrid,
  width: number,
  height: number,
  shrink: number,
): Float32Array => {
  const columns = width / shrink;
  const rows = height / shrink;
  const sum = new Float32Array(columns * rows);
  const [ux, uy, uz] = camera.up;
  const splat = (puff: Puff): void => {
    const { column, row, depth } = camera.project([puff.x, puff.y, grid.at(puff.x, puff.y) + puff.height]);
    if (depth < 50) return;
    const scale = camera.focal / depth / shrink;
    const spreadUp = Math.sqrt((ux * ux + uy * uy) * puff.spreadY ** 2 + uz * uz * puff.spreadZ ** 2);
    const a = puff.spreadY * scale;
    const b = spreadUp * scale;
    const amount = puff.mass / (2 * Math.PI * puff.spreadY * spreadUp);
    const middleColumn = column / shrink;
    const middleRow = row / shrink;
    const firstRow = Math.max(0, Math.ceil(middleRow - cutOff * b));
    const lastRow = Math.min(rows - 1, Math.floor(middleRow + cutOff * b));
    const firstColumn = Math.max(0, Math.ceil(middleColumn - cutOff * a));
    const lastColumn = Math.min(columns - 1, Math.floor(middleColumn + cutOff * a));
    for (let r = firstRow; r <= lastRow; r++) {
      const down = (r + 0.5 - middleRow) / b;
      const inRow = amount * Math.exp(-0.5 * down * down);
      for (let c = firstColumn; c <= lastColumn; c++) {
        const across = (c + 0.5 - middleColumn) / a;
        const i = r * columns + c;
        sum[i] = (sum[i] ?? 0) + inRow * Math.exp(-0.5 * across * across);
      }
    }
  };
  for (const puff of listEddies(share)) splat(puff);
  return sum;
};

const west = -200;
const south = -900;
const spacing = 8;
const gridColumns = 550;
const gridRows = 226;

/** Natural logarithm of the mean concentration on the ground, by place: the sum of the engine's puffs. */
export const computeGroundConcentration = (share: number): ((x: number, y: number) => number) => {
  const sum = new Float32Array(gridColumns * gridRows);
  for (const { puff } of listMeanPuffs(share)) {
    const { spreadY: s, spreadZ: z, mass } = puff;
    const vertical = groundReflection(z, 0, puff.height);
    const extent = 4.5 * s;
    const firstRow = Math.max(0, Math.ceil((puff.y - extent - south) / spacing));
    const lastRow = Math.min(gridRows - 1, Math.floor((puff.y + extent - south) / spacing));
    const firstColumn = Math.max(0, Math.ceil((puff.x - extent - west) / spacing));
    const lastColumn = Math.min(gridColumns - 1, Math.floor((puff.x + extent - west) / spacing));
    for (let r = firstRow; r <= lastRow; r++) {
      const dy = south + r * spacing - puff.y;
      for (let c = firstColumn; c <= lastColumn; c++) {
        const dx = west + c * spacing - puff.x;
        const i = r * gridColumns + c;
        sum[i] = (sum[i] ?? 0) + puffConcentration(mass, s, s, z, dx, dy, vertical);
      }
    }
  }
  const logarithm = sum.map((value) => Math.log(value + 1e-12));
  return (x, y) => {
    const u = (x - west) / spacing;
    const v = (y - south) / spacing;
    if (!(u >= 0 && v >= 0 && u < gridColumns - 1 && v < gridRows - 1)) return -27;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const i = row * gridColumns + column;
    const p = u - column;
    const q = v - row;
    const bottom = (logarithm[i] ?? 0) * (1 - p) + (logarithm[i + 1] ?? 0) * p;
    const top = (logarithm[i + gridColumns] ?? 0) * (1 - p) + (logarithm[i + gridColumns + 1] ?? 0) * p;
    return bottom * (1 - q) + top * q;
  };
};
