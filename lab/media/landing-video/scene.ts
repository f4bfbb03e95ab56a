import { makeCamera } from './camera.ts';
import { buildHeightGrid } from './terrain.ts';

export const width = 1280;
export const height = 720;
export const framesPerSecond = 24;
export const seconds = 8;

/** South of the source and above it, so that the cloud drifts to the right and away. */
export const camera = makeCamera([150, -1500, 900], [850, 60, 0], 62, width, height);
export const grid = buildHeightGrid(-6000, -3000, 8, 1700, 1600);
