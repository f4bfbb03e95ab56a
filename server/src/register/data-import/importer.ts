import type { DateOrder, Permission } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { FileFormat } from '../geo-data/file-format.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportCounts } from '../geo-data/import-counts.ts';

/** How a field's cells are read, which is also how its column is recognised by content. */
export type ImportFieldType =
  | 'text'
  | 'number'
  | 'quantity'
  | 'unit'
  | 'date'
  | 'latitude'
  | 'longitude'
  | 'coordinates'
  | 'phone'
  | 'email'
  | 'cas'
  | 'kind'
  | 'geometry';

/** Our words for the values of a field. */
export interface Vocabulary {
  readonly choices: readonly string[];
  /** Our word for a word of a file; null: none is known. */
  readonly find: (word: string) => string | null;
  /** The word of a row that has no column for the field, such as the tag of OpenStreetMap that says the kind; null: none. */
  readonly readWord?: (properties: GeoFeature['properties']) => string | null;
  /** Whether rows with a word can be left out. */
  readonly canLeaveOut?: true;
}

/** In a mapping of values: rows with the word are left out. */
export const leftOut = '';

export interface ImportField {
  readonly type: ImportFieldType;
  /** Headers of the column, as phrases of words in any of the languages. */
  readonly headers: readonly string[];
  /** The values are ours: a word of the file becomes one of them, by itself or as a person says. */
  readonly vocabulary?: Vocabulary;
  /** Without a column or a constant for it the file cannot be imported. */
  readonly needed?: true;
}
export type ImportFields = Readonly<Record<string, ImportField>>;

/** Which column goes where: by hand, remembered, or recognised. */
export interface ImportMapping {
  /** Field → header of its column. */
  readonly columns: Readonly<Record<string, string>>;
  /** Field → a value for every row. */
  readonly constants: Readonly<Record<string, string>>;
  /** Field → value of the file → our value. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is imported and for whom. */
export interface ImportContext {
  readonly path: string;
  readonly format: FileFormat;
  readonly fileName: string;
  /** What a map source or a population is called; by default the file's name. */
  readonly name: string;
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string | null;
  readonly dryRun: boolean;
  /** A refused row undoes all others. */
  readonly allOrNothing: boolean;
  /** Of stock: the site that every row belongs to; null: the row says it. */
  readonly site: number | null;
  readonly mapping: ImportMapping;
  /** The order of the dates of each column. */
  readonly dateOrders: Readonly<Record<string, DateOrder>>;
  /** Fields whose column has decimal commas. */
  readonly decimalCommas: ReadonlySet<string>;
  /** The batch that can be undone; null in a dry run. */
  readonly batchId: number | null;
  readonly actor: { readonly id: string; readonly name: string };
  /** Called now and then with the number of rows read. */
  readonly onProgress: (read: number) => void;
}

/** What is known of a file before it is said what it is. */
export interface RecogniseFacts {
  readonly format: FileFormat;
  readonly samples: readonly GeoFeature[];
  /** Field of this importer → header. */
  readonly columns: Readonly<Record<string, string>>;
}

/** How one kind of data is recognised and written. A register adds itself to the table of `importers.ts`. */
export interface Importer {
  /** Who may import it. */
  readonly permission: Permission;
  readonly fields: ImportFields;
  /** Formats of its own that have no rows, GeoTIFF for example. */
  readonly formats?: readonly FileFormat[];
  /** How likely the file is this, from what was recognised: 0 it is not, 10 nothing else. */
  readonly recognise: (facts: RecogniseFacts) => number;
  /** Writes the rows by key: adds what is new, changes what differs, never empties what the file does not know. */
  readonly write: (database: Database, features: AsyncIterable<GeoFeature>, context: ImportContext) => Promise<ImportCounts>;
}
