import { expect, test, uniqueName, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the first record of each register is in sight, below one header and one row of filters', async ({ page, signIn }) => {
  await signIn('admin');
  const { id } = await findSite(page, 'Dahej');
  const headers = await xsrfHeader(page.request);
  await page.request.post('/api/incidents', { headers, data: { shortDescription: uniqueName('Smell at the gate') } });
  // The last check of the audit record is there, and below it.
  await page.request.post('/api/audit/check', { headers });
  const found: Record<string, number> = {};
  for (const address of [
    '/OnBoardIndustry',
    `/CollectChemicalInventory?industry=${id}`,
    '/PlacesAround',
    '/ChemicalsQuantityCas',
    '/StakeHolders',
    '/People',
    '/Audit',
    `/Duties?industry=${id}`,
    '/IncidentManagement?view=all',
    '/MapLayers',
    '/PublicTexts',
    '/Models',
    '/Data',
  ]) {
    await page.goto(address);
    const first = page.locator('main').locator('ul[aria-label] > li, tbody tr').first();
    await expect(first, address).toBeVisible();
    const screen = address.split('?')[0] ?? '';
    // A drill or a warning that waits puts a notice between the top bar and the screen.
    const notices = await page.evaluate<number>(
      "document.querySelector('main').getBoundingClientRect().top - document.querySelector('header').firstElementChild.getBoundingClientRect().bottom",
    );
    found[screen] = ((await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY) - notices;
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), screen).toBeLessThanOrEqual(390);
  }
  expect(Object.entries(found).filter(([, y]) => y > 260)).toEqual([]);
});

test('on a phone files and filters are one press away, and a filter that is set is shown', async ({ page, signIn, expectAccessible }) => {
  await signIn('plant');
  await page.goto('/ChemicalsQuantityCas');
  const tools = page.getByRole('button', { name: 'Filters and files' });
  const held = page.getByRole('switch', { name: 'Only chemicals in stock' });
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await expect(held).toHaveCount(0);
  await tools.click();
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await held.click();
  await expect(page).toHaveURL(/stored=held/);
  await page.getByLabel('Sort by').selectOption('CAS number, ascending');
  await expect(page).toHaveURL(/sort=casNumber/);
  await page.reload();
  await expect(held, 'the filter of the address').toBeChecked();
  await expectAccessible();
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Tools Bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
});
