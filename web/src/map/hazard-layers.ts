import type { Severity } from '@hazardguard/engine';
import type { LayerSpecification } from 'maplibre-gl';
import { mapFont } from './basemap-layers.ts';
import { hazardColours, hazardDashes } from './hazard-colours.ts';
import type { MapFootprint } from './map-data.ts';
import type { MapPalette } from './palette.ts';
import { receptorLayers } from './receptor-layers.ts';
import { type LabelSide, labelSides } from './zone-labels.ts';

const ring = (severity: Severity, palette: MapPalette, opacity: number): LayerSpecification[] => {
  const dashes = hazardDashes[severity];
  return [
    {
      id: `zone-casing-${severity}`,
      type: 'line',
      source: 'zones',
      filter: ['==', ['get', 'severity'], severity],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': severity === 'severe' ? palette.severeCasing : palette.casing,
        'line-width': 5,
        'line-opacity': opacity,
      },
    },
    {
      id: `zone-line-${severity}`,
      type: 'line',
      source: 'zones',
      filter: ['==', ['get', 'severity'], severity],
      layout: { 'line-join': 'round', 'line-cap': dashes && dashes[0] < 1 ? 'round' : 'butt' },
      paint: {
        'line-color': hazardColours[severity],
        'line-width': 3,
        'line-opacity': opacity,
        ...(dashes ? { 'line-dasharray': [...dashes] } : {}),
      },
    },
  ];
};

const anchors: Readonly<Record<LabelSide, readonly ('left' | 'right' | 'bottom' | 'top' | 'bottom-left' | 'top-left')[]>> = {
  any: ['left', 'right', 'bottom', 'top', 'bottom-left', 'top-left'],
  above: ['bottom', 'bottom-left'],
  below: ['top', 'top-left'],
  leftward: ['right'],
  rightward: ['left'],
};

const zoneWords = (side: LabelSide, palette: MapPalette, stale: boolean, narrow: boolean): LayerSpecification => ({
  id: `zone-labels-${side}`,
  type: 'symbol',
  source: 'zone-labels',
  filter: ['==', ['get', 'side'], side],
  layout: {
    'text-field': ['get', 'text'],
    'text-font': mapFont,
    'text-size': narrow ? 12 : 13,
    'text-variable-anchor': [...anchors[side]],
    'text-radial-offset': side === 'any' ? 0.8 : 0.3,
    'text-max-width': narrow ? 9 : 30,
    'text-justify': 'auto',
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2, 'text-opacity': stale ? 0.5 : 1 },
});

/** The likely directions of the wind: a light sector with fine dashed edges, so that nobody takes it for a zone. */
const fanLayers = (palette: MapPalette, stale: boolean): LayerSpecification[] => [
  {
    id: 'fan-fill',
    type: 'fill',
    source: 'fan',
    paint: { 'fill-color': palette.dimText, 'fill-opacity': stale ? 0.04 : 0.12, 'fill-antialias': false },
  },
  {
    id: 'fan-line',
    type: 'line',
    source: 'fan',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.text, 'line-width': 1.25, 'line-dasharray': [5, 4], 'line-opacity': stale ? 0.3 : 0.85 },
  },
];

/** The likely directions under the zones, zones over the ground, places people are at over the zones, words over all. A stale footprint is pale. */
export const hazardLayers = (
  palette: MapPalette,
  { stale, linesOnly = false }: Pick<MapFootprint, 'stale' | 'linesOnly'>,
  narrow: boolean,
  gathered: boolean,
): LayerSpecification[] => {
  const opacity = stale ? 0.35 : 1;
  return [
    ...(linesOnly ? [] : fanLayers(palette, stale)),
    {
      id: 'zone-fill',
      type: 'fill',
      source: 'zones',
      paint: { 'fill-color': ['get', 'colour'], 'fill-opacity': linesOnly ? 0 : stale ? 0.08 : 0.28, 'fill-antialias': false },
    },
    ...ring('mild', palette, opacity),
    ...ring('middle', palette, opacity),
    ...ring('severe', palette, opacity),
    ...receptorLayers(palette, gathered),
    {
      id: 'zone-leaders',
      type: 'line',
      source: 'zone-leaders',
      paint: { 'line-color': palette.text, 'line-width': 1, 'line-opacity': opacity },
    },
    ...labelSides.map((side) => zoneWords(side, palette, stale, narrow)),
  ];
};
