import type { PolarTable } from './lethality.ts';
import { integralUpTo, ringIntegral } from './ring-integral.ts';
import type { WindClimate } from './wind-climate.ts';

/** Rings of a rose, and how many of its bearings make a sector. */
const rings = 160;
const perSector = 12;

/** Individual risk around one source by distance and bearing: ring i at R (i/n)², bearing j clockwise from north. Per year. */
export interface RiskRose {
  readonly reachM: number;
  readonly bearings: number;
  /** Row by row, a ring each. */
  readonly perYear: Float64Array;
}

/** One outcome in one weather class: how often, given that weather, and what it does. */
export interface WeighedTable {
  /** Number of the weather class in the climate. */
  readonly weather: number;
  readonly perYear: number;
  readonly table: PolarTable;
}

/** Adds one ring of a table, seen as a sector of wind turns past each bearing: the mean over the sector. */
const addSmeared = (table: PolarTable, ring: number, weight: number, width: number, sums: Float64Array, row: Float64Array): void => {
  const half = table.angles[ring] ?? 0;
  if (half === 0 || weight === 0) return;
  ringIntegral(table, table.individual, ring, sums);
  const turn = (2 * Math.PI) / row.length;
  for (let m = 0; m < row.length; m++) {
    const angle = m * turn;
    const mean =
      (integralUpTo(sums, half, table.columns, angle + width / 2) - integralUpTo(sums, half, table.columns, angle - width / 2)) / width;
    row[m] = (row[m] ?? 0) + weight * mean;
  }
};

/** The tables of one weather class along one ring of the rose, smeared over a sector that blows to the north. */
const smearedRow = (tables: readonly WeighedTable[], radiusM: number, width: number, sums: Float64Array, row: Float64Array): void => {
  row.fill(0);
  for (const { table, perYear } of tables) {
    if (table.reachM === 0 || radiusM > table.reachM) continue;
    const place = table.rings * Math.sqrt(radiusM / table.reachM);
    const i = Math.min(table.rings - 1, Math.floor(place));
    addSmeared(table, i, perYear * (1 - (place - i)), width, sums, row);
    addSmeared(table, i + 1, perYear * (place - i), width, sums, row);
  }
};

/**
 * Location-specific individual risk around one source:
 * IR(r, β) = Σ outcomes f Σ weathers Σ sectors p(weather, sector) · mean over the sector's winds of P(death | r, β − wind), per year.
 * For an unprotected person who is always there (cpr18e, chapter 6). `perYear` of a table is its outcome's frequency given that
 * weather. Footprints are turned through the sectors, not computed again; within a sector the mean is exact for the table.
 */
export const riskRose = (climate: WindClimate, tables: readonly WeighedTable[]): RiskRose => {
  const reachM = Math.max(0, ...tables.map(({ table }) => table.reachM));
  const bearings = climate.sectors * perSector;
  const perYear = new Float64Array((rings + 1) * bearings);
  const width = (2 * Math.PI) / climate.sectors;
  const sums = new Float64Array(Math.max(1, ...tables.map(({ table }) => table.columns + 1)));
  const row = new Float64Array(bearings);
  const twice = new Float64Array(2 * bearings);
  for (const [weather, { shares }] of climate.classes.entries()) {
    const mine = tables.filter((one) => one.weather === weather && one.perYear > 0);
    if (mine.length === 0) continue;
    for (let i = 0; i <= rings; i++) {
      smearedRow(mine, reachM * (i / rings) ** 2, width, sums, row);
      twice.set(row);
      twice.set(row, bearings);
      for (let sector = 0; sector < shares.length; sector++) {
        const share = shares[sector] ?? 0;
        if (share === 0) continue;
        // Wind from a sector carries to the opposite bearing.
        const back = bearings - ((sector * perSector + bearings / 2) % bearings);
        for (let j = 0; j < bearings; j++) {
          const at = i * bearings + j;
          perYear[at] = (perYear[at] ?? 0) + share * (twice[back + j] ?? 0);
        }
      }
    }
  }
  return { reachM, bearings, perYear };
};

/** Individual risk at a distance, m, and a bearing, rad clockwise from north; per year. Straight between the nodes. */
export const riskAt = ({ reachM, bearings, perYear }: RiskRose, radiusM: number, bearing: number): number => {
  if (!(radiusM <= reachM) || reachM === 0) return 0;
  const place = rings * Math.sqrt(radiusM / reachM);
  const i = Math.min(rings - 1, Math.floor(place));
  const share = place - i;
  const around = ((((bearing / (2 * Math.PI)) % 1) + 1) % 1) * bearings;
  const j = Math.floor(around) % bearings;
  const k = (j + 1) % bearings;
  const part = around - Math.floor(around);
  const on = (ring: number): number => (perYear[ring * bearings + j] ?? 0) * (1 - part) + (perYear[ring * bearings + k] ?? 0) * part;
  return on(i) * (1 - share) + on(i + 1) * share;
};

/** A source of risk on the map: metres east and north of the study's site. */
export interface PlacedRose {
  readonly eastM: number;
  readonly northM: number;
  readonly rose: RiskRose;
}

/** Individual risk of all sources together at a place, metres east and north of the site; per year. */
export const riskThere = (sources: readonly PlacedRose[], eastM: number, northM: number): number => {
  let sum = 0;
  for (const source of sources) {
    const east = eastM - source.eastM;
    const north = northM - source.northM;
    sum += riskAt(source.rose, Math.hypot(east, north), Math.atan2(east, north));
  }
  return sum;
};
