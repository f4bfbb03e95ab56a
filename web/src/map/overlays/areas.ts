import type { Severity } from '@hazardguard/engine';
import type { Feature, FeatureCollection, MultiLineString, Point, Polygon, Position } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { AreaLook } from '../../ui/area-look.ts';
import { hazardColours, zoneEdge } from '../../ui/hazard-colours.ts';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/**
 * The northernmost corner of each outline carries the name: that of an inner area lies inside the outer one. The name reaches over
 * its own area, which is in view, and not over the edge of the map.
 */
const findNamePoint = ({ geometry }: Feature<Polygon | MultiLineString>): Feature<Point> => {
  const [first = [0, 0], ...others] = geometry.coordinates.flat();
  const coordinates = others.reduce((north: Position, corner) => ((corner[1] ?? 0) > (north[1] ?? 0) ? corner : north), first);
  const eastings = [first, ...others].map(([x = 0]) => x);
  const isWest = (coordinates[0] ?? 0) < (Math.min(...eastings) + Math.max(...eastings)) / 2;
  return { type: 'Feature', properties: { towards: isWest ? 'east' : 'west' }, geometry: { type: 'Point', coordinates } };
};

/** Anchors of a name with their offsets, ems. */
const namePlaces: ExpressionSpecification = [
  'match',
  ['get', 'towards'],
  'east',
  ['literal', ['bottom-left', [0.3, -0.3], 'left', [0.4, 0], 'bottom', [0, -0.4], 'top-left', [0.3, 0.3], 'top', [0, 0.4]]],
  ['literal', ['bottom-right', [-0.3, -0.3], 'right', [-0.4, 0], 'bottom', [0, -0.4], 'top-right', [-0.3, 0.3], 'top', [0, 0.4]]],
] as unknown as ExpressionSpecification;

export const areaSource = (area: FeatureCollection<Polygon | MultiLineString>): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [...area.features, ...area.features.slice(0, 1).map(findNamePoint)] },
});

/** An area with its own line, so that neighbours differ without their colours. */
export const areaLayers = (source: string, look: AreaLook, palette: MapPalette): readonly LayerSpecification[] => {
  const colour = look.tone === 'neutral' ? palette.text : hazardColours[look.tone];
  const isClean = look.isZone && look.tone !== 'neutral' && !palette.patterned;
  const casing = look.tone === 'severe' ? palette.severeCasing : look.tone === 'neutral' ? palette.halo : palette.casing;
  return [
    {
      id: `${source}-areas`,
      type: 'fill',
      source,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': look.fill, 'fill-antialias': false },
    },
    {
      id: `${source}-edges`,
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: isClean ? { 'line-color': palette.halo, 'line-width': 4 } : { 'line-color': casing, 'line-width': look.width + 2 },
    },
    {
      id: `${source}-lines`,
      type: 'line',
      source,
      layout: { 'line-join': 'round', 'line-cap': look.dash !== null && look.dash[0] < 1 ? 'round' : 'butt' },
      paint: isClean
        ? { 'line-color': zoneEdge(look.tone as Severity, palette.text), 'line-width': 2 }
        : { 'line-color': colour, 'line-width': look.width, ...(look.dash === null ? {} : { 'line-dasharray': [...look.dash] }) },
    },
  ];
};

/** The name of an area at its line; over everything, so that names of villages give way to it. */
export const areaName = (source: string, name: string, palette: MapPalette): LayerSpecification => ({
  id: `${source}-names`,
  type: 'symbol',
  source,
  filter: ['==', ['geometry-type'], 'Point'],
  layout: {
    'text-field': name,
    'text-font': mapFont,
    'text-size': 13,
    'text-variable-anchor-offset': namePlaces,
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
});
