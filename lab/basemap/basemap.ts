import type { Generator } from '../../tools/src/generators/generator.ts';
import { cutTiles } from './cut-tiles.ts';
import { buildLandFile, indiaBox } from './land.ts';
import { buildPmtilesArchive } from './pmtiles-archive.ts';
import { readFineCountries, readWorldCountries } from './sources.ts';
import { buildTileLayers, deepestZoom, type TileLayer } from './tile-layers.ts';

const toGenerator = (name: string, make: () => string | Uint8Array): Generator => ({
  path: `web/src/map/basemap/${name}`,
  make: async () => make(),
});

const listFields = ({ features }: TileLayer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(features[0]?.properties ?? {}).map(([key, value]) => [key, typeof value === 'number' ? 'Number' : 'String']),
  );

const buildTiles = (): Uint8Array => {
  const layers = buildTileLayers();
  const named = new Map(layers.map((layer) => [layer.name, layer]));
  return buildPmtilesArchive(cutTiles(layers), {
    name: 'Land, borders and names',
    attribution: 'Natural Earth · geojson-india · GeoNames (CC BY 4.0)',
    vector_layers: [...named].map(([id, layer]) => ({ id, fields: listFields(layer), minzoom: 0, maxzoom: deepestZoom })),
  });
};

/** The offline basemap of the web client: its tiles, and the land in whole for distances from the shore. */
export const basemap: readonly Generator[] = [
  toGenerator('basemap.pmtiles', buildTiles),
  toGenerator('land.json', () => buildLandFile(readWorldCountries(), 2)),
  toGenerator('land-india.json', () => buildLandFile(readFineCountries(), 3, indiaBox)),
];
