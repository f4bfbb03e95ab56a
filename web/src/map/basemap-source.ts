import type { VectorSourceSpecification } from 'maplibre-gl';

/** Tiles of this scheme come from `basemap-archive.ts`. */
export const basemapScheme = 'basemap';

/** Land, borders and names. The map cuts deeper tiles out of the archive's deepest. */
export const basemapSource: VectorSourceSpecification = {
  type: 'vector',
  tiles: [`${basemapScheme}://{z}/{x}/{y}`],
  minzoom: 0,
  maxzoom: 7,
  attribution: 'Natural Earth · geojson-india · GeoNames (CC BY 4.0)',
};
