/// <reference lib="dom" />
import { type SignedInRole, screenPaths, signedInRoles } from '@hazardguard/contract';
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
    document.documentElement.dataset.mantineColorScheme = name === 'light' ? 'light' : 'dark';
  }, theme);

/**
 * Other journeys check their screens in light, dark and high contrast; this one opens all in the themes for dark rooms, as the
 * administrator, who sees every screen. E2E_EVERY_ROLE=1 takes every role and theme instead: a quarter of an hour.
 */
const everyRole = process.env.E2E_EVERY_ROLE === '1';
const roles: readonly SignedInRole[] = everyRole ? signedInRoles : ['admin'];
const themes = everyRole ? ['dusk', 'night', 'light', 'dark'] : ['dusk', 'night'];

for (const role of roles)
  test(`every screen follows WCAG 2.2 AA and best practice at dusk and at night: ${role}`, { tag: '@main' }, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    // Some 90 checks: half a minute of computing, and far more on a machine that is shared.
    test.setTimeout(1_200_000);
    await page.addInitScript(() => localStorage.setItem('hazardguard-theme', 'dusk'));
    await signIn(role);
    await page.goto('/Accessibility');
    // The first needs no walk, and the sign-in leads away from an open session.
    for (const path of screenPaths.filter((one) => one !== '/SignIn')) {
      await openScreen(page, path);
      for (const theme of themes) {
        await wear(page, theme);
        await expectAccessible(theme === 'dusk' ? 'practice' : 'contrast');
      }
    }
  });

/** Width of the page beyond the window, with the parts that cause it. Tables and maps scroll within themselves. */
const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter((part) => part.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} px of ${clientWidth}`, ...wide.slice(0, 3).map(({ tagName, className }) => `${tagName} ${className}`)];
  });

test('every screen reflows at 400 % of a window of 1280 px and with text of 200 %: nothing scrolls sideways', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('admin');
  await page.goto('/Accessibility');
  const found: string[] = [];
  for (const path of screenPaths.filter((one) => one !== '/SignIn')) {
    await openScreen(page, path);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    for (const text of ['100%', '200%']) {
      await page.setViewportSize({ width: text === '100%' ? 320 : 1280, height: 640 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const overflow = await findOverflow(page);
      if (overflow.length > 0) found.push(`${path}, text ${text}: ${overflow.join(', ')}`);
    }
  }
  expect(found).toEqual([]);
});
