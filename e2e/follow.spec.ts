import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, watchForErrors, xsrfHeader } from './fixtures.ts';

/** A browser that the server has never seen, with real keys. */
const subscription = () => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
};

test('without JavaScript: a place is found and chosen, and the page says what is not available', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/Community/follow');
  await page.getByRole('searchbox', { name: 'Name of the place' }).fill('anklesh');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Ankleshwar, Gujarat' }).click();
  await expect(page.getByText('Ankleshwar', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '5 km', exact: true }).click();
  await expect(page.getByRole('link', { name: '5 km', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Notifications need JavaScript, which is switched off here.')).toBeVisible();
  await expect(page.getByText('E-mail and SMS are not set up on this server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeHidden();
  await page.getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(page.getByRole('heading', { name: 'સ્થળો ફૉલો કરો' })).toBeVisible();
  await expect(page.getByText('Ankleshwar', { exact: true })).toBeVisible();
  await context.close();
});

test('with JavaScript: a browser whose push service refuses gets a message, and nothing is followed', async ({
  page,
  context,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await context.grantPermissions(['notifications']);
  await page.goto('/Community/follow?name=Dahej&latitude=21.71&longitude=72.58');
  await expectAccessible();
  const button = page.getByRole('button', { name: 'Turn on notifications' });
  if (await button.isVisible()) {
    await button.click();
    await expect(page.getByText(/Notifications could not be turned on|Notifications are blocked/)).toBeVisible();
    await expect(button).toBeEnabled();
  } else await expect(page.getByText(/cannot receive notifications|are blocked/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage what this device follows' })).toBeHidden();
  // The test browser's own user agent.
  expect(problems.filter((problem) => !problem.includes('does not support the Push API in incognito mode'))).toEqual([]);
});

test('followed places are listed, added, switched to another language and erased', async ({ page, expectAccessible }) => {
  const headers = await xsrfHeader(page.request);
  const place = { name: 'Home', latitude: 21.6264, longitude: 73.0033, radiusM: 1_000 };
  const made = await page.request.post('/api/follow/push', { headers, data: { subscription: subscription(), language: 'en', place } });
  expect(made.status(), await made.text()).toBe(201);
  const { token } = (await made.json()) as { readonly token: string };
  await page.goto(`/Community/follow/manage?token=${token}&lang=en`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Home' })).toContainText('within 1 km');
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Name of the place' }).fill('anklesh');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'How far around it?' }).first().selectOption('5000');
  await page.getByRole('button', { name: 'Follow Ankleshwar', exact: true }).click();
  await expect(page.getByText('You now follow this place.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ankleshwar' })).toContainText('within 5 km');
  await page.getByRole('button', { name: 'Remove Home' }).click();
  await expect(page.getByText('You no longer follow this place.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language of the warnings' }).selectOption('hi');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('The language was changed.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await expectAccessible();
  await page.getByRole('button', { name: 'Stop and erase' }).click();
  await expect(page.getByText('You will get no more messages. Everything we kept about you is erased.')).toBeVisible();
  await page.goto(`/Community/follow/manage?token=${token}&lang=en`);
  await expect(page.getByText('This address no longer follows any place.')).toBeVisible();
});

test.describe('with a service worker that the journey registers itself, which the policy of the page refuses to others', () => {
  test.use({ bypassCSP: true, serviceWorkers: 'allow' });

  test('a message that arrives is shown as a notification, text as text', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('/Community/follow');
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(
      `navigator.serviceWorker.register('/community-sw.js', { scope: '/Community' }).then(() => navigator.serviceWorker.ready).then(() => true)`,
    );
    // A headless browser shows no notification, so the calls of the service worker are recorded.
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`
      globalThis.shown = [];
      registration.showNotification = async (title, { body, tag, lang, data }) => void globalThis.shown.push({ title, body, tag, lang, data });`);
    const message = { tag: 'm-1', title: 'TEST - HazardGuard', body: '<b>TEST</b>', lang: 'gu' };
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL ?? '').origin,
      registrationId: await registered,
      data: JSON.stringify(message),
    });
    await expect
      .poll(() => worker?.evaluate('globalThis.shown'))
      .toEqual([{ title: message.title, body: message.body, tag: message.tag, lang: 'gu', data: { path: '/Community?lang=gu' } }]);
    // A call opens its own page; an address elsewhere is not opened.
    const deliver = async (url: string) => {
      const data = JSON.stringify({ ...message, url });
      await session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(baseURL ?? '').origin,
        registrationId: await registered,
        data,
      });
    };
    await deliver(`${new URL(baseURL ?? '').origin}/Alerts/1`);
    await deliver('https://elsewhere.example/Alerts/1');
    await expect
      .poll(() => worker?.evaluate('globalThis.shown.slice(1).map(({ data }) => data.path)'))
      .toEqual(['/Alerts/1', '/Community?lang=gu']);
  });
});
