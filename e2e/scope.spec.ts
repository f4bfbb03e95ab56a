import { expect, test, watchForErrors } from './fixtures.ts';

const reason = 'Tanker on fire on the road to Panipat';

test('an authority sees only its district, opens one named site with emergency access; the second time a supervisor approves', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await page.goto('/SignIn');
  await expectAccessible();
  await page.getByRole('button', { name: 'Bharuch: the authority of the district (L1)' }).click();
  await expect(page.getByText('Signed in as District authority (L1) (demo, Bharuch)')).toBeVisible();
  await page.goto('/OnBoardIndustry?search=sample');
  const register = page.getByRole('table');
  await expect(register.getByText('Dahej PCPIR estate (sample)')).toBeVisible();
  await expect(register.getByText('Panipat (sample)')).toHaveCount(0);

  await page.goto('/Account');
  const part = page.getByRole('region', { name: 'Emergency access' });
  const dialog = page.getByRole('dialog', { name: 'Emergency access' });
  /** Names the site and the reason, and presses. */
  const ask = async (action: string): Promise<void> => {
    await part.getByRole('button', { name: 'Open emergency access' }).click();
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByText('Choose at least one site')).toBeVisible();
    await expect(dialog.getByText('At least two words with 10 letters or digits')).toBeVisible();
    await dialog.getByLabel('Site name').fill('panipat');
    await page.getByRole('option', { name: /Panipat \(sample\)/ }).click();
    await expect(dialog.getByRole('list', { name: 'Chosen sites' })).toContainText('Panipat (sample)');
    await dialog.getByLabel('Reason').fill(reason);
    await expectAccessible();
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await ask('Open for 60 minutes');
  const banner = page.getByRole('region', { name: 'You have emergency access' });
  await expect(banner).toContainText(reason);
  await expect(banner).toContainText('Emergency access to Panipat (sample) until');
  await expectAccessible();
  await page.goto('/OnBoardIndustry?search=panipat');
  await expect(register.getByText('Panipat (sample)')).toBeVisible();

  // On a phone, a supervisor sees the access, ends it and reads what was viewed.
  const above = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  above.setDefaultTimeout(10_000);
  await above.goto('/SignIn');
  await above.getByRole('button', { name: /^Administrator/ }).click();
  await expect(above.getByText('Signed in as Administrator (demo)')).toBeVisible();
  await above.goto('/People');
  const openings = above.getByRole('list', { name: 'Emergency access', exact: true });
  await expect(openings.getByRole('listitem').first()).toContainText('Access to: Panipat (sample)');
  await openings
    .getByRole('button', { name: /^End the emergency access of District authority/ })
    .first()
    .click();
  await expect(openings.getByRole('listitem').first()).toContainText('ended by Administrator (demo)');
  await openings
    .getByRole('button', { name: /^Report: emergency access of District authority/ })
    .first()
    .click();
  const report = above.getByRole('dialog', { name: /^Report: emergency access of District authority/ });
  await expect(report.getByRole('row', { name: /read Industry \d+ Panipat \(sample\) · \/api\/industries/ }).first()).toBeVisible();
  await expect(report.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await above.keyboard.press('Escape');
  await expect(report).toBeHidden();

  // The second within a day waits for approval.
  await expect(banner).toBeHidden();
  await expect(register.getByText('Panipat (sample)')).toHaveCount(0);
  await page.goto('/Account');
  await ask('Ask a supervisor');
  await expect(part.getByText(/^Your request for Panipat \(sample\) is waiting for a supervisor until/)).toBeVisible();
  const requests = above.getByRole('list', { name: 'Requests for emergency access' });
  await expect(requests.getByRole('listitem')).toContainText(reason);
  await requests.getByRole('button', { name: /^Approve the request of District authority/ }).click();
  await expect(openings.getByRole('listitem').first()).toContainText('Approved by Administrator (demo).');
  await above.close();
  await expect(banner).toContainText(reason);
  await banner.getByRole('button', { name: 'End it now' }).click();
  await expect(banner).toBeHidden();
  expect(problems).toEqual([]);
});
