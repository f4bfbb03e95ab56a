import type { InventoryItem, StockForm } from '@hazardguard/contract';

/** A row that was kept before the server said it has none. */
const withoutFirstAid = { firstAid: [] };
const nothing = { percent: null, soluteKg: null, densityKgM3: null, fumes: false, guides: [], ...withoutFirstAid, laws: [] };

/** The grade of a pure chemical: nothing stated, words, or from 95 % on. Whatever else it says, nobody has read it yet. */
const isPureGrade = (concentration: string): boolean =>
  !/\d/.test(concentration) || /^\D*(?:9[5-9]|100)(?:[.,]\d+)?\s*%\s*$/.test(concentration);

/** Rows that this device kept from an earlier version do not say what their concentration means: such a row is asked about, not taken for pure. */
export const withForms = <Page extends { readonly rows: readonly InventoryItem[] }>(page: Page): Page => ({
  ...page,
  rows: page.rows.map((row) => {
    const { form } = row as Partial<InventoryItem>;
    if (form !== undefined) return { ...row, form: { ...withoutFirstAid, ...form } };
    const own: StockForm = isPureGrade(row.concentration)
      ? { ...nothing, kind: 'pure', assumed: [] }
      : { ...nothing, kind: 'unclear', assumed: ['not-understood'] };
    return { ...row, form: own };
  }),
});
