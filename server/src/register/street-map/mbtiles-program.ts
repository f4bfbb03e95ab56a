import { DatabaseSync, constants as sqlite } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { TileType, zxyToTileId } from 'pmtiles';
import { ArchiveFault, mostTileBytes } from './archive-source.ts';
import { refusedCode } from './convert-mbtiles.ts';
import { writePmtiles } from './write-pmtiles.ts';

/** The program that `convert-mbtiles.ts` starts: reads MBTiles (version 1.3 of its specification), writes PMTiles. */

const mostTiles = 20_000_000;
const deepestZoom = 22;

const tileTypes: Readonly<Record<string, TileType>> = {
  pbf: TileType.Mvt,
  png: TileType.Png,
  jpg: TileType.Jpeg,
  jpeg: TileType.Jpeg,
  webp: TileType.Webp,
};

const openReadOnly = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
  // Only reading: no other file, no setting, no query that repeats itself.
  const allowed: readonly number[] = [sqlite.SQLITE_SELECT, sqlite.SQLITE_READ, sqlite.SQLITE_FUNCTION];
  database.setAuthorizer((action) => (allowed.includes(action) ? sqlite.SQLITE_OK : sqlite.SQLITE_DENY));
  return database;
};

const readMetadata = (database: DatabaseSync): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { name, value } of database.prepare('select name, value from metadata limit 1000').iterate()) {
    if (typeof name === 'string' && (typeof value === 'string' || typeof value === 'number')) found.set(name, String(value));
  }
  return found;
};

/** `bounds` of the metadata: four numbers with commas. */
const readBounds = (text: string | undefined): readonly [number, number, number, number] => {
  const [west = -180, south = -85.05, east = 180, north = 85.05, ...more] = (text ?? '').split(',').map(Number);
  const isBox = more.length === 0 && west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isBox ? [west, south, east, north] : [-180, -85.05, 180, 85.05];
};

const parseVectorLayers = (json: string | undefined): unknown => {
  try {
    return (JSON.parse(json ?? '{}') as { vector_layers?: unknown }).vector_layers;
  } catch {
    throw new ArchiveFault('The value “json” in its metadata is not JSON');
  }
};

const convert = (from: string, to: string): void => {
  const database = openReadOnly(from);
  const metadata = readMetadata(database);
  const format = metadata.get('format') ?? '';
  const tileType = tileTypes[format];
  if (tileType === undefined) throw new ArchiveFault(`Its tiles are “${format.slice(0, 40)}”; pbf, png, jpg and webp are possible`);
  let [minZoom, maxZoom, count] = [deepestZoom, 0, 0];
  // One pass in the order of the file: it may have no index, and its table may be a view.
  function* tiles() {
    for (const tile of database
      .prepare('select zoom_level as z, tile_column as x, tile_row as row, tile_data as data from tiles')
      .iterate()) {
      const [z, x, row] = [Number(tile.z), Number(tile.x), Number(tile.row)];
      if (!(Number.isInteger(z) && z >= 0 && z <= deepestZoom)) throw new ArchiveFault('It has tiles of zooms that no map has');
      const size = 2 ** z;
      if (!(Number.isInteger(x) && x >= 0 && x < size && Number.isInteger(row) && row >= 0 && row < size))
        throw new ArchiveFault('It has tiles outside the world');
      const { data } = tile;
      if (!(data instanceof Uint8Array)) throw new ArchiveFault('It has a tile that is no bytes');
      if (data.length > mostTileBytes) throw new ArchiveFault(`A tile has more than ${mostTileBytes / 1024 / 1024} MB`);
      count += 1;
      if (count > mostTiles) throw new ArchiveFault(`It has more than ${mostTiles} tiles`);
      minZoom = Math.min(minZoom, z);
      maxZoom = Math.max(maxZoom, z);
      // MBTiles counts rows from the south.
      yield { id: zxyToTileId(z, x, size - 1 - row), data: tileType === TileType.Mvt && !isPacked(data) ? gzipSync(data) : data };
    }
  }
  const bounds = readBounds(metadata.get('bounds'));
  const about = { attribution: metadata.get('attribution') ?? '', vector_layers: parseVectorLayers(metadata.get('json')) };
  writePmtiles(to, tiles(), () => {
    if (count === 0) throw new ArchiveFault('It has no tiles');
    return { tileType, minZoom, maxZoom, bounds, metadata: about };
  });
};

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const [from = '', to = ''] = process.argv.slice(2);
try {
  convert(from, to);
} catch (error) {
  process.stdout.write(
    error instanceof ArchiveFault ? error.message : 'It is no MBTiles file: the tables “tiles” and “metadata” cannot be read',
  );
  process.exitCode = refusedCode;
}
