import type { Severity } from '@hazardguard/engine';
import type { FeatureCollection, MultiLineString, Polygon } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { AreaLook } from '../../ui/area-look.ts';
import { hazardColours, zoneEdge } from '../../ui/hazard-colours.ts';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';
import { findNamePoint } from './name-point.ts';
import type { AreaName } from './overlay.ts';

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
export const areaName = (source: string, name: string | AreaName, palette: MapPalette): LayerSpecification => ({
  id: `${source}-names`,
  type: 'symbol',
  source,
  minzoom: typeof name === 'string' ? 0 : name.fromZoom,
  filter: ['==', ['geometry-type'], 'Point'],
  layout: {
    'text-field': typeof name === 'string' ? name : name.text,
    'text-font': mapFont,
    'text-size': 13,
    'text-variable-anchor-offset': namePlaces,
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
});
