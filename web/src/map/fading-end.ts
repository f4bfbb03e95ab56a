import type { Position } from './graticule.ts';

/** Longitude and latitude, degrees. */
export type Corner = readonly [number, number];

/** A piece of a zone that ends with the model: `share` is how strongly it is drawn, 0 to 1. */
interface Piece {
  readonly share: number;
  readonly corners: readonly Corner[];
}

export interface FadingEnd {
  /** Closed rings that fill the zone. */
  readonly areas: readonly Piece[];
  /** Its outline without the end. */
  readonly lines: readonly Piece[];
}

/** Where the zone begins to fade, as a share of its length, and in how many steps. */
const begins = 0.8;
const steps = 6;
/** From here on the outline is the end of the model. */
const endsAt = 0.995;
/** A zone that reaches this far to the other side of its source has no end. */
const mostBehind = 0.3;

const cut = (from: Corner, to: Corner, a: number, b: number, at: number): Corner => {
  const t = (at - a) / (b - a);
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
};

type Along = (corner: Corner) => number;

/** The part of a ring on one side of a line across the wind (Sutherland and Hodgman 1974). */
const clip = (ring: readonly Corner[], along: Along, at: number, isFar: boolean): readonly Corner[] => {
  const inside = (value: number): boolean => (isFar ? value >= at : value <= at);
  return ring.flatMap((corner, index) => {
    const next = ring[(index + 1) % ring.length] as Corner;
    const [a, b] = [along(corner), along(next)];
    return [...(inside(a) ? [corner] : []), ...(inside(a) !== inside(b) ? [cut(corner, next, a, b, at)] : [])];
  });
};

/**
 * A zone that reaches the end of the model fades over its last fifth: its true end is not known, so none is drawn. Undefined where
 * it has no end, as in calm air.
 */
export const fadeEnd = (closed: readonly Corner[], site: Position): FadingEnd | undefined => {
  const ring = closed.slice(0, -1);
  const shrink = Math.max(0.01, Math.cos((site.latitude * Math.PI) / 180));
  const toLocal = ([x, y]: Corner): Corner => [(x - site.longitude) * shrink, y - site.latitude];
  const local = ring.map(toLocal);
  const length = Math.max(0, ...local.map(([x, y]) => Math.hypot(x, y)));
  if (length === 0) return undefined;
  // The middle of what lies farthest: the end is cut off across the wind.
  const far = local.filter(([x, y]) => Math.hypot(x, y) > 0.99 * length);
  const middle = (axis: 0 | 1): number => far.reduce((sum, corner) => sum + corner[axis], 0) / far.length;
  const tip: Corner = [middle(0), middle(1)];
  const along: Along = (corner) => {
    const [x, y] = toLocal(corner);
    return (x * tip[0] + y * tip[1]) / (tip[0] ** 2 + tip[1] ** 2);
  };
  if (Math.min(...ring.map(along)) < -mostBehind) return undefined;
  const bounds = Array.from({ length: steps + 1 }, (_, step) => begins + ((1 - begins) * step) / steps);
  const shareAt = (value: number): number => (value < begins ? 1 : Math.max(0, 1 - (value - begins) / (1 - begins)));
  const areas = [
    { share: 1, corners: clip(ring, along, begins, false) },
    ...bounds.slice(0, -1).map((from, step) => {
      const to = bounds[step + 1] ?? 1;
      return { share: shareAt((from + to) / 2), corners: clip(clip(ring, along, from, true), along, to, false) };
    }),
  ].filter(({ corners }) => corners.length >= 3);
  const lines = ring.flatMap((corner, index): readonly Piece[] => {
    const next = ring[(index + 1) % ring.length] as Corner;
    const [a, b] = [along(corner), along(next)];
    if (Math.min(a, b) >= endsAt) return [];
    // Pieces between the steps, in the order of the outline.
    const stops = [
      a,
      ...bounds.filter((at) => at > Math.min(a, b) && at < Math.max(a, b)).sort((one, other) => (a < b ? one - other : other - one)),
      b,
    ];
    return stops.slice(1).map((to, piece) => {
      const from = stops[piece] ?? a;
      return { share: shareAt((from + to) / 2), corners: [from, to].map((at) => (a === b ? corner : cut(corner, next, a, b, at))) };
    });
  });
  return { areas: areas.map(({ share, corners }) => ({ share, corners: [...corners, corners[0] as Corner] })), lines: joinPieces(lines) };
};

const isSame = (one: Corner | undefined, other: Corner | undefined): boolean => one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** Neighbours of one strength as one line, so that their corners are joined. */
const joinPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: { share: number; corners: Corner[] }[] = [];
  for (const { share, corners } of pieces) {
    const last = joined.at(-1);
    const stepOf = (value: number): number => Math.ceil(value * steps);
    if (last && stepOf(last.share) === stepOf(share) && isSame(last.corners.at(-1), corners[0])) last.corners.push(...corners.slice(1));
    else joined.push({ share, corners: [...corners] });
  }
  return joined;
};
