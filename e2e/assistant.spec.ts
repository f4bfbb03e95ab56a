import type { AssistantEvent } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';

const failure = 'An error occurred while processing your request.';

const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
};

/** The API's answer when a language model replies; the server's tests make the real call. */
const modelAnswers = async (page: Page, text: string): Promise<void> => {
  const passage = {
    number: 1,
    kind: 'procedure',
    answers: false,
    title: 'Shelter',
    text: 'Go inside.',
    language: 'en',
    source: 'Notes',
    path: null,
  } as const;
  const events: AssistantEvent[] = [
    { type: 'start', by: 'model', passages: [passage] },
    { type: 'text', text },
    { type: 'caution', distances: ['50 m'] },
    { type: 'end', cut: false },
  ];
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  await page.route('**/api/assistant', (route) => route.fulfill({ status: 200, contentType: 'application/x-ndjson', body }));
};

test('a question is answered from the bundled knowledge and the register, with its sources as links', { tag: '@main' }, async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('l1');
  await page.goto('/UseChatGPT');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('All fields are mandatory')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Response' })).toBeHidden();
  await expectAccessible();

  // The answer waits until the button has been read.
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/assistant', async (route) => {
    await blocked;
    await route.continue();
  });
  await ask(page, 'What is the AEGL of chlorine?');
  await expect(page.getByRole('button', { name: 'Processing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  release();
  const response = page.getByRole('region', { name: 'Response' });
  await expect(response.getByText(/Full-text search found these passages/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.unroute('**/api/assistant');
  const first = response.getByRole('listitem').filter({ hasText: 'Chlorine: toxic levels in air' }).first();
  await expect(first).toContainText('AEGL-3: 50 ppm for 10 min');
  await expect(first).toContainText('EPA');
  await expectAccessible();
  await first.getByRole('link', { name: 'Chlorine: toxic levels in air' }).click();
  await expect(page).toHaveURL(/\/ChemicalsQuantityCas\?chemical=chlorine/);
  await expect(page.getByRole('heading', { name: 'Chlorine', exact: true })).toBeVisible();

  // Opened beside another screen: a case study of the course, with a link to it.
  await page.getByRole('link', { name: 'Use ChatGPT' }).click();
  const aside = page.getByRole('complementary', { name: 'Use ChatGPT' });
  await aside.getByRole('textbox', { name: 'Question' }).fill('What happened in Seveso?');
  await aside.getByRole('button', { name: 'Send' }).click();
  await aside.getByRole('link', { name: 'Seveso, Italy, 1976' }).click();
  await expect(page).toHaveURL(/\/Training\?topic=early-warning/);
  await expect(page.getByRole('article', { name: 'Seveso, Italy, 1976' })).toBeVisible();
  await aside.getByRole('textbox', { name: 'Question' }).fill('xyzzy plugh');
  await aside.getByRole('button', { name: 'Send' }).click();
  await expect(aside.getByText('full-text search found no passage')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a failure shows the sentence of the specification with its request id, and the question stays', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('imt');
  await page.goto('/UseChatGPT');
  const error = { code: 'provider-unavailable', message: failure, requestId: 'req-7' };
  await page.route('**/api/assistant', (route) => route.fulfill({ status: 503, json: { error } }));
  await ask(page, 'chlorine');
  await expect(page.getByRole('alert')).toContainText(failure);
  await expect(page.getByRole('alert')).toContainText('req-7');
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('chlorine');
  await expectAccessible();
  await page.unroute('**/api/assistant');
  await page.route('**/api/assistant', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText(failure);
  await expect(page.getByRole('alert')).not.toContainText('req-7');
  await page.unroute('**/api/assistant');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test("a model's answer is text: no markup, no script, only safe links; distances that the model gives itself are marked", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('l2');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/UseChatGPT');
  const hostile = [
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script>',
    '[press](javascript:window.hit=1) [data](data:text/html,x) [plain](https://example.org/guide)',
    '<a href="javascript:window.hit=1">here</a> stay 50 m away [1], not [2].',
  ].join('\n\n');
  await modelAnswers(page, hostile);
  await ask(page, 'chlorine');
  const response = page.getByRole('region', { name: 'Response' });
  await expect(response.getByText('<img src=x onerror="window.hit=1"><script>window.hit=1</script>')).toBeVisible();
  await expect(response.getByText('[press](javascript:window.hit=1)')).toBeVisible();
  await expect(response.locator('img, script, iframe')).toHaveCount(0);
  const links = await response.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !href.startsWith('#'))).toEqual(['/VulnerabilityAssesment', 'https://example.org/guide']);
  expect(await page.evaluate('window.hit')).toBeUndefined();
  await expect(response.getByRole('alert')).toContainText('50 m');
  await expect(response.getByText('Written by a language model')).toBeVisible();
  await response.getByRole('link', { name: '[1]' }).click();
  await expect(response.getByRole('listitem').filter({ hasText: 'Shelter' })).toBeInViewport();
  await expectAccessible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});

test('a person who has collapsed: who goes in with what, and whom to call, come before everything else, in the language of the question', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/UseChatGPT');
  const response = page.getByRole('region', { name: 'Response' });
  const first = response.getByRole('listitem').first();
  await ask(page, 'A worker has collapsed in the tank. May I go in?');
  await expect(response.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await expect(first.getByText(/^Nobody enters without breathing apparatus and a second person\.$/)).toBeInViewport();
  await expect(first.getByText(/^Call now: 112, and .*\+91 /)).toBeInViewport();
  await expect(first).toContainText(/read on \d+ \w+ \d{4} at \d\d:\d\d IST/);
  await expect(response.getByText(/This answer is made from the register/)).toBeVisible();
  await expectAccessible();

  await ask(page, 'गैस में कोई बेहोश पड़ा है');
  await expect(first.getByText('श्वसन उपकरण और दूसरे व्यक्ति के बिना कोई अंदर न जाए।')).toBeInViewport();
  await expect(first.locator('[lang="hi"]').first()).toBeVisible();

  // A site of the register, written in Hindi.
  await ask(page, 'दहेज में कितनी क्लोरीन है?');
  await expect(first).toContainText('Dahej');
  await expectAccessible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
