/// <reference lib="dom" />
import { screenPaths } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findSite } from '../registers.ts';
import { serverPages } from './server-pages.ts';
import { watchScreens } from './watch-screen.ts';

/** Follows a link inside the application: the page is not loaded again. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
  }, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
};

for (const role of ['admin', 'plant'] as const)
  test(`every screen opens without an error: ${role}`, async ({ page, signIn }) => {
    const watch = watchScreens(page, process.env.E2E_ORIGIN ?? '', role);
    await signIn(role);
    const { id } = await findSite(page, 'Ankleshwar');
    const [first, ...others] = screenPaths
      // The sign-in leads away from an open session.
      .filter((path) => path !== '/SignIn')
      .map((path) => `${path}?industry=${id}`);
    await watch.visit(first ?? '', () => page.goto(first ?? ''));
    for (const address of [...others, `/VulnerabilityAssesment?industry=${id}&tab=consequence`])
      await watch.visit(address, () => follow(page, address));
    for (const address of serverPages(id)) await watch.visit(address, () => page.goto(address));
    expect(watch.faults).toEqual([]);
  });
