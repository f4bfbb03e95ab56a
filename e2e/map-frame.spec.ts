import { expect, test, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Every other map screen of a site, before one is chosen, and without one. */
const screens: readonly (readonly [name: string, address: (site: number) => string])[] = [
  ['response phase', (site) => `/ResponsePhaseRiskModelling?industry=${site}`],
  ['Vang', (site) => `/Vang?industry=${site}`],
  ['Dashboard', (site) => `/IndustryDashboard?industry=${site}`],
  ['industry locations', (site) => `/Ews?industry=${site}`],
  ['nearest entities', (site) => `/Ews?industry=${site}&panel=nearest`],
  ['satellite data', (site) => `/Ews?industry=${site}&panel=satellite`],
  ['industries', (site) => `/MapsViewer?map=industries&industry=${site}`],
  ['clusters', () => '/MapsViewer?map=industries&layer=clusters'],
  ['hazard reach', (site) => `/MapsViewer?map=reach&industry=${site}`],
  ['current conditions', (site) => `/MapsViewer?map=current&industry=${site}`],
  ['vulnerability index', () => '/EXP1'],
  ['several sites', (site) => `/EXP1?view=cluster&industry=${site}`],
  ['emergency report', (site) => `/EmergencyReport?happening=smell&site=${site}&what=unknown`],
  ['wall display', () => '/Wall'],
  ['KML map', () => '/KmlMap'],
  ['no site chosen', () => '/VulnerabilityAssesment?tab=consequence'],
];

for (const isTouched of [false, true])
  test.describe(isTouched ? 'with fingers' : 'with a mouse', () => {
    test.use({ hasTouch: isTouched, isMobile: isTouched });

    test('on a phone every map screen leaves the map its room', async ({ page, signIn }) => {
      await signIn('plant');
      const { id, latitude, longitude } = await findSite(page, 'Dahej');
      const warning = await page.request.post('/api/alerts/by-hand', {
        headers: await xsrfHeader(page.request),
        data: {
          industryId: id,
          incidentId: isTouched ? 'INC000391' : 'INC000390',
          incidentSeverity: 'high',
          incidentDescription: 'Smell of gas at the fence',
          area: { shape: 'circle', latitude, longitude, radiusM: 1_500 },
        },
      });
      expect(warning.ok(), await warning.text()).toBe(true);
      const { id: alert } = await warning.json();
      for (const [name, address] of [...screens, ['warned area', () => `/Alerts/${alert}`] as const]) {
        await page.goto(address(id));
        await expect(page.locator('[data-height="half"]'), name).toBeVisible();
        const measure = async () => {
          const box = await page.locator('.maplibregl-map').boundingBox();
          return box ? { areBarsLow: box.y <= 120, isMapHigh: box.height >= 0.45 * 844 } : `${name}: not drawn yet`;
        };
        await expect.soft.poll(measure, { message: name }).toEqual({ areBarsLow: true, isMapHigh: true });
        expect.soft(await page.evaluate('document.documentElement.scrollWidth'), `${name}: nothing is beside the screen`).toBe(390);
        if (!isTouched) continue;
        const low = await page
          .getByRole('banner')
          .locator('button, input')
          .evaluateAll(
            (controls) =>
              controls.map((control) => control.getBoundingClientRect()).filter(({ height }) => height > 0 && height < 44).length,
          );
        expect.soft(low, `${name}: controls of the top bar that are too low for a finger`).toBe(0);
      }
    });
  });

test('the sheet has its heights by keyboard, with names; a site is chosen by one press', async ({ page, signIn, expectAccessible }) => {
  await signIn('plant');
  await page.goto('/IndustryDashboard');
  const sheet = page.getByRole('region', { name: 'Industries to choose from' });
  const [larger, smaller] = ['Make the panel larger', 'Make the panel smaller'].map((name) => sheet.getByRole('button', { name }));
  const choice = sheet.getByRole('button', { name: /^Dahej/ });
  if (larger === undefined || smaller === undefined) throw new Error('no buttons');
  await expect(choice).toContainText(/nothing open|open incident|warning in force|sensors in alarm/);
  await expect(sheet.getByText('The panel fills half of the screen')).toBeAttached();
  await larger.press('Enter');
  await expect(sheet.getByText('The panel fills the screen')).toBeAttached();
  await expect(larger, 'the focus stays where it was').toBeFocused();
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'Map of the industries' }), 'what cannot be seen cannot have the focus').toBeHidden();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('The panel is closed')).toBeAttached();
  await expect(choice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(choice, 'on paper everything is there').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await larger.press('Enter');
  await choice.click();
  await expect(page).toHaveURL(/industry=\d+/);
  await expect(page.getByRole('region', { name: 'Situation at the site' })).toBeVisible();
});

test('on a phone the map of an assessment has its room; views, signs and the moving wind are in reach', async ({ page, signIn }) => {
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
