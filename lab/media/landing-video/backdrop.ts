import type { Camera } from './camera.ts';
import { findGroundHeight, type HeightGrid } from './terrain.ts';

/** The static part of the picture: terrain with contour lines and range rings, and the terrain point of each pixel. */
export interface Backdrop {
  /** Red, green, blue of each pixel, 0 to 1. */
  readonly colour: Float32Array;
  /** Terrain point of each pixel, m; NaN above the horizon. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly depth: Float32Array;
}

type Colour = readonly [number, number, number];

const night: Colour = [0.02, 0.037, 0.047];
const lit: Colour = [0.1, 0.16, 0.185];
const line: Colour = [0.24, 0.43, 0.48];
const haze: Colour = [0.03, 0.052, 0.064];

const contourEvery = 8;
const boldEvery = 5;
const rangeRings = [500, 1000, 1500, 2000, 2500];

/** Share of a pixel that a line of a given width covers, from the distance to its middle in pixels. */
const coverage = (distance: number, width: number): number => Math.min(1, Math.max(0, (width + 1) / 2 - Math.abs(distance)));

/** Coverage by the nearest of evenly spaced lines of a value that changes by `slope` from pixel to pixel. */
const contour = (value: number, every: number, slope: number, width: number): number => {
  const away = Math.abs(value / every - Math.round(value / every)) * every;
  // Lines fade where they would be closer than a few pixels, because they would shimmer.
  const crowding = Math.min(1, Math.max(0, every / (4 * slope) - 0.5));
  return coverage(away / Math.max(slope, 1e-6), width) * crowding;
};

const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const paintBackdrop = (camera: Camera, grid: HeightGrid, width: number, height: number, scale: number): Backdrop => {
  const size = width * height;
  const backdrop: Backdrop = {
    colour: new Float32Array(3 * size),
    x: new Float32Array(size).fill(Number.NaN),
    y: new Float32Array(size).fill(Number.NaN),
    depth: new Float32Array(size),
  };
  const groundColour = (column: number, row: number): Colour => {
    const here = findGroundHeight(camera, grid, column, row);
    const right = findGroundHeight(camera, grid, column + 1, row);
    const below = findGroundHeight(camera, grid, column, row + 1);
    if (!here || !right || !below) return haze;
    const heightHere = grid.at(here.x, here.y);
    const slope = Math.hypot(grid.at(right.x, right.y) - heightHere, grid.at(below.x, below.y) - heightHere);
    const east = (grid.at(here.x + 6, here.y) - grid.at(here.x - 6, here.y)) / 12;
    const north = (grid.at(here.x, here.y + 6) - grid.at(here.x, here.y - 6)) / 12;
    // Light from the north-west, as on every relief map.
    const light = (0.42 + 2.6 * (0.6 * east - 0.6 * north)) / Math.hypot(1, east, north);
    const bold = contour(heightHere, contourEvery * boldEvery, slope, 1.5 * scale);
    const fine = contour(heightHere, contourEvery, slope, 1 * scale);
    const radius = Math.hypot(here.x, here.y);
    const radial = Math.max(Math.abs(Math.hypot(right.x, right.y) - radius), Math.abs(Math.hypot(below.x, below.y) - radius));
    const ring = Math.max(...rangeRings.map((range) => coverage((radius - range) / radial, 1.1 * scale)));
    const terrain = mixColours(night, lit, Math.min(1, Math.max(0, light)));
    const drawn = mixColours(mixColours(terrain, line, 0.4 * fine), line, Math.max(0.5 * bold, 0.34 * ring));
    return mixColours(drawn, haze, Math.min(1, Math.max(0, (here.depth - 1700) / 3800)) ** 1.3);
  };
  const offsets = [0.25, 0.75];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      for (const across of offsets) {
        for (const down of offsets) {
          const [red, green, blue] = groundColour(column + across, row + down);
          backdrop.colour[3 * i] = (backdrop.colour[3 * i] ?? 0) + red / 4;
          backdrop.colour[3 * i + 1] = (backdrop.colour[3 * i + 1] ?? 0) + green / 4;
          backdrop.colour[3 * i + 2] = (backdrop.colour[3 * i + 2] ?? 0) + blue / 4;
        }
      }
      const terrain = findGroundHeight(camera, grid, column + 0.5, row + 0.5);
      if (!terrain) continue;
      backdrop.x[i] = terrain.x;
      backdrop.y[i] = terrain.y;
      backdrop.depth[i] = terrain.depth;
    }
  }
  return backdrop;
};
