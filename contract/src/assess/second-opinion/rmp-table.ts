import { type ScenarioDocument, urbanRoughnessM } from '@hazardguard/engine';
import type { ChemicalCard } from '../../register/chemical-card.ts';
import { parseMiles, type RmpMileage, type RmpTable, type RmpTables, type RmpTerrain } from '../rmp-tables.ts';

export interface RmpTableDistance {
  /** To the toxic endpoint, m. */
  readonly distanceM: number;
  /** A lower bound: the release exceeds the table, or the table prints 'more than'. */
  readonly orMore: boolean;
  /** Of the table. */
  readonly number: number;
  readonly terrain: RmpTerrain;
  /** Null: a table for one substance, whose endpoint the file does not state. */
  readonly endpointMgL: number | null;
}

/** Why there is no distance: no tables; the chemical is a liquid; it is not listed; its table is missing. */
export type NoRmpTable = 'noTable' | 'liquid' | 'unlisted' | 'lacking';

type Place = Pick<ScenarioDocument['site'], 'terrain' | 'roughnessM'>;

/** Water counts as rural. */
const toRmpTerrain = ({ terrain, roughnessM }: Place): RmpTerrain => {
  const urban = roughnessM === undefined ? terrain === 'urban' : roughnessM >= urbanRoughnessM;
  return urban ? 'urban' : 'rural';
};

/** "Ambient" of the guidance, K: 25 °C (40 CFR 68.22(c)). */
const ambientK = 298.15;

/** A liquid at ambient temperature, which forms a pool first (40 CFR 68.25(d)); every solution is one. */
const isLiquid = ({ kind, properties }: Pick<ChemicalCard, 'kind' | 'properties'>): boolean =>
  kind === 'solution' || (properties.find(({ key }) => key === 'boiling point')?.value ?? 0) > ambientK;

interface Reading {
  readonly miles: number;
  readonly orMore: boolean;
}

/** The first row that covers the amount; else the last row, as a lower bound. */
const readRow = <Row>(rows: readonly Row[], getLimit: (row: Row) => number, amount: number, getCell: (row: Row) => RmpMileage): Reading => {
  const row = rows.find((one) => getLimit(one) >= amount) ?? rows.at(-1);
  if (!row) throw new RangeError('A table without rows: 0, at least 1 allowed');
  const cell = parseMiles(getCell(row));
  return { miles: cell.miles, orMore: cell.orMore || amount > getLimit(row) };
};

/** Distance of a table for a release, lb/min, and an endpoint, mg/L: the row of the greater release, the column of the smaller endpoint. */
const readTable = (table: RmpTable, lbPerMin: number, endpointMgL: number): Reading => {
  if (table.kind === 'neutral') {
    return readRow(
      table.rows,
      ({ upTo }) => upTo,
      lbPerMin / endpointMgL,
      ({ miles }) => miles,
    );
  }
  if (table.kind === 'substance') {
    return readRow(
      table.rows,
      (row) => row.lbPerMin,
      lbPerMin,
      ({ miles }) => miles,
    );
  }
  const column = table.endpointsMgL.findLastIndex((one) => one <= endpointMgL);
  const read = readRow(
    table.rows,
    (row) => row.lbPerMin,
    lbPerMin,
    ({ miles }) => miles[Math.max(column, 0)] ?? Number.NaN,
  );
  return { ...read, orMore: read.orMore || column < 0 };
};

const kgPerLb = 0.45359237;
const metresPerMile = 1609.344;
/** Time in which the whole quantity is released, min (40 CFR 68.25(c)). */
const releaseMin = 10;

type Listed = RmpTables['substances'][number] | undefined;

/** The ten-minute tables for this terrain: those of the substance where it has any, else the one for any gas of its density. */
const listTables = ({ tables }: RmpTables, casNo: string, listed: Listed, terrain: RmpTerrain): readonly RmpTable[] => {
  const own = tables.filter((one) => one.kind === 'substance' && one.cas === casNo);
  const candidates = own.length > 0 ? own : tables.filter(({ kind }) => kind === listed?.gas);
  return candidates.filter((one) => one.terrain === terrain && one.minutes !== 60);
};

/**
 * Worst case of EPA's Risk Management Program for a toxic gas, from its look-up tables: the whole quantity, kg, within 10 minutes at
 * ground level, stability F, wind 1.5 m/s (40 CFR 68.22, 68.25(c)). No interpolation: between two rows or columns, the longer
 * distance; of several tables of a substance, the longest.
 */
export const findRmpTableDistance = (
  tables: RmpTables | null,
  card: Pick<ChemicalCard, 'casNo' | 'kind' | 'properties'>,
  { quantityKg, site }: { readonly quantityKg: number; readonly site: Place },
): RmpTableDistance | NoRmpTable => {
  if (tables === null) return 'noTable';
  if (isLiquid(card)) return 'liquid';
  const { casNo } = card;
  const listed = tables.substances.find((one) => one.cas === casNo);
  const hasOwn = tables.tables.some((one) => one.kind === 'substance' && one.cas === casNo);
  if (casNo === null || (listed === undefined && !hasOwn)) return 'unlisted';
  const terrain = toRmpTerrain(site);
  const lbPerMin = quantityKg / kgPerLb / releaseMin;
  const readings = listTables(tables, casNo, listed, terrain).map((table) => ({
    number: table.number,
    ...readTable(table, lbPerMin, listed?.endpointMgL ?? Number.NaN),
  }));
  const [farthest] = readings.sort((a, b) => b.miles - a.miles || Number(b.orMore) - Number(a.orMore));
  if (!farthest) return 'lacking';
  const { miles, orMore, number } = farthest;
  return { distanceM: miles * metresPerMile, orMore, number, terrain, endpointMgL: listed?.endpointMgL ?? null };
};
