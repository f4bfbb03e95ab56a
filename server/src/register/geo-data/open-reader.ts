import { findTable, headRows, isBlankRow, isNoData, type SheetRow, type SheetTable } from './find-table.ts';
import type { GeoFeature } from './geo-feature.ts';
import { fileLimits, refuseFile } from './refuse-file.ts';
import type { FeatureFormat } from './sniff-file.ts';

/** What a sheet turned out to be, sent before its rows. */
export interface SheetFacts {
  readonly sheet: string | null;
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

function* readTable(rows: Iterable<SheetRow>, table: SheetTable): Generator<GeoFeature[]> {
  let batch: GeoFeature[] = [];
  let count = 0;
  for (const row of rows) {
    if (row.row <= table.headerRow || isBlankRow(row) || isNoData(row, table)) continue;
    count += 1;
    if (count > fileLimits.rows) throw refuseFile(`The file has more than ${fileLimits.rows} rows; split it`);
    batch.push({ row: row.row, geometry: null, properties: toProperties(table, row) });
    if (batch.length >= batchLength) {
      yield batch;
      batch = [];
    }
  }
  if (count === 0) throw refuseFile('There are no rows below the header');
  if (batch.length > 0) yield batch;
}

const noHeader = () => refuseFile(`No header was found in the first ${headRows} rows: a row that names at least two columns`);

const toFacts = (table: SheetTable, sheet: string | null, otherSheets: readonly string[]): SheetFacts => ({
  sheet,
  otherSheets,
  headerRow: table.headerRow,
  columns: table.columns.filter((name) => name !== null),
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
    const batch = collector.take();
    if (batch.length > 0) yield batch;
  }
  collector.finish();
  const rest = collector.take();
  for (let start = 0; start < rest.length; start += batchLength) yield rest.slice(start, start + batchLength);
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
    return { facts: toFacts(table, null, []), batches: readTable(rows(), table) };
  }
  if (format === 'xlsx') {
    const { openXlsx } = await import('./read-xlsx.ts');
    const sheets = (await openXlsx(path)).map((sheet) => ({ ...sheet, table: findTable(sheet.rows, isKnown) }));
    // The sheet whose header is known best; of equals the one with more rows.
    const [best] = sheets.toSorted((a, b) => (b.table?.score ?? -1) - (a.table?.score ?? -1) || b.rows.length - a.rows.length);
    if (best === undefined || best.table === null) throw noHeader();
    const others = sheets.flatMap(({ name, rows }) => (name === best.name || rows.length === 0 ? [] : [name]));
    return { facts: toFacts(best.table, best.name, others), batches: readTable(best.rows, best.table) };
  }
  if (format === 'geojson') return { facts: null, batches: (await import('./read-geojson.ts')).readGeoJson(path) };
  if (format === 'shapefile') return { facts: null, batches: (await import('./read-shapefile.ts')).readShapefile(path) };
  if (format === 'kml' || format === 'kmz')
    return { facts: null, batches: (await import('./read-kml.ts')).readKml(path, format === 'kmz') };
  return { facts: null, batches: readOsmBatches(input) };
};
