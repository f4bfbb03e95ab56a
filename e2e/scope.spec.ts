import { expect, test, watchForErrors } from './fixtures.ts';

const reason = 'Tanker on fire on the road to Panipat';

test('an authority sees its district alone, opens everything in an emergency, and ends it', async ({
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
  const part = page.getByRole('region', { name: 'In an emergency: open everything' });
  await part.getByRole('button', { name: 'Open everything now' }).click();
  await expect(part.getByText('At least 10 characters')).toBeVisible();
  await part.getByLabel('Reason').fill(reason);
  await expectAccessible();
  await part.getByRole('button', { name: 'Open everything now' }).click();
  const banner = page.getByRole('region', { name: 'Everything is open to you' });
  await expect(banner).toContainText(reason);
  await expectAccessible();
  await page.goto('/OnBoardIndustry?search=panipat');
  await expect(register.getByText('Panipat (sample)')).toBeVisible();

  // Somebody above sees it, on a telephone.
  const above = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  above.setDefaultTimeout(10_000);
  await above.goto('/SignIn');
  await above.getByRole('button', { name: /^Administrator/ }).click();
  await expect(above.getByText('Signed in as Administrator (demo)')).toBeVisible();
  await above.goto('/People');
  const openings = above.getByRole('list', { name: 'Opened in an emergency' });
  await expect(openings.getByRole('listitem').first()).toContainText(reason);
  await openings
    .getByRole('button', { name: /^End it: what District authority/ })
    .first()
    .click();
  await expect(openings.getByRole('listitem').first()).toContainText('ended by Administrator (demo)');
  await above.close();

  await expect(banner).toBeHidden();
  await expect(register.getByText('Panipat (sample)')).toHaveCount(0);
  expect(problems).toEqual([]);
});
