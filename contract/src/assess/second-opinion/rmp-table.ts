import { type ScenarioDocument, urbanRoughnessM } from '@hazardguard/engine';
import type { ChemicalCard } from '../../register/chemical-card.ts';
import { parseMiles, type RmpMileage, type RmpTable, type RmpTables, type RmpTerrain } from '../rmp-tables.ts';

export interface RmpTableDistance {
  /** To the toxic endpoint, m. */
  readonly distanceM: number;
  /** The release lies beyond the table, or the table prints that it is more. */
  readonly orMore: boolean;
  /** Of the table. */
  readonly number: number;
  readonly terrain: RmpTerrain;
  /** Null: a table of the substance's own, whose endpoint the file does not name. */
  readonly endpointMgL: number | null;
}

/** Why the tables say nothing: there are none; they are for gases; they do not list the chemical; the one it needs is not among them. */
export type NoRmpTable = 'noTable' | 'liquid' | 'unlisted' | 'lacking';

type Place = Pick<ScenarioDocument['site'], 'terrain' | 'roughnessM'>;

/** Water counts as open country. */
const toRmpTerrain = ({ terrain, roughnessM }: Place): RmpTerrain => {
  const urban = roughnessM === undefined ? terrain === 'urban' : roughnessM >= urbanRoughnessM;
  return urban ? 'urban' : 'rural';
};

/** "Ambient" of the guidance, K: 25 °C (40 CFR 68.22(c)). */
const ambientK = 298.15;

/** Normally a liquid, so that a pool comes before the gas (40 CFR 68.25(d)); so is every solution. */
const isLiquid = ({ kind, properties }: Pick<ChemicalCard, 'kind' | 'properties'>): boolean =>
  kind === 'solution' || (properties.find(({ key }) => key === 'boiling point')?.value ?? 0) > ambientK;

interface Reading {
  readonly miles: number;
  readonly orMore: boolean;
}

/** The first row that holds for so much, or the last, and more. */
const readRow = <Row>(rows: readonly Row[], upToOf: (row: Row) => number, amount: number, cellOf: (row: Row) => RmpMileage): Reading => {
  const row = rows.find((one) => upToOf(one) >= amount) ?? rows.at(-1);
  if (!row) throw new RangeError('A table without rows: 0, at least 1 allowed');
  const cell = parseMiles(cellOf(row));
  return { miles: cell.miles, orMore: cell.orMore || amount > upToOf(row) };
};

/** Of a table and a release, lb/min, to an endpoint, mg/L: the row of the greater release, the column of the smaller endpoint. */
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
/** The whole quantity goes in so long, min (40 CFR 68.25(c)). */
const releaseMin = 10;

type Listed = RmpTables['substances'][number] | undefined;

/** The tables for ten minutes on this land: of those of the substance where it has any, else the one for any gas of its density. */
const listTables = ({ tables }: RmpTables, casNo: string, listed: Listed, terrain: RmpTerrain): readonly RmpTable[] => {
  const own = tables.filter((one) => one.kind === 'substance' && one.cas === casNo);
  const candidates = own.length > 0 ? own : tables.filter(({ kind }) => kind === listed?.gas);
  return candidates.filter((one) => one.terrain === terrain && one.minutes !== 60);
};

/**
 * Worst case of EPA's Risk Management Program for a toxic gas, from its look-up tables: the whole quantity, kg, within 10 minutes at
 * ground level, stability F, wind 1.5 m/s (40 CFR 68.22, 68.25(c)). Nothing is interpolated: between two rows or columns the one
 * that reaches farther; of a substance's tables for several ways of storage the one that reaches farthest.
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
