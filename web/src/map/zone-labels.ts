import type { Feature, LineString, Point } from 'geojson';
import { type FootprintPart, severityOrder } from './footprint-features.ts';
import type { MapFootprint } from './map-data.ts';

/** On which side of their point the words lie, clockwise from north; `any` lets the map choose. */
const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type LabelSide = (typeof sides)[number] | 'any';

interface ZoneLabels {
  readonly words: readonly Feature<Point, { readonly text: string; readonly rank: number; readonly side: LabelSide }>[];
  /** From the end of a ring to its words outside all of them. */
  readonly leaders: readonly Feature<LineString>[];
}

/** Metres to scale around the site: along the wind and across it, to its left. */
type Local = readonly [number, number];

/** How far outside the outermost ring led words stand, and the longest leader, as shares of the longest reach. */
const clear = 0.03;
const longest = 0.35;

/** On how far the line across the wind at `along` is still inside a ring, on one side (1: left of the wind); 0: not at all. */
const edgeAt = (ring: readonly Local[], along: number, side: 1 | -1): number => {
  let edge = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (x > along === nextX > along) return;
    edge = Math.max(edge, side * (y + ((along - x) / (nextX - x)) * (nextY - y)));
  });
  return edge;
};

const sideOf = (bearingDeg: number): LabelSide => sides[Math.round((((bearingDeg % 360) + 360) % 360) / 45) % 8] ?? 'any';

/**
 * The words of each ring, at the point of it that lies furthest downwind, clear of the narrow end. A ring that ends inside another
 * has its words led out across the wind, in turn to either side: over another zone they would seem to be its words.
 */
export const zoneLabels = ({ site, windFromDeg, zones, ringLabels }: MapFootprint): ZoneLabels => {
  const towards = ((windFromDeg + 180) * Math.PI) / 180;
  const [sin, cos, shrink] = [Math.sin(towards), Math.cos(towards), Math.cos((site.latitude * Math.PI) / 180)];
  const local = ([x, y]: readonly [number, number]): Local => {
    const [east, north] = [(x - site.longitude) * shrink, y - site.latitude];
    return [east * sin + north * cos, north * sin - east * cos];
  };
  const placed = ([along, left]: Local): [number, number] => [
    site.longitude + (along * sin - left * cos) / shrink,
    site.latitude + along * cos + left * sin,
  ];
  const drawn = zones.flatMap((zone) => {
    const ring = (zone.polygon[0] ?? []).map(local);
    const tip = ring.reduce<Local | undefined>((best, point) => (best === undefined || point[0] > best[0] ? point : best), undefined);
    return tip ? [{ zone, ring, tip }] : [];
  });
  const reach = Math.max(0, ...drawn.map(({ tip }) => tip[0]));
  // The pin of the site stands above its place: the worst zone, nearest to it, has its words below.
  const first = Math.cos(((windFromDeg + 90) * Math.PI) / 180) > 1e-9 ? -1 : 1;
  const words: ZoneLabels['words'][number][] = [];
  const leaders: Feature<LineString>[] = [];
  for (const { zone, ring, tip } of drawn) {
    const others = drawn.filter((other) => other.ring !== ring).map((other) => other.ring);
    const inside = others.some((other) => [1, -1].every((side) => side * tip[1] < edgeAt(other, tip[0], side === 1 ? 1 : -1)));
    const side = leaders.length % 2 === 0 ? first : first === 1 ? -1 : 1;
    const out = side * (Math.max(...others.map((other) => edgeAt(other, tip[0], side))) + clear * reach);
    const led = inside && Math.abs(out - tip[1]) <= longest * reach;
    const at = placed(led ? [tip[0], out] : tip);
    if (led)
      leaders.push({
        type: 'Feature',
        properties: { part: 'leader' satisfies FootprintPart },
        geometry: { type: 'LineString', coordinates: [placed(tip), at] },
      });
    words.push({
      type: 'Feature',
      properties: {
        // A line never begins with the dot that parts the words.
        text: (ringLabels[zone.level.id] ?? zone.level.id).replaceAll(' ·', '\u00a0·'),
        rank: -severityOrder[zone.level.severity],
        side: led ? sideOf(windFromDeg + 180 - 90 * side) : 'any',
      },
      geometry: { type: 'Point', coordinates: at },
    });
  }
  return { words, leaders };
};
