import type { MapLayerContent, TileSchema } from '@hazardguard/contract';
import { type Header, type PMTiles, TileType } from 'pmtiles';
import { ArchiveFault, mostTileBytes } from './archive-source.ts';

/** What an archive holds, as its header and metadata say, and as its first tile shows. */
export interface ArchiveFacts {
  readonly content: Exclude<MapLayerContent, 'features'>;
  readonly schema: TileSchema | null;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north; degrees. */
  readonly bounds: readonly [number, number, number, number];
  /** Plain text; '' if it has none. */
  readonly attribution: string;
}

const deepestZoom = 22;
const attributionLength = 500;

const types: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};

/** Media type of an archive's tiles, whatever is in them: a browser never runs one. */
export const mediaType = ({ tileType }: Header): string => types[tileType] ?? 'application/octet-stream';

/** Layers that only tiles of the schema have. */
const marks: Readonly<Record<TileSchema, readonly string[]>> = {
  openmaptiles: ['transportation'],
  protomaps: ['roads', 'earth'],
};

const toPlainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, attributionLength);

const readMetadata = async (archive: PMTiles): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const found: unknown = await archive.getMetadata();
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    throw new ArchiveFault('Its metadata are not JSON');
  }
};

const listLayerNames = ({ vector_layers: layers }: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(layers)
    ? layers.flatMap((layer: unknown) =>
        typeof layer === 'object' && layer !== null && 'id' in layer && typeof layer.id === 'string' ? [layer.id] : [],
      )
    : [];

const findSchema = (names: readonly string[]): TileSchema => {
  const found = (Object.keys(marks) as TileSchema[]).find((schema) => marks[schema].every((name) => names.includes(name)));
  if (found !== undefined) return found;
  const listed = names.length === 0 ? 'It does not name its layers' : `Its layers are ${names.slice(0, 12).join(', ')}`;
  throw new ArchiveFault(`${listed}. The map draws vector tiles in the Protomaps or the OpenMapTiles schema`);
};

const readBounds = ({ minLon, minLat, maxLon, maxLat }: Header): ArchiveFacts['bounds'] => {
  const isBox = minLon >= -180 && minLat >= -90 && maxLon <= 180 && maxLat <= 90 && minLon < maxLon && minLat < maxLat;
  if (!isBox) throw new ArchiveFault('Its header names no area');
  return [minLon, minLat, maxLon, maxLat];
};

/** The tile in the middle of the area, at the lowest zoom: every archive has it. */
const readOneTile = async (archive: PMTiles, zoom: number, [west, south, east, north]: ArchiveFacts['bounds']): Promise<Uint8Array> => {
  const size = 2 ** zoom;
  const radians = (((south + north) / 2) * Math.PI) / 180;
  const clamp = (value: number): number => Math.max(0, Math.min(size - 1, Math.floor(value)));
  const x = clamp((((west + east) / 2 + 180) / 360) * size);
  const y = clamp(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size);
  const tile = await archive.getZxy(zoom, x, y);
  return new Uint8Array(tile?.data ?? new ArrayBuffer(0));
};

const starts: Readonly<Partial<Record<TileType, (bytes: Uint8Array) => boolean>>> = {
  [TileType.Png]: (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50,
  [TileType.Jpeg]: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  [TileType.Webp]: (bytes) => Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP',
  // A layer: field 3, with its length.
  [TileType.Mvt]: (bytes) => bytes[0] === 0x1a,
};

/** Reads what an archive holds, or refuses it with an `ArchiveFault`. */
export const checkArchive = async (archive: PMTiles, bytes: number): Promise<ArchiveFacts> => {
  const header = await archive.getHeader().catch((error: unknown) => {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('It has no header of a PMTiles archive, version 3');
  });
  const { tileType, minZoom, maxZoom, specVersion } = header;
  if (specVersion !== 3) throw new ArchiveFault(`It is a PMTiles archive of version ${specVersion}. Convert it to version 3`);
  if (types[tileType] === undefined)
    throw new ArchiveFault('Its tiles are neither vector tiles (MVT) nor PNG, JPEG, WebP or AVIF pictures');
  if (!(minZoom <= maxZoom && maxZoom <= deepestZoom))
    throw new ArchiveFault(`Its zooms are ${minZoom} to ${maxZoom}; at most ${deepestZoom} is possible`);
  const sections = [
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength ?? 0],
    [header.tileDataOffset, header.tileDataLength ?? 0],
  ] as const;
  if (sections.some(([offset, length]) => offset + length > bytes))
    throw new ArchiveFault('Its header names a part that is not in the file');
  const bounds = readBounds(header);
  const metadata = await readMetadata(archive);
  const isVector = tileType === TileType.Mvt;
  const tile = await readOneTile(archive, minZoom, bounds);
  if (tile.length > mostTileBytes) throw new ArchiveFault(`A tile has more than ${mostTileBytes / 1024 / 1024} MB`);
  if (tile.length > 0 && starts[tileType]?.(tile) === false) throw new ArchiveFault('Its tiles are not of the kind that its header names');
  return {
    content: isVector ? 'vector' : 'raster',
    schema: isVector ? findSchema(listLayerNames(metadata)) : null,
    minZoom,
    maxZoom,
    bounds,
    attribution: typeof metadata.attribution === 'string' ? toPlainText(metadata.attribution) : '',
  };
};
