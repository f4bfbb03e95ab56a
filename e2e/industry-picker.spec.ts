/// <reference lib="dom" />
import { expect, test } from './fixtures.ts';
import { chooseIndustry, findSite, industryPicker } from './registers.ts';

const withSite = [
  '/CollectChemicalInventory',
  '/VulnerabilityAssesment',
  '/ResponsePhaseRiskModelling',
  '/MapsViewer',
  '/Ews',
  '/IndustryDashboard',
  '/Vang',
  '/EXP1',
  '/AnupamaRasayan?own=1',
  '/Duties',
];

test('one picker named Industry is at the same place of every screen with a site, and no other screen has one', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('l3');
  const places: unknown[] = [];
  for (const path of withSite) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Industry', exact: true }), path).toHaveCount(1);
    await expect(page.getByRole('banner').getByText('Industry', { exact: true }), path).toBeVisible();
    places.push(await industryPicker(page).boundingBox());
  }
  expect(places).toEqual(withSite.map(() => places[0]));
  await expectAccessible();
  for (const path of ['/HazardGuard', '/Alerts', '/People']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(industryPicker(page), path).toHaveCount(0);
  }
  await page.goto('/VulnerabilityAssesment?embed=1');
  await expect(page.getByRole('combobox', { name: 'Industry', exact: true })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/VulnerabilityAssesment?tab=consequence');
  await expect(page.getByRole('banner').getByText('Industry', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('the industry used last comes first, then the nearest; a scenario of the last one goes, and signing out forgets them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  // Nobody is asked for a position to order a list.
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('asked for a position');
    };
  });
  await signIn('l3');
  const [dahej, vapi] = [await findSite(page, 'Dahej'), await findSite(page, 'Vapi')];
  await page.goto(`/VulnerabilityAssesment?industry=${vapi.id}&tab=consequence&for=${vapi.id}&kg=900&point=20.1,72.9`);
  await expect(industryPicker(page)).toHaveValue(vapi.industryName);
  await chooseIndustry(page, 'Dahej');
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ industry: String(dahej.id), tab: 'consequence' });

  const choices = page.getByRole('list', { name: 'Industries to choose from' });
  await page.goto('/CollectChemicalInventory');
  await expect(choices.getByRole('button').nth(0)).toHaveText(/^Dahej.*Bharuch · used before/);
  await expect(choices.getByRole('button').nth(1)).toHaveText(/^Vapi.*used before · \d+\skm from Dahej/);
  const notes = await choices.getByRole('button').allInnerTexts();
  const distances = notes.slice(2).map((note) => Number(/([\d,.]+)\skm from Dahej/.exec(note)?.[1]?.replace(',', '')));
  expect(distances).toHaveLength(6);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  await expect(page.getByText(/^Shown: 8 of \d+\. Find any other in the field Industry at the top\.$/)).toBeVisible();
  await expectAccessible();
  await industryPicker(page).click();
  await expect(page.getByRole('option').first()).toHaveText(/^Dahej/);
  await page.keyboard.press('Escape');
  await choices.getByRole('button', { name: /^Vapi/ }).click();
  await expect(page).toHaveURL(new RegExp(`industry=${vapi.id}`));
  await expect(industryPicker(page)).toHaveValue(vapi.industryName);

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hazardguard-industries')));
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('a position that was allowed before puts the nearest first, and says how far it is', async ({ page, context, signIn }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 20.37, longitude: 72.91 });
  await signIn('l3');
  await page.goto('/VulnerabilityAssesment');
  const choices = page.getByRole('list', { name: 'Industries to choose from' });
  await expect(choices.getByRole('button').first()).toHaveText(/^Vapi.* from here/);
});

test('what is typed before the list of the picker is there stays, with the focus, when the field with the list takes its place', async ({
  page,
  signIn,
}) => {
  await signIn('l3');
  // A person who types at the first moment, before the code of the list has come, and at the moment at which the fields change places.
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/type-ahead-choices*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: { first: Element | undefined; focused: boolean | undefined } = { first: undefined, focused: undefined };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const field = document.getElementById('industry-in-focus');
      if (!(field instanceof HTMLInputElement) || field === seen.first) return;
      if (seen.first !== undefined) {
        seen.focused ??= document.activeElement === field;
        return;
      }
      seen.first = field;
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Dah');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/VulnerabilityAssesment');
  await expect(page.getByRole('banner').getByRole('textbox', { name: 'Industry', exact: true })).toHaveValue('Dah');
  arrives.resolve();
  const focused = () => page.evaluate(() => (globalThis as unknown as { readonly seen: { readonly focused?: boolean } }).seen.focused);
  await expect.poll(focused).toBe(true);
  await page.keyboard.type('ej');
  await expect(industryPicker(page)).toHaveValue('Dahej');
  await expect(page.getByRole('option').first()).toHaveText(/^Dahej/);
});
