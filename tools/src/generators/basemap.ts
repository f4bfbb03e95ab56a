import { cutTiles } from '../basemap/cut-tiles.ts';
import { indiaBox, landFile } from '../basemap/land.ts';
import { pmtilesArchive } from '../basemap/pmtiles-archive.ts';
import { fineCountries, worldCountries } from '../basemap/sources.ts';
import { deepestZoom, type TileLayer, tileLayers } from '../basemap/tile-layers.ts';
import type { Generator } from './list.ts';

const file = (name: string, make: () => string | Uint8Array): Generator => ({
  path: `web/src/map/basemap/${name}`,
  make: async () => make(),
});

const fieldsOf = ({ features }: TileLayer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(features[0]?.properties ?? {}).map(([key, value]) => [key, typeof value === 'number' ? 'Number' : 'String']),
  );

const tiles = (): Uint8Array => {
  const layers = tileLayers();
  const named = new Map(layers.map((layer) => [layer.name, layer]));
  return pmtilesArchive(cutTiles(layers), {
    name: 'Land, borders and names',
    attribution: 'Natural Earth · geojson-india · GeoNames (CC BY 4.0)',
    vector_layers: [...named].map(([id, layer]) => ({ id, fields: fieldsOf(layer), minzoom: 0, maxzoom: deepestZoom })),
  });
};

/** The offline basemap of the web client: its tiles, and the land in whole for distances from the shore. */
export const basemap: readonly Generator[] = [
  file('basemap.pmtiles', tiles),
  file('land.json', () => landFile(worldCountries(), 2)),
  file('land-india.json', () => landFile(fineCountries(), 3, indiaBox)),
];
