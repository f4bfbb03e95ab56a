import type { DateOrder, ImportKind } from '@hazardguard/contract';
import { toWordKey } from '../geo-data/header-words.ts';
import { refuseFile } from '../geo-data/read-geo-file.ts';
import type { Importer, ImportMapping } from './importer.ts';
import type { Importers } from './importers.ts';
import { recogniseColumns, sampleColumns } from './recognise-columns.ts';
import { type Survey, surveyFile } from './survey-file.ts';

/** A mapping as a person gives it: parts of one, and columns that are none. */
export interface GivenMapping {
  readonly columns?: Readonly<Record<string, string | null>> | undefined;
  readonly constants?: Readonly<Record<string, string>> | undefined;
  readonly values?: ImportMapping['values'] | undefined;
}

export interface PlanRequest {
  readonly path: string;
  readonly as: ImportKind | null;
  readonly mapping: GivenMapping;
  readonly dateOrder: DateOrder | null;
  /** Called now and then with the number of rows read. */
  readonly onProgress?: ((rows: number) => void) | undefined;
  /** Ends the reading when nobody waits for it. */
  readonly signal: AbortSignal | undefined;
  /** The headers alone say what the columns are. */
  readonly byHeader: boolean;
  /** The mapping of the last file with the same columns; null: there was none. */
  readonly recall: (headerKey: string, as: ImportKind) => Promise<ImportMapping | null>;
}

export interface ImportPlan {
  readonly as: ImportKind;
  readonly importer: Importer;
  readonly survey: Survey;
  readonly mapping: ImportMapping;
  readonly dateOrders: Readonly<Record<string, DateOrder>>;
  readonly decimalCommas: ReadonlySet<string>;
  /** Fields whose dates can be read in two ways, with a date that shows it. */
  readonly openDates: readonly { readonly field: string; readonly column: string; readonly example: string }[];
  /** Needed fields without a column or a constant. */
  readonly missing: readonly string[];
}

/** Every header that any importer knows: with them the header of a sheet is found. */
export const listKnownColumns = (importers: Importers): readonly string[] => [
  ...new Set(
    Object.values(importers).flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { headers }]) => [toWordKey(name), ...headers.map(toWordKey)]),
    ),
  ),
];

const listColumns = (survey: Survey): readonly string[] => survey.facts?.columns ?? sampleColumns(survey.samples).map(({ name }) => name);

const quote = (names: readonly string[]): string =>
  names
    .slice(0, 30)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ');

/** Says what the file is: by its format, its tags or its columns. */
const chooseKind = (survey: Survey, importers: Importers): ImportKind => {
  const samples = sampleColumns(survey.samples);
  const scored = (Object.entries(importers) as [ImportKind, Importer][])
    .map(([as, { fields, recognise }]) => ({
      as,
      score: recognise({ format: survey.format, samples: survey.samples, columns: recogniseColumns(fields, samples).columns }),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score === second?.score) {
    const could = scored.length === 0 ? Object.keys(importers) : scored.map(({ as }) => as);
    throw refuseFile(
      `The file does not show what it is. Say it with --as ${could.join(' or ')}. Its columns: ${quote(listColumns(survey)) || 'none'}`,
    );
  }
  return best.as;
};

/** Our field for a name that a person gives, whatever its spelling. */
const findField = (importer: Importer, name: string): string | undefined =>
  Object.keys(importer.fields).find((field) => toWordKey(field) === toWordKey(name));

/** Given columns as field → header: also written the other way round, header → field. */
const readGivenColumns = (
  importer: Importer,
  columns: readonly string[],
  given: Readonly<Record<string, string | null>>,
): Record<string, string | null> => {
  const byKey = new Map(columns.map((column) => [toWordKey(column), column]));
  return Object.fromEntries(
    Object.entries(given).map(([left, right]) => {
      const field = findField(importer, left);
      if (field !== undefined) {
        if (right === null || right === '') return [field, null];
        const column = byKey.get(toWordKey(right));
        if (column === undefined)
          throw refuseFile(`The mapping names the column "${right}", which the file does not have. It has: ${quote(columns)}`);
        return [field, column];
      }
      const other = right === null ? undefined : findField(importer, right);
      const column = byKey.get(toWordKey(left));
      if (other === undefined || column === undefined)
        throw refuseFile(`The mapping names "${left}", which is no field. Fields are: ${Object.keys(importer.fields).join(', ')}`);
      return [other, column];
    }),
  );
};

const readGivenFields = <Value>(importer: Importer, given: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = findField(importer, name);
      if (field === undefined)
        throw refuseFile(`The mapping names "${name}", which is no field. Fields are: ${Object.keys(importer.fields).join(', ')}`);
      return [field, value];
    }),
  );

const withoutNull = (columns: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(columns).flatMap(([field, column]) => (column === null ? [] : [[field, column]])));

const isMapped = (base: Readonly<Record<string, string>>, own: Readonly<Record<string, string | null>>, field: string): boolean =>
  (own[field] ?? base[field] ?? null) !== null;

/** `Name of the unit: Alpha Chemicals` above the table of one site. */
const findTitledSite = (survey: Survey, importer: Importer): Record<string, string> => {
  if (!('industryName' in importer.fields) || !('quantity' in importer.fields)) return {};
  for (const title of survey.facts?.titles ?? []) {
    const name = /^(?:name of (?:the )?)?(?:unit|industry|factory|company|plant|site|occupier)(?: name)?\s*[:\-–]\s*(.{2,200})$/iu.exec(
      title,
    )?.[1];
    if (name !== undefined) return { industryName: name.trim() };
  }
  return {};
};

/** Two headers that name one field: nobody looks which of them is meant. */
const refuseTwice = (importer: Importer, columns: readonly string[]): void => {
  for (const field of Object.keys(importer.fields)) {
    const named = columns.filter((column) => toWordKey(column.replace(/ \(\d+\)$/, '')) === toWordKey(field));
    if (named.length > 1) throw refuseFile(`The file has two columns for ${field}: ${quote(named)}`);
  }
};

/** A remembered file's site is not this file's. */
const withoutSite = ({ industryName: _, ...constants }: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  constants;

/** The given parts over the remembered ones over the recognised ones. A column that a person gives to one field is taken from others. */
const mergeMapping = (
  importer: Importer,
  survey: Survey,
  { mapping: given, byHeader }: Pick<PlanRequest, 'mapping' | 'byHeader'>,
  remembered: ImportMapping | null,
): ImportMapping => {
  const samples = byHeader ? listColumns(survey).map((name) => ({ name, cells: [] })) : sampleColumns(survey.samples);
  const columns = listColumns(survey);
  const own = readGivenColumns(importer, columns, given.columns ?? {});
  const recalled = Object.fromEntries(Object.entries(remembered?.columns ?? {}).filter(([, column]) => columns.includes(column)));
  const recognised = recogniseColumns(importer.fields, samples);
  const taken = new Set(Object.values(own));
  const base = remembered === null ? recognised.columns : recalled;
  const free = Object.fromEntries(Object.entries(base).filter(([field, column]) => !(field in own) && !taken.has(column)));
  const titled = isMapped(base, own, 'industryName') ? {} : findTitledSite(survey, importer);
  const constants = {
    ...titled,
    ...recognised.constants,
    ...withoutSite(remembered?.constants),
    ...readGivenFields(importer, given.constants ?? {}),
  };
  return {
    columns: { ...free, ...withoutNull(own) },
    constants,
    values: { ...remembered?.values, ...readGivenFields(importer, given.values ?? {}) },
  };
};

/** Reads the file once and says what will be done with it. Throws `invalid-file` where it cannot be read or recognised. */
export const planImport = async (request: PlanRequest, importers: Importers): Promise<ImportPlan> => {
  const survey = await surveyFile(request.path, listKnownColumns(importers), request.onProgress, request.signal);
  const as = request.as ?? chooseKind(survey, importers);
  const importer = importers[as];
  if (importer === undefined) throw refuseFile(`Files cannot be imported as ${as} here`);
  const isGiven = Object.keys(request.mapping.columns ?? {}).length > 0;
  if (request.byHeader) refuseTwice(importer, listColumns(survey));
  const remembered = isGiven || request.byHeader ? null : await request.recall(survey.headerKey, as);
  const mapping = mergeMapping(importer, survey, request, remembered);
  const dateOrders: Record<string, DateOrder> = {};
  const openDates: { field: string; column: string; example: string }[] = [];
  for (const [field, { type }] of Object.entries(importer.fields)) {
    const column = mapping.columns[field];
    const evidence = column === undefined ? undefined : survey.dates.get(column);
    if (type !== 'date' || column === undefined || evidence === undefined) continue;
    const [only] = evidence.orders;
    if (evidence.orders.size === 1 && only !== undefined) dateOrders[field] = only;
    else if (request.dateOrder !== null) dateOrders[field] = request.dateOrder;
    else
      openDates.push({
        field,
        column,
        example: String(
          survey.samples.map(({ properties }) => properties[column]).find((cell) => typeof cell === 'string' && /\d/.test(cell)) ?? '',
        ),
      });
  }
  const missing = Object.entries(importer.fields).flatMap(([field, { needed }]) =>
    needed === true && mapping.columns[field] === undefined && mapping.constants[field] === undefined ? [field] : [],
  );
  const decimalCommas = new Set(
    Object.entries(mapping.columns).flatMap(([field, column]) => (survey.decimalCommas.has(column) ? [field] : [])),
  );
  return { as, importer, survey, mapping, dateOrders, decimalCommas, openDates, missing };
};

/** Refuses a plan that lacks an answer of a person. */
export const refuseOpenPlan = ({ missing, openDates, survey }: ImportPlan): void => {
  const [question] = openDates;
  if (question !== undefined) {
    const why =
      (survey.dates.get(question.column)?.orders.size ?? 0) > 1
        ? 'has dates with the day first and with the month first'
        : 'can be read with the day or the month first';
    throw refuseFile(
      `The column "${question.column}" ${why}, such as ${question.example}. Say which with --date-order dmy or --date-order mdy`,
    );
  }
  if (missing.length > 0)
    throw refuseFile(
      `The file has no column for ${missing.join(', ')}. Map it with --map, or give a constant. Its columns: ${quote(listColumns(survey))}`,
    );
};
