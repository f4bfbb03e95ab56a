import { ApiError } from '@hazardguard/contract';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';
import { areaFields } from '../population/area-row.ts';
import { importAreas } from '../population/import-areas.ts';
import { importRaster } from '../population/import-raster.ts';
import { importRoads } from '../roads/import-roads.ts';
import { importArchive } from '../street-map/import-archive.ts';
import { importMap } from '../street-map/import-map.ts';
import type { ImportContext, Importer, RecogniseFacts } from './importer.ts';
import { hasOsmTags } from './receptor-kinds.ts';

/** The cells of a mapping under the names that `readArea` knows first. */
async function* renamed(features: AsyncIterable<GeoFeature>, { columns, constants }: ImportContext['mapping']): AsyncGenerator<GeoFeature> {
  for await (const feature of features) {
    const properties: Record<string, GeoFeature['properties'][string]> = { ...feature.properties };
    for (const [field, header] of Object.entries(columns)) properties[field] = feature.properties[header] ?? null;
    for (const [field, value] of Object.entries(constants)) if ((properties[field] ?? '') === '') properties[field] = value;
    yield { ...feature, properties };
  }
}

const toSource = ({ name, sourceName, year, licence, dryRun, actor, batchId, onProgress }: ImportContext) => ({
  name,
  sourceName,
  year,
  licence: licence ?? '',
  dryRun,
  actor,
  batchId,
  onProgress,
});

const share = ({ samples }: RecogniseFacts, test: (feature: GeoFeature) => boolean): number =>
  samples.length === 0 ? 0 : samples.filter(test).length / samples.length;

const isArea = ({ geometry }: GeoFeature): boolean => geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon';

const isOsm = (facts: RecogniseFacts): boolean => share(facts, ({ properties }) => hasOsmTags(properties)) > 0.5;

const hasRoadClass = ({ properties }: GeoFeature): boolean => 'highway' in properties;

const looksLikeVillages = (facts: RecogniseFacts): number => {
  const { columns } = facts;
  if (isOsm(facts) || columns.name === undefined || columns.people === undefined) return 0;
  if (share(facts, isArea) > 0.5) return 8;
  const isTable = share(facts, ({ geometry }) => geometry === null) === 1;
  return isTable && (columns.households !== undefined || columns.code !== undefined) ? 5.5 : 0;
};

const looksLikeRoads = (facts: RecogniseFacts): number => (share(facts, hasRoadClass) > 0.9 ? 7 : 0);

const looksLikeMap = (facts: RecogniseFacts): number => {
  if (facts.format === 'pmtiles' || facts.format === 'mbtiles') return 10;
  return isOsm(facts) ? 6 : 0;
};

/** A file that is stored as a whole. */
const storedWhole: ImportCounts = { read: 1, added: 1, changed: 0, unchanged: 0, toComplete: 0, refused: [], others: [], refusedCount: 0 };

const requireFeatures = ({ format }: ImportContext, kind: string): void => {
  if (format === 'geotiff' || format === 'pmtiles' || format === 'mbtiles')
    throw new ApiError('invalid-file', `A ${format} file has no features: it cannot be imported as ${kind}`);
};

const isArchive = ({ format }: ImportContext): boolean => format === 'pmtiles' || format === 'mbtiles';

/** Villages, population, roads and maps: each file is a source of its own, which a later file of the same name updates. */
export const makeLayerImporters = (files: FileStore): Readonly<Record<'villages' | 'population' | 'roads' | 'map', Importer>> => ({
  villages: {
    permission: 'population.write',
    fields: areaFields,
    recognise: looksLikeVillages,
    write: (database, features, context) => {
      requireFeatures(context, 'villages');
      return importAreas(database, renamed(features, context.mapping), toSource(context));
    },
  },
  population: {
    permission: 'population.write',
    fields: {},
    formats: ['geotiff'],
    recognise: ({ format }) => (format === 'geotiff' ? 10 : 0),
    write: (database, _features, context) => {
      if (context.format !== 'geotiff')
        throw new ApiError('invalid-file', 'A population raster is a GeoTIFF. For tables and outlines of villages use --as villages');
      return importRaster(database, context.path, toSource(context));
    },
  },
  roads: {
    permission: 'population.write',
    fields: {},
    recognise: looksLikeRoads,
    write: (database, features, context) => {
      requireFeatures(context, 'roads');
      return importRoads(database, features, toSource(context));
    },
  },
  map: {
    permission: 'map.write',
    fields: {},
    formats: ['pmtiles', 'mbtiles'],
    recognise: looksLikeMap,
    write: async (database, features, context) => {
      if (!isArchive(context)) {
        if (context.format === 'geotiff')
          throw new ApiError(
            'invalid-file',
            'A GeoTIFF is no map of streets: import it as population, or add imagery as MBTiles or PMTiles',
          );
        return importMap(database, features, toSource(context));
      }
      if (context.dryRun) return storedWhole;
      const { id } = await importArchive(database, files, context.path, toSource(context));
      return { ...storedWhole, layer: { table: 'map_layer', id, made: true } };
    },
  },
});
