/// <reference lib="dom" />
import { screenPaths } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Follows a link inside the application: the page is not loaded again. */
const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
  }, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
};

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Other journeys check their screens in light, dark and high contrast; this one opens all in the themes for dark rooms. */
test('every screen follows WCAG 2.2 AA and best practice at dusk and at night', async ({ page, signIn, expectAccessible }) => {
  // Some 90 checks: half a minute of computing, and far more on a machine that is shared.
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem('hazardguard-theme', 'dusk'));
  await signIn('admin');
  await page.goto('/Accessibility');
  // The administrator sees every screen; the first needs no walk, and the sign-in leads away from an open session.
  for (const path of screenPaths.filter((one) => one !== '/SignIn')) {
    await openScreen(page, path);
    await wear(page, 'dusk');
    await expectAccessible('practice');
    await wear(page, 'night');
    await expectAccessible('contrast');
  }
});
