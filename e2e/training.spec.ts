import { expect, test, uniqueName, watchForErrors } from './fixtures.ts';

/** A day that is still to come when this is read, YYYY-MM-DD. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the three topics need no sign-in; a clip is fetched only when played, and has captions', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  await page.goto('/training');
  for (const topic of ['Chemical Leak Hazards', 'Vulnerability Assessment', 'Early Warning Systems']) {
    await page.getByRole('tab', { name: topic }).click();
    const article = page.getByRole('article', { name: topic, exact: true });
    await expect(article.locator('video')).toHaveCount(3);
    await expect(article.getByRole('region', { name: 'Case studies' }).getByRole('article')).toHaveCount(4);
    await expect(article.getByRole('radiogroup')).toHaveCount(8);
    await expectAccessible();
  }
  expect(films).toEqual([]);
  const video = page.locator('video').first();
  const played = await video.evaluate(async (element) => {
    const player = element as unknown as {
      play(): Promise<void>;
      readonly duration: number;
      readonly textTracks: { readonly length: number; readonly [index: number]: { readonly mode: string; readonly cues: unknown } };
    };
    await player.play();
    return { duration: player.duration, tracks: player.textTracks.length, mode: player.textTracks[0]?.mode };
  });
  expect(played).toEqual({ duration: 12, tracks: 4, mode: 'showing' });
  expect(films.length).toBeGreaterThan(0);
  await page.getByText('Transcript').first().click();
  await expect(page.getByText('The leak begins. The wind carries the cloud away.')).toBeVisible();
  await expect(page.getByText('Sign in to schedule an assessment.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the course follows the language', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hazardguard-language', 'gu')");
  await page.goto('/Training');
  await expect(page.getByRole('tab', { name: 'રાસાયણિક ગળતરના જોખમો' })).toBeVisible();
  await expect(page.locator('video').first().locator('track[default]')).toHaveAttribute('srclang', 'gu');
});

test('an assessment is scheduled, found by the authority, confirmed and cancelled', async ({ page, signIn, expectAccessible }) => {
  const name = uniqueName('Asha Patel');
  await signIn('plant');
  await page.goto('/Training');
  await page.getByRole('button', { name: 'Schedule Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Assessment' });
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('All fields are mandatory');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4);
  await expectAccessible();
  await dialog.getByLabel('Date').fill('2020-01-01');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('call me');
  await dialog.getByLabel('Email').fill('asha');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(3);
  await dialog.getByLabel('Date').fill(inDays(20));
  await dialog.getByLabel('Phone').fill('+91 98765 43210');
  await dialog.getByLabel('Email').fill('asha@example.org');
  const district = dialog.getByRole('combobox', { name: 'District' });
  await district.fill('Nowhere');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(district).toHaveAccessibleDescription(/District: .*Nowhere/);
  await district.fill('bharu');
  await page.getByRole('option', { name: 'Bharuch' }).click();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Assessment scheduled successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  // Who asked reads what became of it.
  await page.getByRole('link', { name: 'Assessment requests' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Bharuch');
  await expect(page.getByRole('button', { name: 'Create a new address' })).toBeHidden();

  await signIn('l1');
  await page.goto('/Training');
  await page.getByRole('link', { name: 'Assessment requests' }).click();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Bharuch');
  await expect(row).toContainText('Requested');
  const confirm = row.getByRole('button', { name: /^Confirm/ });
  const { x, y, width, height } = (await confirm.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await confirm.click();
  await expect(page.getByText('Status changed: Confirmed')).toBeVisible();
  await expect(row).toContainText('Confirmed');
  // The second half of a double click hits the button of the next step and must do nothing.
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(row.locator('button:hover')).toHaveText('Mark as done');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('done');
  await expect(row).toBeHidden();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await row.getByRole('button', { name: /^Cancel request/ }).click();
  await expect(row).toContainText('Cancelled');
  await expectAccessible();
  await page.getByRole('button', { name: 'Create a new address' }).click();
  const address = await page.getByLabel('Address of the calendar').inputValue();
  const calendar = await (await page.request.get(address)).text();
  expect(calendar).toContain('BEGIN:VCALENDAR');
  expect(calendar.replace(/\r\n /g, '')).toContain(`Assessment: ${name} (cancelled)`);
});

test('a refusal and a lost connection show the sentences of the specification', async ({ page, signIn }) => {
  await signIn('plant');
  await page.goto('/Training');
  await page.getByRole('button', { name: 'Schedule Assessment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill(inDays(3));
  await dialog.getByLabel('Name').fill('Nobody');
  await dialog.getByLabel('Phone').fill('0261 000000');
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await page.route('**/api/assessments', (route) => route.fulfill({ status: 503, body: 'down' }));
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('Failed to schedule assessment')).toBeVisible();
  await page.unroute('**/api/assessments');
  await page.route('**/api/assessments', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText(/^Error scheduling assessment: /)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Nobody');
});

test('a quiz is failed, then passed; its certificate is verified without sign-in', async ({ page, signIn, expectAccessible }) => {
  await signIn('imt');
  await page.goto('/Training?topic=early-warning');
  const quiz = page.getByRole('region', { name: 'Test yourself' });
  await quiz.getByRole('button', { name: 'See the result' }).click();
  await expect(quiz.getByRole('alert')).toHaveText('Answer every question: 8 are still open.');
  const answer = async (options: readonly number[]): Promise<void> => {
    for (const [index, option] of options.entries()) await quiz.getByRole('radiogroup').nth(index).getByRole('radio').nth(option).check();
    await quiz.getByRole('button', { name: 'See the result' }).click();
  };
  await answer([1, 1, 0, 1, 1, 0, 1, 0]);
  await expect(quiz.getByText('Not passed yet: 0 of 8 right')).toBeVisible();
  await expect(quiz.getByText('Wrong. The right answer is: About 8 minutes')).toBeVisible();
  await expectAccessible();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  await answer([0, 2, 1, 0, 2, 1, 0, 1]);
  await expect(quiz.getByText('Passed: 8 of 8 right')).toBeVisible();
  await quiz.getByRole('link', { name: 'Open the certificate' }).click();
  await expect(page.getByText('This certificate is genuine.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Certificate of training' })).toContainText('Early Warning Systems');
  await expectAccessible();
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.getByText('This certificate is genuine.')).toBeVisible();
  await page.getByLabel('Certificate number').fill('HG-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('No certificate with this number was issued here.')).toBeVisible();
});

test('an administrator adds a link; a host that is not allowed is refused', async ({ page, signIn, expectAccessible }) => {
  const title = uniqueName('Sirens of the district');
  await signIn('admin');
  await page.goto('/Training');
  const links = page.getByRole('region', { name: 'Further links' });
  await links.getByLabel('Title of the link').fill(title);
  await links.getByLabel('Address').fill('https://evil.example/x');
  await links.getByRole('button', { name: 'Add' }).click();
  await expect(links.getByRole('alert')).toContainText('not on the list of allowed hosts');
  await links.getByLabel('Address').fill(`https://ndma.gov.in/${Date.now()}`);
  await links.getByRole('button', { name: 'Add' }).click();
  await expect(links.getByRole('link', { name: title })).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible();
  await links.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(links.getByRole('link', { name: title })).toBeHidden();
});

test('works on a phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('l2');
  for (const address of ['/Training', '/Training?view=requests', '/Certificate']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  }
});
