import { chooseMore, expect, test, uniqueName, watchForErrors } from './fixtures.ts';
import { tableRow } from './registers.ts';

/** An officer imports the factories of a district and their stock as they come, corrects the mapping, looks first, and takes one back. */
test('files are recognised, mapped, previewed, imported and undone', { tag: '@main' }, async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('admin');
  const site = uniqueName('Import works');
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd').first();

  await page.goto('/OnBoardIndustry');
  await chooseMore(page, 'Import data');
  await expect(page).toHaveURL(/\/ImportData\?as=industries/);
  await choose(
    'factories.csv',
    `List of factories;;;;\nSr No;Name of the Unit;District;Mobile No;Latitude;Longitude\n1;${site};Bharuch;98250 00001;21\xb046'12"N;72,975\n2;;Bharuch;;;\n`,
  );
  await expect(page.getByRole('combobox', { name: 'Column for Industry name' })).toHaveValue('Name of the Unit');
  await expectAccessible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
  await expect(count('Added')).toHaveText('1');
  await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText('The row has no name of a site');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: factories.csv')).toBeVisible();

  await page.goto('/ImportData');
  await choose(
    'stock.csv',
    `Name of Unit,Chemical,CAS No,Stock held,Received on\n${site},Chlorine,7782-50-5,"1,23,456",12/10/2026\n${site},Ammonia,7664-41-7,40,01/11/2026\n`,
  );
  await expect(page.getByText('12/10/2026 in the column Received on can be read in two ways.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Order of the dates: Date received' }).selectOption('dmy');
  await expect(page.getByText('can be read in two ways')).toHaveCount(0);
  const unit = page.getByRole('textbox', { name: 'Value of Unit for every row' });
  await unit.fill('kg');
  await unit.blur();
  await expect(page.getByRole('button', { name: 'Check' })).toBeEnabled();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(count('Added')).toHaveText('2');
  await expect(count('To complete')).toHaveText('2');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: stock.csv')).toBeVisible();
  await expect(tableRow(page, site).filter({ hasText: 'Supplier' }).first()).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Undo the import of stock.csv' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 deleted, 0 restored, 0 kept').first()).toBeVisible();
  await expect(tableRow(page, site).filter({ hasText: 'Supplier' })).toHaveCount(0);
  expect(problems).toEqual([]);
});
