/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findSite } from './registers.ts';

/** What a keyboard user would miss at the focused element; null: the walk is back at its start. */
const listFocusFaults = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element.getAttribute('href') === '#content') return null;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const byId = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const name = [element.getAttribute('aria-label'), ...byId, ...labels.map((label) => label.textContent), element.textContent].join('');
    // A radio button or checkbox may be drawn by its label.
    const shown = element.getBoundingClientRect().width > 0 ? element : (labels[0] ?? element);
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight - box.top) / 2];
    const top = document.elementFromPoint(x, y);
    const over = top !== null && !shown.contains(top) && !top.contains(shown) && !labels.some((label) => label.contains(top));
    const looks = (): string =>
      [element, element.parentElement, ...labels, element.nextElementSibling]
        .flatMap((one) => (one ? [getComputedStyle(one)] : []))
        .map(({ outline, boxShadow, borderColor, backgroundColor, clipPath }) => [
          outline,
          boxShadow,
          borderColor,
          backgroundColor,
          clipPath,
        ])
        .join();
    const marked = (): boolean => {
      // Without moving the focus unnecessarily: a date has several stops.
      if (getComputedStyle(element).outlineStyle !== 'none') return true;
      const focused = looks();
      element.blur();
      const differs = looks() !== focused;
      element.focus({ preventScroll: true });
      return differs;
    };
    const what = `${element.tagName} "${name.trim().slice(0, 40)}"`;
    return [
      ...(name.trim() === '' ? [`${what} has no name`] : []),
      ...(top === null || over ? [`${what} is out of sight or covered`] : []),
      ...(marked() ? [] : [`${what} does not show that it has the focus`]),
    ];
  });

const mostStops = 150;

const walk = async (page: Page): Promise<{ readonly stops: number; readonly faults: readonly string[] }> => {
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await listFocusFaults(page);
    if (found === null) return { stops, faults };
    faults.push(...found);
  }
  return { stops: mostStops, faults: [...faults, 'the walk does not end'] };
};

test('every Tab stop has a name, is visible and shows the focus; Escape returns it', { tag: '@main' }, async ({ page, signIn }) => {
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await page.goto(`/CollectChemicalInventory?industry=${id}`);
  await expect(page.getByRole('cell', { name: 'Chlorine' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  const { stops, faults } = await walk(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(40);

  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.getByRole('button', { name: 'Open the menu' });
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(burger).toBeFocused();
});

test('? lists the shortcuts outside text fields; Escape returns the focus; single keys can be switched off', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('imt');
  await page.goto('/IncidentManagement');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('searchbox', { name: 'Search these incidents' });
  await search.fill('?');
  await expect(search).toHaveValue('?');
  await expect(dialog).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Training' });
  await link.focus();
  await page.keyboard.press('?');
  await expect(dialog.getByText('New incident', { exact: true })).toBeVisible();
  await expectAccessible('practice');
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain('create');

  const entry = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await entry.click();
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).check();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});
