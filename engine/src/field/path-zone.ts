import { ringArea } from '../geo/ring.ts';
import type { Level } from '../types/common-types.ts';
import type { PathField, PathSheet } from '../types/pipeline.ts';
import { type Region, regionsAbove } from './isolines.ts';
import type { Ring } from './outline.ts';
import { notReached, type ZoneOnPlane } from './zone.ts';

/** Nodes across the widest half-width, and the most nodes of a mesh. */
const acrossHalf = 6;
const mostNodes = 40_000;

const signedRoot = (square: number): number => (square < 0 ? -Math.sqrt(-square) : Math.sqrt(square));

/** Short stretches are joined up to this share of the half-width there. */
const joinedShare = 0.25;

/** How far beyond an edge the mesh knows its distance, in its own steps. */
const rimSteps = 2;

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
  widest: number;
}

const boundSheet = ({ rows, columns, xM, yM, halfM, aroundM }: PathSheet): Box | null => {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity, widest: aroundM };
  const include = (x: number, y: number, r: number): void => {
    box.west = Math.min(box.west, x - r);
    box.east = Math.max(box.east, x + r);
    box.south = Math.min(box.south, y - r);
    box.north = Math.max(box.north, y + r);
    box.widest = Math.max(box.widest, r);
  };
  if (aroundM > 0) include(0, 0, aroundM);
  for (let i = 0; i < rows * columns; i++) {
    const half = halfM[i] ?? -1;
    if (half > 0) include(xM[i] ?? 0, yM[i] ?? 0, half);
    // The tip lies between a point inside and its neighbour outside.
    else if ((halfM[i - 1] ?? -1) > 0 || (halfM[i + 1] ?? -1) > 0) include(xM[i] ?? 0, yM[i] ?? 0, 0);
  }
  return box.widest > 0 && box.east > box.west ? box : null;
};

/**
 * How deep a place lies in a zone, m, on a square mesh: the greatest of half-width less distance over all stretches of the paths, and the
 * half-width itself within the sheets between them; negative outside, where only the nearest few steps are known.
 */
const drawDepth = (sheet: PathSheet, box: Box) => {
  const { rows, columns, xM, yM, halfM, aroundM } = sheet;
  const area = (box.east - box.west) * (box.north - box.south);
  const stepM = Math.max(box.widest / acrossHalf, Math.sqrt(area / mostNodes), 0.05);
  const x0 = box.west - rimSteps * stepM;
  const y0 = box.south - rimSteps * stepM;
  const wide = Math.ceil((box.east - box.west) / stepM) + 2 * rimSteps + 1;
  const high = Math.ceil((box.north - box.south) / stepM) + 2 * rimSteps + 1;
  const values = new Float64Array(wide * high).fill(-rimSteps * stepM);
  const first = (at: number, origin: number): number => Math.max(0, Math.ceil((at - origin) / stepM));
  const last = (at: number, origin: number, count: number): number => Math.min(count - 1, Math.floor((at - origin) / stepM));
  const rim = rimSteps * stepM;
  /** From point a to b, seen from its sides only; c is the next point: an outer corner between the two stretches is round. */
  const stretch = (a: number, b: number, c: number): void => {
    const [ha, hb] = [halfM[a] ?? -1, halfM[b] ?? -1];
    const most = Math.max(ha, hb);
    const [qa, qb] = [ha * Math.abs(ha), hb * Math.abs(hb)];
    if (most <= 0) return;
    const [ax, ay, bx, by] = [xM[a] ?? 0, yM[a] ?? 0, xM[b] ?? 0, yM[b] ?? 0];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    if (square < 1e-12) return;
    const [nextX, nextY] = [(xM[c] ?? bx) - bx, (yM[c] ?? by) - by];
    const reach = most + rim;
    const iEnd = last(Math.max(ax, bx) + reach, x0, wide);
    const jEnd = last(Math.max(ay, by) + reach, y0, high);
    for (let j = first(Math.min(ay, by) - reach, y0); j <= jEnd; j++) {
      const py = y0 + j * stepM;
      for (let i = first(Math.min(ax, bx) - reach, x0); i <= iEnd; i++) {
        const px = x0 + i * stepM;
        const foot = ((px - ax) * dx + (py - ay) * dy) / square;
        if (foot < 0 || (foot > 1 && (c === b || (px - bx) * nextX + (py - by) * nextY > 0))) continue;
        const along = Math.min(1, foot);
        const depth = signedRoot(qa + along * (qb - qa)) - Math.hypot(px - ax - along * dx, py - ay - along * dy);
        const node = j * wide + i;
        if (depth > (values[node] ?? 0)) values[node] = depth;
      }
    }
  };
  const triangle = (a: number, b: number, c: number): void => {
    const [ha, hb, hc] = [halfM[a] ?? -1, halfM[b] ?? -1, halfM[c] ?? -1];
    if (Math.max(ha, hb, hc) <= 0) return;
    const [qa, qb, qc] = [ha * Math.abs(ha), hb * Math.abs(hb), hc * Math.abs(hc)];
    const [ax, ay] = [xM[a] ?? 0, yM[a] ?? 0];
    const [ux, uy] = [(xM[b] ?? 0) - ax, (yM[b] ?? 0) - ay];
    const [vx, vy] = [(xM[c] ?? 0) - ax, (yM[c] ?? 0) - ay];
    const twice = ux * vy - uy * vx;
    if (Math.abs(twice) < 1e-6) return;
    const iEnd = last(ax + Math.max(0, ux, vx), x0, wide);
    const jEnd = last(ay + Math.max(0, uy, vy), y0, high);
    for (let j = first(ay + Math.min(0, uy, vy), y0); j <= jEnd; j++) {
      for (let i = first(ax + Math.min(0, ux, vx), x0); i <= iEnd; i++) {
        const [px, py] = [x0 + i * stepM - ax, y0 + j * stepM - ay];
        const s = (px * vy - py * vx) / twice;
        const t = (ux * py - uy * px) / twice;
        if (s < 0 || t < 0 || s + t > 1) continue;
        const depth = signedRoot(qa + s * (qb - qa) + t * (qc - qa));
        const node = j * wide + i;
        if (depth > (values[node] ?? 0)) values[node] = depth;
      }
    }
  };
  const isJoined = (from: number, to: number, end: number): boolean => {
    const half = halfM[to] ?? -1;
    if (to === end || half <= 0 || (halfM[from] ?? -1) <= 0 || (halfM[to + 1] ?? -1) <= 0) return false;
    return Math.hypot((xM[to] ?? 0) - (xM[from] ?? 0), (yM[to] ?? 0) - (yM[from] ?? 0)) < joinedShare * Math.max(half, stepM);
  };
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    const end = start + columns - 1;
    const corners = [start];
    for (let to = start + 1; to <= end; to++) if (!isJoined(corners.at(-1) ?? start, to, end)) corners.push(to);
    for (let i = 0; i + 1 < corners.length; i++)
      stretch(corners[i] ?? start, corners[i + 1] ?? end, corners[i + 2] ?? corners[i + 1] ?? end);
    if (row === 0) continue;
    for (let a = start - columns; a < start - 1; a++) {
      triangle(a, a + columns, a + 1);
      triangle(a + columns, a + columns + 1, a + 1);
    }
  }
  /** Beyond the front, where tips of neighbouring rows are joined, the depth is the distance from it. */
  const beyondFront = (a: number, b: number): void => {
    const [ax, ay] = [xM[a] ?? 0, yM[a] ?? 0];
    const [dx, dy] = [(xM[b] ?? 0) - ax, (yM[b] ?? 0) - ay];
    const square = dx * dx + dy * dy;
    const iEnd = last(Math.max(ax, ax + dx) + rim, x0, wide);
    const jEnd = last(Math.max(ay, ay + dy) + rim, y0, high);
    for (let j = first(Math.min(ay, ay + dy) - rim, y0); j <= jEnd; j++)
      for (let i = first(Math.min(ax, ax + dx) - rim, x0); i <= iEnd; i++) {
        const [px, py] = [x0 + i * stepM - ax, y0 + j * stepM - ay];
        const along = square > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / square)) : 0;
        const depth = -Math.hypot(px - along * dx, py - along * dy);
        const node = j * wide + i;
        if (depth > (values[node] ?? 0)) values[node] = depth;
      }
  };
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * columns - 1;
    if ((halfM[end] ?? -1) >= 0) beyondFront(end, row + 1 < rows && (halfM[end + columns] ?? -1) >= 0 ? end + columns : end);
  }
  if (aroundM > 0) {
    const iEnd = last(aroundM + rim, x0, wide);
    const jEnd = last(aroundM + rim, y0, high);
    for (let j = first(-aroundM - rim, y0); j <= jEnd; j++)
      for (let i = first(-aroundM - rim, x0); i <= iEnd; i++) {
        const depth = aroundM - Math.hypot(x0 + i * stepM, y0 + j * stepM);
        const node = j * wide + i;
        if (depth > (values[node] ?? 0)) values[node] = depth;
      }
  }
  return { columns: wide, rows: high, x0, y0, stepM, values };
};

/** Joins outlines to one ring by seams between nearest corners: a zone is one outline. Holes, which no path crosses, are filled. */
const joinRegions = (regions: readonly Region[]): Ring => {
  const outlines = regions.flatMap(([outline]) => (outline === undefined ? [] : [outline])).sort((a, b) => ringArea(b) - ringArea(a));
  let joined: readonly (readonly [number, number])[] = outlines[0] ?? [];
  for (const ring of outlines.slice(1)) {
    let [best, from, to] = [Infinity, 0, 0];
    joined.forEach(([x, y], i) => {
      ring.forEach(([u, v], j) => {
        const square = (x - u) ** 2 + (y - v) ** 2;
        if (square < best) [best, from, to] = [square, i, j];
      });
    });
    const open = ring.slice(0, -1);
    joined = [...joined.slice(0, from + 1), ...open.slice(to), ...open.slice(0, to + 1), ...joined.slice(from)];
  }
  return joined;
};

/** The farthest points of a sheet from the source: where its paths leave the zone. */
const findFarthest = ({ rows, columns, xM, yM, halfM, aroundM }: PathSheet): readonly [x: number, y: number] => {
  let farthest: readonly [number, number] = [aroundM, 0];
  const consider = (x: number, y: number): void => {
    if (Math.hypot(x, y) > Math.hypot(...farthest)) farthest = [x, y];
  };
  for (let row = 0; row < rows; row++)
    for (let j = 0; j < columns; j++) {
      const i = row * columns + j;
      const half = halfM[i] ?? -1;
      if (half < 0) continue;
      const [x, y] = [xM[i] ?? 0, yM[i] ?? 0];
      consider(x, y);
      if (j === columns - 1) continue;
      const next = halfM[i + 1] ?? -1;
      if (next >= 0) continue;
      const share = half ** 2 / (half ** 2 + next ** 2);
      consider(x + share * ((xM[i + 1] ?? 0) - x), y + share * ((yM[i + 1] ?? 0) - y));
    }
  return farthest;
};

/** Zone of a sheet: outline by contours of the depth, area of the outline, half the width across the line to the farthest place. */
export const sheetZone = (sheet: PathSheet, level: Level, arrivalS: (xM: number, yM: number) => number | null): ZoneOnPlane => {
  const box = boundSheet(sheet);
  if (box === null) return notReached(level);
  const outlineM = joinRegions(regionsAbove(drawDepth(sheet, box), 0));
  if (outlineM.length < 4) return notReached(level);
  const farthest = findFarthest(sheet);
  const reachM = Math.hypot(...farthest);
  const [ux, uy] = reachM > 0 ? [farthest[0] / reachM, farthest[1] / reachM] : [1, 0];
  let [left, right] = [0, 0];
  for (const [x, y] of outlineM) {
    const across = y * ux - x * uy;
    left = Math.max(left, across);
    right = Math.min(right, across);
  }
  return {
    level,
    status: sheet.isCut ? 'beyond-range' : 'reached',
    reachM,
    maxHalfWidthM: 0.5 * (left - right),
    areaM2: Math.abs(ringArea(outlineM)),
    arrivalS: arrivalS(...farthest),
    outlineM,
    strip: null,
    isPath: true,
  };
};

/** Zone of what was or will be at or above a level in a cloud that a changing wind carries. */
export const sweptZone = (field: PathField, level: Level, shareAt?: (xM: number, yM: number) => number): ZoneOnPlane =>
  sheetZone(field.swept(level.value, shareAt), level, field.arrivalS);

/** How far a level reaches in such a cloud, without its outline. */
export const sweptReach = (field: PathField, level: number): Pick<ZoneOnPlane, 'status' | 'reachM'> => {
  const sheet = field.swept(level);
  if (boundSheet(sheet) === null) return { status: 'not-reached', reachM: 0 };
  return { status: sheet.isCut ? 'beyond-range' : 'reached', reachM: Math.hypot(...findFarthest(sheet)) };
};

/** Zone of what is at or above a level at a moment. */
export const presentZone = (field: PathField, level: Level, timeS: number): ZoneOnPlane =>
  sheetZone(field.present(level.value, timeS), level, () => null);
