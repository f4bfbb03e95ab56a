import { inventoryExample } from '@hazardguard/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInAt, startJourneyServer } from './journey-server.ts';

interface Effort {
  readonly taps: number;
  /** Fields that a person typed into. */
  readonly fields: number;
}

/** What each task took at f7745507, before all map screens got one frame: most it may take. Counted by these steps (print: by *Export*). */
const before = {
  danger: { taps: 3, fields: 0 },
  wind: { taps: 5, fields: 0 },
  inside: { taps: 3, fields: 0 },
  print: { taps: 5, fields: 0 },
  warn: { taps: 8, fields: 0 },
} as const satisfies Readonly<Record<string, Effort>>;

/** Counts presses and typed fields in all pages of a person's browser. */
const watchEffort = async (context: BrowserContext): Promise<() => Effort> => {
  let taps = 0;
  const fields = new Set<string>();
  await context.exposeFunction('noteTap', () => {
    taps += 1;
  });
  await context.exposeFunction('noteField', (field: string) => fields.add(field));
  await context.addInitScript(`
    addEventListener('pointerdown', ({ isTrusted }) => { if (isTrusted) noteTap(); }, true);
    addEventListener('input', ({ target }) => {
      if (target.matches('textarea, select, input:not([type=radio], [type=checkbox])'))
        noteField(location.pathname + (target.id || target.name));
    }, true);`);
  return () => ({ taps, fields: fields.size });
};

const report = (task: keyof typeof before, { taps, fields }: Effort): void => {
  test.info().annotations.push({ type: 'measured', description: `${task}: ${taps} taps, ${fields} fields` });
  expect(taps, 'every task takes a tap').toBeGreaterThan(0);
  expect.soft(taps, `${task}: taps`).toBeLessThanOrEqual(before[task].taps);
  expect.soft(fields, `${task}: typed fields`).toBeLessThanOrEqual(before[task].fields);
};

/** From Home to the danger zones of the person's site. */
const findDanger = async (page: Page): Promise<void> => {
  await page.goto('/HazardGuard');
  await page.getByRole('link', { name: /^Run the assessment/ }).click();
  await page
    .getByRole('list', { name: 'Industries to choose from' })
    .getByRole('button', { name: /^Dahej/ })
    .click();
  await page.getByRole('tab', { name: 'Consequence Analysis' }).click();
  await expect(page.getByRole('region', { name: 'Legend' }).getByText(/^AEGL-3, \d+\smin · .+ · [\d.]+\sk?m$/)).toBeVisible();
};

const tasks = {
  danger: findDanger,
  wind: async (page) => {
    await findDanger(page);
    await page.getByText('Compass', { exact: true }).click();
    await page.getByRole('radio', { name: 'NE', exact: true }).check({ force: true });
    await expect(page).toHaveURL(/[?&]wind=45/);
    await expect(page.getByRole('img', { name: 'Wind from NE (45°)' })).toBeAttached();
  },
  inside: async (page) => {
    await findDanger(page);
    await expect(page.getByRole('table', { name: 'People inside' }).getByRole('row', { name: /^AEGL-2/ })).toContainText(/[1-9]/);
  },
  print: async (page) => {
    await page.addInitScript("window.print = () => document.documentElement.setAttribute('data-printed', '')");
    await findDanger(page);
    await page.getByRole('button', { name: 'Print or download this map' }).click();
    await page.getByRole('menuitem', { name: 'Print, A4' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
  },
} satisfies Partial<Record<keyof typeof before, (page: Page) => Promise<void>>>;

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [device, use] of Object.entries({ desk, phone }))
  test.describe(`no more taps and typed fields than before, ${device}`, () => {
    test.use(use);

    for (const task of ['danger', 'wind', 'inside', 'print'] as const)
      test(task, async ({ page, context, signIn }) => {
        const effort = await watchEffort(context);
        await signIn('plant');
        await tasks[task](page);
        report(task, effort());
        if (task !== 'wind') return;
        const { taps } = effort();
        await page.getByText('Free text', { exact: true }).click();
        await page.getByLabel('Direction in words or degrees').fill('W');
        await expect.poll(effort, { message: 'a tap and a typed field are counted' }).toEqual({ taps: taps + 1, fields: 1 });
      });
  });

test('no more taps and typed fields than before: warn, from a phone, released at a desk', async ({ browser }) => {
  // A server of its own starts slowly on a busy machine.
  test.setTimeout(480_000);
  const server = await startJourneyServer();
  const { origin, drafter, approver, site } = server;
  const one = await browser.newContext({ ...phone, geolocation: site, permissions: ['geolocation'] });
  const other = await browser.newContext(desk);
  const post = await signInAt(server, one, drafter);
  await signInAt(server, other, approver);
  const { id } = await post('/api/industries', { industryName: 'Task Works', district: 'Bharuch', safetyTeamContact: '1077', ...site });
  await post(`/api/industries/${id}/inventory`, { ...inventoryExample, quantity: 900, unit: 'kg' });
  // Overcast and fresh: class D by day and by night, so that the area asks no question.
  const air = { temperatureC: 28, windSpeedMs: 7, windFromDeg: 225, humidityPercent: 60, cloudPercent: 100 };
  await post('/api/weather', { ...site, ...air });
  const efforts = [await watchEffort(one), await watchEffort(other)];
  const [reporter, officer] = [await one.newPage(), await other.newPage()];
  await reporter.goto(`${origin}/HazardGuard`);
  await reporter.getByRole('link', { name: 'Something is leaking' }).click();
  await reporter.getByRole('list', { name: 'Stock of the site, most dangerous first' }).getByRole('button').first().click();
  await reporter.getByRole('button', { name: /^Large leak/ }).click();
  await reporter.getByRole('button', { name: 'Warn people' }).click();
  await reporter.getByRole('button', { name: 'Send for approval' }).click();
  await expect(reporter.getByRole('dialog', { name: 'Waiting for approval' })).toBeVisible();
  await officer.goto(`${origin}/HazardGuard`);
  await officer
    .getByRole('link', { name: /^INC\d{6} · Task Works/ })
    .first()
    .click();
  await officer.getByRole('button', { name: 'Approve and release' }).click();
  await officer.getByRole('button', { name: 'Release REAL warning' }).click();
  await expect(officer.getByText(/^Released \d+:\d\d after the first sign: /)).toBeVisible();
  const [first, second] = efforts.map((effort) => effort());
  report('warn', { taps: (first?.taps ?? 0) + (second?.taps ?? 0), fields: (first?.fields ?? 0) + (second?.fields ?? 0) });
  await Promise.all([one.close(), other.close()]);
  await server.stop();
});
