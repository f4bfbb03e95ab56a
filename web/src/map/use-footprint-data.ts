import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { fanPolygons, zonePolygons } from './footprint-features.ts';
import type { MapFootprint } from './map-data.ts';
import { zoneLabels } from './zone-labels.ts';

const collection = (features: readonly Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features: [...features] });

const sourcesOf = (footprint: MapFootprint | undefined): Readonly<Record<string, FeatureCollection>> => {
  const labels = footprint && zoneLabels(footprint);
  return {
    fan: collection(footprint ? fanPolygons(footprint) : []),
    zones: collection(footprint ? zonePolygons(footprint) : []),
    'zone-labels': collection(labels?.words ?? []),
    'zone-leaders': collection(labels?.leaders ?? []),
    'receptors-inside': collection(
      (footprint?.inside ?? []).map(({ longitude, latitude }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    ),
  };
};

/**
 * Lays a footprint on the map. Only the data of its own sources is swapped: to compare whole styles, with every place around in
 * them, took longer than all the rest of a turn of the wind. A new style comes with these sources empty, so they are filled anew.
 */
export const useFootprintData = (map: MapLibreMap | undefined, style: StyleSpecification, footprint: MapFootprint | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new style has emptied the sources
  useEffect(() => {
    if (!map) return;
    for (const [id, data] of Object.entries(sourcesOf(footprint))) map.getSource<GeoJSONSource>(id)?.setData(data);
  }, [map, style, footprint]);
};
