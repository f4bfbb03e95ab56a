import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/tables/copy.ts';
import type { ImportCounts, ImportedLayer } from '../geo-data/import-counts.ts';
import { openProjection } from './projection.ts';
import { openRasterReader } from './raster-reader.ts';
import type { Band, RasterHead } from './read-raster.ts';
import { findSourceNamed, type ImportOptions, keepSource } from './source-store.ts';

export interface RasterReport extends ImportCounts {
  /** Cells with a number of people. */
  readonly cells: number;
  /** People of all cells. */
  readonly people: number;
}

const hashFile = async (path: string): Promise<Buffer> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
};

interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const samples = 64;

/** The box of longitudes and latitudes around a raster: a grid of places in it, one cell wider; corners off the world are left out. */
const findExtent = (head: RasterHead): Extent | null => {
  const { toPlace } = openProjection(head.projection);
  const longitudes: number[] = [];
  const latitudes: number[] = [];
  for (let i = 0; i <= samples; i++) {
    for (let j = 0; j <= samples; j++) {
      const [longitude, latitude] = toPlace([
        head.originX + (head.cellX * head.columns * i) / samples,
        head.originY + (head.cellY * head.rows * j) / samples,
      ]);
      if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) continue;
      longitudes.push(longitude);
      latitudes.push(latitude);
    }
  }
  if (longitudes.length === 0) return null;
  const spare = 0.01 + (Math.max(...latitudes) - Math.min(...latitudes)) / samples;
  return {
    west: Math.min(...longitudes) - spare,
    south: Math.min(...latitudes) - spare,
    east: Math.max(...longitudes) + spare,
    north: Math.max(...latitudes) + spare,
  };
};

/** A cell is a place on the ground: not a hundred kilometres wide, and on this world. */
const checkHead = (head: RasterHead): Extent => {
  const extent = findExtent(head);
  if (extent === null || extent.south > 90 || extent.north < -90)
    throw new ApiError('invalid-input', 'The raster lies outside of the world: its projection or its corner is wrong');
  return extent;
};

const insertBlocks = `insert into population_block (source_id, block_row, block_column, cells)
  select $1, * from unnest($2::integer[], $3::integer[], $4::bytea[])`;

/**
 * Reads a population raster (GeoTIFF: people of each cell) into blocks of cells, all or nothing; the file is read in a program of its own,
 * some rows at a time. A second import under the same name replaces the first. Throws an `ApiError` that says why a file cannot be used.
 */
export const importRaster = async (database: Database, path: string, options: ImportOptions): Promise<RasterReport> => {
  const reader = openRasterReader();
  try {
    const head = await reader.head(path);
    const extent = checkHead(head);
    const sha256 = await hashFile(path);
    const known = await findSourceNamed(database, 'raster', options.name);
    const isSame = known?.file_sha256?.equals(sha256) === true;
    const bands = Math.ceil(head.rows / head.bandRows);
    let [cells, people] = [0, 0];
    const readAll = async (store: (band: Band) => Promise<unknown>): Promise<void> => {
      for (let band = 0; band < bands; band++) {
        for await (const part of reader.band({ path, head, band })) {
          cells += part.known;
          people += part.people;
          await store(part);
        }
        options.onProgress?.((band + 1) * head.bandRows);
      }
      if (cells === 0) throw new ApiError('invalid-input', 'No cell of the raster has a number of people');
    };
    const store = (): Promise<ImportedLayer> =>
      inTransaction(database, async (client) => {
        const source = await keepSource(client, 'raster', options, {
          projection: head.projection,
          origin_x: head.originX,
          origin_y: head.originY,
          cell_x: head.cellX,
          cell_y: head.cellY,
          column_count: head.columns,
          row_count: head.rows,
          ...extent,
          file_sha256: sha256,
        });
        const { id } = source;
        await client.query('delete from population_block where source_id = $1', [id]);
        await readAll(({ blocks }) =>
          client.query(insertBlocks, [
            id,
            blocks.map(({ blockRow }) => blockRow),
            blocks.map(({ blockColumn }) => blockColumn),
            blocks.map(({ cells: packed }) => Buffer.from(packed)),
          ]),
        );
        await client.query('update geo_source set items = $2, people = $3 where id = $1', [id, cells, people]);
        return source;
      });
    if (options.dryRun) await readAll(async () => undefined);
    const layer = options.dryRun ? undefined : await store();
    const count = { added: known === undefined ? 1 : 0, changed: known !== undefined && !isSame ? 1 : 0, unchanged: isSame ? 1 : 0 };
    return {
      read: 1,
      ...count,
      toComplete: 0,
      refused: [],
      others: [],
      refusedCount: 0,
      ...(layer === undefined ? {} : { layer }),
      cells,
      people,
    };
  } finally {
    await reader.close();
  }
};
