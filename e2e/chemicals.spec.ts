import { inventoryExample } from '@hazardguard/contract';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { searchRegister, tableRow } from './registers.ts';

test.beforeEach(async ({ signIn }) => signIn('plant'));

/** An industry of this journey's own that stores one product that the library does not know. */
const storeUnknown = async (page: import('@playwright/test').Page): Promise<string> => {
  const industryName = uniqueName('Glycerine Works');
  const headers = await xsrfHeader(page.request);
  const industry = { industryName, district: 'Bharuch', safetyTeamContact: '+91 2642 000000', latitude: 21.7, longitude: 73 };
  const made = await page.request.post('/api/industries', { headers, data: industry });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  const item = {
    ...inventoryExample,
    itemNo: 'G-1',
    productName: 'Glycerine',
    substanceName: 'Glycerol',
    concentration: '99 %',
    casNo: '56-81-5',
    quantity: 20,
    unit: 'L',
    location: 'Drum store',
    dateReceived: '2026-01-01',
    dateExpired: '2030-01-01',
  };
  const stored = await page.request.post(`/api/industries/${id}/inventory`, { headers, data: item });
  expect(stored.status(), await stored.text()).toBe(201);
  return industryName;
};

test('chemical types are listed with quantity and CAS number, sorted, searched, narrowed and downloaded', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await storeUnknown(page);
  await page.goto('/ChemicalsQuantityCas');
  await expect(page.getByRole('heading', { level: 1, name: 'Chemical Types' })).toBeVisible();
  for (const name of ['Chemical name', 'Quantity (kg)', 'CAS number']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectAccessible();

  await page.getByRole('button', { name: 'Chemical name' }).click();
  await expect(page).toHaveURL(/sort=chemicalName/);
  await expect(page.getByRole('row').nth(1)).toContainText('1-Butene');
  await searchRegister(page, 'Search by name or CAS number', '7782-50-5');
  await expect(tableRow(page, 'Chlorine')).toContainText('7782-50-5');
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();

  // Litres of a liquid without a known density: a dash instead of a quantity.
  await searchRegister(page, 'Search by name or CAS number', 'glycerol');
  const unknown = tableRow(page, 'Glycerol');
  await expect(unknown.getByRole('cell').first()).toHaveText(/^-without \d+ items? of unknown mass$/);

  await page.goto('/ChemicalsQuantityCas');
  await page.getByRole('switch', { name: 'Only chemicals in stock' }).click();
  await expect(page).toHaveURL(/stored=held/);
  await expect(page.getByText(/^Showing 1–10 of \d\d$/)).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('chemical_types.csv');
  expect(problems).toEqual([]);
});

test('the name of a solution finds its chemical, whose card says what a solution means for mass, guide, laws and zones', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/ChemicalsQuantityCas');
  await searchRegister(page, 'Search by name or CAS number', 'formalin');
  await expect(tableRow(page, 'Formaldehyde')).toContainText('“formalin” is the name of a solution of it');
  await searchRegister(page, 'Search by name or CAS number', 'muriatic acid');
  await tableRow(page, 'Hydrogen chloride')
    .getByRole('link', { name: /^Card of/ })
    .click();
  const solutions = page.getByRole('region', { name: 'Solutions' });
  await expect(solutions).toContainText('its release is not modelled. “Assess as pure” computes the chemical in it');
  await expect(solutions).toContainText('hydrochloric acid, muriatic acid');
  await expect(solutions).toContainText(/30\s%: 1,149\skg\/m³/);
  await expect(solutions).toContainText('at any concentration: guide 157 (UN 1789)');
  await expect(solutions).toContainText(/Listed from 37\s% on: 6\.804\st of the chemical in it\. Below: not listed\./);
  await expectAccessible();
});

test('a search without a match says so and can be cleared', async ({ page, expectAccessible }) => {
  await page.goto('/ChemicalsQuantityCas?search=nothing%20like%20that');
  await expect(page.getByText('nothing like that')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(page.getByText(/^Showing 1–10 of/)).toBeVisible();
});

test('Loading... is shown while the types are fetched, Error: with the reason when they cannot be', async ({ page, expectAccessible }) => {
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/chemical-types?**', async (route) => {
    await blocked;
    await route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'The register is being repaired', requestId: 'req-1', fields: [] } },
    });
  });
  await page.goto('/ChemicalsQuantityCas');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('Error: ', { timeout: 30_000 });
  await expectAccessible();
  await page.unroute('**/api/chemical-types?**');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('the card shows levels, hazards, distances and thresholds with sources and caveats, and where the chemical is stored', {
  tag: '@main',
}, async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  await page.goto('/ChemicalsQuantityCas?search=7782-50-5');
  await page.getByRole('link', { name: 'Card of Chlorine' }).click();
  await expect(page).toHaveURL(/chemical=chlorine/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chlorine' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Properties' })).toContainText('70.91 g/mol');
  await expect(page.getByRole('table', { name: 'Toxic levels' }).getByRole('row', { name: /^AEGL-2/ })).toContainText('2.8 ppm');
  const thresholds = page.getByRole('table', { name: 'Threshold quantities' });
  await expect(thresholds.getByRole('row', { name: /MSIHC.*schedule 2/ })).toContainText('Unverified');
  await expect(thresholds.getByRole('row', { name: /Seveso III, named/ })).not.toContainText('Unverified');
  await expect(page.getByRole('table', { name: 'First distances (ERG)' })).toContainText('60 m');
  // A UN number is a name, not a quantity: its digits are not grouped.
  await expect(page.getByRole('table', { name: 'First distances (ERG)' })).toContainText('UN 1017');
  await expect(page.getByText('Tank in a fire: keep everyone 800 m away')).toBeVisible();
  await expect(page.getByRole('list', { name: 'First aid' }).getByRole('listitem').first()).toContainText('fresh air');
  await expect(page.getByText('Strong Oxidizing Agent')).toBeVisible();
  await expect(page.getByText('Missing: heat of combustion (it does not burn)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where it is stored' }).first()).toContainText('Chlorine shed');
  await expectAccessible();

  await thresholds.getByRole('link', { name: 'memory' }).first().click();
  await expect(page.locator('#source-memory')).toBeInViewport();
  expect(problems).toEqual([]);
});

test('a chemical that the library does not know is named with its stocks; nonsense has none', async ({ page, expectAccessible }) => {
  const industryName = await storeUnknown(page);
  await page.goto('/ChemicalsQuantityCas?chemical=56-81-5');
  await expect(page.getByText('The chemical library has no “56-81-5”')).toBeVisible();
  await searchRegister(page, 'Search these stocks', industryName);
  await expect(tableRow(page, industryName)).toContainText('Drum store');
  await expectAccessible();
  await page.goto('/ChemicalsQuantityCas?chemical=unobtainium');
  await expect(page.getByText('No industry stores it')).toBeVisible();
  await page.getByRole('link', { name: 'All chemicals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chemical Types' })).toBeVisible();
});

test('on a phone the types are cards', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ChemicalsQuantityCas?search=chlorine');
  await page.getByRole('link', { name: 'Card of Chlorine', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chlorine' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Toxic levels' })).toBeVisible();
  await expectAccessible();
});
