/// <reference lib="dom" />
import { screenPaths } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findSite } from '../registers.ts';
import { serverPages } from './server-pages.ts';
import { type ExpectedRefusal, watchScreens } from './watch-screen.ts';

/** Refusals that screens ask for and show in words. */
const expected: readonly ExpectedRefusal[] = [];

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
    const watch = watchScreens(page, process.env.E2E_ORIGIN ?? '', expected);
    await signIn(role);
    const { id } = await findSite(page, 'Ankleshwar');
    // The sign-in leads away from an open session.
    const screens = screenPaths.filter((path) => path !== '/SignIn').map((path) => `${path}?industry=${id}`);
    const addresses = [...screens, `/VulnerabilityAssesment?industry=${id}&tab=consequence`];
    watch.enter('/HazardGuard');
    await page.goto('/HazardGuard');
    for (const address of addresses) {
      watch.enter(address);
      await follow(page, address);
      await watch.settle();
    }
    for (const address of serverPages({ industry: { id } })) {
      watch.enter(address);
      await page.goto(address);
      await watch.settle();
    }
    expect(watch.faults).toEqual([]);
  });
