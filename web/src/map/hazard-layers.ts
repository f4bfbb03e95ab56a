import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StateSpecification } from 'maplibre-gl';
import { type ZoneLook, zoneColours, zoneDashes, zoneEdge } from '../ui/hazard-colours.ts';
import { mapFont } from './basemap-layers.ts';
import type { FootprintPart } from './footprint-features.ts';
import type { MapPalette } from './palette.ts';
import { receptorLayers } from './receptor-layers.ts';
import type { LabelSide } from './zone-label-places.ts';

/** How a footprint is drawn, set by `use-footprint-data.ts`: a property of the map, so that no style is compared for it. */
export const hazardDrawState = {
  stale: { default: false },
  linesOnly: { default: false },
  printing: { default: false },
} satisfies StateSpecification;

const whenStale = (pale: number, full: number): ExpressionSpecification => ['case', ['global-state', 'stale'], pale, full];

const opacity = whenStale(0.35, 1);

/** Line styles of zones are drawn on paper and in high contrast. */
const patternOpacity = ({ patterned }: MapPalette): ExpressionSpecification =>
  patterned ? opacity : ['case', ['global-state', 'printing'], opacity, 0];

const isPart = (part: FootprintPart): ExpressionSpecification => ['==', ['get', 'part'], part];

/** A piece of a zone that ends with the model is paler: in its colour, for an opacity by feature is slow to change. */
const fading = (colour: string): ExpressionSpecification =>
  [
    'rgba',
    ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
    ['coalesce', ['get', 'share'], 1],
  ] as unknown as ExpressionSpecification;

const ring = (severity: ZoneLook, palette: MapPalette): LayerSpecification[] => {
  const dashes = zoneDashes[severity];
  const isOwn = severity === 'own';
  // A zone that fades has its outline as lines.
  const filter: FilterSpecification = isOwn
    ? isPart('own')
    : ['all', ['==', ['get', 'severity'], severity], ['any', ['!', ['has', 'share']], isPart('edge')]];
  const line = (name: 'halo' | 'line', colour: string | ExpressionSpecification, width: number): LayerSpecification => ({
    id: `zone-${name}-${severity}`,
    type: 'line',
    source: 'footprint',
    filter,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width, 'line-opacity': opacity },
  });
  return [
    // A street or a picture may be as light as the outline: beside it is its halo.
    ...(isOwn || palette.patterned
      ? [line('line', isOwn || severity === 'severe' ? palette.severeCasing : palette.casing, 5)]
      : [line('halo', fading(palette.halo), 4), line('line', fading(zoneEdge(severity, palette.text)), 2)]),
    {
      id: `zone-pattern-${severity}`,
      type: 'line',
      source: 'footprint',
      filter,
      layout: { 'line-join': 'round', 'line-cap': dashes && (dashes[0] ?? 1) < 1 ? 'round' : 'butt' },
      paint: {
        'line-color': zoneColours[severity],
        'line-width': 3,
        'line-opacity': isOwn ? opacity : patternOpacity(palette),
        ...(dashes ? { 'line-dasharray': [...dashes] } : {}),
      },
    },
  ];
};

/** Anchor of the label, and its offset, ems. */
const places: Readonly<Record<LabelSide, readonly (string | readonly [number, number])[]>> = {
  any: ['left', [0.8, 0], 'right', [-0.8, 0], 'bottom', [0, -0.8], 'top', [0, 0.8], 'bottom-left', [0.6, -0.6], 'top-left', [0.6, 0.6]],
  n: ['bottom', [0, -0.3], 'bottom-left', [0.2, -0.2]],
  ne: ['bottom-left', [0.2, -0.2]],
  e: ['left', [0.3, 0]],
  se: ['top-left', [0.2, 0.2]],
  s: ['top', [0, 0.3], 'top-left', [0.2, 0.2]],
  sw: ['top-right', [-0.2, 0.2]],
  w: ['right', [-0.3, 0]],
  nw: ['bottom-right', [-0.2, -0.2]],
};
const { any, ...led } = places;
const labelOffset = [
  'match',
  ['get', 'side'],
  ...Object.entries(led).flatMap(([side, place]) => [side, ['literal', place]]),
  ['literal', any],
] as unknown as ExpressionSpecification;

const zoneTextLayer = (palette: MapPalette, narrow: boolean): LayerSpecification => ({
  id: 'zone-words',
  type: 'symbol',
  source: 'zone-words',
  layout: {
    'text-field': ['get', 'text'],
    'text-font': mapFont,
    'text-size': narrow ? 12 : 13,
    'text-variable-anchor-offset': labelOffset,
    'text-max-width': narrow ? 9 : 16,
    'text-justify': 'auto',
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2, 'text-opacity': whenStale(0.5, 1) },
});

/** The sector of likely wind directions: light, with fine dashed edges, so that it does not look like a zone. */
const confidenceLayers = (palette: MapPalette): LayerSpecification[] => [
  {
    id: 'fan-fill',
    type: 'fill',
    source: 'footprint',
    filter: isPart('fan'),
    paint: { 'fill-color': palette.dimText, 'fill-opacity': whenStale(0.04, 0.12), 'fill-antialias': false },
  },
  {
    id: 'fan-line',
    type: 'line',
    source: 'footprint',
    filter: isPart('fan'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': palette.text, 'line-width': 1.25, 'line-dasharray': [5, 4], 'line-opacity': whenStale(0.3, 0.85) },
  },
];

/**
 * The wind sector under the zones, zones over the base map, receptors over the zones, labels on top. A stale footprint is pale.
 * Areas and lines are parts of one source: each further source masks the whole picture again.
 */
interface Drawn {
  readonly narrow: boolean;
  readonly gathered: boolean;
  readonly leaning: boolean;
}

export const hazardLayers = (palette: MapPalette, { narrow, gathered, leaning }: Drawn): LayerSpecification[] => [
  ...confidenceLayers(palette),
  {
    id: 'zone-fill',
    type: 'fill',
    source: 'footprint',
    filter: isPart('zone'),
    paint: {
      'fill-color': ['get', 'colour'],
      'fill-opacity': ['case', ['global-state', 'linesOnly'], 0, whenStale(0.08, palette.zoneFill)],
      'fill-antialias': false,
    },
  },
  ...ring('mild', palette),
  ...ring('middle', palette),
  ...ring('severe', palette),
  ...ring('own', palette),
  ...receptorLayers(palette, gathered, leaning),
  {
    id: 'zone-leaders',
    type: 'line',
    source: 'footprint',
    filter: isPart('leader'),
    paint: { 'line-color': palette.text, 'line-width': 1, 'line-opacity': opacity },
  },
  zoneTextLayer(palette, narrow),
];
