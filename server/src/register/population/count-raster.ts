import { inflateRawSync } from 'node:zlib';
import type { Database } from '../../platform/db/database.ts';
import { blockCells } from './block-cells.ts';
import { type CellRing, coverCells } from './cover-cells.ts';
import { openProjection, type Point } from './projection.ts';
import type { SourceRow } from './source-store.ts';

/** Outlines with holes, GeoJSON coordinates in WGS 84, which do not overlap. */
export type Polygons = readonly (readonly (readonly (readonly [longitude: number, latitude: number])[])[])[];

export interface Counted {
  readonly people: number;
  /** If nobody of the cells at the edge, or everybody of them, were inside. */
  readonly low: number;
  readonly high: number;
  /** Of the count, from the cells or villages at the edge: the people of each are at one unknown place in it, Σ p² s (1 − s). */
  readonly edgeVariance: number;
  /** Share of the area with a known number of people, 0–1. */
  readonly coveredShare: number;
}

/** Longest piece of an outline that is straight in every projection, degrees; about 500 m. */
const straightDeg = 0.005;
/** Blocks read from the database at a time. */
const blocksAtATime = 256;
const leastShare = 1e-9;

/** Straight lines between longitudes and latitudes are curves in a projection: a point every few hundred metres. */
const follow = (ring: readonly Point[]): readonly Point[] =>
  ring.flatMap((point, i) => {
    const next = ring[i + 1];
    if (next === undefined) return [point];
    const pieces = Math.min(1_000, Math.ceil(Math.max(Math.abs(next[0] - point[0]), Math.abs(next[1] - point[1])) / straightDeg));
    return Array.from({ length: Math.max(1, pieces) }, (_none, j): Point => {
      const part = j / Math.max(1, pieces);
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });

const signedArea = (ring: CellRing): number => {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    twice += ax * by - bx * ay;
  }
  return twice / 2;
};

/** Every ring in cells of the raster, outlines one way round and holes the other. */
const toCells = (source: SourceRow, polygons: Polygons): readonly CellRing[] => {
  const { projection, origin_x, origin_y, cell_x, cell_y } = source;
  const { toPlane, isDegrees } = openProjection(projection ?? '');
  return polygons.flatMap((polygon) =>
    polygon.flatMap((ring, at): CellRing[] => {
      const cells = (isDegrees ? ring : follow(ring)).map((point): Point => {
        const [x, y] = toPlane(point);
        return [(x - (origin_x ?? 0)) / (cell_x ?? 1), (y - (origin_y ?? 0)) / (cell_y ?? 1)];
      });
      if (cells.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) return [];
      return [signedArea(cells) > 0 === (at === 0) ? cells : cells.toReversed()];
    }),
  );
};

interface BlockRow {
  readonly block_row: number;
  readonly block_column: number;
  readonly cells: Buffer;
}

/**
 * People of a raster inside an area: each cell by the share of it that lies inside. Only the blocks around the area are read. Null
 * where no cell inside is known.
 */
export const countRaster = async ({ pool }: Pick<Database, 'pool'>, source: SourceRow, polygons: Polygons): Promise<Counted | null> => {
  const rings = toCells(source, polygons);
  if (rings.length === 0) return null;
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of rings.flat()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const clamp = (block: number, cells: number | null): number =>
    Math.max(-1, Math.min(Math.ceil((cells ?? 0) / blockCells), Math.floor(block / blockCells)));
  const [firstColumn, lastColumn] = [clamp(left, source.column_count), clamp(right, source.column_count)];
  const [firstRow, lastRow] = [clamp(top, source.row_count), clamp(bottom, source.row_count)];
  const corner = Math.floor(left);
  const width = Math.ceil(right) - corner + 1;
  const shifted = rings.map((ring) => ring.map(([x, y]): Point => [x - corner, y]));
  const area = Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring), 0));
  const sums = { people: 0, low: 0, high: 0, edgeVariance: 0, known: 0 };
  const rowsAtATime = Math.max(1, Math.floor(blocksAtATime / (lastColumn - firstColumn + 1)));
  for (let from = firstRow; from <= lastRow; from += rowsAtATime) {
    const { rows } = await pool.query<BlockRow>({
      name: 'population-blocks',
      text: `select block_row, block_column, cells from population_block
             where source_id = $1 and block_row between $2 and $3 and block_column between $4 and $5 order by block_row`,
      values: [source.id, from, Math.min(lastRow, from + rowsAtATime - 1), firstColumn, lastColumn],
    });
    let covered: { readonly row: number; readonly shares: Float64Array } = { row: Number.NaN, shares: new Float64Array() };
    for (const { block_row: blockRow, block_column: blockColumn, cells: packed } of rows) {
      if (covered.row !== blockRow) covered = { row: blockRow, shares: coverCells(shifted, width, blockRow * blockCells, blockCells) };
      addBlock(sums, packed, covered.shares, { width, shift: blockColumn * blockCells - corner, top: blockRow * blockCells }, [
        top,
        bottom,
      ]);
    }
  }
  if (sums.known <= leastShare * area) return null;
  const { people, low, high, edgeVariance, known } = sums;
  return { people, low, high, edgeVariance, coveredShare: Math.min(1, known / area) };
};

interface Sums {
  people: number;
  low: number;
  high: number;
  edgeVariance: number;
  known: number;
}

/** Adds the cells of a block that lie in the window; a block holds a known number of bytes, whatever it says. */
const addBlock = (
  sums: Sums,
  packed: Buffer,
  shares: Float64Array,
  { width, shift, top: blockTop }: { readonly width: number; readonly shift: number; readonly top: number },
  [top, bottom]: readonly [number, number],
): void => {
  const bytes = inflateRawSync(packed, { maxOutputLength: blockCells * blockCells * 4 });
  const cells =
    bytes.byteOffset % 4 === 0
      ? new Float32Array(bytes.buffer, bytes.byteOffset, blockCells ** 2)
      : new Float32Array(new Uint8Array(bytes).buffer);
  const [firstRow, lastRow] = [Math.max(0, Math.floor(top) - blockTop), Math.min(blockCells - 1, Math.ceil(bottom) - blockTop)];
  const [firstColumn, lastColumn] = [Math.max(0, -shift), Math.min(blockCells - 1, width - 1 - shift)];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const share = shares[row * width + column + shift] ?? 0;
      if (share < leastShare) continue;
      const value = cells[row * blockCells + column] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sums.known += share;
      sums.people += share * value;
      sums.high += value;
      if (share > 1 - leastShare) sums.low += value;
      else sums.edgeVariance += value * value * share * (1 - share);
    }
  }
};
