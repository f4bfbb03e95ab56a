import { createHash } from 'node:crypto';
import type { DateOrder } from '@hazardguard/contract';
import type { FileFormat } from '../geo-data/file-format.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { toWordKey } from '../geo-data/header-words.ts';
import type { SheetFacts } from '../geo-data/open-reader.ts';
import { type PackedFeatures, weighPacked } from '../geo-data/pack-features.ts';
import { openGeoFile, refuseFile } from '../geo-data/read-geo-file.ts';
import { because } from '../geo-data/reason.ts';
import { type Cell, findOrderEvidence, hasDecimalComma } from './read-values.ts';
import { hasOsmTags } from './receptor-kinds.ts';

/** Features of a map file that are looked at to recognise it. */
const mostMapSamples = 4_000;
const mostSheetSamples = 500;
/** What is looked at of samples: large outlines are recognised by the first of them. */
const mostSampleBytes = 8 * 1024 * 1024;
/** What is kept of a sheet, as it was sent: about 120,000 rows of sites. A longer one is read twice. */
const mostKeptBytes = 24 * 1024 * 1024;
/** Features looked at in any case, however many roads come first. */
const mostCells = 200_000;

/** What the dates of one column say of their order. */
interface DateEvidence {
  readonly orders: ReadonlySet<DateOrder>;
  /** A date that can be read in two ways. */
  readonly open: boolean;
}

export interface Survey {
  readonly format: FileFormat;
  readonly facts: SheetFacts | null;
  readonly samples: readonly GeoFeature[];
  /** Every row of a sheet that is not too long to keep, packed; null: the file is read again. */
  readonly all: readonly PackedFeatures[] | null;
  /** Rows of a sheet; of a map file only those that were looked at. */
  readonly rows: number;
  readonly dates: ReadonlyMap<string, DateEvidence>;
  /** Columns with decimal commas. */
  readonly decimalCommas: ReadonlySet<string>;
  /** The same for every file with these columns. */
  readonly headerKey: string;
}

const noteDates = (evidence: Map<string, { orders: Set<DateOrder>; open: boolean }>, name: string, cell: Cell): void => {
  if (typeof cell !== 'string') return;
  const { order, open } = findOrderEvidence(cell);
  if (order === null && !open) return;
  const known = evidence.get(name) ?? { orders: new Set<DateOrder>(), open: false };
  if (order !== null) known.orders.add(order);
  known.open ||= open;
  evidence.set(name, known);
};

/** Reads a file once to learn what it is: every row of a sheet, since one day over 12 decides; the beginning of a map file. */
export const surveyFile = async (
  path: string,
  knownColumns: readonly string[],
  onProgress: (rows: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<Survey> => {
  let delivered = 0;
  let all: PackedFeatures[] | null = [];
  const keep = (batch: PackedFeatures): void => {
    delivered += weighPacked(batch);
    if (delivered > mostKeptBytes) all = null;
    all?.push(batch);
  };
  const { format, facts, features } = await openGeoFile({ path, knownColumns }, { signal, onBatch: keep });
  const dates = new Map<string, { orders: Set<DateOrder>; open: boolean }>();
  const decimalCommas = new Set<string>();
  const samples: GeoFeature[] = [];
  const isSheet = facts !== null;
  if (!isSheet) all = null;
  let rows = 0;
  let firstFault: GeoFeature | null = null;
  for await (const feature of features) {
    rows += 1;
    if (rows % 1_000 === 0) onProgress(rows);
    const isKept = rows === 1 || delivered < mostSampleBytes;
    if (feature.fault !== null) {
      firstFault ??= feature;
      continue;
    }
    if (isKept && samples.length < (isSheet ? mostSheetSamples : mostMapSamples)) samples.push(feature);
    else if (!isSheet) break;
    if (isSheet && rows * Object.keys(feature.properties).length < mostCells * 50) {
      for (const [name, cell] of Object.entries(feature.properties)) {
        noteDates(dates, name, cell);
        if (typeof cell === 'string' && cell.includes(',') && cell.length < 30 && hasDecimalComma([cell])) decimalCommas.add(name);
      }
    }
  }
  if (samples.length === 0 && firstFault?.fault) {
    const { row, fault } = firstFault;
    throw refuseFile(`Row ${row}: ${because(fault.code, fault.values).why}`);
  }
  const names = facts?.columns ?? [...new Set(samples.slice(0, 50).flatMap(({ properties }) => Object.keys(properties)))];
  // The tags of two extracts of OpenStreetMap differ, what they mean does not.
  const isOsm = facts === null && samples.length > 0 && samples.every(({ properties }) => hasOsmTags(properties));
  const headerKey = createHash('sha256')
    .update(isOsm ? 'openstreetmap' : names.map(toWordKey).toSorted().join('\n'))
    .digest('hex')
    .slice(0, 32);
  return { format, facts, samples, all, rows, dates, decimalCommas, headerKey };
};
