import type { Page } from '@playwright/test';
import { chooseMore, expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { fillChlorine, searchRegister, tableRow } from './registers.ts';

/** An industry of this journey's own, made through the API; its id. */
const makeIndustry = async (page: Page, industryName: string): Promise<number> => {
  const data = { industryName, district: 'Bharuch', safetyTeamContact: '+91 2642 000000', latitude: 21.7, longitude: 73 };
  const answer = await page.request.post('/api/industries', { headers: await xsrfHeader(page.request), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
};

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('a duty done too long ago is overdue; recording it again settles it, and both records stay', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const name = uniqueName('Dutiful Works');
  const id = await makeIndustry(page, name);
  await page.goto('/OnBoardIndustry');
  await chooseMore(page, 'Duties');
  await expect(page.getByRole('heading', { level: 1, name: 'Duties' })).toBeVisible();
  await searchRegister(page, 'Search duties, sites and districts', name);
  await expect(page.getByText('Showing 1–9 of 9')).toBeVisible();
  // The list says what it leaves out, so that nobody takes it for the whole law.
  await expect(page.getByText('Not on this list: sections 41B and 88 of the Factories Act')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: `Record: Mock drill of the on-site emergency plan, every six months, ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No entry yet.')).toBeVisible();
  // Empty: refused, with what was chosen kept.
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is required');
  await dialog.getByLabel('Done on').fill('2024-08-31');
  await dialog.getByLabel('Done or confirmed by').fill('A. Officer');
  await dialog.getByLabel('Note').fill('Report <b>7</b>');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Record' }).dblclick();
  await expect(page.getByText('Recorded', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Overdue')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Report <b>7</b>');
  // The server also refuses a date in the future.
  await dialog.getByLabel('Done on').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Not recorded');
  await dialog.getByLabel('Done on').fill(new Date(Date.now() - 864e5).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Up to date')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status', { exact: true }).selectOption('ok');
  await expect(page).toHaveURL(/state=ok/);
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  await expect(tableRow(page, 'Mock drill of the on-site emergency plan')).toContainText('Up to date');
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  expect(id).toBeGreaterThan(0);
});

test('the notice of a major accident is due on the last whole day within 48 hours', async ({ page, expectAccessible }) => {
  const name = uniqueName('Noticed Works');
  await makeIndustry(page, name);
  await page.goto(`/Duties?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Record: Notify a major accident to the authority within 48 hours` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date of the accident').fill('2024-02-28');
  await dialog.getByLabel('Done or confirmed by').fill('A. Officer');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Overdue')).toBeVisible();
  await expect(dialog.getByText('29 Feb 2024')).toBeVisible();
});

test('a duty is found by its title in the language it is read in', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hazardguard-language', 'hi')");
  await page.goto('/Duties?search=सुरक्षा लेखापरीक्षा');
  await expect(tableRow(page, 'स्वतंत्र सुरक्षा लेखापरीक्षा').first()).toBeVisible();
  await expect(page.getByText('ऑन-साइट आपात योजना')).toHaveCount(0);
});

test('the calendar feed has a private address that can be revoked', async ({ page, expectAccessible }) => {
  await page.goto('/Duties');
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog');
  // For a district: only after one is chosen.
  await dialog.getByRole('radio', { name: 'One district and its sites' }).check();
  await expect(dialog.getByRole('button', { name: 'Create a new address' })).toBeDisabled();
  await dialog.getByLabel('District', { exact: true }).selectOption('Bharuch');
  await dialog.getByRole('button', { name: 'Create a new address' }).click();
  const address = await dialog.getByLabel('Address (shown once)').inputValue();
  expect(address).toMatch(/\/api\/duties\/feed\/[\w-]{43}\.ics$/);
  await expectAccessible();
  const calendar = await page.request.get(address);
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByRole('button', { name: 'Delete my address' }).click();
  await expect(page.getByText('Your calendar address is deleted')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a plant reads the duties of districts and cannot record them', async ({ page, signIn }) => {
  await signIn('plant');
  await page.goto('/Duties?scope=district');
  await page.getByLabel('District', { exact: true }).selectOption('Bharuch');
  await expect(page).toHaveURL(/district=Bharuch/);
  await expect(page.getByText('Showing 1–6 of 6')).toBeVisible();
  await page
    .getByRole('button', { name: /^Record: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A plant records the duties of sites')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Record' })).toBeHidden();
});

test('the inventory screen shows the threshold status, and prints the plan annexes', async ({ page, expectAccessible }) => {
  const id = await makeIndustry(page, uniqueName('Standing Works'));
  await page.goto(`/CollectChemicalInventory?industry=${id}`);
  await expect(page.getByText('Threshold status of this stock')).toBeHidden();
  await fillChlorine(page, 'T-1', '12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Inventory details saved successfully!')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Threshold status of this stock' });
  const part = (title: string) => panel.locator('details').filter({ hasText: title });
  await expect(part('MSIHC Rules 1989, Schedule 2')).toContainText('Lower threshold reached');
  await expect(part('MSIHC Rules 1989, Schedule 2')).toContainText('Unverified');
  await expect(part('Expiry')).toContainText('1 item expired');
  await part('Seveso III').locator('summary').click();
  await expect(part('Seveso III').getByRole('row', { name: /^Chlorine 12 t 10 t 25 t/ })).toBeVisible();
  await part('How the quantities were counted').locator('summary').click();
  await expect(part('How the quantities were counted')).toContainText('12 × 1,000 kg per t');
  await expectAccessible();
  const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('link', { name: 'On-site plan annex (PDF)' }).click()]);
  expect(file.suggestedFilename()).toBe(`on-site-plan-annex-${id}.pdf`);
});

test('works on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Duties');
  await expect(page.getByRole('listitem').filter({ hasText: 'State Crisis Group' }).first()).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('a lesson of a debrief becomes a duty of the site, which leads back to the incident', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const name = uniqueName('Learning Works');
  await makeIndustry(page, name);
  const headers = await xsrfHeader(page.request);
  const report = { shortDescription: 'Leak at the filling station', industryName: name };
  const { id } = await (await page.request.post('/api/incidents', { headers, data: report })).json();
  await page.goto(`/IncidentManagement?incident=${id}&part=reports`);
  await page.getByRole('button', { name: 'Add a lesson as a duty' }).click();
  const form = page.getByRole('form', { name: 'Add a lesson as a duty' });
  await form.getByRole('button', { name: 'Make a duty' }).click();
  await expect(form.getByRole('alert')).toContainText('is required');
  await form.getByLabel('What is to be done').fill('Test the horn');
  await form.getByLabel('Who acts on it: person or role').fill('Shift engineer');
  await form.getByLabel('Due').fill('2027-02-01');
  await expectAccessible();
  await form.getByRole('button', { name: 'Make a duty' }).click();
  await expect(page.getByText('Shift engineer, due')).toBeVisible();
  await page.goto(`/Duties?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Record: Act on a lesson from the debrief of an incident, ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toContainText('Test the horn');
  await expect(dialog.getByRole('link', { name: `Lesson of ${id}` })).toHaveAttribute(
    'href',
    `/IncidentManagement?incident=${id}&part=reports`,
  );
  expect(problems).toEqual([]);
});
