import type { Severity } from '@hazardguard/engine';
import type { SurfaceOrigin } from './cloud-surface.ts';
import { buildFrameIndex } from './frame-shapes.ts';
import type { PlumeFrames } from './plume-frames.ts';
import { acrossSteps, shadeColumns } from './plume-shades.ts';

/** Numbers per corner of a mesh: metres east and north of the origin, ln(concentration / lowest level), air, and place across, −1 to 1. */
export const puffColumns = 5;

/** The cloud on the ground at one moment, as triangles. */
export interface PuffMesh {
  readonly corners: Float32Array;
  readonly triangles: Uint32Array;
}

export interface CloudPuffs {
  readonly origin: SurfaceOrigin;
  /** Where each severity begins, as ln(level / lowest level), mildest first. */
  readonly bands: readonly { readonly severity: Severity; readonly from: number }[];
  /**
   * The mesh of a frame; the same object for the same frame. Its air counts in lengths of the cloud: places with the same number hold
   * the same air, which is farther downwind in the next frame.
   */
  readonly meshOf: (frame: number) => PuffMesh;
}

const metresPerDegree = 111_194.93;
const order: readonly Severity[] = ['mild', 'middle', 'severe'];
/** Air moves at most this share of the cloud's length between two frames: farther, nobody could follow it. */
const longestStep = 1 / 60;

/** How far the air has moved by each frame, as shares of the time that it takes over the whole cloud. */
const drift = (timesS: Float64Array, wholeS: number): Float64Array => {
  const moved = new Float64Array(timesS.length);
  for (let frame = 1; frame < moved.length; frame++)
    moved[frame] = (moved[frame - 1] ?? 0) + Math.min(longestStep, ((timesS[frame] ?? 0) - (timesS[frame - 1] ?? 0)) / wholeS);
  return moved;
};

/** Corners across a station. */
const across = 2 * acrossSteps + 1;

/** The frames as shaded meshes, empty without shades. Each is bounded by the model's own outline of the lowest level at its moment. */
export const cloudPuffs = (frames: PlumeFrames): CloudPuffs => {
  const { outlines, corners, levels, timesS, shades } = frames;
  const { level: shaded, values } = shades ?? { level: -1, values: new Float32Array() };
  const index = buildFrameIndex(frames);
  const origin = { longitude: corners[0] ?? 0, latitude: corners[1] ?? 0 };
  const eastM = metresPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  const lowest = levels[shaded]?.value ?? 1;
  const bands = order.flatMap((severity) => {
    const own = levels.filter((level) => level.severity === severity && level.value >= lowest).map(({ value }) => value);
    return own.length === 0 ? [] : [{ severity, from: Math.log(Math.min(...own) / lowest) }];
  });
  let wholeS = 1;
  for (let i = shadeColumns - 1; i < values.length; i += shadeColumns) wholeS = Math.max(wholeS, values[i] ?? 0);
  const moved = drift(timesS, wholeS);
  const isShaded = (row: number): boolean => outlines[row + 1] === 0 && outlines[row + 2] === shaded;
  // Index of each frame's first row of shades.
  const firstShade = new Int32Array(timesS.length + 1);
  for (let row = 0; row < outlines.length; row += 4) {
    const next = (outlines[row] ?? 0) + 1;
    if (isShaded(row)) firstShade[next] = (firstShade[next] ?? 0) + ((outlines[row + 3] ?? 1) - 1) / 2;
  }
  for (let frame = 1; frame < firstShade.length; frame++) firstShade[frame] = (firstShade[frame] ?? 0) + (firstShade[frame - 1] ?? 0);

  const make = (frame: number): PuffMesh => {
    const points: number[] = [];
    const triangles: number[] = [];
    let at = index.corner[frame] ?? 0;
    let shade = firstShade[frame] ?? 0;
    for (let row = index.row[frame] ?? 0; row < (index.row[frame + 1] ?? 0); row += 4) {
      const count = outlines[row + 3] ?? 0;
      if (isShaded(row)) {
        const stations = (count - 1) / 2;
        for (let station = 0; station < stations; station++, shade++) {
          const [right, left] = [2 * (at + station), 2 * (at + count - 2 - station)];
          const arrival = (values[shade * shadeColumns + acrossSteps + 1] ?? 0) / wholeS;
          for (let step = -acrossSteps; step <= acrossSteps; step++) {
            const share = (step + acrossSteps) / (2 * acrossSteps);
            const mix = (axis: 0 | 1): number => (corners[right + axis] ?? 0) * (1 - share) + (corners[left + axis] ?? 0) * share;
            const first = points.length / puffColumns;
            points.push(
              (mix(0) - origin.longitude) * eastM,
              (mix(1) - origin.latitude) * metresPerDegree,
              values[shade * shadeColumns + Math.abs(step)] ?? 0,
              (moved[frame] ?? 0) - arrival,
              step / acrossSteps,
            );
            if (station > 0 && step > -acrossSteps)
              triangles.push(first, first - 1, first - across, first - across, first - 1, first - across - 1);
          }
        }
      }
      at += count;
    }
    return { corners: Float32Array.from(points), triangles: Uint32Array.from(triangles) };
  };
  const cache = new Map<number, PuffMesh>();
  return {
    origin,
    bands,
    meshOf: (wanted) => {
      const frame = Math.max(0, Math.min(timesS.length - 1, wanted));
      const mesh = cache.get(frame) ?? make(frame);
      cache.set(frame, mesh);
      return mesh;
    },
  };
};
