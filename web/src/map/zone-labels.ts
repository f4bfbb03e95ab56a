import type { Feature, LineString, Point } from 'geojson';
import { type FootprintPart, severityOrder } from './footprint-features.ts';
import type { MapFootprint } from './map-data.ts';
import { findCentre, type LabelSide, type Local, placesAbout, placesAtTips } from './zone-label-places.ts';

interface ZoneLabels {
  readonly words: readonly Feature<Point, { readonly text: string; readonly rank: number; readonly side: LabelSide }>[];
  /** A leader line from a zone to its label outside all zones. */
  readonly leaders: readonly Feature<LineString>[];
}

/** The labels of all zones, and the leader lines to them: over another zone a label would seem to belong to that one. */
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
  const middle = findCentre(drawn);
  const places = middle === null ? placesAtTips(drawn, windFromDeg) : placesAbout(drawn, middle, windFromDeg);
  return {
    words: drawn.map(({ zone: { level }, tip }, index) => ({
      type: 'Feature',
      properties: {
        // A line must not begin with the separating dot.
        text: (ringLabels[level.id] ?? level.id).replaceAll(' ·', '\u00a0·'),
        rank: -severityOrder[level.severity],
        side: places[index]?.side ?? 'any',
      },
      geometry: { type: 'Point', coordinates: placed(places[index]?.at ?? tip) },
    })),
    leaders: places.flatMap(({ at, ledFrom }) =>
      ledFrom === null
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: { part: 'leader' satisfies FootprintPart },
              geometry: { type: 'LineString' as const, coordinates: [placed(ledFrom), placed(at)] },
            },
          ],
    ),
  };
};
