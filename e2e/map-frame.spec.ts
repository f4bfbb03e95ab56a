import { expect, test } from './fixtures.ts';
import { findSite } from './registers.ts';

test('on a phone the map of an assessment has its room; views, signs and the moving wind are in reach', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await page.goto(`/VulnerabilityAssesment?tab=consequence&industry=${id}`);
  const sheet = page.getByRole('region', { name: 'Inputs and result' });
  // The signs of the map stand in the sheet, with the words of each zone.
  await expect(sheet.getByRole('region', { name: 'Legend' }).getByText(/^AEGL-3/)).toBeVisible();
  const map = await page.locator('.maplibregl-map').boundingBox();
  expect(map?.y, 'height of the bars, px').toBeLessThanOrEqual(120);
  expect((map?.height ?? 0) / 844, 'share of the map').toBeGreaterThanOrEqual(0.45);

  const wind = page.getByRole('button', { name: 'Wind moving over the map' });
  await expect(page.locator('canvas[data-streaks]')).toHaveCount(0);
  await wind.click();
  await expect(wind).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('canvas[data-streaks]')).toBeVisible();
  await page.reload();
  await expect(page.locator('canvas[data-streaks]'), 'the choice is kept in this browser').toBeVisible();

  // A view makes room for itself; its button is still in reach.
  await page.getByRole('button', { name: 'At a Point' }).click();
  await expect(page.getByRole('button', { name: 'At a Point' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'At a Point' })).toBeInViewport();
});
