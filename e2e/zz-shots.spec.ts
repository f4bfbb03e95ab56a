import { expect, test, xsrfHeader } from './fixtures.ts';
test.use({ deviceScaleFactor: 1 });
test('shots', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn('admin');
  const headers = await xsrfHeader(page.request);
  for (const { language, texts, signed } of (await (await page.request.get('/api/public-languages')).json()).languages)
    if (['ta', 'te', 'bn', 'ur'].includes(language)) expect((await page.request.put(`/api/public-languages/${language}`, { headers, data: { offered: true, unreviewed: texts - signed } })).status()).toBe(200);
  await page.goto('/PublicTexts');
  await page.getByRole('button', { name: 'Review தமிழ்' }).click();
  await page.getByRole('listitem').nth(12).waitFor();
  await page.screenshot({ path: '/tmp/lshots/review-wide.png' });
  await page.getByRole('button', { name: 'Review اردو' }).click();
  await page.waitForTimeout(1500);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/lshots/review-ur-wide.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/lshots/review-phone.png', fullPage: false });
  await page.getByRole('listitem').nth(3).scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/lshots/review-phone2.png' });
  await page.context().clearCookies();
  for (const lang of ['ta', 'te', 'bn', 'ur']) for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/Community?lang=${lang}`);
    await page.screenshot({ path: `/tmp/lshots/${lang}-${colorScheme}.png`, fullPage: colorScheme === 'light' });
    if (colorScheme === 'light') { await page.goto(`/Community/follow?lang=${lang}`); await page.screenshot({ path: `/tmp/lshots/${lang}-follow.png` }); await page.goto(`/Community/poster?lang=${lang}`); await page.screenshot({ path: `/tmp/shots/${lang}-poster.png`, fullPage: true }); }
  }
});
