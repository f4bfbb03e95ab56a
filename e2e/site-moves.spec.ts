import { expect, test } from './fixtures.ts';
import { searchRegister, tableRow } from './registers.ts';

const name = 'Ankleshwar GIDC estate (sample)';

test('a plant proposes to move to another district; its authority sees it on Home and refuses it with a reason', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await page.goto('/SignIn');
  await page.getByRole('button', { name: 'Ankleshwar: the safety team of one plant' }).click();
  await expect(page.getByText(/Signed in as .*Ankleshwar/)).toBeVisible();
  await page.goto('/OnBoardIndustry');
  await searchRegister(page, 'Search industries', 'Ankleshwar');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const district = page.getByRole('textbox', { name: 'District' });
  await district.fill('Bharoch');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update industry details' })).toContainText(/Bharuch/i);
  await district.fill('Surat');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Industry details updated successfully!')).toBeVisible();
  await expect(page.getByText(`The new district or position of ${name} waits for the consent of the authority there.`)).toBeVisible();
  await expect(tableRow(page, name)).toContainText('Bharuch');
  const moves = page.getByRole('region', { name: '1 move of a site waits for consent' });
  await expect(moves.getByRole('button', { name: `Withdraw the move of ${name}` })).toBeVisible();
  await expectAccessible();

  // On a phone, the authority of the old place.
  const officer = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  await officer.goto('/SignIn');
  await officer.getByRole('button', { name: 'Bharuch: the authority of the district (L1)' }).click();
  await expect(officer.getByText('Signed in as District authority (L1) (demo, Bharuch)')).toBeVisible();
  await officer.goto('/HazardGuard');
  const situation = officer.getByRole('region', { name: 'Moves of sites to decide' });
  await expect(situation).toContainText(`${name} → Surat`);
  await situation.getByRole('link', { name }).click();
  const waiting = officer.getByRole('region', { name: '1 move of a site waits for consent' });
  await expect(waiting).toContainText('It waits for the authority of the new place.');
  await waiting.getByRole('button', { name: `Refuse the move of ${name}` }).click();
  await waiting.getByLabel('Reason for refusing').fill('The plant is in Bharuch');
  await waiting.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(officer.getByText(`The move of ${name} is refused`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await officer.close();
});
