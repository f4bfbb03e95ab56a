import { type Corner, computeHull, containsPoint, edgesMeet, normaliseRing, orientation } from './plane.ts';

/** Most corners of a warned outline, including the closing one: what alerting gateways accept of a CAP message (features.md: under 100). */
export const capVertices = 100;
const decimals = 5;
/** Rounding moves a corner by at most half of 10⁻⁵ degree each way; the outline is first moved outwards by more. */
const margin = 1.5 / 10 ** decimals;
/** Corners reserved for those that the outward move adds. */
const spare = 12;

interface Step {
  readonly at: number;
  /** The corner that replaces two; null: one corner is removed. */
  readonly tip: Corner | null;
  readonly cost: number;
}

const findCorner = (ring: readonly Corner[], index: number): Corner => ring[(index + ring.length) % ring.length] as Corner;

/**
 * How one corner can be removed so that the outline only grows: a concave corner is filled, or two corners become the point where
 * their edges would meet.
 */
const stepAt = (ring: readonly Corner[], at: number): Step | null => {
  const [a, b, c, d] = [findCorner(ring, at - 1), findCorner(ring, at), findCorner(ring, at + 1), findCorner(ring, at + 2)];
  const bend = orientation(a, b, c);
  if (bend <= 0) return { at, tip: null, cost: -bend / 2 };
  if (orientation(b, c, d) <= 0) return null;
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = ux * vy - uy * vx;
  if (across <= 0) return null;
  const along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / across;
  const tip: Corner = [a[0] + along * ux, a[1] + along * uy];
  return along >= 1 && Number.isFinite(along) ? { at, tip, cost: orientation(b, tip, c) / 2 } : null;
};

/** True when the new edges cross no other edge. */
const isFree = (ring: readonly Corner[], { at, tip }: Step): boolean => {
  const count = ring.length;
  const [a, b, c] = [findCorner(ring, at - 1), findCorner(ring, at), findCorner(ring, at + 1)];
  const fresh: readonly (readonly [Corner, Corner])[] =
    tip === null
      ? [[a, c]]
      : [
          [b, tip],
          [tip, c],
        ];
  const [from, to] = tip === null ? [-2, 1] : [-1, 1];
  for (let edge = 0; edge < count; edge++) {
    const offset = (edge - at + count + 2) % count;
    if (offset >= from + 2 && offset <= to + 2) continue;
    if (fresh.some(([p, q]) => edgesMeet(p, q, findCorner(ring, edge), findCorner(ring, edge + 1)))) return false;
  }
  return true;
};

const applyStep = (ring: Corner[], { at, tip }: Step): void => {
  if (tip === null) ring.splice(at, 1);
  else {
    ring[at] = tip;
    ring.splice((at + 1) % ring.length, 1);
  }
};

/** Cosine of the turn at a concave corner beyond which it is a notch: narrower than 18°, it would be pushed out far. */
const notchCosine = -0.95;

const isNotch = (ring: readonly Corner[], at: number): boolean => {
  const [a, b, c] = [findCorner(ring, at - 1), findCorner(ring, at), findCorner(ring, at + 1)];
  if (orientation(a, b, c) >= 0) return false;
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return ux * vx + uy * vy < notchCosine * Math.hypot(ux, uy) * Math.hypot(vx, vy);
};

/**
 * Fewer corners, never less area: each time the removal that adds least; then notches are filled. Null when no corner can be removed any
 * more.
 */
const reduceRing = (given: readonly Corner[], most: number): readonly Corner[] | null => {
  const ring = [...given];
  const steps = ring.map((_corner, at) => stepAt(ring, at));
  const take = (step: Step): void => {
    applyStep(ring, step);
    steps.splice(step.tip === null ? step.at : (step.at + 1) % steps.length, 1);
    // Two corners before and two after have other neighbours now; removing the first corner moves the others down by one.
    for (let offset = -3; offset <= 3; offset++) {
      const at = (step.at + offset + 2 * ring.length) % ring.length;
      steps[at] = stepAt(ring, at);
    }
    for (const [at, one] of steps.entries()) if (one !== null && one.at !== at) steps[at] = { ...one, at };
  };
  while (ring.length > most) {
    const open = steps.filter((step) => step !== null);
    let chosen: Step | undefined;
    while (chosen === undefined && open.length > 0) {
      const least = open.reduce((best, step, index) => (step.cost < (open[best]?.cost ?? 0) ? index : best), 0);
      const [step] = open.splice(least, 1);
      if (step !== undefined && isFree(ring, step)) chosen = step;
    }
    if (chosen === undefined) return null;
    take(chosen);
  }
  for (let at = 0; at < ring.length && ring.length > 3; at++) {
    const fill: Step = { at, tip: null, cost: 0 };
    if (!isNotch(ring, at) || !isFree(ring, fill)) continue;
    applyStep(ring, fill);
    at = Math.max(-1, at - 2);
  }
  return ring;
};

/** Every edge moved outwards by the margin; a corner that would become a long spike is cut off. */
const pushOutwards = (ring: readonly Corner[]): readonly Corner[] =>
  ring.flatMap((corner, index): Corner[] => {
    const unit = ([fx, fy]: Corner, [tx, ty]: Corner): Corner => {
      const length = Math.hypot(tx - fx, ty - fy);
      return [(tx - fx) / length, (ty - fy) / length];
    };
    const [x, y] = corner;
    const [ax, ay] = unit(findCorner(ring, index - 1), corner);
    const [bx, by] = unit(corner, findCorner(ring, index + 1));
    const cosine = ax * bx + ay * by;
    if (ax * by - ay * bx > 0 && cosine < -0.5) {
      return [
        [x + margin * (ay + ax), y + margin * (ay - ax)],
        [x + margin * (by - bx), y - margin * (bx + by)],
      ];
    }
    const scale = margin / (1 + cosine);
    return [[x + scale * (ay + by), y - scale * (ax + bx)]];
  });

const roundRing = (ring: readonly Corner[]): readonly Corner[] =>
  normaliseRing(ring.map(([x, y]): Corner => [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))]));

/** True when the cover contains the whole outline and does not cross itself. */
const covers = (cover: readonly Corner[], ring: readonly Corner[]): boolean => {
  if (cover.length < 3 || cover.length >= capVertices || cover.flat().some((degrees) => !Number.isFinite(degrees))) return false;
  for (let one = 0; one < cover.length; one++) {
    const [a, b] = [findCorner(cover, one), findCorner(cover, one + 1)];
    for (let other = one + 2; other < cover.length - (one === 0 ? 1 : 0); other++) {
      if (edgesMeet(a, b, findCorner(cover, other), findCorner(cover, other + 1))) return false;
    }
    if (ring.some((corner, index) => edgesMeet(a, b, corner, findCorner(ring, index + 1)))) return false;
  }
  return ring.every((corner) => containsPoint(cover, corner));
};

/** The convex hull: larger, but always possible. */
const coverByHull = (ring: readonly Corner[]): readonly Corner[] => {
  const around = ring.flatMap(([x, y]): Corner[] => [
    [x - margin, y - margin],
    [x + margin, y - margin],
    [x + margin, y + margin],
    [x - margin, y + margin],
  ]);
  const hull = computeHull(around);
  return roundRing(reduceRing(hull, capVertices - 2) ?? hull);
};

/**
 * An outline of at most 100 corners at 5 decimals that contains every point of the given one: a warning must not leave anybody
 * out because of a format. Corners are removed where that adds least area, edges are moved outwards by about 1.5 m for the
 * rounding, and the result is checked; where that fails, the convex hull is used. Closed, counter-clockwise. With fewer corners than a
 * format demands (`most`) a jagged outline becomes a smooth one.
 */
export const coverPolygon = (outline: readonly Corner[], most = capVertices - spare): readonly Corner[] => {
  const ring = normaliseRing(outline);
  const fewer = reduceRing(ring, most);
  const cover = fewer === null ? [] : roundRing(pushOutwards(fewer));
  const chosen = covers(cover, ring) ? cover : coverByHull(ring);
  return [...chosen, chosen[0] as Corner];
};
