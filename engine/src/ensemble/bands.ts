import { ringOnGround } from '../geo/ring.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import type { Band } from './ensemble-types.ts';
import { placeProbability } from './place-probability.ts';
import { raiseProfile, sectorRad, sectors } from './reach-profile.ts';
import { isReached, outlinePoints, readOutline, zoneRow } from './zone-rows.ts';

/**
 * The outlines drawn on every map and their names. Outside the last a level is reached with less than one chance in ten, which
 * the IPCC's calibrated language calls very unlikely; inside the second it is more likely than not.
 */
const bandsDrawn = [
  { id: 'near-certain', atLeast: 0.9 },
  { id: 'likely', atLeast: 0.5 },
  { id: 'possible', atLeast: 0.1 },
] as const;

/** The zones of all members of one level among several. */
interface LevelZones {
  readonly zones: Float64Array;
  readonly levels: number;
  readonly level: number;
  readonly sigmaDeg: Float64Array<ArrayBuffer>;
}

type Point = readonly [xM: number, yM: number];

/** The steps of a profile are 1 % of a distance: corners nearer than half of that to a straight line say nothing. */
const noDetail = 0.005;

/** Distances below this share of the farthest are no part of a picture: most directions of most members are as near, behind the source. */
const tooNear = 0.002;

/** Leaves out corners that lie within a distance of the line between those that stay (Douglas and Peucker 1973). */
const thinOut = (line: readonly Point[], withinM: number): readonly Point[] => {
  const [[ax, ay], [bx, by]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const length = Math.hypot(bx - ax, by - ay);
  let [most, at] = [withinM, 0];
  line.forEach(([x, y], index) => {
    const off = length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
    if (off > most) [most, at] = [off, index];
  });
  if (at === 0) return [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return [...thinOut(line.slice(0, at + 1), withinM).slice(0, -1), ...thinOut(line.slice(at), withinM)];
};

/** The outline of distances in each sector, closed: a corner in the middle of each, the source where it is not reached. */
const toRing = (profile: Float64Array, farthestM: number): readonly Point[] => {
  const corners = Array.from(profile, (metres, sector): Point => {
    const angle = (sector + 0.5) * sectorRad;
    return [metres * Math.cos(angle), metres * Math.sin(angle)];
  });
  // From the sector behind the source, so that the ends of the line are no corner of the outline's far end.
  const half = sectors / 2;
  const line = [...corners.slice(half), ...corners.slice(0, half)];
  return thinOut([...line, line[0] ?? [0, 0]], noDetail * farthestM);
};

/** The bands of a level: each place counts the members and the directions of the wind that reach it. */
export const drawBands = ({ zones, levels, level, sigmaDeg }: LevelZones, frame: WindFrame): readonly Band[] => {
  const reachM = new Float64Array(sigmaDeg.length * sectors);
  const ring = new Float64Array(2 * outlinePoints);
  for (let i = 0; i < sigmaDeg.length; i++) {
    const at = (i * levels + level) * zoneRow;
    if (!isReached(zones, at)) continue;
    readOutline(zones, at, ring);
    raiseProfile(reachM.subarray(i * sectors, (i + 1) * sectors), ring);
  }
  const nearM = tooNear * reachM.reduce((most, one) => Math.max(most, one), 0);
  for (let at = 0; at < reachM.length; at++) if ((reachM[at] ?? 0) < nearM) reachM[at] = 0;
  const { reachAt } = placeProbability([{ reachM, sigmaDeg }]);
  return bandsDrawn.map(({ id, atLeast }): Band => {
    const profile = reachAt(atLeast);
    const farthestM = Math.max(...profile);
    return { id, atLeast, reachM: farthestM, polygons: farthestM === 0 ? [] : [[ringOnGround(frame, toRing(profile, farthestM))]] };
  });
};
