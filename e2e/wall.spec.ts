/// <reference lib="dom" />
import { chooseMore, expect, test, uniqueName, xsrfHeader } from './fixtures.ts';

test('the wall display sounds an alarm for a new incident, says when sound is off or data is old, and needs no press after the first', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  // Counts the tones.
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function count(this: OscillatorNode, when?: number) {
      Object.assign(window, { tones: ((window as { tones?: number }).tones ?? 0) + 1 });
      start.call(this, when);
    };
  });
  const countTones = () => page.evaluate<number>('window.tones ?? 0');
  const report = async (): Promise<string> => {
    const shortDescription = uniqueName('Smell of chlorine');
    const answer = await page.request.post('/api/incidents', {
      headers: await xsrfHeader(page.request),
      data: { shortDescription, latitude: 21.7, longitude: 72.6 },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return shortDescription;
  };
  await signIn('imt');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/IncidentManagement');
  await chooseMore(page, 'Wall display');
  await expect(page.getByRole('heading', { level: 1, name: 'Current situation' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // A wall does not shine, although the device prefers light.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dusk');
  await expect(page.getByText('Alarm sound is off')).toBeVisible();
  await expect(page.getByText(/^Data as of/)).toBeVisible();
  const silent = await report();
  await expect(page.getByText(silent)).toBeVisible();
  expect(await countTones()).toBe(0);

  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  await expect(page.getByText('Alarm sound is on')).toBeVisible();
  // A sample, so that people hear that it works.
  expect(await countTones()).toBe(8);
  await expect(page.getByText(await report())).toBeVisible();
  expect(await countTones()).toBe(16);
  await expect(page.getByRole('region', { name: /^Position of/ }).first()).toBeVisible();
  await expectAccessible('practice');

  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByText(/^No connection: data as of/)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(page.getByText(/^Data as of/)).toBeVisible();
  await page.getByRole('link', { name: 'Leave the wall display' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
