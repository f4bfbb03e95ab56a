import { stat } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { GeoTIFFImage } from 'geotiff';
import { blockCells } from './block-cells.ts';
import { type GeoKeys, nameProjection, readProjection } from './projection.ts';

/**
 * The library's own threads are not used, but it looks for a browser's Worker when it is loaded, and fails inside a Node thread that has
 * none.
 */
if (!('Worker' in globalThis)) Object.assign(globalThis, { Worker: class {} });
const { fromFile } = await import('geotiff');

/** A raster of a continent at 100 m; larger ones are cut to the country first. */
const mostCells = 2_000_000_000;
/** A tile or strip is unpacked as a whole, bytes. */
const mostTileBytes = 128 * 1024 * 1024;
const mostFileBytes = 16 * 1024 ** 3;

export interface RasterHead {
  readonly columns: number;
  readonly rows: number;
  /** Where the first cell begins, and the size of a cell, in degrees or metres; a negative size runs west or south. */
  readonly originX: number;
  readonly originY: number;
  readonly cellX: number;
  readonly cellY: number;
  /** proj4 text. */
  readonly projection: string;
  /** The value that says "not known"; null: the file names none. */
  readonly noData: number | null;
  /** Rows read at a time: whole tiles and whole blocks. */
  readonly bandRows: number;
}

export interface Refusal {
  readonly refusal: string;
}

const refuse = (refusal: string): Refusal => ({ refusal });

/** GeoTIFF 1.1, GTRasterTypeGeoKey: the corner named in the file is the middle of the first cell. */
const pixelIsPoint = 2;

const bandRowsOf = (image: GeoTIFFImage): number => {
  const tall = Math.min(image.getTileHeight(), image.getHeight());
  return Math.max(1, Math.ceil(tall / blockCells)) * blockCells;
};

const findSizeRefusal = (image: GeoTIFFImage): string | null => {
  const [columns, rows] = [image.getWidth(), image.getHeight()];
  if (!(columns > 0 && rows > 0)) return 'The raster has no cells';
  if (columns * rows > mostCells)
    return `The raster has ${(columns * rows).toLocaleString('en')} cells; at most ${mostCells.toLocaleString('en')} are read. Cut it to your country or state`;
  if (image.getSamplesPerPixel() !== 1)
    return `The raster has ${image.getSamplesPerPixel()} bands; a population raster has one, the people of each cell`;
  const tileBytes = image.getTileWidth() * image.getTileHeight() * image.getBytesPerPixel();
  const bandBytes = columns * bandRowsOf(image) * 4;
  if (Math.max(tileBytes, bandBytes) > mostTileBytes)
    return `The raster is stored in parts of ${Math.round(Math.max(tileBytes, bandBytes) / 1e6)} MB; at most ${Math.round(mostTileBytes / 1e6)} MB are unpacked at a time. Save it in tiles (gdal_translate -co TILED=YES)`;
  return null;
};

/** What the file says of itself, before any cell is read; or why it cannot be used. */
export const readHead = async (path: string): Promise<RasterHead | Refusal> => {
  const { size } = await stat(path);
  if (size > mostFileBytes)
    return refuse(`The file has ${Math.round(size / 1e9)} GB; at most ${Math.round(mostFileBytes / 1e9)} GB are read`);
  let image: GeoTIFFImage;
  try {
    image = await (await fromFile(path)).getImage(0);
  } catch {
    return refuse('The file cannot be read as a GeoTIFF');
  }
  const tooLarge = findSizeRefusal(image);
  if (tooLarge !== null) return refuse(tooLarge);
  const keys = image.getGeoKeys() as GeoKeys | null;
  if (keys === null) return refuse('The file says nothing of its projection: it is a picture, or its GeoTIFF keys are missing');
  const projection = readProjection(keys);
  if (projection === null)
    return refuse(`The projection of the raster (${nameProjection(keys)}) cannot be used. Save it in WGS 84 (EPSG 4326)`);
  let origin: number[];
  let resolution: number[];
  try {
    origin = image.getOrigin();
    resolution = image.getResolution();
  } catch {
    return refuse('The file does not say where its cells are');
  }
  const [cellX = 0, cellY = 0] = resolution;
  const [x = Number.NaN, y = Number.NaN] = origin;
  if (!(Number.isFinite(x) && Number.isFinite(y) && cellX > 0 && cellY !== 0 && Number.isFinite(cellY)))
    return refuse('The cells of the raster are turned or have no size. Save it north up');
  const transformation = await image.fileDirectory.loadValue('ModelTransformation').catch(() => undefined);
  const [, turnX = 0, , , turnY = 0] = (transformation ?? []) as ArrayLike<number> & Iterable<number>;
  if (turnX !== 0 || turnY !== 0) return refuse('The cells of the raster are turned. Save it north up');
  const { GTRasterTypeGeoKey: type } = keys;
  const shift = type === pixelIsPoint ? 0.5 : 0;
  return {
    columns: image.getWidth(),
    rows: image.getHeight(),
    originX: (x - shift * cellX) * projection.unitX,
    originY: (y - shift * cellY) * projection.unitY,
    cellX: cellX * projection.unitX,
    cellY: cellY * projection.unitY,
    projection: projection.text,
    noData: image.getGDALNoData(),
    bandRows: bandRowsOf(image),
  };
};

export interface Block {
  readonly blockRow: number;
  readonly blockColumn: number;
  readonly cells: Uint8Array;
}

export interface Band {
  /** Blocks with a known cell. */
  readonly blocks: readonly Block[];
  readonly known: number;
  readonly people: number;
}

export interface BandTask {
  readonly path: string;
  readonly head: RasterHead;
  /** From 0, each of `bandRows` rows. */
  readonly band: number;
}

let opened: { readonly path: string; readonly image: Promise<GeoTIFFImage> } | null = null;

/** The file stays open from band to band. */
const openImage = (path: string): Promise<GeoTIFFImage> => {
  if (opened?.path !== path) opened = { path, image: fromFile(path).then((file) => file.getImage(0)) };
  return opened.image;
};

/** People of a cell; NaN where the file says "not known", by its own value or by one that no number of people can be. */
const toPeople = (value: number, noData: number | null): number =>
  value < 0 || !Number.isFinite(value) || value === noData || (noData !== null && value === Math.fround(noData)) ? Number.NaN : value;

/** Blocks that are given away together: a megabyte packed, four unpacked. */
const blocksAtOnce = 64;

/** Reads some rows of the file and packs them as blocks, some at a time. */
export async function* readBand({ path, head, band }: BandTask): AsyncGenerator<Band | Refusal> {
  const { columns, rows, noData, bandRows } = head;
  const top = band * bandRows;
  const bottom = Math.min(rows, top + bandRows);
  let values: ArrayLike<number>;
  try {
    const image = await openImage(path);
    values = (await image.readRasters({
      window: [0, top, columns, bottom],
      samples: [0],
      interleave: true,
    })) as unknown as ArrayLike<number>;
  } catch (error) {
    yield refuse(`The cells from row ${top + 1} cannot be read: ${error instanceof Error ? error.message : 'the file is damaged'}`);
    return;
  }
  let blocks: Block[] = [];
  let people = 0;
  let known = 0;
  for (let firstRow = top; firstRow < bottom; firstRow += blockCells) {
    for (let firstColumn = 0; firstColumn < columns; firstColumn += blockCells) {
      const cells = new Float32Array(blockCells * blockCells).fill(Number.NaN);
      let here = 0;
      const [lastRow, lastColumn] = [Math.min(bottom, firstRow + blockCells), Math.min(columns, firstColumn + blockCells)];
      for (let row = firstRow; row < lastRow; row++) {
        for (let column = firstColumn; column < lastColumn; column++) {
          const value = toPeople(values[(row - top) * columns + column] ?? Number.NaN, noData);
          if (Number.isNaN(value)) continue;
          cells[(row - firstRow) * blockCells + column - firstColumn] = value;
          people += value;
          here++;
        }
      }
      if (here === 0) continue;
      known += here;
      blocks.push({
        blockRow: firstRow / blockCells,
        blockColumn: firstColumn / blockCells,
        cells: deflateRawSync(new Uint8Array(cells.buffer), { level: 1 }),
      });
      if (blocks.length < blocksAtOnce) continue;
      yield { blocks, known, people };
      [blocks, known, people] = [[], 0, 0];
    }
  }
  yield { blocks, known, people };
}
