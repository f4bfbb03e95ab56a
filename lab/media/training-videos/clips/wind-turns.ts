import type { Clip } from '../clip.ts';
import { chlorineLeak, computeRun } from '../computed-runs.ts';
import { accent, circle, ease, formatDistance, house, type Point, path, picture, quiet, source, text, zoneColours } from '../draw.ts';
import { drawOutlines, toOutlines } from '../zones.ts';

const scale = 0.12;
const centre: Point = [390, 272];

/** Places around the leak: bearing, degrees, and distance, m. All are outside the zone of the first wind. */
const places: readonly Point[] = Array.from({ length: 27 }, (_, index) => {
  const bearingDeg = 64 + index * 12.3;
  return [bearingDeg % 360, [800, 1450, 1100, 1750][index % 4] ?? 1000];
});

const onMap = (bearingDeg: number, metres: number): Point => {
  const angle = (bearingDeg * Math.PI) / 180;
  return [centre[0] + metres * scale * Math.sin(angle), centre[1] - metres * scale * Math.cos(angle)];
};

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean => {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x0, y0] = ring.at(index - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) inside = !inside;
  }
  return inside;
};

/** One zone under every wind: a place that is safe in one is inside in another. */
export const windTurns = (): Clip => {
  const run = computeRun(chlorineLeak);
  const zones = toOutlines(run).slice(0, 2);
  const reach = run.zones[1]?.reachM ?? 0;
  return {
    id: 'wind-turns',
    draw: (share) => {
      // Constant for the first third, then one full turn.
      const towardsDeg = 45 + 360 * Math.min(1, Math.max(0, (share - 0.28) / 0.68));
      const downwind = (towardsDeg * Math.PI) / 180;
      const place = ([x, y]: Point): Point => [
        centre[0] + scale * (x * Math.sin(downwind) - y * Math.cos(downwind)),
        centre[1] - scale * (x * Math.cos(downwind) + y * Math.sin(downwind)),
      ];
      const widest = (zones.at(-1)?.points ?? []).map(place);
      const houses = places.map(([bearing, metres]) => onMap(bearing, metres));
      const struck = houses.filter((point) => isInside(point, widest));
      const ring = share > 0.62 ? ease((share - 0.62) / 0.1) : 0;
      return picture(
        circle(...centre, reach * scale, { stroke: quiet, width: 3, dash: '10 8', opacity: ring }),
        drawOutlines(zones, place),
        ...houses.map((point) => house(point[0], point[1], 13, struck.includes(point) ? zoneColours.severe : '#ffffff')),
        source(...centre),
        `<g transform="translate(800 150) rotate(${(towardsDeg - 90).toFixed(1)})">${path(
          [
            [-60, 0],
            [60, 0],
            [40, -16],
            [60, 0],
            [40, 16],
          ],
          { stroke: accent, width: 7 },
        )}</g>`,
        house(760, 330, 22, zoneColours.severe),
        text(800, 348, String(struck.length), { size: 44, bold: true }),
        ring > 0 ? text(800, 430, `⌀ ${formatDistance(2 * reach)}`, { size: 26, anchor: 'middle', fill: quiet }) : '',
      );
    },
  };
};
