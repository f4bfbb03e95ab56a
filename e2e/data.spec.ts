import { expect, test, watchForErrors } from './fixtures.ts';
import { findSite } from './registers.ts';

test('the Data screen: the synthetic people and roads of the first two sites, and how to import a source where there is none', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('l1');

  await test.step('the sources say that they are invented, and cover two sites', async () => {
    await page.goto('/Data');
    await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible();
    // Other journeys may have added sites in the same town.
    const some = String.raw`([2-9]|[1-9]\d+)`;
    await expect(
      page.getByText(new RegExp(`^Population is known for ${some} of ${some} sites. Roads are known for ${some},`)),
    ).toBeVisible();
    const sources = page.getByRole('table', { name: 'Sources' });
    await expect(sources.getByRole('row', { name: /^Synthetic sample population/ })).toContainText(
      'Synthetic sample: invented villages and people',
    );
    await expect(sources.getByRole('row', { name: /^Synthetic sample roads/ })).toContainText(
      'Synthetic sample: invented streets and names',
    );
    await expect(page.getByRole('table', { name: 'Sites' }).getByText('not known').first()).toBeVisible();
    await expectAccessible();
  });

  await test.step('an installation without a source shows what to import', async () => {
    await page.route('**/api/population/coverage', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sources: [] } });
    });
    await page.reload();
    await expect(page.getByText('No source of population or roads is imported')).toBeVisible();
    await expectAccessible();
    await page.unroute('**/api/population/coverage');
  });
  expect(problems).toEqual([]);
});

test('the impact names the source of people and roads, and where there is none says not known, never that nobody is there', async ({
  page,
  signIn,
}) => {
  const problems = watchForErrors(page);
  await signIn('l1');
  const impact = page.getByRole('region', { name: 'Impact' });
  const ways = page.getByRole('region', { name: 'Ways out by road' });

  await test.step('the worked example, in the synthetic town', async () => {
    await page.goto('/Vang?example=1');
    await page.getByRole('checkbox', { name: 'Response', exact: true }).check();
    await expect(impact.getByText(/^By Synthetic sample population \(Synthetic sample: invented villages and people/)).toBeVisible();
    await expect(impact.getByRole('rowheader', { name: /^Synthetic sample .+, Dahej PCPIR estate$/ }).first()).toBeVisible();
    await expect(ways).toContainText('Synthetic sample roads');
  });

  await test.step('the same release at a site without a source', async () => {
    const site = await findSite(page, 'Vapi');
    const address = new URL(page.url());
    const answer = await page.request.get(`/api/industries/${site.id}/inventory`, { params: { search: '7782-50-5' } });
    const { rows } = (await answer.json()) as { readonly rows: readonly { readonly id: number }[] };
    const changes = { item: rows[0]?.id, industry: site.id, for: site.id };
    for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, String(value));
    address.searchParams.delete('example');
    await page.goto(address.href);
    await expect(impact.getByText('Population not known here')).toBeVisible();
    await expect(ways.getByText('Roads not known here')).toBeVisible();
    await expect(page.getByText(/nobody is recorded/iu)).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
