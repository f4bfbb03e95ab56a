import type { Feature, Polygon } from 'geojson';
import { hazardColours } from './hazard-colours.ts';
import type { MapFootprint } from './map-data.ts';

export const severityOrder = { mild: 0, middle: 1, severe: 2 } as const;

/** Zones as polygons, the worst drawn last and so on top. */
export const zonePolygons = (footprint: MapFootprint): readonly Feature<Polygon>[] =>
  footprint.zones
    .filter((zone) => zone.polygon.length > 0)
    .toSorted((a, b) => severityOrder[a.level.severity] - severityOrder[b.level.severity])
    .map((zone) => ({
      type: 'Feature',
      properties: { severity: zone.level.severity, colour: hazardColours[zone.level.severity] },
      geometry: { type: 'Polygon', coordinates: zone.polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
    }));

/** The sector in which the mildest zone may lie. */
export const fanPolygons = ({ fan }: MapFootprint): readonly Feature<Polygon>[] =>
  fan === undefined || fan.polygon.length === 0
    ? []
    : [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: fan.polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
        },
      ];

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
