import type { ResidentReports } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';

const ankleshwar = { latitude: 21.632, longitude: 72.99 };

const reportIncident = async (page: Page, shortDescription: string): Promise<string> => {
  const headers = await xsrfHeader(page.request);
  const answer = await page.request.post('/api/incidents', { headers, data: { shortDescription, ...ankleshwar } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
};

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a resident reports a smell from the public page, with a place that must be chosen', { tag: '@main' }, async ({ page }) => {
    await page.goto('/Community');
    await page.getByRole('link', { name: 'I smell gas here' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'I smell gas here' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeHidden();
    await page.getByLabel('Town or village').fill('Salem');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('button', { name: 'Salem, Tamil Nadu' }).click();
    await expect(page.getByRole('status')).toContainText('Your report has arrived.');
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  });
});

test('a smell with the phone’s position appears at the incident: list, map, head and current situation', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  const id = await reportIncident(page, uniqueName('Hissing at the tank'));
  await page.goto(`/IncidentManagement?incident=${id}&part=map`);
  const part = page.getByRole('region', { name: 'Reports from residents' });
  await expect(part.getByText('No reports from residents. What they send appears here.')).toBeVisible();

  const phone = await context.browser()?.newContext({ geolocation: ankleshwar, permissions: ['geolocation'] });
  const street = await phone?.newPage();
  if (phone === undefined || street === undefined) throw new Error('No second browser');
  await street.goto(new URL('/Community/report', page.url()).href);
  await street.getByRole('button', { name: 'Use my position' }).click();
  await expect(street.getByRole('status').filter({ hasText: 'Your position goes' })).toBeVisible();
  await street.getByRole('button', { name: 'Send report' }).click();
  await expect(street.getByText('Your report has arrived.')).toBeVisible();
  await phone.close();

  await expect(part.getByText('Need help: 0. Smell gas: 1. Safe: 0. All reports: 1.')).toBeVisible();
  const entry = part.getByRole('listitem').first();
  await expect(entry).toContainText('Smells gas');
  await expect(entry).toContainText('Not verified');
  await expect(entry).toContainText('position of the phone');
  await expect(page.getByText('0 need help, 1 smell gas')).toBeVisible();
  await expectAccessible();

  // As it looks with a person who needs help.
  await page.route(`**/api/incidents/${id}/resident-reports`, async (route) => {
    const answer = await route.fetch();
    const body: ResidentReports = await answer.json();
    const [smell] = body.reports;
    if (smell === undefined) throw new Error('No report');
    const help = {
      ...smell,
      id: 0,
      kind: 'help',
      way: 'sms',
      verified: true,
      text: 'Help!',
      address: '+919825012345',
      placeFrom: 'followed',
    } as const;
    await route.fulfill({ json: { ...body, help: 1, total: 2, reports: [{ ...help, latitude: 21.63, latest: true }, smell] } });
  });
  for (const [colorScheme, width, height] of [
    ['light', 390, 844],
    ['dark', 390, 844],
    ['light', 1440, 900],
    ['dark', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/IncidentManagement?incident=${id}&part=map`);
    await expect(part.getByRole('link', { name: '+919825012345' })).toHaveAttribute('href', 'tel:+919825012345');
    await expect(part.getByRole('listitem').first()).toContainText('Needs help');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await expectAccessible();
  }
  await page.unrouteAll();

  await page.goto('/HazardGuard');
  const situation = page.getByRole('region', { name: /^Reports from residents/ });
  await expect(situation.getByRole('link', { name: new RegExp(id) })).toBeVisible();
  await expect(situation).toContainText('0 need help, 1 smell gas');
  expect(problems).toEqual([]);
});

test('the report page passes the accessibility rules, light and dark, narrow and wide', async ({ page, expectAccessible }) => {
  for (const [colorScheme, width, height] of [
    ['light', 390, 844],
    ['dark', 1440, 900],
    ['dark', 390, 844],
    ['light', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    for (const path of ['/Community/report?lang=en', '/Community/report?lang=hi', '/Community/report?done=1&lang=gu']) {
      await page.goto(path);
      await expectAccessible();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  }
});
