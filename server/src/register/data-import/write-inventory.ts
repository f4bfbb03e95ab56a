import { checkVessels, inventoryFields, type StockVessels, vesselFields } from '@hazardguard/contract';
import { readCasNumber } from '@hazardguard/engine';
import { findViewer } from '../../platform/db/scope/row-scope.ts';

import type { TransactionClient } from '../../platform/db/tables/copy.ts';
import { type FieldColumns, listColumns, toColumns, toFieldValues } from '../field-columns.ts';
import { toWordKey } from '../geo-data/header-words.ts';
import { because, type Reason } from '../geo-data/reason.ts';
import { findOtherSubstance } from '../inventory/check-identity.ts';
import { checkStoredState } from '../inventory/check-stored-state.ts';
import { inventoryImportFields, listFurtherFields } from './field-lists.ts';
import { type FindSite, openSiteFinder } from './find-site.ts';
import { importRows, type Stored } from './import-rows.ts';
import type { Importer } from './importer.ts';
import { RowReader } from './read-row.ts';
import { readStockVessels } from './read-stock-vessels.ts';

interface Item {
  readonly item_no: string | null;
  readonly product_name: string | null;
  readonly substance_name: string | null;
  readonly concentration: string | null;
  readonly cas_no: string | null;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly hazard_class: string | null;
  readonly location: string | null;
  readonly date_received: string | null;
  readonly date_expired: string | null;
  readonly supplier: string | null;
}

type Vessels = FieldColumns<typeof vesselFields, StockVessels>;

interface Draft extends Item, Vessels {
  readonly site: string;
  /** By column. */
  readonly further: Readonly<Record<string, string | null>>;
}

interface Known extends Item, Vessels {
  readonly id: number;
  readonly [further: string]: string | number | null;
}

const texts = [
  'item_no',
  'product_name',
  'substance_name',
  'concentration',
  'cas_no',
  'unit',
  'hazard_class',
  'location',
  'supplier',
] as const;
const values = ['quantity', 'date_received', 'date_expired'] as const;
const vesselColumns = listColumns(vesselFields);
const further = Object.entries(listFurtherFields(inventoryFields, inventoryImportFields));
const columns = [...texts, ...values, ...vesselColumns, ...further.map(([, { column }]) => column)];

/** What the form demands. */
const demanded = [...texts, ...values] as const;

/** Fields that say one thing together: a file that gives the number gives all of them. */
const counted = ['vessel_count', 'vessel_content', 'vessel_content_unit', 'vessel_kind', 'vessel_orientation'] as const;
const pressed = ['storage_pressure', 'storage_pressure_unit', 'storage_pressure_kind'] as const;

/** The vessels of the row: what the file does not know stays as it is recorded. */
const mergeVessels = (draft: Vessels, known: Vessels | undefined): Vessels => {
  const merged: Record<string, string | number | null> = {};
  for (const column of vesselColumns) merged[column] = draft[column] ?? known?.[column] ?? null;
  for (const group of [counted, pressed]) {
    if (draft[group[0]] !== null) for (const column of group) merged[column] = draft[column];
  }
  return merged as unknown as Vessels;
};

const serialHeaders = new Set([
  'srno',
  'slno',
  'sno',
  'serialno',
  'serialnumber',
  'sr',
  'sl',
  'no',
  'क्रमांक',
  'क्रम',
  'क्र',
  'अनुक्र',
  'अक्र',
  'ક્રમ',
  'અનુક્રમ',
  'ક્રમાંક',
]);

const toKey = (text: string | null): string => toWordKey(text ?? '');

/** The same material at the same place of a site. */
const toMaterialKey = (item: Item): string =>
  [item.cas_no, item.substance_name, item.product_name, item.concentration, item.location].map(toKey).join('|');

/** A CAS number in any spelling, as it is stored. */
const readCas = (reader: RowReader): string | null => {
  const text = reader.text('casNo', 60);
  if (text === null) return null;
  const reading = readCasNumber(text);
  if (reading === undefined) reader.refuse('casNo', because('notCas', { value: text }));
  else if (!reading.valid) reader.refuse('casNo', because('wrongCas', { value: reading.cas }));
  return reading?.cas ?? null;
};

const toStockText = ({ substance_name, product_name, cas_no, concentration }: Item): Parameters<typeof checkStoredState>[0] => ({
  substanceName: substance_name ?? '',
  productName: product_name ?? '',
  casNo: cas_no ?? '',
  concentration: concentration ?? '',
});

/** The recorded items of sites, each of which one row of the file can be. */
class RecordedItems {
  readonly #bySite = new Map<number, Set<Known>>();

  async load(client: TransactionClient, sites: readonly number[]): Promise<void> {
    const missing = [...new Set(sites)].filter((site) => !this.#bySite.has(site));
    if (missing.length === 0) return;
    for (const site of missing) this.#bySite.set(site, new Set());
    const { rows } = await client.query<Known & { industry_id: number }>(
      `select id, industry_id, ${columns.join(', ')} from inventory_item where industry_id = any($1::int[]) order by id`,
      [missing],
    );
    for (const { industry_id, ...item } of rows) this.#bySite.get(industry_id)?.add(item);
  }

  /** The item with this number, else the first one of this material and place; it is taken away. */
  take(site: number, draft: Draft, byNumber: boolean): Known | undefined {
    const items = this.#bySite.get(site);
    if (items === undefined) return undefined;
    const number = byNumber ? toKey(draft.item_no) : '';
    const material = toMaterialKey(draft);
    const found =
      (number === '' ? undefined : [...items].find((item) => toKey(item.item_no) === number)) ??
      [...items].find((item) => toMaterialKey(item) === material && (number === '' || item.item_no === ''));
    if (found !== undefined) items.delete(found);
    return found;
  }
}

/** Stock of all sites in one file: each row finds its site by name and its item by number, else by material and place. */
export const writeInventory: Importer['write'] = async (database, features, context) => {
  const viewer = findViewer();
  const recorded = new RecordedItems();
  let findSite: FindSite | undefined;
  const numberHeader = context.mapping.columns.itemNo;
  // A running number of the sheet is another one in the next sheet.
  const byNumber = numberHeader !== undefined && !serialHeaders.has(toWordKey(numberHeader));
  return importRows<Draft>(database, features, context, {
    lock: 'inventory_item',
    read: (feature) => {
      const reader = new RowReader(feature, context);
      const site = reader.text('industryName');
      const substance = reader.text('substanceName');
      const product = reader.text('productName');
      const location = reader.text('location');
      const amount = readStockVessels(reader, location);
      const draft: Draft = {
        site: site ?? '',
        item_no: reader.text('itemNo', 50),
        // A sheet with one column of names means both.
        product_name: product ?? (reader.has('productName') ? null : substance),
        substance_name: substance ?? (reader.has('substanceName') ? null : product),
        concentration: reader.text('concentration', 50),
        cas_no: readCas(reader),
        quantity: amount.quantity,
        unit: amount.unit === '' ? null : amount.unit,
        hazard_class: reader.text('hazardClass', 100),
        location,
        date_received: reader.date('dateReceived'),
        date_expired: reader.date('dateExpired'),
        supplier: reader.text('supplier'),
        ...toColumns(vesselFields, amount.vessels),
        further: Object.fromEntries(further.map(([name, { column }]) => [column, reader.text(name)])),
      };
      if (site === null) return { refused: { field: 'industryName', ...because('noSite') } };
      if (substance === null && product === null) return { refused: { field: 'substanceName', ...because('noChemical') } };
      if (draft.date_received !== null && draft.date_expired !== null && draft.date_expired < draft.date_received)
        reader.refuse('dateExpired', because('expiryBeforeReceipt'));
      const other = findOtherSubstance(draft.substance_name ?? '', draft.cas_no ?? '');
      if (other !== null) reader.refuse('casNo', because('otherSubstance', { names: other }));
      return reader.problems.length === 0 ? { draft } : { problems: reader.problems };
    },
    store: async (client, rows, writer) => {
      findSite ??= await openSiteFinder(client, viewer);
      const find = findSite;
      const placed = rows.map(({ row, draft }) => ({ row, draft, site: find(draft.site) }));
      await recorded.load(
        client,
        placed.flatMap(({ site }) => ('id' in site ? [site.id] : [])),
      );
      const added: Record<string, string | number | null>[] = [];
      const changed: (Record<string, string | number | null> & { id: number })[] = [];
      const stored = placed.map(({ row, draft, site }): Stored => {
        const refuse = (field: string, reason: Reason): Stored => ({ row, gaps: false, outcome: { refused: { field, ...reason } } });
        if ('why' in site) return refuse('industryName', site);
        if (context.site !== null && site.id !== context.site) return refuse('industryName', because('otherSite', { name: draft.site }));
        // What the row itself says; what is recorded already was judged before, and is listed where it does not fit.
        const own = toFieldValues(vesselFields, draft);
        const impossible = checkStoredState(toStockText(draft), draft.quantity, draft.unit ?? '', own, site.elevationM);
        if (impossible !== null) return refuse(impossible.field, because(impossible.code, impossible.values));
        const known = recorded.take(site.id, draft, byNumber);
        const next: Record<string, string | number | null> = {};
        for (const column of texts) next[column] = draft[column] ?? known?.[column] ?? '';
        for (const column of values) next[column] = draft[column] ?? known?.[column] ?? null;
        for (const [column, text] of Object.entries(draft.further)) next[column] = text ?? known?.[column] ?? '';
        if (known !== undefined && !byNumber && known.item_no !== '') next.item_no = known.item_no;
        const vessels = mergeVessels(draft, known);
        Object.assign(next, vessels);
        const problems = checkVessels(draft.quantity ?? known?.quantity ?? null, String(next.unit), toFieldValues(vesselFields, vessels));
        const gaps =
          demanded.some((column) => next[column] === '' || next[column] === null) || vessels.vessel_count === null || problems.length > 0;
        const [received, expired] = [next.date_received, next.date_expired];
        if (typeof received === 'string' && typeof expired === 'string' && expired < received)
          return refuse('dateExpired', because('expiryBeforeRecorded', { expired, received }));
        if (known === undefined) {
          added.push({ industry_id: site.id, ...next });
          return { row, gaps, outcome: 'added' };
        }
        if (columns.every((column) => next[column] === known[column])) return { row, gaps, outcome: 'unchanged' };
        changed.push({ ...next, id: known.id });
        return { row, gaps, outcome: 'changed' };
      });
      await writer.add('inventory_item', ['industry_id', ...columns], added);
      await writer.change('inventory_item', columns, changed);
      return stored;
    },
  });
};
