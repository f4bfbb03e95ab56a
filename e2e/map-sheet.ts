import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Rows of a picture from top to bottom: how many pixels of each are not white, how many are dark. */
const readRows = (
  page: Page,
  file: Buffer,
): Promise<{ readonly width: number; readonly inked: readonly number[]; readonly dark: readonly number[] }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('This browser gives no canvas to read from');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const countBelow = (light: number): readonly number[] =>
      Array.from({ length: image.height }, (_, row) => {
        let count = 0;
        for (let at = 4 * row * image.width; at < 4 * (row + 1) * image.width; at += 4)
          if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < light) count += 1;
        return count;
      });
    return { width: image.width, inked: countBelow(740), dark: countBelow(300) };
  }, file.toString('base64'));

interface SheetParts {
  readonly title: string | RegExp;
  /** Words of the legend. */
  readonly legend: readonly string[];
}

/** The map of the page is saved and printed by its own button: map and every text on one sheet. */
export const expectMapSheet = async (page: Page, { title, legend }: SheetParts): Promise<void> => {
  const button = page.getByRole('button', { name: 'Print or download this map' });
  await button.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as a picture (PNG)' }).click();
  const picture = await readFile(await (await coming).path());
  const { width, inked, dark } = await readRows(page, picture);
  expect(width).toBeGreaterThanOrEqual(720);
  // The map is the tallest block without a white row; above are title and conditions, below legend, time, sources and caveats.
  let [from, to] = [0, 0];
  for (let start = 0, row = 0; row <= inked.length; row++) {
    if ((inked[row] ?? 0) > 0) continue;
    if (row - start > to - from) [from, to] = [start, row];
    start = row + 1;
  }
  expect(to - from).toBeGreaterThan(200);
  // Paper is light under every theme.
  expect(dark.slice(from, to).reduce((sum, count) => sum + count, 0)).toBeLessThan(0.2 * width * (to - from));
  const countInked = (rows: readonly number[]): number => rows.filter((count) => count > 0).length;
  expect(countInked(inked.slice(0, from))).toBeGreaterThan(15);
  // A line has ink in at least eight of its rows.
  expect(countInked(inked.slice(to))).toBeGreaterThan(8 * (legend.length + 4));

  await page.evaluate("window.print = () => document.documentElement.setAttribute('data-printed', '')");
  await button.click();
  await page.getByRole('menuitem', { name: 'Print, A4' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet.getByRole('img').first()).toBeVisible();
  // How far, how many, how sure: a line for each level.
  const worst = sheet.locator('[data-level]').first();
  await expect(worst).toContainText(/· [\d.]+\s?k?m · people inside: .*\d/);
  await expect(worst).toContainText(/likely (between|up to) /);
  await expect(sheet.getByText('Calculated by a model, not measured.')).toBeVisible();
  for (const words of legend) await expect(sheet.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
  await expect(sheet.getByText(/Made on .* with HazardGuard · .*Natural Earth/)).toBeVisible();
  await expect(sheet.getByText('The map shows what was known when it was made.')).toBeVisible();
  // The page around it is not printed, and all is on one page.
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await expect(sheet).toHaveCount(0);
};
