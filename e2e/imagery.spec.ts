import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Answer, blankDay, forestAnswer, no2Answer } from './tile-service.ts';

const forest = 'https://storage.googleapis.com/earthenginepartners-hansen/tiles/**';
const no2 = 'https://gibs.earthdata.nasa.gov/wmts/epsg3857/best/**';

/** Answers for a service, at the server's default address; returns the requested addresses. */
const serve = async (page: Page, service: string, answer: (url: string) => Answer): Promise<readonly string[]> => {
  const requests: string[] = [];
  await page.unrouteAll();
  await page.route(service, async (route) => {
    requests.push(route.request().url());
    const given = answer(route.request().url());
    await route.fulfill({ ...given, headers: { 'access-control-allow-origin': '*' } });
  });
  return requests;
};

const daySlider = (page: Page) => page.getByRole('slider', { name: 'Day: over the whole range' });

test('nitrogen dioxide of a day: available days, steps, slider, a day without measurement, a comparison', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const requests = await serve(page, no2, no2Answer);
  await signIn('plant');
  await page.goto('/No2');
  await expect(page.getByRole('heading', { level: 1, name: 'Global NO2' })).toBeVisible();
  // The stand-in's days end on 30 June 2024: the newest is that, not yesterday.
  await expect(page.getByText('TROPOMI, Sentinel-5P (finer) · 30 Jun 2024')).toBeVisible();
  await expect
    .poll(() =>
      requests.some((url) => /Tropospheric_Column\/default\/2024-06-30\/GoogleMapsCompatible_Level6\/5\/\d+\/\d+\.png$/.test(url)),
    )
    .toBe(true);
  await expect(page.getByText(/molecules of NO₂ per cm² of ground/)).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'One day back' }).click();
  await expect(page.getByText('· 29 Jun 2024')).toBeVisible();
  await page.getByRole('button', { name: 'One month back' }).press('Enter');
  await expect(page.getByText('· 29 May 2024')).toBeVisible();
  await daySlider(page).press('ArrowLeft');
  await expect(page.getByText('· 28 May 2024')).toBeVisible();
  await expect(page).toHaveURL(/date=2024-05-28/);

  await page.getByLabel('Date (UTC)').fill(blankDay);
  await expect(page.getByText('Nothing was measured on 2 May 2024')).toBeVisible();
  await page.getByLabel('Date (UTC)').fill('2024-01-15');
  await expect(page.getByText('The service has no picture of 15 Jan 2024')).toBeVisible();
});

test('a second date is laid over the first for comparison, and a place search moves the map', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const requests = await serve(page, no2, no2Answer);
  await signIn('plant');
  await page.goto('/No2?date=2024-01-15');
  await page.getByRole('radio', { name: 'OMI, Aura (from 2004)' }).check();
  await expect(page.getByText('OMI, Aura (from 2004) · 15 Jan 2024')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Compare with another time' }).check();
  await page.getByRole('radiogroup', { name: 'On the map' }).getByText('1 Oct 2004').click();
  await expect(page.getByText('OMI, Aura (from 2004) · 1 Oct 2004')).toBeVisible();
  await expect.poll(() => requests.some((url) => url.includes('OMI_Nitrogen_Dioxide_Tropo_Column/default/2004-10-01/'))).toBe(true);
  await expectAccessible();

  const search = page.getByRole('combobox', { name: 'Search for a place' });
  await search.fill('Surat');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Surat');
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect.poll(() => requests.some((url) => /\/2004-10-01\/GoogleMapsCompatible_Level6\/6\//.test(url))).toBe(true);
});

test('when no picture arrives the map names the service and the time, and tries again; it never looks like clean air', async ({ page }) => {
  const answers: Answer[] = [
    { status: 500, contentType: 'text/plain', body: 'no' },
    { status: 404, contentType: 'text/plain', body: 'no' },
    { status: 200, contentType: 'text/html', body: '<p>Sign in to this network</p>' },
  ];
  const said = ['status 500', 'status 404', 'not with a picture (status 200)'];
  await serve(page, no2, () => answers[0] as Answer);
  await page.goto('/No2');
  const alert = page.getByRole('alert').filter({ hasText: 'No pictures received' });
  for (const [index, words] of said.entries()) {
    if (index > 0) {
      await serve(page, no2, () => answers[index] as Answer);
      await alert.getByRole('button', { name: 'Try again' }).click();
    }
    await expect(alert).toContainText(words);
    await expect(alert).toContainText('NASA GIBS (gibs.earthdata.nasa.gov)');
    await expect(alert).toContainText(/Last request: \d+ \w+ \d{4}/);
  }
  await expect(page.getByText('NASA GIBS did not report which days it has.')).toBeVisible();
  await page.unrouteAll();
  await page.route(no2, (route) => route.abort('internetdisconnected'));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('This browser cannot reach');
  await serve(page, no2, no2Answer);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByText(/^TROPOMI, Sentinel-5P \(finer\) · /)).toBeVisible();
});

test('forest change by release, on a phone: loss up to a year, cover, and gaps in the map are reported', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = await serve(page, forest, forestAnswer);
  await page.goto('/forestchanges?date=2018');
  await expect(page.getByText('Forest lost, by year · 2001 to 2018')).toBeVisible();
  await expect.poll(() => requests.some((url) => /tiles\/gfc_v1\.6\/loss_year_alpha\/5\/\d+\/\d+\.png$/.test(url))).toBe(true);
  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(page.getByText('Forest lost, by year · 2001 to 2025')).toBeVisible();
  expect(requests.some((url) => url.includes('gfc_v1.13/loss_year_alpha'))).toBe(true);
  await page.getByRole('radio', { name: 'Tree cover in 2000' }).check();
  await expect(page.getByText('Tree cover in 2000 · Year 2000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One year back' })).toBeHidden();
  await expectAccessible();

  // The first picture arrives; those of the map do not.
  await serve(page, forest, (url) =>
    url.endsWith('/5/23/14.png') ? forestAnswer(url) : { status: 503, contentType: 'text/plain', body: '' },
  );
  await page.getByRole('radio', { name: 'Forest gained' }).check();
  await expect(page.getByText(/Some pictures from Global Forest Change \(storage\.googleapis\.com\) are missing/)).toBeVisible();
});
