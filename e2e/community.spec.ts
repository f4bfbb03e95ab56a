/// <reference lib="dom" />
import { expect, test, watchForErrors } from './fixtures.ts';
import { writeAlertInLane } from './write-alert-in-lane.ts';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('anybody reads the page, changes the language, asks about a place and prints the poster', { tag: '@main' }, async ({
    page,
    context,
  }) => {
    const answer = await page.goto('/COMMUNITY/');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(page.getByText(/There is no current public alert\. Checked .+\sIST\./)).toBeVisible();
    await expect(page.locator('ol.practices > li')).toHaveCount(10);
    await expect(page.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeHidden();

    await page.getByLabel('Town or village').fill('Salem');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('More than one place has this name. Which one?')).toBeVisible();
    await page.getByRole('link', { name: 'Salem, Tamil Nadu' }).click();
    await expect(page.getByText('Checked for Salem, Tamil Nadu')).toBeVisible();
    await expect(page.getByText('Not inside the zone of any current public alert.')).toBeVisible();

    await page.getByText('Enter coordinates instead').click();
    await page.getByLabel('Latitude').fill('95');
    await page.getByLabel('Longitude').fill('72.99');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert')).toContainText('Latitude is a number from -90 to 90');
    await expect(page.getByLabel('Latitude')).toHaveValue('95');

    await page.getByRole('link', { name: 'ગુજરાતી' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
    await page.goto('/Community?lang=gu');
    await page.getByRole('link', { name: 'છાપવા માટે પોસ્ટર, A4' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'સાયરન વાગે ત્યારે' })).toBeVisible();
    await expect(page.getByRole('img')).toHaveAccessibleName(/\/Community\?lang=gu$/);
    const pdf = await page.request.get((await page.getByRole('link', { name: 'PDF ડાઉનલોડ કરો' }).getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect(await context.cookies()).toEqual([]);
  });
});

test('the page and the poster pass the accessibility rules, light and dark, wide and narrow', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/Community?lang=en&place=Ankleshwar', '/Community?lang=hi', '/Community/poster?lang=mr']) {
      await page.goto(path);
      await expectAccessible();
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/Community?lang=gu', '/Community/poster?lang=en']) {
    await page.goto(path);
    await expectAccessible();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  expect(problems).toEqual([]);
});

const ankleshwar = { latitude: 21.63, longitude: 72.99 };

test('the alert cards and the answer to a resident inside a zone pass the accessibility rules, until the alert ends', async ({
  page,
  expectAccessible,
}, { parallelIndex: lane }) => {
  const alerts = [
    { status: 'Exercise', ...ankleshwar, radiiM: [500, 1_000, 2_000], hazardText: 'Chlorine exercise <b>' },
    { status: 'Test', latitude: 25, longitude: 80, radiiM: [1_000], hazardText: 'परीक्षण की चेतावनी' },
  ].map((alert) => writeAlertInLane(lane, JSON.stringify(alert)));
  const cards = page.locator('article.alert');
  // A device with an English voice alone: what it speaks is kept.
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'en-IN', localService: true }],
        speak: ({ text }: SpeechSynthesisUtterance) => spoken.push(text),
        cancel: () => undefined,
      },
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  try {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/Community?lang=en');
      await expect(cards).toHaveCount(2);
      await expect(cards.filter({ hasText: 'Chlorine exercise <b>' })).toBeVisible();
      // The other card is in Hindi, for which this device has no voice.
      await expect(cards.getByRole('button')).toHaveCount(1);
      await cards.getByRole('button', { name: 'Read aloud' }).click();
      await expect(cards.getByRole('button', { name: 'Stop reading' })).toBeVisible();
      expect(await page.evaluate<string>("window.spoken.join(' ')")).toMatch(/EXERCISE.*Chlorine exercise <b>.*What to do/s);
      // The demo shows only exercises; a real alert has another colour.
      for (const severities of [
        ['practice', 'severe'],
        ['middle', 'mild'],
      ]) {
        await cards.evaluateAll((all, names) => {
          all.forEach((card, index) => {
            card.setAttribute('class', `card alert ${names[index]}`);
          });
        }, severities);
        await expectAccessible();
      }
      await page.goto('/Community?lang=en&place=Ankleshwar');
      await expect(page.locator('.relation').first()).toContainText('inside');
      await expectAccessible();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  } finally {
    for (const id of alerts) writeAlertInLane(lane, id);
  }
  await page.goto('/Community?lang=gu');
  await expect(cards).toHaveCount(0);
});

test('the phone’s position is rounded before it is sent', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.6323654, longitude: 72.9900123 });
  await page.goto('/Community?lang=en');
  const asked = page.waitForRequest(/lat=/);
  await page.getByRole('button', { name: 'Use my position' }).click();
  expect(new URL((await asked).url()).search).toBe('?lang=en&lat=21.632&lng=72.990');
  await expect(page.getByText('Checked for the position 21.632, 72.990')).toBeVisible();
});

test('a refused position is reported, and the form stays', async ({ page }) => {
  await page.goto('/Community?lang=en');
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByRole('status')).toHaveText('Your phone did not give a position. Type your place instead.');
  await expect(page.getByRole('button', { name: 'Use my position' })).toBeEnabled();
});

test('inside the application Community keeps menu and account, in-page links stay inside, and Back works', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/HazardGuard');
  await signIn('plant');
  await page.reload();
  // The first screen of a visit does not move the focus: it must be there before the next is chosen.
  await expect(page.locator('[data-page-title]')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const practices = page.frameLocator('iframe').locator('ol.practices > li');
  await menu.getByRole('link', { name: 'Community' }).click();
  await expect(practices).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expectAccessible();
  await page.frameLocator('iframe').getByLabel('Town or village').fill('Salem');
  await page.frameLocator('iframe').getByRole('button', { name: 'Check' }).click();
  await expect(page.frameLocator('iframe').getByText('More than one place has this name. Which one?')).toBeVisible();
  await expect(menu).toBeVisible();
  // Loading the address directly, as from a bookmark, keeps the shell.
  await page.goto('/COMMUNITY/?place=Ankleshwar');
  await expect(menu).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(/^Checked for Ankleshwar/)).toBeVisible();
  await menu.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Screen, industry or action').fill('Community');
  await page.keyboard.press('Enter');
  await expect(practices).toHaveCount(10);
});
