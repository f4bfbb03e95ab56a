import { expect, test, uniqueName, watchForErrors } from './fixtures.ts';
import { chooseIndustry } from './registers.ts';

/** Maps are drawn without a graphics card here: a small one is enough for this test. */
test.use({ viewport: { width: 1180, height: 720 } });

/** One white pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
/** Yesterday: an event in the future cannot be recorded. */
const seenOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const fires = `latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,instrument,confidence,version,bright_ti5,frp,daynight
21.79,72.58,331.4,0.39,0.36,${seenOn},43,N,VIIRS,n,2.0NRT,290.1,4.2,N
28.61,77.21,331.4,0.39,0.36,${seenOn},43,N,VIIRS,h,2.0NRT,290.1,9.9,N
121.7,72.58,331.4,0.39,0.36,${seenOn},43,N,VIIRS,n,2.0NRT,290.1,4.2,N
`;
const file = (name: string, mimeType: string, content: string | Buffer) => ({ name, mimeType, buffer: Buffer.from(content) });

test('one site from the nearest entities to an alert sent for approval: invalid and empty entries are named, nothing is invented', {
  tag: '@main',
}, async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('l1');
  await page.goto('/Ews');
  await expect(page.getByRole('heading', { level: 1, name: 'Early Warning System' })).toBeVisible();
  await expect(page.getByText(/^Choose an industry to see/).first()).toBeVisible();
  await chooseIndustry(page, 'Dahej');
  await expect(page).toHaveURL(/industry=\d+/);
  await expect(page.getByText(/^No satellite pictures are set up/)).toBeVisible();
  const now = page.getByRole('region', { name: 'Current situation' });
  await expect(now.getByText('No public alert is in force for this industry.')).toBeVisible();
  await expectAccessible();

  await test.step('Nearest Entities: distance and bearing by hand, people, phone', async () => {
    await page.getByRole('tab', { name: 'Nearest Entities' }).click();
    await expect(page).toHaveURL(/panel=nearest/);
    const stations = page.getByRole('region', { name: 'Fire stations' });
    // From 21.70, 72.58 to 21.692991, 72.633676: 5.6 km on the sphere, at 98°.
    await expect(stations.getByRole('listitem').first()).toContainText(/near Dahej.*5\.6\skm E \(98°\) · 18 people · no phone on record/);
    for (const kind of ['Schools', 'Hospitals', 'Police stations', 'Shelters'])
      await expect(page.getByRole('region', { name: kind, exact: true }).getByRole('listitem').first()).toBeVisible();
    await stations.getByRole('button').first().click();
    const popup = page.getByRole('region', { name: /^Fire station: Sample fire station 7 near Dahej/ });
    await expect(popup).toContainText('18 people');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
  });

  await test.step('no forecast, no sensor: the screen says so and shows no substitute', async () => {
    await page.getByRole('tab', { name: 'Weather Forecast' }).click();
    await expect(page.getByText('There is no forecast for this place.')).toBeVisible();
    await page.getByRole('tab', { name: 'IoT Data' }).click();
    await expect(page.getByRole('heading', { name: 'No sensor is registered' })).toBeVisible();
  });

  await test.step('Satellite Data: other maps are links, fires come from a file, an invalid file and line are named', async () => {
    await page.getByRole('tab', { name: 'Satellite Data' }).click();
    await expect(page.getByRole('link', { name: /^Nitrogen dioxide/ })).toHaveAttribute('href', /^\/No2/);
    await expect(page.getByRole('link', { name: /^Forest change/ })).toHaveAttribute('href', /^\/ForestChanges/);
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file('sites.csv', 'text/csv', 'name,latitude,longitude\nA,21,72\n'));
    await expect(page.getByRole('alert').filter({ hasText: 'sites.csv is not a FIRMS file' })).toContainText('acq_date, acq_time');
    await input.setInputFiles(file('viirs.csv', 'text/csv', fires));
    await expect(page.getByText(/^1 detection within 50\skm, of 2 in viirs\.csv/)).toBeVisible();
    // 0.09° of latitude is 10.0 km.
    const found = page.getByRole('table', { name: 'Active fires near the site' });
    await expect(found.getByRole('row').nth(1)).toContainText(/10\skm N \(0°\).*Nominal.*4\.2\sMW/);
    await expect(page.getByText('Line 4: latitude “121.7”')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Fires detected by satellite' })).toContainText('1 detection on the map');
    // Too far to be an event at the site: stored, and said so. No journey leaves an incident that others would count.
    await page.getByRole('button', { name: 'Record as detected' }).click();
    await expect(page.getByText(/^1 is not at the site: stored without an incident/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Recorded detections' }).getByRole('row').nth(1)).toContainText(
      /Nominal.*Not at the site/,
    );
    await page.getByLabel('Within').selectOption('10');
    await expect(page.getByText(/^No detection within 10\skm; viirs\.csv contains 2/)).toBeVisible();
  });

  await test.step('Raise Alert: refused when empty or without a valid picture, then a draft sent for approval', async () => {
    const words = uniqueName('Smell of chlorine at the west gate');
    await page.getByRole('button', { name: 'Raise Alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise Alert' });
    await expect(dialog.getByLabel('Incident ID')).toHaveValue(/^INC\d{6}$/);
    await dialog.getByRole('button', { name: 'Save the draft' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Incident description is required');
    await dialog.getByLabel('Incident ID').fill('INC12');
    await dialog.getByRole('textbox', { name: 'Incident description' }).fill(words);
    const choose = async (chosen: ReturnType<typeof file>) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: /^Picture of the plume/ }).click();
      await (await chooser).setFiles(chosen);
    };
    await choose(file('plume.png', 'image/png', 'not a picture at all'));
    await expect(dialog.getByText('This file is not a JPEG, PNG or WebP picture')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save the draft' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Incident ID must be INC and six digits');
    await choose(file('plume.png', 'image/png', png));
    await dialog.getByLabel('Incident ID').fill(`INC${String(Date.now()).slice(-6)}`);
    await dialog.getByText('High', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save the draft' }).click();
    await dialog.getByRole('link', { name: 'Open the draft' }).click();
    const draft = page.getByRole('dialog', { name: /^Draft INC/ });
    await expect(draft).toContainText(words);
    await expect(draft.getByRole('img', { name: 'Picture of the plume' })).toBeVisible();
    await draft.getByRole('button', { name: 'Send for approval' }).click();
    await expect(draft.getByText('Waiting for approval')).toBeVisible();
    await draft.getByRole('button', { name: 'Close' }).click();
    await expect(now.getByRole('region', { name: 'Latest drafts' })).toContainText('Waiting for approval');
  });

  await test.step('Community Messaging: text is required, and the draft contains only the message', async () => {
    const words = uniqueName('The siren is tested on Sunday at ten');
    await page.getByRole('button', { name: 'Community Messaging' }).click();
    const dialog = page.getByRole('dialog', { name: 'Community Messaging' });
    await dialog.getByRole('button', { name: 'Save the message as a draft' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Message is required');
    await dialog.getByRole('textbox', { name: 'Message' }).fill(words);
    await dialog.getByRole('button', { name: 'Save the message as a draft' }).click();
    await dialog.getByRole('link', { name: 'Open the draft' }).click();
    const draft = page.getByRole('dialog', { name: /^Draft INC/ });
    await expect(draft).toContainText(`EXERCISE. ${words}`);
    await expect(draft).not.toContainText('leak');
    await expect(draft).toContainText('Low');
  });
  // The refused picture of the service is the only error that the browser reports.
  expect(problems.filter((problem) => !problem.includes('gibs.earthdata.nasa.gov'))).toEqual([]);
});
