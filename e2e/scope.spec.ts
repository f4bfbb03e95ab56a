import { expect, test, watchForErrors, xsrfHeader } from './fixtures.ts';

test('an authority sees only its district; for an incident its State opens a site to the team, which reads it until the incident is resolved', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await page.goto('/SignIn');
  await expectAccessible();
  await page.getByRole('button', { name: 'Bharuch: the authority of the district (L1)' }).click();
  await expect(page.getByText('Signed in as District authority (L1) (demo, Bharuch)')).toBeVisible();
  await page.goto('/OnBoardIndustry?search=sample');
  const register = page.getByRole('table');
  await expect(register.getByText('Dahej PCPIR estate (sample)')).toBeVisible();
  await expect(register.getByText('Panipat (sample)')).toHaveCount(0);

  // Where emergency access was, one sentence says what serves instead.
  await page.goto('/Account');
  await expect(page.getByText(/^Emergency access is no longer part of HazardGuard/)).toBeVisible();
  const answer = await page.request.post('/api/account/break-glass', { headers: await xsrfHeader(page.request), data: {} });
  expect(answer.status()).toBe(410);

  // An administrator reports an incident, names the district's person in it, and opens the site of another State.
  const above = await browser.newPage({ baseURL: baseURL ?? '' });
  above.setDefaultTimeout(10_000);
  await above.goto('/SignIn');
  await above.getByRole('button', { name: /^Administrator/ }).click();
  await expect(above.getByText('Signed in as Administrator (demo)')).toBeVisible();
  const headers = await xsrfHeader(above.request);
  const member = {
    name: 'Leela Desai',
    role: 'Liaison',
    designation: 'Officer',
    contactNumber: '+91 98250 00009',
    emailAddress: 'l1-place@demo.invalid',
    address: 'Bharuch',
  };
  expect((await above.request.post('/api/stakeholders/incident_management_team/members', { headers, data: member })).ok()).toBe(true);
  const incident = await (
    await above.request.post('/api/incidents', { headers, data: { shortDescription: 'Tanker on fire on the road to Panipat' } })
  ).json();
  await above.goto(`/IncidentManagement?incident=${incident.id}&part=people`);
  const sites = above.getByRole('region', { name: 'Sites opened to the team' });
  await expect(sites.getByText('Nobody is named yet. Assign the incident, a position or a task first.')).toBeVisible();
  await above.getByRole('button', { name: 'Assign the position: Incident commander' }).click();
  await above.getByRole('combobox', { name: 'Assign to' }).fill('Leela Desai');
  await above.keyboard.press('Escape');
  await above
    .getByRole('form', { name: 'Hand over the position: Incident commander' })
    .getByRole('button', { name: 'Assign', exact: true })
    .click();
  await expect(sites.getByText('Can read: District authority (L1) (demo, Bharuch)')).toBeVisible();
  await sites.getByRole('combobox', { name: 'Site' }).fill('panipat');
  await above.getByRole('option', { name: /Panipat \(sample\)/ }).click();
  await sites.getByRole('button', { name: 'Open to the team' }).click();
  const opened = sites.getByRole('listitem').first();
  await expect(opened).toContainText('Panipat (sample)');
  await expect(opened).toContainText('Opened');

  // The team reads the site and its stock.
  await page.goto('/OnBoardIndustry?search=panipat');
  await expect(register.getByText('Panipat (sample)')).toBeVisible();
  const { rows } = await (await page.request.get('/api/industries?search=panipat')).json();
  await page.goto(`/CollectChemicalInventory?industry=${rows[0].id}`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectAccessible();

  // Resolving the incident ends it.
  await above.request.put(`/api/incidents/${incident.id}`, { headers, data: { state: 'Resolved' } });
  await page.goto('/OnBoardIndustry?search=panipat');
  await expect(page.getByText('Panipat (sample)')).toHaveCount(0);
  await above.reload();
  await expect(opened).toContainText('ended');
  await above.close();
  expect(problems).toEqual([]);
});
