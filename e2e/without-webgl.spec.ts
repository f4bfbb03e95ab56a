import { expect, test } from './fixtures.ts';

// No map without WebGL: the numbers and tables of the screens must still be there.
test('without WebGL the screens say so and still compute', async ({ page, signIn, expectAccessible }) => {
  await page.addInitScript({
    content: `
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith('webgl') ? null : real.call(this, kind, ...more);
      };`,
  });
  await signIn('l1');
  const missing = page.getByRole('alert').filter({ hasText: 'This browser cannot draw the map' });

  await page.goto('/Vang?example=true');
  await expect(missing).toContainText('WebGL');
  await expect(page.getByText(/AEGL-3, 10\smin · 50\sppm · [\d.]+\sk?m/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^AEGL-3.*km/ })).toBeVisible();
  await expectAccessible();

  await page.goto('/EXP1');
  await expect(missing).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sites by rank' }).getByRole('row')).toHaveCount(11);
});
