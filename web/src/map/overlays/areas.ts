import type { Severity } from '@hazardguard/engine';
import type { Feature, FeatureCollection, MultiLineString, Point, Polygon, Position } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { AreaLook } from '../../ui/area-look.ts';
import { hazardColours, zoneEdge } from '../../ui/hazard-colours.ts';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/** The northernmost corner of each outline carries the name: that of an inner area lies inside the outer one. */
const findNamePoint = ({ geometry }: Feature<Polygon | MultiLineString>): Feature<Point> => {
  const [first = [0, 0], ...others] = geometry.coordinates.flat();
  const coordinates = others.reduce((north: Position, corner) => ((corner[1] ?? 0) > (north[1] ?? 0) ? corner : north), first);
  return { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } };
};

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
      paint: isClean
        ? { 'line-color': zoneEdge(look.tone as Severity, palette.text), 'line-width': 2 }
        : { 'line-color': casing, 'line-width': look.width + 2 },
    },
    {
      id: `${source}-lines`,
      type: 'line',
      source,
      layout: { 'line-join': 'round', 'line-cap': look.dash !== null && look.dash[0] < 1 ? 'round' : 'butt' },
      paint: {
        'line-color': colour,
        'line-width': look.width,
        'line-opacity': isClean ? 0 : 1,
        ...(look.dash === null ? {} : { 'line-dasharray': [...look.dash] }),
      },
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
    'text-variable-anchor': ['bottom', 'bottom-left', 'bottom-right', 'top'],
    'text-radial-offset': 0.4,
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
});
