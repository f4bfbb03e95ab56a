import type { Feature, LineString, Polygon } from 'geojson';
import { findZoneLook, hazardColours } from '../ui/hazard-colours.ts';
import { fadeEnd } from './fading-end.ts';
import type { MapBounds, MapFootprint } from './map-data.ts';

/** Kind of a feature in the source `footprint`, by which the layers of `hazard-layers.ts` select. */
export type FootprintPart = 'zone' | 'edge' | 'own' | 'fan' | 'leader';

export const severityOrder = { mild: 0, middle: 1, severe: 2 } as const;

/** `#rrggbb` and how strongly it is drawn, as `#rrggbbaa`. */
const withShare = (colour: string, share: number): string =>
  `${colour}${Math.round(255 * share)
    .toString(16)
    .padStart(2, '0')}`;

type Corners = readonly (readonly number[])[];
const polygon = (properties: object, rings: readonly Corners[]): Feature<Polygon> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])) },
});

/** Zones as polygons, the worst drawn last, on top. One that ends with the model fades, with its outline as lines. */
export const zoneShapes = (footprint: MapFootprint): readonly Feature<Polygon | LineString>[] =>
  footprint.zones
    .filter((zone) => zone.polygon.length > 0)
    .toSorted((a, b) => severityOrder[a.level.severity] - severityOrder[b.level.severity])
    .flatMap((zone): readonly Feature<Polygon | LineString>[] => {
      if (findZoneLook(zone.level) === 'own') return [polygon({ part: 'own' satisfies FootprintPart }, zone.polygon)];
      const { severity } = zone.level;
      const look = { part: 'zone' satisfies FootprintPart, severity, colour: hazardColours[severity] };
      const [outline, ...holes] = zone.polygon;
      const end = zone.status === 'beyond-range' && outline && holes.length === 0 ? fadeEnd(outline, footprint.site) : undefined;
      if (!end) return [polygon(look, zone.polygon)];
      return [
        ...end.areas.map(({ share, corners }) => polygon({ ...look, colour: withShare(look.colour, share), share }, [corners])),
        ...end.lines.map(
          ({ share, corners }): Feature<LineString> => ({
            type: 'Feature',
            properties: { part: 'edge' satisfies FootprintPart, severity, share },
            geometry: { type: 'LineString', coordinates: corners.map(([x, y]) => [x, y]) },
          }),
        ),
      ];
    });

/** The sector in which the mildest zone may lie. */
export const confidencePolygons = ({ confidenceLines: fan }: MapFootprint): readonly Feature<Polygon>[] =>
  fan === undefined || fan.polygon.length === 0
    ? []
    : [
        {
          type: 'Feature',
          properties: { part: 'fan' satisfies FootprintPart },
          geometry: { type: 'Polygon', coordinates: fan.polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
        },
      ];

/** The square around the circle that the zones sweep when the wind turns. */
export const sweptBounds = (footprint: MapFootprint): MapBounds | undefined => {
  const { longitude, latitude } = footprint.site;
  const shrink = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const far = footprint.zones
    .flatMap((zone) => zone.polygon.flat())
    .reduce((most, [x, y]) => Math.max(most, Math.hypot((x - longitude) * shrink, y - latitude)), 0);
  return far === 0 ? undefined : [longitude - far / shrink, latitude - far, longitude + far / shrink, latitude + far];
};

/** The bounds with the confidence lines of the footprint, if it has any. */
export const withConfidenceLines = (bounds: MapBounds, footprint: MapFootprint | undefined): MapBounds =>
  (footprint?.confidenceLines?.polygon ?? [])
    .flat()
    .reduce<MapBounds>(
      ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
      bounds,
    );

/** West, south, east, north of all zones and the site; undefined when there is no zone. */
export const footprintBounds = (footprint: MapFootprint): MapBounds | undefined => {
  const points = footprint.zones.flatMap((zone) => zone.polygon.flat());
  if (points.length === 0) return undefined;
  const { longitude, latitude } = footprint.site;
  return points.reduce<MapBounds>(
    ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
    [longitude, latitude, longitude, latitude],
  );
};
