import { expect, test, uniqueName, watchForErrors } from './fixtures.ts';
import { searchRegister, tableRow } from './registers.ts';

test('a place is entered, refused if invalid, changed, and deleted', { tag: '@main' }, async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  const name = uniqueName('Shelter of the journey');
  await page.goto('/PlacesAround');
  await expect(page.getByRole('heading', { level: 1, name: 'Places nearby' })).toBeVisible();
  const field = (label: string) => page.getByRole('textbox', { name: label });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('mandatory');
  await field('Name').fill(name);
  await page.getByLabel('Kind').selectOption('shelter');
  await field('People').fill('many');
  await field('Latitude').fill('95');
  await field('Longitude').fill('72.99');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('People must be a number from 0 to 10,000,000').first()).toBeVisible();
  await expect(page.getByText(/^Latitude must be a number between -90 and 90/).first()).toBeVisible();
  await expect(field('Name')).toHaveValue(name);
  await expectAccessible();

  await field('People').fill('250');
  await field('Latitude').fill('21.63');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Name')).toHaveValue('');
  await expect(field('Name')).toBeFocused();
  await searchRegister(page, 'Search places', name);
  await expect(tableRow(page, name)).toContainText('250');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(field('Name')).toBeFocused();
  await field('Telephone').fill('+91 2642 000000');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(tableRow(page, name)).toContainText('+91 2642 000000');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tableRow(page, name)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a place is drawn as an area or pasted, and its file carries the shape', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  const name = uniqueName('School ground');
  await page.goto('/PlacesAround');
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field('Name').fill(name);
  await page.getByLabel('Kind').selectOption('school');
  await field('People').fill('320');
  await page.getByText('Area', { exact: true }).click();
  await field('Shape as text').fill('no shape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The shape must be a line or an area in degrees').first()).toBeVisible();
  const pasted = {
    type: 'Polygon',
    coordinates: [
      [
        [73.01, 21.61],
        [73.02, 21.61],
        [73.02, 21.62],
        [73.01, 21.61],
      ],
    ],
  };
  await field('Shape as text').fill(JSON.stringify(pasted));
  // The text is written as WKT, and the position is a point of the area.
  const wkt = 'POLYGON ((73.01 21.61, 73.02 21.61, 73.02 21.62, 73.01 21.61))';
  await expect(field('Shape as text')).toHaveValue(wkt);
  await expect(field('Latitude')).toHaveValue('21.613333');
  const map = page.getByRole('region', { name: 'Map for drawing the shape' });
  await expect(map.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field('Name')).toHaveValue('');
  await searchRegister(page, 'Search places', name);
  await expect(tableRow(page, name)).toContainText('320');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(field('Shape as text')).toHaveValue(wkt);
  await page.getByRole('button', { name: 'Remove the last corner' }).click();
  await expect(field('Shape as text')).toHaveValue('');
  // Drawn again with a press on the map.
  await map
    .locator('canvas')
    .first()
    .click({ position: { x: 200, y: 120 } });
  await expect(field('Shape as text')).toHaveValue(/^POLYGON \(\(/);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(field('Name')).toHaveValue('');
  const file = await page.request.get(`/api/receptors.csv?search=${encodeURIComponent(name)}`);
  expect(await file.text()).toMatch(/"POLYGON \(\(73\.01 21\.61, 73\.02 21\.61, 7/);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tableRow(page, name)).toHaveCount(0);
  expect(problems).toEqual([]);
});
