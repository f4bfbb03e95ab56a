/// <reference lib="dom" />
import type { Locator } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors } from './fixtures.ts';

const menu = [
  'Home',
  'On-board Industry',
  'Collect Chemical Inventory Info',
  'Vulnerability Assessment',
  'Response Phase Risk Modelling',
  'Embeded Maps Viewer',
  'Early Warning System',
  'Dashboard',
  'Training',
  'Community',
  'On-board Stakeholders',
  'Incident Management',
  'Productivity Tools',
  'Use ChatGPT',
];

test('the landing page opens HazardGuard by a full navigation', { tag: '@main' }, async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency Preparedness & Response System');
  await expect(page.getByText('Digitize | Vulnerability Assessment | Early Warning System')).toBeVisible();
  await expect(page.getByRole('navigation').locator('li')).toHaveCount(0);
  await expectAccessible();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Emergency Preparedness & Response System' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HazardGuard');
  expect(loads).toEqual(['/hazardguard']);
  expect(problems).toEqual([]);
});

test('no video under reduced motion; with motion it can be paused', async ({ browser, page, baseURL }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  const moving = await browser.newPage({ reducedMotion: 'no-preference', baseURL: baseURL ?? '' });
  await moving.goto('/');
  await expect(moving.locator('video')).toHaveJSProperty('muted', true);
  await expect(moving.locator('video')).toHaveJSProperty('loop', true);
  await moving.getByRole('button', { name: 'Pause the background video' }).click();
  await expect(moving.locator('video')).toHaveJSProperty('paused', true);
  await expect(moving.getByRole('button', { name: 'Play the background video' })).toBeVisible();
  await moving.close();
});

/** The groups of the menu for this person, by their names as a screen reader finds them, each with its entries. */
const readGroups = (navigation: Locator): Promise<readonly (readonly [string, readonly string[]])[]> =>
  navigation.getByRole('list').evaluateAll((lists) =>
    lists.map((list): readonly [string, readonly string[]] => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      // Without the number of alerts that wait, which other journeys leave.
      [...list.querySelectorAll('a')].map((link) => (link.textContent ?? '').replace(/\s*\d+$/, '')),
    ]),
  );

const respond = ['Report an emergency', 'Alerts', 'Drills', 'Wall display', 'Sensors'];
const prepare = [
  'Duties',
  'Places nearby',
  'Data',
  'Import data',
  'Escalation',
  'Vang',
  'Industrial Vulnerability Index',
  'Anupama Rasayan',
  'KML map',
  'Certificate',
];
const help = ['Help', ['Accessibility']] as const;

test('below the 14 entries the menu has the groups that the person may open, also folded and on a phone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto('/HazardGuard');
  await expect.poll(() => readGroups(navigation)).toEqual([['', menu], ['Prepare', ['KML map', 'Certificate']], help]);
  await signIn('admin');
  await page.reload();
  const administer = ['People', 'Audit record', 'Operations', 'Map layers', 'Personal data', 'Public texts'];
  const groups = [['', menu], ['Respond', respond], ['Prepare', prepare], ['Administer', administer], help];
  await expect.poll(() => readGroups(navigation)).toEqual(groups);
  await navigation.getByRole('link', { name: 'Sensors' }).click();
  await expect(page).toHaveURL(/\/Ews\?panel=iot/);
  await page.getByRole('button', { name: 'Collapse the menu to icons' }).click();
  expect(await readGroups(navigation)).toEqual(groups);
  for (const link of await navigation.getByRole('link').all())
    await expect(link).toHaveAttribute('title', (await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '');
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect.poll(() => readGroups(page.getByRole('dialog').getByRole('navigation'))).toEqual(groups);
  await expectAccessible();
});

test('the menu has the 14 entries in order, folds to icons, and marks the current screen', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/HAZARDGUARD');
  await expect(page.getByRole('heading', { level: 1, name: 'HazardGuard' })).toBeVisible();
  await expect(page.getByText('Industry Hazard Preparedness and Response Platform')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  const labels = await navigation.getByRole('list').first().getByRole('link').allInnerTexts();
  expect(labels.map((label) => label.split('\n')[0])).toEqual(menu);
  expect((await navigation.boundingBox())?.width).toBe(256);
  await expectAccessible();
  await page.getByRole('button', { name: 'Collapse the menu to icons' }).click();
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBe(40);
  await navigation.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeFocused();
  await expect(navigation.getByRole('link', { name: 'Training' })).toHaveAttribute('aria-current', 'page');
});

test('a screen that needs sign-in asks for it at its own address and then opens with the same industry', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/onboardindustry?industry=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Plant safety team/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onboard Industries' })).toBeFocused();
  await page.getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL(/\/Training\?industry=1$/);
});

test('the next address after signing in is never another host', async ({ page }) => {
  await page.goto('/SignIn?next=//elsewhere.example/');
  await page.getByRole('button', { name: /^Administrator/ }).click();
  await expect(page).toHaveURL(/\/HazardGuard$/);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the command palette opens from the keyboard, finds screens and sites, and returns the focus', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/HazardGuard');
  await signIn('l1');
  await page.reload();
  const link = page.getByRole('link', { name: 'Training' }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Screen, industry or action')).toBeFocused();
  await expectAccessible();
  await page.keyboard.type('sample');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /sample/i })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('theme and language are chosen in the top bar and remembered', { tag: '@main' }, async ({ page, expectAccessible }) => {
  await page.goto('/HazardGuard');
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['High contrast', 'contrast'],
    ['Light', 'light'],
  ] as const) {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible();
  }
  for (const [language, name] of [
    ['hi', 'हिन्दी'],
    ['gu', 'ગુજરાતી'],
    ['mr', 'मराठी'],
  ] as const) {
    await page.locator('header button[title]').nth(2).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible();
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
});

test('a missing code chunk is reported, and the page reloads only when the server answers', async ({ page, signIn }) => {
  await page.goto('/HazardGuard');
  await signIn('plant');
  await page.route('**/assets/industries-screen*.js', (route) => route.abort());
  await page.goto('/OnBoardIndustry');
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  await page.route('**/healthz', (route) => route.abort());
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await page.unroute('**/healthz');
  await page.unroute('**/assets/industries-screen*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onboard Industries' })).toBeVisible();
});

test('the form works without its map; a screen requested offline opens once the server is back', async ({ page, context, signIn }) => {
  await signIn('imt');
  await page.route('**/assets/map-canvas*.js', (route) => route.abort());
  await page.goto('/IncidentManagement?view=create');
  await expect(page.getByRole('alert').filter({ hasText: 'Part of this page did not load.' })).toBeVisible();
  const title = uniqueName('Smell behind the tank farm');
  await page.getByRole('textbox', { name: 'Short description' }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByText('Cannot reach the server.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
});

test('on a phone the menu is a drawer, and nothing is wider than the screen', { tag: '@main' }, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/HazardGuard');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'HazardGuard' });
  await expect(drawer.getByRole('list').first().getByRole('link')).toHaveCount(14);
  await expectAccessible();
  await drawer.getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  await expect(drawer).toBeHidden();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('?embed=1 shows a screen without the frame, and an unknown address is reported', async ({ page }) => {
  await page.goto('/Tools?embed=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect((await page.goto('/Nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

/** Best practice beyond WCAG: landmarks with distinct names, one title, targets large enough for a finger. */
const practice = ['landmark-unique', 'page-has-heading-one', 'region', 'target-size'];

test('landmarks, title and targets follow best practice, light and dark', async ({ page, signIn, expectAccessible }) => {
  test.slow();
  for (const path of ['/ForestChanges', '/No2', '/Training']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(practice);
  }
  await signIn('plant');
  for (const theme of ['Light', 'Dark']) {
    await page.goto('/HazardGuard');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    for (const path of ['/OnBoardIndustry', '/StakeHolders', '/Alerts', '/Community', '/Ews?industry=1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(practice);
    }
  }
});
