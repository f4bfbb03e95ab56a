import type { FeatureFormat } from './file-format.ts';
import { findTable, headRows, isBlankRow, isNoData, type SheetRow, type SheetTable } from './find-table.ts';
import type { GeoFeature } from './geo-feature.ts';
import { fileLimits, refuseFile } from './refuse-file.ts';

/** What a sheet turned out to be, sent before its rows. */
export interface SheetFacts {
  readonly sheet: string | null;
  /** Further sheets with the same columns, which are read after it. */
  readonly moreSheets: readonly string[];
  /** Texts of the rows above the header. */
  readonly titles: readonly string[];
  /** Sheets of the workbook that were not read. */
  readonly otherSheets: readonly string[];
  readonly headerRow: number;
  readonly columns: readonly string[];
}

export interface ReaderInput {
  readonly path: string;
  readonly format: FeatureFormat;
  /** Names of columns that are known, as keys of words: the header is the row with most of them. */
  readonly knownColumns: readonly string[];
}

type Batches = AsyncIterable<GeoFeature[]> | Iterable<GeoFeature[]>;

const batchLength = 1_000;

const toProperties = ({ columns }: SheetTable, row: SheetRow): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    columns.flatMap((name, index) => {
      const cell = row.cells[index] ?? null;
      return name === null ? [] : [[name, typeof cell === 'string' ? (cell.trim() === '' ? null : cell.trim()) : cell]];
    }),
  );

/** The column that says which sheet a row is from, where several are read. */
const sheetColumn = 'Sheet';

function* readTable(rows: Iterable<SheetRow>, table: SheetTable, sheet: string | null = null): Generator<GeoFeature[]> {
  let batch: GeoFeature[] = [];
  let count = 0;
  for (const row of rows) {
    if (row.row <= table.headerRow || isBlankRow(row) || (row.fault === null && isNoData(row, table))) continue;
    count += 1;
    if (count > fileLimits.rows) throw refuseFile(`The file has more than ${fileLimits.rows} rows; split it`);
    batch.push({
      row: row.row,
      fault: row.fault,
      geometry: null,
      properties: sheet === null ? toProperties(table, row) : { ...toProperties(table, row), [sheetColumn]: sheet },
    });
    if (batch.length >= batchLength) {
      yield batch;
      batch = [];
    }
  }
  if (count === 0 && sheet === null) throw refuseFile('There are no rows below the header');
  if (batch.length > 0) yield batch;
}

/** A comma without quotation marks moves the cells behind it into wrong columns. */
function* refuseWider(rows: Iterable<SheetRow>, { columns }: SheetTable): Generator<SheetRow> {
  const width = columns.findLastIndex((name) => name !== null) + 1;
  for (const row of rows) {
    const cells = row.cells.findLastIndex((cell) => cell !== null && cell !== '') + 1;
    yield row.fault !== null || cells <= width ? row : { ...row, fault: { code: 'moreCells', values: { cells, columns: width } } };
  }
}

const noHeader = () => refuseFile(`No header was found in the first ${headRows} rows: a row that names at least two columns`);

/** Texts above the header: a title, and who reports. */
const listTitles = (rows: Iterable<SheetRow>, { headerRow }: SheetTable): string[] => {
  const titles: string[] = [];
  for (const { row, cells } of rows) {
    if (row >= headerRow || titles.length >= headRows) break;
    for (const cell of cells) if (typeof cell === 'string' && cell.trim() !== '') titles.push(cell.trim().slice(0, 300));
  }
  return titles;
};

interface SheetNames {
  readonly sheet: string | null;
  readonly moreSheets: readonly string[];
  readonly otherSheets: readonly string[];
}

const toFacts = (rows: Iterable<SheetRow>, table: SheetTable, names: SheetNames): SheetFacts => ({
  ...names,
  titles: listTitles(rows, table),
  headerRow: table.headerRow,
  columns: [...table.columns.filter((name) => name !== null), ...(names.moreSheets.length > 0 ? [sheetColumn] : [])],
});

const takeHead = (rows: Iterable<SheetRow>): SheetRow[] => {
  const head: SheetRow[] = [];
  for (const row of rows) {
    head.push(row);
    if (head.length >= headRows) break;
  }
  return head;
};

interface Opened {
  readonly facts: SheetFacts | null;
  readonly batches: Batches;
}

async function* readOsmBatches({ path, format }: ReaderInput): AsyncGenerator<GeoFeature[]> {
  const [{ FeatureCollector }, { readOsmPbf }, { readOsmXml }] = await Promise.all([
    import('./osm/collect-features.ts'),
    import('./osm/read-osm-pbf.ts'),
    import('./osm/read-osm-xml.ts'),
  ]);
  const collector = new FeatureCollector();
  for await (const _ of format === 'osm-pbf' ? readOsmPbf(path, collector) : readOsmXml(path, collector)) {
    yield collector.take();
  }
  yield* collector.finish();
}

/** Opens a file for reading in this thread; each format loads its own libraries. */
export const openReader = async (input: ReaderInput, toKey: (name: string) => string): Promise<Opened> => {
  const { path, format } = input;
  const known = new Set(input.knownColumns);
  const isKnown = (name: string): boolean => known.has(toKey(name)) || known.has(toKey(name.replace(/[([][^()[\]]*[)\]]/g, ' ')));
  if (format === 'csv') {
    const { openCsv } = await import('./read-csv.ts');
    const { rows } = openCsv(path);
    const table = findTable(takeHead(rows()), isKnown);
    if (table === null) throw noHeader();
    const batches = readTable(refuseWider(rows(), table), table);
    return { facts: toFacts(rows(), table, { sheet: null, moreSheets: [], otherSheets: [] }), batches };
  }
  if (format === 'xlsx') {
    const { openXlsx } = await import('./read-xlsx.ts');
    const sheets = (await openXlsx(path)).map((sheet) => ({ ...sheet, table: findTable(sheet.rows, isKnown) }));
    // The sheet whose header is known best; of equals the one with more rows.
    const [best] = sheets.toSorted((a, b) => (b.table?.score ?? -1) - (a.table?.score ?? -1) || b.rows.length - a.rows.length);
    if (best === undefined || best.table === null) throw noHeader();
    const { name: sheet, table, rows } = best;
    const columns = table.columns.join('\n');
    const same = sheets.filter((one) => one.name !== sheet && one.table !== null && one.table.columns.join('\n') === columns);
    const moreSheets = same.map(({ name }) => name);
    const otherSheets = sheets.flatMap((one) =>
      one.name === sheet || one.rows.length === 0 || moreSheets.includes(one.name) ? [] : [one.name],
    );
    const facts = toFacts(rows, table, { sheet, moreSheets, otherSheets });
    if (same.length === 0) return { facts, batches: readTable(rows, table) };
    const inOrder = sheets.filter((one) => one.name === sheet || moreSheets.includes(one.name));
    return { facts, batches: inOrder.flatMap((one) => (one.table === null ? [] : [...readTable(one.rows, one.table, one.name)])) };
  }
  if (format === 'geojson') return { facts: null, batches: (await import('./read-geojson.ts')).readGeoJson(path) };
  if (format === 'shapefile') return { facts: null, batches: (await import('./read-shapefile.ts')).readShapefile(path) };
  if (format === 'kml' || format === 'kmz')
    return { facts: null, batches: (await import('./read-kml.ts')).readKml(path, format === 'kmz') };
  return { facts: null, batches: readOsmBatches(input) };
};
