import type { Severity } from '@hazardguard/engine';
import { buildFrameIndex } from './frame-shapes.ts';
import type { PlumeFrames } from './plume-frames.ts';

/** Surfaces of a cloud at one moment, as triangles: metres east, north and up of the origin. */
export interface SurfaceMesh {
  /** Three numbers per corner. */
  readonly positions: Float32Array;
  /** Of length 1, outwards or inwards. */
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** Ranges of `triangles` by level, the worst first: a surface drawn later is around those before it. */
  readonly parts: readonly { readonly severity: Severity; readonly first: number; readonly count: number }[];
}

/** Where the meshes of a cloud have their zero: longitude and latitude, degrees. */
export interface SurfaceOrigin {
  readonly longitude: number;
  readonly latitude: number;
}

export interface CloudSurfaces {
  readonly origin: SurfaceOrigin;
  /** The mesh of a frame; the same object for the same frame. */
  readonly meshOf: (frame: number) => SurfaceMesh;
}

const metresPerDegree = 111_194.93;
/** Stations along an outline. */
const stations = 28;
/** Sections between two layers of outlines. */
const between = 5;
/** How much shorter than its last outline a surface is where it closes. */
const closing = 0.15;
const order: readonly Severity[] = ['severe', 'middle', 'mild'];

/** A level section of a surface: the middles of its stations, and half its width there as a vector; metres. */
interface Section {
  readonly zM: number;
  readonly middle: Float64Array;
  readonly half: Float64Array;
  /** Range of the middles along the axis of the outline, m. */
  readonly from: number;
  readonly to: number;
}

/** Fractions along the axis, dense at both ends, where outlines are round. */
const fractions = Float64Array.from({ length: stations }, (_, i) => 0.5 * (1 - Math.cos((Math.PI * i) / (stations - 1))));

/**
 * A ring of `outlinesAt` as stations: along the right side downwind and back along the left, so that corner i lies opposite corner
 * 2n − 1 − i. @param ring corners as pairs, metres
 */
const toSection = (ring: Float64Array, zM: number, along: readonly [number, number]): Section => {
  const pairs = Math.floor((ring.length / 2 - 1) / 2);
  const right = (i: number, axis: 0 | 1): number => ring[2 * i + axis] ?? 0;
  const left = (i: number, axis: 0 | 1): number => ring[2 * (2 * pairs - 1 - i) + axis] ?? 0;
  const run = new Float64Array(pairs);
  for (let i = 1; i < pairs; i += 1) {
    const step = [0, 1].map((axis) => (right(i, axis as 0) + left(i, axis as 0) - right(i - 1, axis as 0) - left(i - 1, axis as 0)) / 2);
    run[i] = (run[i - 1] ?? 0) + Math.hypot(step[0] ?? 0, step[1] ?? 0);
  }
  const whole = run[pairs - 1] ?? 0;
  const middle = new Float64Array(2 * stations);
  const half = new Float64Array(2 * stations);
  let [at, from, to] = [0, Infinity, -Infinity];
  fractions.forEach((fraction, station) => {
    while (at < pairs - 2 && (run[at + 1] ?? 0) < fraction * whole) at += 1;
    const span = (run[at + 1] ?? 0) - (run[at] ?? 0);
    const share = span > 0 ? Math.min(1, (fraction * whole - (run[at] ?? 0)) / span) : 0;
    for (const axis of [0, 1] as const) {
      const r = right(at, axis) + share * (right(at + 1, axis) - right(at, axis));
      const l = left(at, axis) + share * (left(at + 1, axis) - left(at, axis));
      middle[2 * station + axis] = (r + l) / 2;
      half[2 * station + axis] = (r - l) / 2;
    }
    const place = (middle[2 * station] ?? 0) * along[0] + (middle[2 * station + 1] ?? 0) * along[1];
    from = Math.min(from, place);
    to = Math.max(to, place);
  });
  return { zM, middle, half, from, to };
};

const centreOf = (middle: Float64Array): readonly [number, number] => {
  let [x, y] = [0, 0];
  for (let i = 0; i < stations; i += 1) {
    x += (middle[2 * i] ?? 0) / stations;
    y += (middle[2 * i + 1] ?? 0) / stations;
  }
  return [x, y];
};

/** Where a surface closes above or below its last section: a ridge, shorter than it. */
const toRidge = ({ middle, from, to }: Section, zM: number): Section => {
  const centre = centreOf(middle);
  const ridge = middle.map((value, index) => (centre[index % 2] ?? 0) + closing * (value - (centre[index % 2] ?? 0)));
  return { zM, middle: ridge, half: new Float64Array(2 * stations), from, to };
};

/** A vector whose square has the weighted mean of two squares, in the direction of both. */
const mixVectors = (a: readonly [number, number], b: readonly [number, number], weight: number): readonly [number, number] => {
  const length = Math.sqrt(Math.max(0, (1 - weight) * (a[0] ** 2 + a[1] ** 2) + weight * (b[0] ** 2 + b[1] ** 2)));
  const [dx, dy] = [a[0] + b[0], a[1] + b[1]];
  const both = Math.hypot(dx, dy);
  return both === 0 ? [0, 0] : [(dx / both) * length, (dy / both) * length];
};

/**
 * A section between two. The square of a width or a length falls with the square of the height: exact for a Gaussian cloud, whose cuts
 * are ellipses, and round where the surface closes.
 */
const mixSections = (below: Section, above: Section, share: number): Section => {
  const zM = below.zM + share * (above.zM - below.zM);
  const weight = (zM ** 2 - below.zM ** 2) / (above.zM ** 2 - below.zM ** 2);
  const [low, high] = [centreOf(below.middle), centreOf(above.middle)];
  const pair = (values: Float64Array, i: number, [x, y]: readonly [number, number]): readonly [number, number] => [
    (values[2 * i] ?? 0) - x,
    (values[2 * i + 1] ?? 0) - y,
  ];
  const middle = new Float64Array(2 * stations);
  const half = new Float64Array(2 * stations);
  for (let i = 0; i < stations; i += 1) {
    const offset = mixVectors(pair(below.middle, i, low), pair(above.middle, i, high), weight);
    const width = mixVectors(pair(below.half, i, [0, 0]), pair(above.half, i, [0, 0]), weight);
    for (const axis of [0, 1] as const) {
      middle[2 * i + axis] = low[axis] + weight * (high[axis] - low[axis]) + offset[axis];
      half[2 * i + axis] = width[axis];
    }
  }
  return { zM, middle, half, from: below.from, to: below.to };
};

const overlap = (a: Section, b: Section): number => Math.min(a.to, b.to) - Math.max(a.from, b.from);

/** Sections of each connected surface of one level, from below upwards. @param byLayer its outlines by layer */
const toSurfaces = (byLayer: readonly (readonly Section[])[], heightsM: ArrayLike<number>): readonly (readonly Section[])[] => {
  const open: Section[][] = [];
  const done: Section[][] = [];
  byLayer.forEach((sections, layer) => {
    const zM = heightsM[layer] ?? 0;
    const free = new Set(sections);
    const going = open.splice(0);
    for (const surface of going) {
      const last = surface.at(-1);
      const next = last && [...free].sort((a, b) => overlap(last, b) - overlap(last, a))[0];
      if (last && next && overlap(last, next) > 0) {
        free.delete(next);
        open.push([...surface, next]);
      } else done.push(surface);
    }
    for (const section of free) {
      const below = layer === 0 ? [] : [toRidge(section, (zM + (heightsM[layer - 1] ?? 0)) / 2)];
      open.push([...below, section]);
    }
  });
  done.push(...open);
  return done.map((surface) => {
    const last = surface.at(-1);
    if (!last) return surface;
    const layer = Array.from(heightsM).indexOf(last.zM);
    const top = heightsM[layer + 1] ?? last.zM;
    // Above the last layer of all the mildest level is reached up to the top; others end somewhere below the next layer.
    const closesAt = layer + 2 === heightsM.length ? top : (last.zM + top) / 2;
    const whole = [...surface, toRidge(last, closesAt)];
    return whole.flatMap((section, index) => {
      const above = whole[index + 1];
      return above
        ? Array.from({ length: between }, (_, step) => (step === 0 ? section : mixSections(section, above, step / between)))
        : [section];
    });
  });
};

class MeshWriter {
  readonly positions: number[] = [];
  readonly triangles: number[] = [];

  /** Corners around a section: the right side downwind, the left side back. */
  #addRing({ zM, middle, half }: Section, exaggeration: number): number {
    const first = this.positions.length / 3;
    for (let i = 0; i < 2 * stations; i += 1) {
      const [station, side] = i < stations ? [i, 1] : [2 * stations - 1 - i, -1];
      const [x, y] = [2 * station, 2 * station + 1];
      this.positions.push((middle[x] ?? 0) + side * (half[x] ?? 0), (middle[y] ?? 0) + side * (half[y] ?? 0), zM * exaggeration);
    }
    return first;
  }

  addSurface(sections: readonly Section[], exaggeration: number): void {
    const rings = sections.map((section) => this.#addRing(section, exaggeration));
    const around = 2 * stations;
    for (let k = 1; k < rings.length; k += 1) {
      const [low = 0, high = 0] = [rings[k - 1], rings[k]];
      for (let i = 0; i < around; i += 1) {
        const next = (i + 1) % around;
        this.triangles.push(low + i, low + next, high + i, low + next, high + next, high + i);
      }
    }
  }
}

/** At each corner the sum of the normals of its triangles, weighted by their area. */
const computeNormals = (positions: Float32Array, triangles: Uint32Array): Float32Array => {
  const normals = new Float32Array(positions.length);
  const at = (corner: number, axis: number): number => positions[3 * corner + axis] ?? 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(i, i + 3);
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c])
      for (const axis of [0, 1, 2]) normals[3 * corner + axis] = (normals[3 * corner + axis] ?? 0) + (normal[axis] ?? 0);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1;
    for (const axis of [0, 1, 2]) normals[i + axis] = (normals[i + axis] ?? 0) / length;
  }
  return normals;
};

/**
 * The surfaces of a cloud on which the field has the value of a level: through the outlines that the model gives at each height, smooth
 * between them and closed above. Heights times `exaggeration`. A mesh is made on first use and kept.
 */
export const cloudSurfaces = (frames: PlumeFrames, exaggeration: number): CloudSurfaces => {
  const { outlines, corners, levels, heightsM, timesS, windFromDeg } = frames;
  const index = buildFrameIndex(frames);
  const origin = { longitude: corners[0] ?? 0, latitude: corners[1] ?? 0 };
  const eastM = metresPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  const towards = ((windFromDeg + 180) * Math.PI) / 180;
  const along = [Math.sin(towards), Math.cos(towards)] as const;
  const layers = heightsM.length - 1;
  const make = (frame: number): SurfaceMesh => {
    const byLevel = levels.map(() => Array.from({ length: layers }, (): Section[] => []));
    let at = 2 * (index.corner[frame] ?? 0);
    for (let i = index.row[frame] ?? 0; i < (index.row[frame + 1] ?? 0); i += 4) {
      const [, layer = 0, level = 0, count = 0] = outlines.subarray(i, i + 4);
      const ring = new Float64Array(2 * count);
      for (let corner = 0; corner < count; corner += 1) {
        ring[2 * corner] = ((corners[at + 2 * corner] ?? 0) - origin.longitude) * eastM;
        ring[2 * corner + 1] = ((corners[at + 2 * corner + 1] ?? 0) - origin.latitude) * metresPerDegree;
      }
      at += 2 * count;
      if (count >= 5) byLevel[level]?.[layer]?.push(toSection(ring, heightsM[layer] ?? 0, along));
    }
    const writer = new MeshWriter();
    const parts: { severity: Severity; first: number; count: number }[] = [];
    for (const severity of order) {
      const first = writer.triangles.length;
      levels.forEach((level, i) => {
        if (level.severity !== severity) return;
        for (const surface of toSurfaces(byLevel[i] ?? [], heightsM)) writer.addSurface(surface, exaggeration);
      });
      if (writer.triangles.length > first) parts.push({ severity, first, count: writer.triangles.length - first });
    }
    const positions = Float32Array.from(writer.positions);
    const triangles = Uint32Array.from(writer.triangles);
    return { positions, normals: computeNormals(positions, triangles), triangles, parts };
  };
  const cache = new Map<number, SurfaceMesh>();
  return {
    origin,
    meshOf: (wanted) => {
      const frame = Math.max(0, Math.min(timesS.length - 1, wanted));
      const mesh = cache.get(frame) ?? make(frame);
      cache.set(frame, mesh);
      return mesh;
    },
  };
};
