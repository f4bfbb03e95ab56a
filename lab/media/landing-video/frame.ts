import type { Backdrop } from './backdrop.ts';
import type { Camera } from './camera.ts';
import { computeGroundConcentration, integrateLineOfSight } from './cloud.ts';
import { hash } from './noise.ts';
import type { HeightGrid } from './terrain.ts';

type Colour = readonly [number, number, number];

const shrink = 2;
const thin: Colour = [0.5, 0.66, 0.7];
const dense: Colour = [0.95, 0.94, 0.88];

/** Levels drawn on the ground: distance along the axis where each ends, in the colours of the product's zones. */
const isolines: readonly { readonly level: number; readonly colour: Colour; readonly width: number; readonly strength: number }[] = [
  { level: Math.log(1.9e-5), colour: [1, 0.914, 0.604], width: 1.6, strength: 0.6 },
  { level: Math.log(7.5e-5), colour: [0.93, 0.45, 0.06], width: 1.9, strength: 0.85 },
  { level: Math.log(4.5e-4), colour: [0.8, 0.08, 0.18], width: 2.2, strength: 0.95 },
];

/** One frame as rows of red, green, blue bytes. */
export const paintFrame = (share: number, backdrop: Backdrop, camera: Camera, grid: HeightGrid, width: number, height: number): Buffer => {
  const cloud = integrateLineOfSight(share, camera, grid, width, height, shrink);
  const columns = width / shrink;
  const rows = height / shrink;
  const concentration = computeGroundConcentration(share);
  const logarithm = new Float32Array(width * height);
  for (let i = 0; i < logarithm.length; i++) logarithm[i] = concentration(backdrop.x[i] ?? Number.NaN, backdrop.y[i] ?? Number.NaN);

  const cloudAt = (column: number, row: number): number => {
    const u = Math.min(Math.max((column + 0.5) / shrink - 0.5, 0), columns - 1.001);
    const v = Math.min(Math.max((row + 0.5) / shrink - 0.5, 0), rows - 1.001);
    const c = Math.floor(u);
    const r = Math.floor(v);
    const i = r * columns + c;
    const p = u - c;
    const q = v - r;
    const top = (cloud[i] ?? 0) * (1 - p) + (cloud[i + 1] ?? 0) * p;
    const bottom = (cloud[i + columns] ?? 0) * (1 - p) + (cloud[i + columns + 1] ?? 0) * p;
    return top * (1 - q) + bottom * q;
  };

  const out = Buffer.alloc(3 * width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      let red = backdrop.colour[3 * i] ?? 0;
      let green = backdrop.colour[3 * i + 1] ?? 0;
      let blue = backdrop.colour[3 * i + 2] ?? 0;
      const blend = (colour: Colour, share: number): void => {
        red += (colour[0] - red) * share;
        green += (colour[1] - green) * share;
        blue += (colour[2] - blue) * share;
      };

      const value = logarithm[i] ?? -27;
      const fade = 1 - Math.min(1, Math.max(0, ((backdrop.depth[i] ?? 0) - 1900) / 2600));
      const slope = Math.hypot(
        (logarithm[column + 1 < width ? i + 1 : i - 1] ?? value) - value,
        (logarithm[row + 1 < height ? i + width : i - width] ?? value) - value,
      );
      const lines: number[] = [];
      for (const { level, colour, width: lineWidth, strength } of isolines) {
        const inside = 1 / (1 + Math.exp(-(value - level) * 3));
        blend(colour, 0.055 * inside * fade);
        const cover = value < -20 ? 0 : Math.min(1, Math.max(0, (lineWidth + 1) / 2 - Math.abs(value - level) / Math.max(slope, 1e-5)));
        lines.push(cover * strength * fade);
        blend(colour, cover * strength * fade);
      }

      const amount = cloudAt(column, row);
      const east = cloudAt(Math.min(column + 3, width - 1), row) - cloudAt(Math.max(column - 3, 0), row);
      const south = cloudAt(column, Math.min(row + 3, height - 1)) - cloudAt(column, Math.max(row - 3, 0));
      const relief = Math.tanh(((0.7 * east + south) / (amount + 2e-4)) * 1.4);
      const optical = 130 * amount;
      const veil = 0.8 * (1 - Math.exp(-(optical ** 0.85)));
      const share = Math.min(1, veil * 1.1);
      const tint: Colour = [
        (thin[0] + (dense[0] - thin[0]) * share) * (0.78 + 0.22 * relief),
        (thin[1] + (dense[1] - thin[1]) * share) * (0.78 + 0.2 * relief),
        (thin[2] + (dense[2] - thin[2]) * share) * (0.8 + 0.18 * relief),
      ];
      blend(tint, veil * (0.35 + 0.65 * fade) * 0.8);
      for (const [index, cover] of lines.entries()) {
        const isoline = isolines[index];
        if (isoline) blend(isoline.colour, cover * 0.45);
      }

      // Constant noise of one step hides the bands that eight bits would show in the dark.
      const grain = (hash(column, row, 99) - 0.5) / 255;
      out[3 * i] = Math.round(255 * Math.min(1, Math.max(0, red + grain)));
      out[3 * i + 1] = Math.round(255 * Math.min(1, Math.max(0, green + grain)));
      out[3 * i + 2] = Math.round(255 * Math.min(1, Math.max(0, blue + grain)));
    }
  }
  return out;
};
