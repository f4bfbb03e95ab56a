import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import { type EquipmentRow, type HoleBand, holeBands, type LeakTable, type LognormalLeaks } from './facts-types.ts';

/** Equipment of one kind and size: how many, or how many metres of it. */
export interface Equipment {
  readonly kind: string;
  readonly diameterMm: number;
  readonly count: number;
}

/** One line of the frequency table: leaks a year of some equipment through one size of hole. */
export interface LeakRow extends Equipment {
  readonly per: 'item' | 'metre';
  /** Band of the hole, or the share of the flow area, % ('10 %'). */
  readonly band: string;
  readonly holeMm: number;
  readonly perYear: number;
  readonly source: string;
}

const tableEnd = (kind: string, diameterMm: number, low: number, high: number): Caveat =>
  warning(
    'diameter-outside-table',
    `Leak frequencies of ${kind} are published from ${low} to ${high} mm; those of the nearest size were used for ${diameterMm} mm.`,
    { quantity: 'diameterMm', value: diameterMm, unit: 'mm', range: [low, high], params: { equipment: kind } },
  );

/** Where a size lies among the columns: the one below, and how far on to the next. */
const placeAmong = (columns: readonly number[], diameterMm: number): readonly [number, number] => {
  const last = columns.length - 1;
  const above = columns.findIndex((column) => column >= diameterMm);
  if (above <= 0) return above === 0 ? [0, 0] : [last, 0];
  const from = columns[above - 1] ?? 0;
  return [above - 1, (diameterMm - from) / ((columns[above] ?? 0) - from)];
};

const byDiameter = (columns: readonly number[], { kind, diameterMm }: Equipment) => {
  const low = columns[0] ?? 0;
  const high = columns.at(-1) ?? 0;
  // A kind with one column is published for small bore only; any size up to it is within.
  const isWithin = columns.length === 1 ? diameterMm <= high : diameterMm >= low && diameterMm <= high;
  const [i, share] = placeAmong(columns, diameterMm);
  return {
    read: (values: readonly number[]): number => (values[i] ?? 0) * (1 - share) + (values[i + 1] ?? 0) * share,
    caveats: isWithin ? [] : [tableEnd(kind, diameterMm, columns.length === 1 ? 0 : low, high)],
  };
};

const byConnection = (ranges: readonly (readonly [number, number | null])[], { kind, diameterMm }: Equipment) => {
  const low = ranges[0]?.[0] ?? 0;
  const i = Math.max(
    0,
    ranges.findLastIndex(([from]) => diameterMm > from),
  );
  return {
    read: (values: readonly number[]): number => values[i] ?? 0,
    caveats: diameterMm >= low ? [] : [tableEnd(kind, diameterMm, low, 900)],
  };
};

const makeReader = (row: EquipmentRow, equipment: Equipment) =>
  row.diameterMm === undefined ? byConnection(row.connectionMm ?? [], equipment) : byDiameter(row.diameterMm, equipment);

/**
 * The hole that represents a band, mm: the geometric mean of its ends (87 mm for 50 to 150 mm), the full bore for a rupture. No hole is
 * wider than the bore D: a band that D cuts ends there and is represented by √(lower end × D); one that begins beyond D by the full bore.
 */
const findHole = (table: LeakTable, band: HoleBand, diameterMm: number): number => {
  const hole = table.representativeHoleMm[band];
  if (hole === 'full bore') return diameterMm;
  const [low, high] = table.bandsMm[band];
  if (high === null || diameterMm >= high) return hole;
  return diameterMm > low ? Math.sqrt(low * diameterMm) : diameterMm;
};

const bandCut = ({ kind, diameterMm }: Equipment, band: HoleBand, [low, high]: readonly [number, number | null], holeMm: number): Caveat =>
  note(
    'leak-band-cut',
    `Where the bore cuts a published band of leak sizes, the leak size is the geometric mean of the rest of the band, or the full bore where nothing is left. Example: ${band} leaks (${low} to ${high ?? ''} mm) of ${kind}, ${diameterMm} mm, through ${shortFigure(holeMm, 3)} mm.`,
    { quantity: 'holeMm', value: holeMm, unit: 'mm', params: { equipment: kind, band, diameterMm, low, high: high ?? 0 } },
  );

/**
 * Leaks a year of equipment by band of hole: f = count × f(kind, size, band). Count in items or m, sizes in mm, f per year.
 * Source iogp434-01 (process equipment offshore, 2006–2015). Between two published sizes f is interpolated straight; outside them
 * the nearest size is taken and a caveat says so, as it does where the bore cuts a band. Assumes average care and age: site data should
 * replace it.
 */
export const listLeaks = (
  table: LeakTable,
  equipment: Equipment,
): { readonly rows: readonly LeakRow[]; readonly caveats: readonly Caveat[] } => {
  const row = table.equipment[equipment.kind];
  if (row === undefined) throw new RangeError(`Equipment '${equipment.kind}' is not in the leak table`);
  const { read, caveats } = makeReader(row, equipment);
  const rows = holeBands.map((band): LeakRow => {
    const perYear = equipment.count * read(row.perYear[band]);
    return { ...equipment, per: row.per, band, holeMm: findHole(table, band, equipment.diameterMm), perYear, source: table.source };
  });
  const some = rows.filter(({ perYear }) => perYear > 0);
  const cut = some.flatMap(({ band, holeMm }) => {
    const name = holeBands.find((one) => one === band);
    const ends = name === undefined ? undefined : table.bandsMm[name];
    return name === undefined || ends === undefined || ends[1] === null || equipment.diameterMm >= ends[1]
      ? []
      : [bandCut(equipment, name, ends, holeMm)];
  });
  return { rows: some, caveats: [...caveats, ...cut] };
};

/**
 * Leaks a year by share of the flow area, as the mean of a lognormal: f = count × exp(μ + σ²/2), hole = D √share.
 * Source hyram-leaks (hydrogen, methane and propane systems). The mean, not the median, because means add up over equipment.
 */
export const listLognormalLeaks = (leaks: LognormalLeaks, fuel: string, equipment: Equipment): readonly LeakRow[] => {
  const pairs = leaks.fuels[fuel]?.[equipment.kind];
  if (pairs === undefined) throw new RangeError(`Equipment '${equipment.kind}' of '${fuel}' is not in the leak table`);
  return pairs.map(([mu, sigma], i): LeakRow => {
    const percent = leaks.leakFractionOfFlowAreaPct[i] ?? 100;
    return {
      ...equipment,
      per: equipment.kind === 'pipe' ? 'metre' : 'item',
      band: `${percent} %`,
      holeMm: equipment.diameterMm * Math.sqrt(percent / 100),
      perYear: equipment.count * Math.exp(mu + sigma ** 2 / 2),
      source: leaks.source,
    };
  });
};

/** Leaks through holes of one size, from whatever equipment. */
export interface LeakSize {
  readonly holeMm: number;
  readonly bands: readonly string[];
  readonly perYear: number;
}

/** The table's lines put together by the size of the hole, smallest first; sizes within 1 % are one. */
export const leakSizes = (rows: readonly LeakRow[]): readonly LeakSize[] => {
  const sizes: { holeMm: number; bands: string[]; perYear: number }[] = [];
  for (const { holeMm, band, perYear } of rows.toSorted((a, b) => a.holeMm - b.holeMm)) {
    const last = sizes.at(-1);
    if (last === undefined || holeMm > 1.01 * last.holeMm) sizes.push({ holeMm, bands: [band], perYear });
    else {
      last.perYear += perYear;
      if (!last.bands.includes(band)) last.bands.push(band);
    }
  }
  return sizes;
};
