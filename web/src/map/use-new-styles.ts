import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { keepSourceData } from './footprint-sources.ts';

/** Applies each new style; the map already has the first one. */
export const useNewStyles = (map: MapLibreMap | undefined, style: StyleSpecification): void => {
  const made = useRef(style);
  const given = useRef<{ map: MapLibreMap; style: StyleSpecification }>(undefined);
  useEffect(() => {
    if (!map) return;
    const currentStyle = given.current?.map === map ? given.current.style : made.current;
    given.current = { map, style };
    if (currentStyle !== style) map.setStyle(style, { transformStyle: keepSourceData });
  }, [map, style]);
};
