import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { bulkUpload, industryForm, searchRegister, tableRow } from './registers.ts';

test.beforeEach(async ({ signIn }) => signIn('plant'));

test('an industry is on-boarded by keyboard only, changed, and deleted', { tag: '@main' }, async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const name = uniqueName('Keyboard Works');
  await page.goto('/OnBoardIndustry');
  await expect(page.getByRole('heading', { level: 1, name: 'Onboard Industries' })).toBeVisible();
  const form = industryForm(page);
  await form.name.focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bharuch');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+91 2642 000000');
  await form.latitude.focus();
  await page.keyboard.type('21.7051');
  await page.keyboard.press('Tab');
  await page.keyboard.type('72.9959');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Industry details saved successfully!')).toBeVisible();
  await expect(page.getByText('Industry details saved successfully!')).toBeHidden({ timeout: 6_000 });
  await expect(form.name).toHaveValue('');
  const next = page.getByRole('status').filter({ hasText: `${name} is saved. What next?` });
  await expect(next.getByRole('link', { name: 'Open its assessment' })).toHaveAttribute('href', /industry=\d+/);
  await expect(next.getByRole('link', { name: 'Enter its chemicals' })).toHaveAttribute('href', /industry=\d+/);

  await searchRegister(page, 'Search industries', name);
  await expect(tableRow(page, name)).toContainText('21.705100');
  await expect(tableRow(page, name)).toContainText('72.995900');
  await expectAccessible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await form.district.fill('Surat');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Industry details updated successfully!')).toBeVisible();
  await expect(tableRow(page, name)).toContainText('Surat');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Are you sure you want to delete this industry?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tableRow(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Industry deleted successfully!')).toBeVisible();
  await expect(page.getByText(`Nothing matches “${name}”`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a site without a position is saved, and screens that need one offer to set it', async ({ page }) => {
  const name = uniqueName('Unplaced Works');
  await page.goto('/OnBoardIndustry');
  const form = industryForm(page);
  await form.name.fill(name);
  await form.district.fill('Bharuch');
  await form.contact.fill('+91 2642 000000');
  // A place that is searched and not chosen is gone with the other entries.
  const search = page.getByRole('combobox', { name: 'Search for a place' });
  await search.fill('Ankleshwar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Industry details saved successfully!')).toBeVisible();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Set its position' }).click();
  await expect(form.name).toHaveValue(name);
  await page.getByRole('button', { name: 'Cancel edit' }).click();
  await searchRegister(page, 'Search industries', name);
  await expect(tableRow(page, name)).toContainText('no position yet');
  const industry = new URL(page.url()).searchParams.get('industry');
  for (const path of ['/Ews', '/VulnerabilityAssesment', '/Vang', '/MapsViewer', '/IndustryDashboard']) {
    await page.goto(`${path}?industry=${industry}`);
    await expect(page.getByRole('heading', { name: `${name} has no position yet` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Set the position' }).click();
  await expect(form.name).toHaveValue(name);
  await form.latitude.fill('21.7');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toContainText('Longitude must be a number between -180 and 180');
  await form.longitude.fill('73');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Industry details updated successfully!')).toBeVisible();
  await page.goto(`/IndustryDashboard?industry=${industry}`);
  await expect(page.getByText(`${name} has no position yet`)).toBeHidden();
});

test('empty fields are refused with the sentence of the specification, and the input stays', async ({ page, expectAccessible }) => {
  await page.goto('/OnBoardIndustry');
  const form = industryForm(page);
  await form.district.fill('Bharuch');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'All fields are mandatory' });
  await expect(summary).toBeFocused();
  await expect(form.district).toHaveValue('Bharuch');
  await expectAccessible();
  await summary.getByRole('link', { name: 'Safety team contact is required' }).click();
  await expect(form.contact).toBeFocused();
  await form.name.fill('Off the globe');
  await form.contact.fill('1');
  await form.latitude.fill('91');
  await form.longitude.fill('east');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Latitude must be a number between -90 and 90');
  await expect(page.getByRole('alert')).toContainText('Longitude must be a number between -180 and 180');
  // A draft survives a reload of the tab.
  await page.reload();
  await expect(form.district).toHaveValue('Bharuch');
  await searchRegister(page, 'Search industries', 'Off the globe');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a click on the map sets the position to six decimals', async ({ page }) => {
  await page.goto('/OnBoardIndustry');
  const form = industryForm(page);
  const map = page.locator('canvas').first();
  await expect(map).toBeVisible();
  await expect(async () => {
    await map.click({ position: { x: 240, y: 120 } });
    await expect(form.latitude).toHaveValue(/^\d+\.\d{6}$/, { timeout: 1_000 });
  }).toPass();
  await expect(form.longitude).toHaveValue(/^\d+\.\d{6}$/);
});

test('a place from the gazetteer sets the marker', async ({ page }) => {
  await page.goto('/OnBoardIndustry');
  const search = page.getByRole('combobox', { name: 'Search for a place' });
  await search.fill('Surat');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Surat');
  await expect(page.getByText(/^Places: /)).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  const { latitude, longitude } = industryForm(page);
  // Surat: 21.17 N, 72.83 E (GeoNames 1255364).
  expect(Number(await latitude.inputValue())).toBeCloseTo(21.2, 0);
  expect(Number(await longitude.inputValue())).toBeCloseTo(72.8, 0);
});

test('a double click saves once, and a duplicate name is explained with a request id', async ({ page }) => {
  const name = uniqueName('Pressed Twice');
  await page.goto('/OnBoardIndustry');
  const form = industryForm(page);
  const fill = async (): Promise<void> => {
    await form.name.fill(name);
    await form.district.fill('Surat');
    await form.contact.fill('1');
    await form.latitude.fill('21.170240, 72.831061');
  };
  await fill();
  await expect(form.longitude).toHaveValue('72.831061');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Industry details saved successfully!')).toHaveCount(1);
  await searchRegister(page, 'Search industries', name);
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  await fill();
  await page.getByRole('button', { name: 'Save' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to save industry details' });
  await expect(failure).toContainText('Request ID');
  await expect(form.name).toHaveValue(name);
});

test('the second of two people who edit the same row is asked', async ({ page, request }) => {
  const name = uniqueName('Edited By Two');
  await page.goto('/OnBoardIndustry');
  const form = industryForm(page);
  await form.name.fill(name);
  await form.district.fill('Surat');
  await form.contact.fill('1');
  await form.latitude.fill('21.1, 72.8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();
  await searchRegister(page, 'Search industries', name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  // The other person, in another browser.
  await request.post('/api/session/demo', { headers: await xsrfHeader(request), data: { role: 'admin' } });
  const found = await (await request.get('/api/industries', { params: { search: name } })).json();
  const { id, version } = found.rows[0];
  const theirs = { industryName: name, district: 'Valsad', safetyTeamContact: '1', latitude: 21.1, longitude: 72.8, version };
  const put = await request.put(`/api/industries/${id}`, { headers: await xsrfHeader(request), data: theirs });
  expect(put.status()).toBe(200);
  await form.district.fill('Kheda');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Another user changed this row since you opened it')).toBeVisible();
  await expect(form.district).toHaveValue('Kheda');
  await page.getByRole('button', { name: 'Load the stored version' }).click();
  await expect(form.district).toHaveValue('Valsad');
  await form.district.fill('Vadodara');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(tableRow(page, name)).toContainText('Vadodara');
});

test('bulk upload names every invalid row by line, stores the valid ones, and reports', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  const stem = uniqueName('Bulk');
  const csv = [
    'Plant;Zilla;Phone;Lat;Long;Remarks',
    `"${stem} One; ""A""";Surat;+91 1;21.1;72.8;kept out`,
    `${stem} Two;;+91 2;95;72.8;`,
    `${stem} Three;Surat;+91 3;north;72.8;`,
    `${stem} Four;सूरत;+91 4;21.2;72.9;`,
  ].join('\r\n');
  await page.goto('/OnBoardIndustry');
  const dialog = await bulkUpload(page, 'industries-in.csv', `\ufeff${csv}\r\n`);
  await expect(dialog.getByLabel('Column for District')).toHaveValue('Zilla');
  await expect(dialog.locator('option:checked', { hasText: 'Remarks' })).toHaveCount(0);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Check' }).click();
  const mistakes = dialog.getByRole('table', { name: 'Refused rows' });
  await expect(mistakes.getByRole('row')).toHaveCount(3);
  await expect(mistakes.getByRole('row', { name: /^3 Latitude 95/ })).toBeVisible();
  await expect(mistakes.getByRole('row', { name: /^4 Latitude north/ })).toBeVisible();
  await expectAccessible();
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: /Download the errors/ }).click()]);
  expect(file.suggestedFilename()).toBe('refused-industries-in.csv');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Bulk upload completed' })).toBeVisible();
  await expect(dialog.getByText('2 of 4 rows saved, 2 rejected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await searchRegister(page, 'Search industries', stem);
  await expect(page.getByText('Showing 1–2 of 2')).toBeVisible();
  await expect(tableRow(page, `${stem} One; "A"`)).toBeVisible();
});

test('all or nothing stores nothing when a row is invalid, and files that cannot be read are refused', async ({ page }) => {
  const stem = uniqueName('Nothing');
  await page.goto('/OnBoardIndustry');
  const csv = `industryName,district,safetyTeamContact,latitude,longitude\n${stem} One,Surat,1,21,72\n${stem} Two,Surat,1,95,72\n`;
  const dialog = await bulkUpload(page, 'in.csv', csv);
  await dialog.getByLabel('All or nothing: save only if every row is valid').check();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('You chose all or nothing, and some rows have errors.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  const choose = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Bulk Upload' }).click();
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  };
  const refusals = [
    ['none.csv', 'industryName,district\n', 'no rows'],
    ['quote.csv', 'industryName,district\n"A,B\n', 'is not closed'],
    ['picture.csv', '\x89PNG\r\n\x1a\n\0\0', 'not'],
  ] as const;
  for (const [name, content, why] of refusals) {
    await choose(name, Buffer.from(content, 'latin1'));
    await expect(dialog.getByRole('alert')).toContainText(why);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await choose('wrong.csv', Buffer.from('a,b\n1,2\n'));
  await expect(dialog.getByText('Choose a column or a value for: Industry name')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Check' })).toBeDisabled();
  await page.keyboard.press('Escape');
  // What spreadsheets in Europe and India write without being asked is read, letter by letter.
  await choose('latin1.csv', Buffer.from(`industryName,district\n${stem} Caf\xe9,Surat\n`, 'latin1'));
  await expect(dialog.getByText(`${stem} Café`)).toBeVisible();
  await page.keyboard.press('Escape');
  await searchRegister(page, 'Search industries', stem);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('search, page and order are in the address, and the CSV contains the rows found', async ({ page }) => {
  const stem = uniqueName('Paged');
  await page.goto('/OnBoardIndustry');
  const rows = Array.from({ length: 23 }, (_, index) => `${stem} ${String(index + 1).padStart(2, '0')},Surat,1,21,72`);
  const dialog = await bulkUpload(page, 'in.csv', `industryName,district,safetyTeamContact,latitude,longitude\n${rows.join('\n')}\n`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Bulk upload completed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await searchRegister(page, 'Search industries', stem);
  await page.getByRole('button', { name: 'Industry name' }).click();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('Showing 21–23 of 23')).toBeVisible();
  await expect(tableRow(page, `${stem} 21`)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Industry name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(tableRow(page, `${stem} 21`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1–10 of 23')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('industries.csv');
  const stream = await file.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString('utf8');
  expect(text.trim().split('\r\n')).toHaveLength(24);
});

test('a reader sees why editing is off; without sign-in access is refused', async ({ page, signIn }) => {
  await signIn('l0');
  await page.goto('/OnBoardIndustry');
  await expect(page.getByText('You can read this but not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bulk Upload' })).toHaveAttribute('aria-disabled', 'true');
  await page.context().clearCookies();
  await page.goto('/OnBoardIndustry');
  await expect(page.getByRole('heading', { name: 'Onboard Industries' })).toBeHidden();
  expect((await page.request.get('/api/industries')).status()).toBe(401);
});

test('works on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = uniqueName('Phone Works');
  await page.goto('/OnBoardIndustry');
  await page.getByRole('button', { name: 'Add an industry' }).click();
  const form = industryForm(page);
  await form.name.fill(name);
  await form.district.fill('Surat');
  await form.contact.fill('1');
  await form.latitude.fill('21.1, 72.8');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Industry details saved successfully!')).toBeVisible();
  await searchRegister(page, 'Search industries', name);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('21.100000');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
