import { expect, type Locator, type Page } from '@playwright/test';

/** The form of On-board Industry. */
export const industryForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Industry name' }),
  district: page.getByRole('textbox', { name: 'District' }),
  contact: page.getByRole('textbox', { name: 'Safety team contact' }),
  latitude: page.getByRole('textbox', { name: 'Latitude' }),
  longitude: page.getByRole('textbox', { name: 'Longitude' }),
});

export interface FoundSite {
  readonly id: number;
  readonly industryName: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The picker of the top bar: the only one of a screen about a site. */
export const industryPicker = (page: Page): Locator => page.getByRole('banner').getByRole('combobox', { name: 'Industry' });

export const chooseIndustry = async (page: Page, words: string): Promise<void> => {
  // A screen that is still loading may replace the picker.
  await expect(async () => {
    await industryPicker(page).fill(words);
    await page.getByRole('option', { name: words }).first().click({ timeout: 5_000 });
  }).toPass();
};

/** The first site whose name has these words, over the API. */
export const findSite = async (page: Page, words: string): Promise<FoundSite> => {
  const answer = await page.request.get('/api/industries', { params: { search: words } });
  const { rows } = (await answer.json()) as { readonly rows: readonly FoundSite[] };
  const [site] = rows;
  if (site === undefined) throw new Error(`No site has the words ${words} in its name`);
  return site;
};

export const searchRegister = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: label }).fill(text);
  await expect(page).toHaveURL(/[?&]search=/);
};

export const tableRow = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens the upload and chooses a file; resolves at the step of the columns. */
export const bulkUpload = async (page: Page, name: string, text: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });
  await expect(dialog.getByRole('heading', { name: 'Columns of the file' })).toBeVisible();
  return dialog;
};

/** Fills the twelve fields of an inventory item: chlorine, its CAS number by the library; the quantity in tonnes. */
export const fillChlorine = async (page: Page, item: string, tonnes = '0.9'): Promise<void> => {
  await page.getByLabel('Item no.').fill(item);
  await page.getByLabel('Product name').fill('Liquefied chlorine');
  const substance = page.getByRole('combobox', { name: 'Substance name' });
  await substance.fill('chlori');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Chlorine/ })
    .first()
    .click();
  await expect(page.getByLabel('CAS no.')).toHaveValue('7782-50-5');
  await page.getByLabel('Concentration').fill('99.5 %');
  await page.getByRole('textbox', { name: 'Quantity' }).fill(tonnes);
  await page.getByRole('combobox', { name: 'Unit', exact: true }).selectOption('t');
  await page.getByLabel('Location').fill('Tonner yard');
  await page.getByLabel('Date received').fill('2024-01-31');
  await page.getByLabel('Date expired').fill('2025-01-31');
  await page.getByLabel('Supplier').fill('Example Gases');
};
