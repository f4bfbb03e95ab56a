import type { PrecomputedFootprint, Run } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

const post = async <Answer>({ request }: Page, path: string, data: object): Promise<Answer> => {
  const answer = await request.post(path, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
};

test('result, Health, Dashboard, ready assessment and approver say one number of people for one zone', async ({ page, signIn }) => {
  test.setTimeout(360_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  const { id, latitude, longitude } = await findSite(page, 'Dahej');
  const weather = { temperatureC: 31, windSpeedMs: 3, windFromDeg: 225, humidityPercent: 60, cloudPercent: 20, utcOffsetMin: 330 };
  await post(page, '/api/weather', { latitude, longitude, ...weather });
  const { present, worst } = await post<PrecomputedFootprint>(page, `/api/industries/${id}/standing-footprint`, {});
  const level = worst?.level ?? '';
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const run = await post<Run>(page, '/api/runs', { industryId: id, inventoryItemId: null, scenario: present?.scenario, weatherOrigin });

  await page.goto(
    `/VulnerabilityAssesment?industry=${id}&tab=consequence&for=${id}&how=compass&wind=225&speed=3&run=${run.id}&view=health`,
  );
  const inside = page.locator(`[data-inside="${level}"]`);
  await expect(inside).toHaveText(/[1-9]/, { timeout: 45_000 });
  // As '660' or as 'at least 1,600 (recorded)'.
  const said = await inside.innerText();
  const number = said.replace(/[^\d,]/g, '');
  await expect(page.locator(`[data-population="${level}"] strong`)).toHaveText(said);
  // The head-counts of the recorded places are another number under another name.
  const table = page.getByRole('table', { name: 'People and recorded places by level' });
  await expect(table.getByRole('row', { name: /^Recorded places, by their head-counts/ })).toBeVisible();

  for (const of of ['run', 'standing']) {
    await page.goto(`/IndustryDashboard?industry=${id}&of=${of}`);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: level })
        .filter({ hasText: `people inside ${said}.` }),
    ).toBeVisible({ timeout: 45_000 });
  }
  const ready = page.getByRole('region', { name: 'Ready assessment' });
  await expect(ready.locator('div', { hasText: new RegExp(`People in the ${level}, \\d+\\smin zone now`) }).last()).toContainText(
    `${number} people`,
  );

  const proposal = await (await page.request.get(`/api/runs/${run.id}/alert-proposal?area=zone`)).json();
  const asked = { ...proposal, status: 'Exercise', areaChoice: 'zone', areaReason: 'The wind is measured at the fence' };
  const alert = await post<{ id: string }>(page, '/api/alerts', asked);
  await page.goto(`/Alerts/${alert.id}`);
  await expect(page.locator('[data-population]').first()).toHaveText(said);
  await expect(page.getByText('People in the warned zone')).toBeVisible();
  await expect(page.locator('[data-area="zone"]')).toContainText(said);
  const toNumber = (text: string): number => Number(text.replace(/[^\d]/g, ''));
  const warned = toNumber(await page.locator('[data-area="warned-area"] td').nth(1).innerText());
  expect(warned).toBeGreaterThanOrEqual(toNumber(number));

  // The table of the uncertainty ends with the areas as the alert has them, on the result and beside the alert.
  const { id: warnedId } = await post<{ id: string }>(page, '/api/alerts', {
    ...(await (await page.request.get(`/api/runs/${run.id}/alert-proposal`)).json()),
    status: 'Exercise',
  });
  // Calculated before it is opened: a busy machine needs longer than a screen is waited for.
  expect((await page.request.get(`/api/runs/${run.id}/uncertainty-sources`, { timeout: 170_000 })).ok()).toBe(true);
  await page.goto(`/Alerts/${warnedId}`);
  // The villages are shaded by what their people do, under the areas.
  await expect(page.locator('[data-drawn*="overlay-village-act-now:"]')).toBeAttached({ timeout: 90_000 });
  await expect(page.locator('[data-explains="overlay-village-act-now"]')).toHaveText('Shaded: people in this village or ward act now');
  const size = page.locator('[data-warned="act-now"] td:nth-of-type(1), [data-warned="be-ready"] td:nth-of-type(1)');
  await expect(size.first()).toHaveText(/\d/);
  const sizes = (await size.allInnerTexts()).map((km2) => `${km2} km²`);
  const sources = async (): Promise<void> => {
    await page.getByText('Where the uncertainty comes from', { exact: true }).click();
    await expect(page.locator('[data-source="all"] td')).toHaveText(sizes);
    await expect(page.locator('[data-source="direction"]')).toContainText('Named as one of 8 points');
    await expect(page.locator('[data-source="direction"] td').first()).toContainText('%');
  };
  await sources();
  await page.goto(
    `/VulnerabilityAssesment?industry=${id}&tab=consequence&for=${id}&how=compass&wind=225&speed=3&run=${run.id}&view=health`,
  );
  await sources();
  const villages = page.getByRole('table', { name: 'Villages and wards in the areas' });
  await expect(villages.locator('[data-village="act-now"]').first()).toContainText(/Act now\s*[\d,]+$/);
  // Where a place's data come from is one press away, beside what its people do.
  const place = page.getByRole('region', { name: 'Places inside, worst and nearest first' }).getByRole('listitem').first();
  await expect(place.locator('[data-step="act-now"]')).toHaveText('Act now');
  await place.getByText('Source', { exact: true }).click();
  await expect(place.getByText('Invented for the demo.')).toBeVisible();
  expect(problems).toEqual([]);
});
