import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SignedInRole } from '@hazardguard/contract';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

export { expect };

/** The rules as a script for the page, in its short form: every page that is checked reads it. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads the rules into the page and its frames, unless they are there. */
const injectAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axeScript);
};

/** Waits for colour transitions, as after a change of theme: contrast cannot be judged during one. Endless animations are not waited for. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // A transition starts with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Only the violations that axe finds: reporting the rest takes most of its time. */
const listViolations = (page: Page, options: axe.RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ ...wanted, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  }, options);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of WCAG 2.2 A and AA with further rules by name, with all rules of best practice, or contrast alone. */
const toRunOptions = (rules: AccessibilityRules): axe.RunOptions => {
  if (rules === 'contrast') return { runOnly: { type: 'rule', values: ['color-contrast'] } };
  if (rules === 'practice') return { runOnly: { type: 'tag', values: [...wcag, 'best-practice'] } };
  return { runOnly: { type: 'tag', values: wcag }, rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])) };
};

/** The XSRF-TOKEN cookie of the session, as every changing request must echo it. */
export const xsrfHeader = async (request: APIRequestContext): Promise<Record<string, string>> => {
  await request.get('/api/session');
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN');
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token.value) } : {};
};

type AccessibilityRules = readonly string[] | 'practice' | 'contrast';

interface Fixtures {
  /** Signs the page's context in as a demo role, through the API. */
  readonly signIn: (role: SignedInRole) => Promise<void>;
  /** Fails on any axe finding on the page: of WCAG 2.2 A and AA and of further rules that are named, or of the given set. */
  readonly expectAccessible: (rules?: AccessibilityRules) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // Each lane of the run has a server of its own; the fresh start has one.
  baseURL: async ({ browserName: _ }, use, info) =>
    use(process.env.E2E_ORIGIN ?? `http://127.0.0.1:${Number(process.env.E2E_PORT) + info.parallelIndex}`),
  signIn: async ({ page }, use) => {
    await use(async (role) => {
      const headers = await xsrfHeader(page.request);
      const answer = await page.request.post('/api/session/demo', { headers, data: { role } });
      expect(answer.status(), await answer.text()).toBe(200);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (rules = []) => {
      await injectAxe(page);
      // Rows of the view before are pale until those of the next arrive, which under load is later than the journey's next look.
      await expect(page.locator('[data-passing]')).toHaveCount(0);
      await waitForTransitions(page);
      expect(await listViolations(page, toRunOptions(rules)), page.url()).toEqual([]);
    });
  },
});

/** A name that no other test of this run uses. */
export const uniqueName = (stem: string): string => `${stem} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;

/** Opens a screen from the main menu. */
export const openFromMenu = async (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

/** Opens a page from the account menu, as people do. */
export const openFromAccount = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** A secondary action of a screen, from the menu of its header. */
export const chooseMore = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Page errors and failed requests of a journey; must stay empty. */
export const watchForErrors = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  return problems;
};
