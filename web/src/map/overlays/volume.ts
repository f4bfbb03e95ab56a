import type { Severity } from '@hazardguard/engine';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { hazardColours } from '../../ui/hazard-colours.ts';
import type { VolumeOverlay } from './overlay.ts';

export const volumeSource = ({ frames, clock }: VolumeOverlay): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: frames(clock.get()),
  tolerance: 0.1,
});

/** The worst is drawn first and the milder around it over it: a body drawn first would hide the one inside. */
const inward: readonly Severity[] = ['severe', 'middle', 'mild'];

/** Translucent bodies on the map, one layer for each severity; their colours are not shaded, so that they match the legend. */
export const volumeLayers = (source: string, opacity: number): readonly LayerSpecification[] =>
  inward.map((severity) => ({
    id: `${source}-${severity}`,
    type: 'fill-extrusion',
    source,
    filter: ['==', ['get', 'severity'], severity],
    paint: {
      'fill-extrusion-color': hazardColours[severity],
      'fill-extrusion-base': ['get', 'baseM'],
      'fill-extrusion-height': ['get', 'topM'],
      'fill-extrusion-opacity': opacity,
      'fill-extrusion-vertical-gradient': false,
    },
  }));
