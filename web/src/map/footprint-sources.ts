import type { Feature, FeatureCollection } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import { confidencePolygons, zoneShapes } from './footprint-features.ts';
import type { MapFootprint } from './map-data.ts';
import { zoneLabels } from './zone-labels.ts';

/** Areas and lines; labels; edges of places inside. */
export const footprintSources = ['footprint', 'zone-words', 'receptors-inside'] as const;
type FootprintSource = (typeof footprintSources)[number];

const nothing: Readonly<Record<FootprintSource, readonly Feature[]>> = { footprint: [], 'zone-words': [], 'receptors-inside': [] };

/**
 * The data of each source of a footprint. While inputs are being changed only the areas follow: labels are placed among all other
 * labels of the map, and drawn until each has faded in.
 */
export const footprintFeatures = (
  footprint: MapFootprint | undefined,
  isMoving: boolean,
): Readonly<Record<FootprintSource, readonly Feature[]>> => {
  if (!footprint) return nothing;
  const areas = [...(footprint.linesOnly ? [] : confidencePolygons(footprint)), ...zoneShapes(footprint)];
  if (isMoving) return { ...nothing, footprint: areas };
  const { words, leaders } = zoneLabels(footprint);
  return {
    footprint: [...areas, ...leaders],
    'zone-words': words,
    'receptors-inside': (footprint.inside ?? []).map(({ longitude, latitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
};

/** Updates the sources; an empty one is not emptied again. */
export const createFootprintFiller = (tell: (source: FootprintSource, data: FeatureCollection) => void) => {
  const filled = new Set<FootprintSource>();
  return (footprint: MapFootprint | undefined, isMoving: boolean): void => {
    const features = footprintFeatures(footprint, isMoving);
    for (const source of footprintSources) {
      const current = features[source];
      if (current.length === 0 && !filled.has(source)) continue;
      if (current.length === 0) filled.delete(source);
      else filled.add(source);
      tell(source, { type: 'FeatureCollection', features: [...current] });
    }
  };
};

/** A new style with the data on the map: footprint and receptors are neither removed nor redrawn. */
export const keepSourceData = (shown: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification => {
  const sources = [...footprintSources, 'receptors'].flatMap((id) => {
    const [before, after] = [shown?.sources[id], next.sources[id]];
    return before?.type === 'geojson' && after?.type === 'geojson' ? [[id, { ...after, data: before.data }] as const] : [];
  });
  return { ...next, sources: { ...next.sources, ...Object.fromEntries(sources) } };
};
