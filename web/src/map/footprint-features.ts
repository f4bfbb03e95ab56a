import type { Feature, Point, Polygon } from 'geojson';
import { hazardColours } from './hazard-colours.ts';
import type { MapFootprint } from './map-data.ts';

const order = { mild: 0, middle: 1, severe: 2 } as const;

/** Zones as polygons, the worst drawn last and so on top. */
export const zonePolygons = (footprint: MapFootprint): readonly Feature<Polygon>[] =>
  footprint.zones
    .filter((zone) => zone.polygon.length > 0)
    .toSorted((a, b) => order[a.level.severity] - order[b.level.severity])
    .map((zone) => ({
      type: 'Feature',
      properties: { severity: zone.level.severity, colour: hazardColours[zone.level.severity] },
      geometry: { type: 'Polygon', coordinates: zone.polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
    }));

/** The point of a ring that lies furthest downwind carries its words, clear of the narrow end. */
export const zoneLabels = (footprint: MapFootprint): readonly Feature<Point>[] =>
  footprint.zones.flatMap((zone) => {
    const ring = zone.polygon[0] ?? [];
    const towards = ((footprint.windFromDeg + 180) * Math.PI) / 180;
    const along = ([x, y]: readonly [number, number]): number =>
      (x - footprint.site.longitude) * Math.cos((footprint.site.latitude * Math.PI) / 180) * Math.sin(towards) +
      (y - footprint.site.latitude) * Math.cos(towards);
    const tip = ring.reduce<readonly [number, number] | undefined>(
      (best, point) => (best === undefined || along(point) > along(best) ? point : best),
      undefined,
    );
    if (!tip) return [];
    return [
      {
        type: 'Feature' as const,
        // A line never begins with the dot that parts the words.
        properties: {
          text: (footprint.ringLabels[zone.level.id] ?? zone.level.id).replaceAll(' ·', '\u00a0·'),
          rank: -order[zone.level.severity],
        },
        geometry: { type: 'Point' as const, coordinates: [tip[0], tip[1]] },
      },
    ];
  });

/** West, south, east, north of all zones and the site; undefined when there is no zone. */
export const footprintBounds = (footprint: MapFootprint): [number, number, number, number] | undefined => {
  const points = footprint.zones.flatMap((zone) => zone.polygon.flat());
  if (points.length === 0) return undefined;
  const { longitude, latitude } = footprint.site;
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
    [longitude, latitude, longitude, latitude],
  );
};
