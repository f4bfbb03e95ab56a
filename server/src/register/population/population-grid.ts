import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { type PopulationGrid, populationGridCells, populationGridHalfM } from '@hazardguard/contract';
import { destination } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { isInArea } from '../roads/find-ways-out.ts';
import { blockCells } from './block-cells.ts';
import { findBox, planeArea } from './count-areas.ts';
import { countPopulation } from './count-population.ts';
import type { Polygons } from './count-raster.ts';
import { openProjection } from './projection.ts';
import type { SourceRow } from './source-store.ts';

/** The people of a cell or village are spread over points at most so many to a side of a grid cell. */
const pointsASide = 4;

class Grid {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly stepLongitude: number;
  readonly stepLatitude: number;
  readonly people: (number | null)[] = Array.from({ length: populationGridCells ** 2 }, () => null);

  constructor(latitude: number, longitude: number) {
    const at = (bearing: number) => destination(latitude, longitude, bearing, populationGridHalfM);
    [this.south, this.north] = [at(180).latitude, at(0).latitude];
    const halfDeg = at(90).longitude - longitude;
    [this.west, this.east] = [longitude - halfDeg, longitude + halfDeg];
    this.stepLongitude = (this.east - this.west) / populationGridCells;
    this.stepLatitude = (this.north - this.south) / populationGridCells;
  }

  /** People at one point; 0 makes the place one where nobody is known to be. */
  add(longitude: number, latitude: number, people: number): void {
    const column = Math.floor((longitude - this.west) / this.stepLongitude);
    const row = Math.floor((latitude - this.south) / this.stepLatitude);
    if (column < 0 || row < 0 || column >= populationGridCells || row >= populationGridCells) return;
    const cell = row * populationGridCells + column;
    this.people[cell] = (this.people[cell] ?? 0) + people;
  }

  get box(): Polygons {
    const { west, south, east, north } = this;
    return [
      [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    ];
  }
}

interface BlockRow {
  readonly block_row: number;
  readonly block_column: number;
  readonly cells: Buffer;
}

const addRaster = async ({ pool }: Pick<Database, 'pool'>, source: SourceRow, grid: Grid): Promise<void> => {
  const { toPlane, toPlace } = openProjection(source.projection ?? '');
  const [originX, originY, cellX, cellY] = [source.origin_x ?? 0, source.origin_y ?? 0, source.cell_x ?? 1, source.cell_y ?? 1];
  const corners = grid.box.flat(2).map(toPlane);
  const [columns, rows] = [corners.map(([x]) => (x - originX) / cellX), corners.map(([, y]) => (y - originY) / cellY)];
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)].map(Math.floor) as [
    number,
    number,
    number,
    number,
  ];
  // As many points as one cell of the raster needs to reach every grid cell that it covers.
  const across = Math.ceil((pointsASide * populationGridCells) / Math.max(1, right - left, bottom - top));
  const side = Math.min(64, Math.max(1, across));
  const found = await pool.query<BlockRow>({
    name: 'population-blocks-of-grid',
    text: `select block_row, block_column, cells from population_block
           where source_id = $1 and block_row between $2 and $3 and block_column between $4 and $5`,
    values: [source.id, ...[top, bottom, left, right].map((cell) => Math.floor(cell / blockCells))],
  });
  for (const { block_row: blockRow, block_column: blockColumn, cells } of found.rows) {
    // Other requests are answered in between.
    await setImmediate();
    const values = new Float32Array(new Uint8Array(inflateRawSync(cells, { maxOutputLength: blockCells * blockCells * 4 })).buffer);
    for (const [index, people] of values.entries()) {
      const [column, row] = [blockColumn * blockCells + (index % blockCells), blockRow * blockCells + Math.floor(index / blockCells)];
      if (Number.isNaN(people) || column < left || column > right || row < top || row > bottom) continue;
      for (let i = 0; i < side * side; i++) {
        const [x, y] = [column + ((i % side) + 0.5) / side, row + (Math.floor(i / side) + 0.5) / side];
        const [longitude, latitude] = toPlace([originX + x * cellX, originY + y * cellY]);
        grid.add(longitude, latitude, people / side ** 2);
      }
    }
  }
};

interface Village {
  readonly people: number;
  readonly outline: Polygons;
}

const addAreas = async ({ pool }: Pick<Database, 'pool'>, source: SourceRow, grid: Grid): Promise<void> => {
  const { rows } = await pool.query<Village>({
    name: 'population-areas-of-grid',
    text: `select people, outline from population_area
           where source_id = $1 and south <= $5 and north >= $3 and west <= $4 and east >= $2 and outline is not null and people is not null`,
    values: [source.id, grid.west, grid.south, grid.east, grid.north],
  });
  const [stepX, stepY] = [grid.stepLongitude / pointsASide, grid.stepLatitude / pointsASide];
  for (const { people, outline } of rows) {
    const area = planeArea(outline);
    if (area === 0) continue;
    const { west, south, east, north } = findBox(outline);
    const first = (from: number, gridFrom: number, step: number) => Math.max(0, Math.floor((from - gridFrom) / step));
    for (let i = first(west, grid.west, stepX); grid.west + i * stepX < Math.min(east, grid.east); i++) {
      for (let j = first(south, grid.south, stepY); grid.south + j * stepY < Math.min(north, grid.north); j++) {
        const [longitude, latitude] = [grid.west + (i + 0.5) * stepX, grid.south + (j + 0.5) * stepY];
        if (isInArea(outline, [longitude, latitude])) grid.add(longitude, latitude, (people * stepX * stepY) / area);
      }
    }
  }
};

/** Tenths of a person: enough for sums, and a third of the bytes. */
const round = (people: number | null): number | null => (people === null ? null : Math.round(people * 10) / 10);

/**
 * People around a place by square cells, from the best source of residents there, for a device without a network. A cell is null where
 * the source does not know how many people there are. Null: no source knows the surroundings.
 */
export const readPopulationGrid = async (
  database: Pick<Database, 'kysely' | 'pool'>,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Promise<PopulationGrid | null> => {
  const grid = new Grid(latitude, longitude);
  const { source, errorShare } = await countPopulation(database, grid.box);
  if (source === null) return null;
  const row = await database.kysely.selectFrom('geo_source').selectAll().where('id', '=', source.id).executeTakeFirst();
  // Deleted meanwhile.
  if (row === undefined) return null;
  await (source.kind === 'areas' ? addAreas : addRaster)(database, row, grid);
  const { west, south, stepLongitude, stepLatitude, people } = grid;
  return { west, south, stepLongitude, stepLatitude, people: people.map(round), source, errorShare };
};
