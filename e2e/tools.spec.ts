import { expect, test, watchForErrors } from './fixtures.ts';

/** Name, title and target of each tool, in the order of the specification. */
const tools = [
  ['R1 Gaussian Atmospheric Dispersion', '/R1'],
  ['R2 Gujarat Chemical, Oil and Gas Industries', '/R2'],
  ['ChemicalsQuantityCas Chemical Types', '/ChemicalsQuantityCas'],
  ['ForestChanges Global Forest Changes', '/ForestChanges'],
  ['No2 Global NO2', '/No2'],
  ['Models Model cards', '/Models'],
  ['Home HazardGuard', '/HazardGuard'],
] as const;

test('the Tools Bank lists each tool, says what it opens, and opens it', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  await page.goto('/Tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Tools' });
  await expect(list.getByRole('listitem')).toHaveCount(tools.length);
  for (const [name, path] of tools) {
    const link = list.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAccessibleDescription(/\.$/);
  }
  await expectAccessible();
  for (const [name, path] of tools) {
    const opens =
      new Map([
        ['/R1', '/VulnerabilityAssesment'],
        ['/R2', '/MapsViewer'],
      ]).get(path) ?? path;
    await page.goto('/Tools');
    await list.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${opens}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test('its old address works in any case, on a phone and by touch', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/');
  await page.getByRole('link', { name: /^No2/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Global NO2' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  await expectAccessible();
});

test('NO2 and forest changes: without a page set up the old address says so and leads to the public one; a page set up is embedded', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin');
  for (const [path, title, host, setting] of [
    ['/No2?date=2024-01-15&layer=omi', 'Global NO2', 'worldview.earthdata.nasa.gov', 'FRAME_NO2'],
    ['/forestchanges?date=2018', 'Global Forest Changes', 'glad.earthengine.app', 'FRAME_FORESTCHANGES'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^HazardGuard no longer draws these pictures itself\./)).toContainText(`${setting}, FRAME_HOSTS`);
    const link = page.getByRole('main').getByRole('link', { name: /^Open / });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible();
  }
  const frame = 'https://portal.example.org/no2';
  const plume = 'https://portal.example.org/r1';
  await page.route('**/api/system', async (route) => {
    const system = await (await route.fetch()).json();
    await route.fulfill({ json: { ...system, frames: { ...system.frames, no2: frame, gaussian: plume } } });
  });
  await page.goto('/No2');
  await expect(page.locator('iframe')).toHaveAttribute('src', frame);
  await expect(page.getByRole('button', { name: 'Open the HazardGuard view' })).toHaveCount(0);
  // R1 has a view of our own behind the page: the assessment.
  await page.goto('/R1');
  await expect(page.locator('iframe')).toHaveAttribute('src', plume);
  await page.getByRole('button', { name: 'Open the HazardGuard view' }).click();
  await expect(page).toHaveURL(/\/VulnerabilityAssesment\?.*from=R1/);
});
