import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { findSite } from './registers.ts';

const views = [
  'Leak Plume',
  'Explosion Plume',
  'At a Point',
  'Closer Orbit',
  'Farther Orbit',
  'Trace the Plume',
  'Health',
  'Environment',
  'Infrastructure',
];

/** A link to a leak at the sample site of Dahej: the item by its name, the rest in the address. */
const linkTo = async (page: Page, chemical: RegExp, hazard: string, more = ''): Promise<string> => {
  const { id } = await findSite(page, 'Dahej');
  const stock = (await (await page.request.get(`/api/industries/${id}/inventory`, { params: { pageSize: 100 } })).json()) as {
    readonly rows: readonly { readonly id: number; readonly substanceName: string }[];
  };
  const item = stock.rows.find(({ substanceName }) => chemical.test(substanceName))?.id ?? 0;
  const inputs = `hazard=${hazard}&rupture=circular&kg=900&d=0.02&wind=290&speed=3&temp=31&stability=D&how=compass`;
  return `/VulnerabilityAssesment?industry=${id}&tab=consequence&for=${id}&item=${item}&${inputs}${more}`;
};

const group = (page: Page) => page.getByRole('group', { name: 'Views' });
const view = (page: Page, name: string) => group(page).getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('region', { name, exact: true });

test('nine views of one leak: over time, by three winds, from two orbits, along the axis', async ({ page, signIn, expectAccessible }) => {
  // Drawn by the processor: slow on a busy machine.
  test.setTimeout(240_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  await page.goto(await linkTo(page, /^Chlorine/, 'leak'));
  // The first screen of a new server can be slow.
  await expect(page.getByRole('table', { name: 'Zones' })).toBeVisible({ timeout: 60_000 });
  await expect(group(page).getByRole('button')).toHaveText(views);
  for (const [name, path] of [
    ['Overall Vulnerability Index', '/EXP1'],
    ['VAng', '/Vang'],
    ['VAng_Exa', '/Vang'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(`^${path}`));
  }

  await test.step('Leak Plume: the cloud over time agrees with the zones', async () => {
    await view(page, 'Leak Plume').click();
    await expect(page).toHaveURL(/view=leak-plume/);
    const leak = part(page, 'Leak Plume');
    const slider = leak.getByRole('slider');
    await expect(slider).toBeVisible();
    const reach = await page.locator('[data-reach="AEGL-1"]').innerText();
    const front = leak.getByRole('listitem').filter({ hasText: 'AEGL-1' });
    await expect(front).toContainText(`farthest ${reach}`);
    await expect(front).not.toContainText('now –');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\ss after the start$/);
    await expect(front).toContainText(/now (–|[\d.]+\sm )/);
    await expect(page).toHaveURL(/after=0/);
    await leak.getByRole('button', { name: 'One step forward' }).click();
    await expect(slider).not.toHaveAttribute('aria-valuetext', /^0\ss after/);
  });

  await test.step('three winds: still under reduced motion, stepped by hand, each named with its wind', async () => {
    const leak = part(page, 'Leak Plume');
    const said = leak.locator('[data-case]');
    await expect(said).toHaveAttribute('data-case', 'forecast');
    await expect(said).toContainText('From WNW (290°), 3 m/s, class D');
    await expect(leak.getByRole('button', { name: 'Change every 10 s' })).toBeVisible();
    await leak.getByRole('button', { name: 'Next wind' }).click();
    await expect(said).toContainText('2 of 3: worst plausible wind');
    await expect(page).toHaveURL(/case=worst/);
    await leak.getByRole('button', { name: 'Next wind' }).click();
    await expect(said).toContainText('3 of 3: best plausible wind');
    await leak.getByRole('button', { name: '3D' }).click();
    await expect(leak.getByRole('button', { name: '3D' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
  });

  await test.step('Closer Orbit turns by steps where motion is unwelcome', async () => {
    await view(page, 'Closer Orbit').click();
    const orbit = part(page, 'Closer Orbit');
    await expect(orbit.getByText('Looking towards 170°')).toBeVisible();
    await expect(orbit.getByRole('button', { name: 'Turn slowly' })).toHaveCount(0);
    await orbit.getByRole('button', { name: '30° to the right' }).click();
    await expect(orbit.getByText('Looking towards 200°')).toBeVisible();
  });

  await test.step('Trace the Plume has a clock; a pressed view goes when pressed again', async () => {
    await view(page, 'Trace the Plume').click();
    await expect(part(page, 'Trace the Plume').getByRole('slider')).toBeVisible();
    await expect(view(page, 'Trace the Plume')).toHaveAttribute('aria-pressed', 'true');
    await view(page, 'Trace the Plume').click();
    await expect(part(page, 'Trace the Plume')).toHaveCount(0);
  });

  await test.step('a view that does not apply to chlorine gives the reason', async () => {
    await expect(view(page, 'Explosion Plume')).toHaveAttribute('aria-disabled', 'true');
    await view(page, 'Explosion Plume').hover();
    await expect(page.getByRole('tooltip')).toContainText('heat of combustion');
  });
  expect(problems).toEqual([]);
});

test('the orbit turns on request and stops at a key; an explosion has its own rings', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn('plant');
  await page.goto(await linkTo(page, /^Ethylene oxide/, 'leak', '&view=farther-orbit'));
  const orbit = part(page, 'Farther Orbit');
  await orbit.getByRole('button', { name: 'Turn slowly' }).click();
  await expect(orbit.getByText('Turning.')).toBeVisible();
  await page.locator('canvas').first().focus();
  await page.keyboard.press('Shift');
  await expect(orbit.getByRole('button', { name: 'Turn slowly' })).toBeVisible();

  await view(page, 'Explosion Plume').click();
  const burst = part(page, 'Explosion Plume');
  await burst.getByText('The stock explodes').click();
  await expect(page).toHaveURL(/burst=stock/);
  await expect(burst.getByRole('table', { name: 'Zones' })).toContainText('kPa');
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText('kPa');
});

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`arrival times on ${name}: lines on the map, the same times at the places and in the table`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    const problems = watchForErrors(page);
    await page.setViewportSize(viewport);
    await signIn('plant');
    await page.goto(await linkTo(page, /^Chlorine/, 'leak', '&view=leak-plume'));
    const leak = part(page, 'Leak Plume');
    const asked = leak.getByRole('button', { name: 'Arrival times' });
    await expect(asked).toHaveAttribute('aria-pressed', 'false', { timeout: 60_000 });
    await asked.click();
    await expect(page).toHaveURL(/arrivals=true/);

    const table = leak.getByRole('table', { name: 'Arrival times' });
    await expect(table.getByRole('rowheader', { name: /^5\smin$/ })).toBeVisible();
    await expect(table.getByRole('row').last()).toContainText('the whole zone');
    await expect(page.getByRole('list', { name: 'Arrival times' })).toContainText('Each line across the cloud shows how far it has come');
    const people = leak.getByRole('list', { name: 'Places in the order' }).getByRole('listitem');
    const first = people.first();
    await expect(first).toContainText(/reached after [\d.]+\s(s|min)/);
    // At the end of the clock every place is reached, at its start none away from the source.
    await leak.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(first).toContainText('reached at this moment');
    await expect(first.locator('[data-share]')).toHaveAttribute('data-share', '1.00');
    await page.keyboard.press('Home');
    await expect(first).toContainText(/\d\ss left/);
    await expect(first.locator('[data-share]')).toHaveAttribute('data-share', '0.00');
    await expect(page.locator('canvas[data-people]')).toHaveCount(1);
    const drawn = page.locator('.maplibregl-map').first();
    await expect.poll(() => drawn.getAttribute('data-drawn')).toMatch(/overlay-arrival-300:/);
    await expectAccessible();

    await asked.click();
    await expect(table).toHaveCount(0);
    await expect(page.locator('canvas[data-people]')).toHaveCount(0);
    await expect.poll(() => drawn.getAttribute('data-drawn')).not.toMatch(/overlay-arrival/);
    expect(problems).toEqual([]);
  });
