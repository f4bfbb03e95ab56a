import type { LonLatRing } from '../types/result-types.ts';
import { toCompass, toDegrees } from '../units/convert.ts';
import { toPoint } from './wind-frame.ts';

/** How a place lies to an area on the ground. */
export interface AreaRelation {
  readonly inside: boolean;
  /** To the nearest edge, from inside as from outside, m. */
  readonly edgeDistanceM: number;
  /** Towards the nearest edge, degrees clockwise from north. */
  readonly edgeBearingDeg: number;
}

/**
 * Is a place inside a polygon on the ground, and how far is its edge? The rings (GeoJSON: the first around, the others holes) are
 * laid out around the place by true distance and bearing (azimuthal equidistant); inside is decided by counting the edges that a
 * ray crosses (even-odd rule), and edges are straight in that layout: meant for edges of some kilometres, not for continents. A
 * place on an edge counts as inside. Null for a polygon without an edge. Degrees in.
 */
export const relationTo = (polygon: readonly LonLatRing[], latitude: number, longitude: number): AreaRelation | null => {
  // East is x and north is y where the wind blows from the west.
  const frame = { latitude, longitude, windFromDeg: 270 };
  let crossed = false;
  let nearest: readonly [east: number, north: number] | undefined;
  let nearestM = Number.POSITIVE_INFINITY;
  for (const ring of polygon) {
    const points = ring.map(([lon, lat]) => toPoint(frame, lat, lon));
    for (const [index, [x1, y1]] of points.entries()) {
      // A ring that is not closed is closed here: its last point meets its first.
      const [x0, y0] = points.at(index - 1) ?? [x1, y1];
      if (y0 > 0 !== y1 > 0 && x0 + ((x1 - x0) * -y0) / (y1 - y0) > 0) crossed = !crossed;
      const lengthSquared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
      const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (-x0 * (x1 - x0) - y0 * (y1 - y0)) / lengthSquared));
      const foot = [x0 + along * (x1 - x0), y0 + along * (y1 - y0)] as const;
      const footM = Math.hypot(...foot);
      if (footM < nearestM) {
        nearestM = footM;
        nearest = foot;
      }
    }
  }
  if (nearest === undefined) return null;
  return {
    inside: crossed || nearestM === 0,
    edgeDistanceM: nearestM,
    edgeBearingDeg: toCompass(toDegrees(Math.atan2(nearest[0], nearest[1]))),
  };
};
