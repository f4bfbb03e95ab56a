import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectRecordedPicture } from './compare-pictures.ts';
import { expect, test } from './fixtures.ts';

const web = join(import.meta.dirname, '..', 'web');

/** Shown within another part. */
const within = [
  'chart/drawn-chart',
  'dialog-frame',
  'draw-icon',
  'form/form-drawer',
  'icons',
  'lazy-part',
  'list-field/loaded-select',
  'list-field/loaded-suggestions',
  'more-list',
  'part-boundary',
  'reason-tooltip',
  'register/file-tools',
  'register/row-actions',
  'screen-icons',
  'table-file/excel-button',
  'table-frame',
  'type-ahead/type-ahead-choices',
];
/** They depend on the address, a server, another host, the device's voices and the person's rights. */
const elsewhere = [
  'former-screen-note',
  'form/server-form',
  'embedded-page/embedded-page',
  'read-aloud/read-aloud-button',
  'table-file/import-link',
];

/** The web application as `npm run dev` serves it, on a free port. */
const startDevelopment = async (): Promise<{ readonly server: ChildProcess; readonly address: string }> => {
  const server = spawn(process.execPath, [join(web, '../node_modules/vite/bin/vite.js')], {
    cwd: web,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      said += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The development server ended: ${said}`)));
  });
  return { server, address };
};

/** A finger moves along the line of a chart: the value under it changes. */
const showsValuesUnderFinger = async (page: Page): Promise<void> => {
  const chart = page.locator('[data-part="chart/chart"] figure').first();
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.locator('.u-over').boundingBox();
  if (box === null) throw new Error('The chart is not drawn');
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: box.x + share * box.width, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.1) });
  for (const [share, minute] of [
    [0.25, '15'],
    [0.5, '30'],
  ] as const) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await expect(chart.locator('figcaption > span').first()).toHaveText(minute);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('every part in every state follows WCAG 2.2 AA by day and at night, and looks as recorded', async ({
  page,
  baseURL,
  expectAccessible,
}, info) => {
  const { server, address } = await startDevelopment();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  try {
    await page.goto(`${address}/parts`);
    // A button that sends turns its sign for ever.
    await page.addStyleTag({ content: '*::after { animation: none !important }' });
    for (const [theme, language, section] of [
      ['light', 'en', 'parts'],
      ['night', 'gu', 'inputs'],
    ] as const) {
      await page.getByRole('radiogroup', { name: 'Theme' }).getByText(theme, { exact: true }).click();
      await page.getByRole('radiogroup', { name: 'Language' }).getByText(language, { exact: true }).click();
      await expect(page.locator(`html[lang="${language}"][data-theme="${theme}"]`)).toBeAttached();
      await expect(page.locator('[data-part="chart/chart"] canvas')).toHaveCount(3);
      await expectAccessible();
      await expectRecordedPicture(page.getByRole('region', { name: section, exact: true }), `${section}-${theme}`, info);
    }
    const files = globSync('**/*.tsx', { cwd: join(web, 'src/ui') }).filter((path) => !/\.test\.|^testing/.test(path));
    const named = await page
      .locator('[data-part]:is([aria-label="parts"] *, [aria-label="inputs"] *)')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-part') ?? ''));
    // Notices are calls, not a component.
    const listed = [...named.filter((part) => part !== 'notices'), ...within, ...elsewhere];
    expect(listed.sort()).toEqual(files.map((path) => path.slice(0, -'.tsx'.length)).sort());
    await showsValuesUnderFinger(page);
    await page.getByRole('checkbox').check();
    const register = page.frameLocator('iframe').locator('[data-part="register/register"]');
    await expect(register.locator('li').filter({ hasText: 'Sabar Ammonia' })).toBeVisible();
    await expect(register.locator('table')).toHaveCount(0);
    expect(failures).toEqual([]);
    // The delivered product has no such page.
    expect(await (await page.request.get(`${baseURL}/parts.html`)).text()).not.toContain('start-parts');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
