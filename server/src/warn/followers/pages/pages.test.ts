import { followRoutes } from '@hazardguard/contract';
import { findDirection, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { switchOn } from '../../../platform/texts/offered-languages.ts';
import { testSettings, useApplication } from '../../../testing/application.ts';
import { useMailServer } from '../../../testing/mail-server.ts';
import { usePushService } from '../../../testing/push-service.ts';

const pageTexts = await loadTexts('follow-pages');

const mail = useMailServer();
const service = usePushService();
const publicUrl = 'https://hazardguard.example.org';
const application = useApplication({
  settings: () => ({
    publicUrl,
    smtp: { url: mail().url, from: 'HazardGuard <alerts@example.org>' },
    push: { ...testSettings().push, loopback: true },
  }),
});
const unconfigured = useApplication({ settings: { mode: 'live' } });
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));

beforeEach(async () => {
  mail().refuse(null);
  await application().database.pool.query('truncate follower, followed_place, follow_request, follow_sending cascade');
});

const get = (url: string) => application().visitor().raw('GET', url);
/** As a browser sends a form, without script and without cookies. */
const post = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: 'http://localhost' },
) =>
  application()
    .visitor()
    .raw('POST', url, {
      body: new URLSearchParams(fields).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
const readField = (page: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
const count = async () => Number((await application().database.pool.query('select count(*) from follower')).rows[0].count);
const ankleshwar = { name: 'Ankleshwar', latitude: '21.62', longitude: '73', radiusM: '5000' };
const codeInMail = () =>
  /code=3D(\d{6})|code=(\d{6})/
    .exec((mail().mails.at(-1)?.text ?? '').replace(/=\n/g, ''))
    ?.slice(1)
    .find(Boolean) ?? '';

/** Through the forms alone: the address of the page that manages what is followed. */
const followByForms = async (): Promise<string> => {
  const page = (await get(`/Community/follow?${new URLSearchParams({ ...ankleshwar, lang: 'en' })}`)).payload;
  const request = readField(page, 'request');
  const asked = await post('/Community/follow?lang=en', { channel: 'email', address: 'asha@example.org', request, ...ankleshwar });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `/Community/follow/confirm?request=${request}&lang=en`]);
  const confirmed = await post('/Community/follow/confirm?lang=en', { request, code: codeInMail() });
  expect(confirmed.statusCode).toBe(303);
  return String(confirmed.headers.location);
};

test('by forms alone: a place is found, followed by e-mail, managed and left', async () => {
  const found = (await get('/Community/follow?q=anklesh&lang=en')).payload;
  expect(found).toMatch(
    /<a href="\/Community\/follow\?name=Ankleshwar&amp;latitude=[\d.]+&amp;longitude=[\d.]+&amp;lang=en">Ankleshwar, Gujarat<\/a>/,
  );
  const address = await followByForms();
  const page = (await get(address)).payload;
  expect(page).toContain('Warnings go to a…@example.org.');
  expect(page).toMatch(/<b>Ankleshwar<\/b> <span class="quiet">within 5 km<\/span>/);
  const press = (fields: Readonly<Record<string, string>>) => post(address, fields);
  expect(
    (await press({ do: 'add', name: '<script>x</script>', latitude: '22', longitude: '73', radiusM: '0' })).headers.location,
  ).toContain('done=followed');
  const two = (await get(address)).payload;
  expect(two).toContain('&lt;script&gt;x&lt;/script&gt;');
  expect(two).not.toContain('<script>x');
  expect((await press({ do: 'remove', place: readField(two, 'place') })).headers.location).toContain('done=removed');
  expect((await press({ do: 'language', language: 'gu' })).headers.location).toContain('done=language');
  expect((await press({ do: 'test' })).headers.location).toContain('done=test');
  expect(mail().mails.at(-1)?.text).toMatch(/Subject: =\?UTF-8\?|Subject: TEST/);
  expect((await get(`${address}&done=test`)).payload).toContain(pageTexts.en.done.test);
  const ended = await press({ do: 'stop' });
  expect(ended.payload).toContain(pageTexts.en.stopped);
  expect(await count()).toBe(0);
  expect((await get(address)).statusCode).toBe(404);
});

test('the link in a message stops everything, but only when a person presses the button', async () => {
  await followByForms();
  const { rows } = await application().database.pool.query('select stop_token from follower');
  const stop = `/Community/follow/stop?t=${rows[0].stop_token}`;
  expect((await get(stop)).payload).toContain('<form method="post"');
  expect(await count()).toBe(1);
  // As a mail program does it (RFC 8058): from no page, without cookies.
  const pressed = await post(stop, { 'List-Unsubscribe': 'One-Click' }, {});
  expect(pressed.statusCode).toBe(200);
  expect(await count()).toBe(0);
  expect((await post(stop, { 'List-Unsubscribe': 'One-Click' }, {})).statusCode).toBe(200);
});

test('opening the link of the code confirms nothing', async () => {
  const request = '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a11';
  await post('/Community/follow', { channel: 'email', address: 'asha@example.org', request });
  const page = (await get(`/Community/follow/confirm?request=${request}&code=${codeInMail()}&lang=en`)).payload;
  expect(readField(page, 'code')).toBe(codeInMail());
  expect(await count()).toBe(0);
});

test.each([
  ['no address', { channel: 'email', address: 'asha' }, 400, pageTexts.en.problem.email],
  [
    'an impossible latitude',
    { channel: 'email', address: 'a@example.org', ...ankleshwar, latitude: '91' },
    400,
    pageTexts.en.problem.place,
  ],
  ['a channel that is not set up', { channel: 'sms', address: '+91 98250 12345' }, 503, pageTexts.en.notConfigured],
])('%s is reported on the page, and nothing is sent', async (_name, fields, status, sentence) => {
  const before = mail().mails.length;
  const answer = await post('/Community/follow?lang=en', { request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a12', ...fields });
  expect(answer.statusCode).toBe(status);
  expect(answer.payload).toContain(`<div class="card problem" role="alert"><p><b>${pageTexts.en.problem.title}</b></p><p>${sentence}</p>`);
  expect(mail().mails.length).toBe(before);
});

test('a wrong code, a full list and a failing mail server are reported in the language of the page', async () => {
  const wrong = await post('/Community/follow/confirm?lang=hi', { request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a13', code: '123456' });
  expect([wrong.statusCode, wrong.payload.includes(pageTexts.hi.problem.code)]).toEqual([422, true]);
  mail().refuse('450 later');
  const down = await post('/Community/follow?lang=mr', {
    request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a14',
    channel: 'email',
    address: 'b@example.org',
  });
  expect([down.statusCode, down.payload.includes(pageTexts.mr.problem.notSent)]).toEqual([503, true]);
  mail().refuse(null);
  const address = await followByForms();
  const add = (latitude: number) =>
    post(address, { do: 'add', name: 'Village', latitude: String(latitude), longitude: '73', radiusM: '1000' });
  for (let i = 1; i < 10; i++) expect((await add(10 + i)).statusCode).toBe(303);
  const full = await add(30);
  expect([full.statusCode, full.payload.includes(pageTexts.en.problem.full)]).toEqual([409, true]);
});

test('a form of another site is refused', async () => {
  const fields = { channel: 'email', address: 'a@example.org', request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a15' };
  const before = mail().mails.length;
  expect((await post('/Community/follow', fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post('/Community/follow', fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(mail().mails.length).toBe(before);
});

test('a browser that is gone is erased, and the page says so', async () => {
  const visitor = application().visitor();
  await visitor.raw('GET', '/api/session');
  const { endpoint, p256dh, auth } = service().subscribe();
  const { body } = await visitor.call(followRoutes.push, { body: { subscription: { endpoint, keys: { p256dh, auth } }, language: 'en' } });
  service().answer(410);
  const answer = await post(`/Community/follow/manage?token=${body.token}`, { do: 'test' });
  expect(answer.statusCode).toBe(410);
  expect(await count()).toBe(0);
});

test.each(publicLanguageCodes)('in %s: the page says what is not set up', async (lang) => {
  const { payload, headers } = await unconfigured().visitor().raw('GET', `/COMMUNITY/Follow?lang=${lang}`);
  expect(payload).toContain(`<html lang="${lang}" dir="${findDirection(lang)}">`);
  for (const sentence of [pageTexts[lang].lead, pageTexts[lang].notConfigured, pageTexts[lang].needsScript])
    expect(payload).toContain(sentence);
  expect(payload).not.toContain('name="address"');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('the script and the service worker are ours, and are fetched again when they change', async () => {
  for (const path of ['/community-sw.js', '/community-follow.js']) {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(answer.headers.etag).toBeTruthy();
  }
});
