import { gunzipSync, gzipSync } from 'node:zlib';
import { findDirection, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { useApplication } from '../../testing/application.ts';

const communityTexts = await loadTexts('community-page');

const application = useApplication();
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));
const get = (url: string, headers: Record<string, string> = {}) => application().visitor().raw('GET', url, { headers });

test.each(['/Community', '/community', '/COMMUNITY/', '/Community/?x=1'])(
  '%s is the page, without sign-in and without a cookie',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.payload).toContain('<h1>Community</h1>');
    expect(answer.payload.match(/<ol class="practices">.*?<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(10);
    for (const number of ['112', '101', '108', '1078']) expect(answer.payload).toContain(`href="tel:${number}"`);
  },
);

test.each(publicLanguageCodes)('in %s the whole page weighs at most 14,000 bytes gzipped, style included', async (lang) => {
  const answer = await get(`/Community?lang=${lang}`);
  expect(answer.payload).toContain(`<html lang="${lang}" dir="${findDirection(lang)}">`);
  expect(answer.payload).toContain(communityTexts[lang].practices.list[9]?.how);
  expect(answer.payload).not.toMatch(/<link (?!rel="icon")|<img|@import|url\((?!\/fonts\/)/);
  expect(gzipSync(answer.payload).byteLength).toBeLessThanOrEqual(14_000);
});

test('the language is the requested one, else the browser preference, else English', async () => {
  const readLanguage = async (url: string, accept: string) => (await get(url, { 'accept-language': accept })).headers['content-language'];
  expect(await readLanguage('/Community', 'fr-FR, gu-IN;q=0.8, hi;q=0.9')).toBe('hi');
  expect(await readLanguage('/Community?lang=mr', 'gu')).toBe('mr');
  expect(await readLanguage('/Community?lang=xx', 'fr, hi;q=0')).toBe('en');
});

test('it is compressed, cached, and may run only our own scripts', async () => {
  const first = await get('/Community', { 'accept-encoding': 'gzip, deflate' });
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.rawPayload).toString()).toContain('<h1>Community</h1>');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  expect(first.headers.vary).toBe('accept-language, accept-encoding');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/);
  expect(policy).not.toContain('unsafe');
  const again = await get('/Community', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('parameters of the address are escaped wherever the page repeats them', async () => {
  const { payload } = await get(`/Community?${new URLSearchParams({ place: '"><script>alert(1)</script>', 'x"><b': "'><img>" })}`);
  expect(payload).not.toMatch(/<script>|<b&quot;|<img/);
});

test('embedded, the page has only the content, and its links stay embedded', async () => {
  const { payload } = await get('/Community?embed=1');
  expect(payload).not.toMatch(/<header|<footer|class="demo"/);
  expect((await get('/Community')).payload).toContain('href="/HazardGuard"');
  for (const [, next] of payload.matchAll(/href="(\/Community\/[^"]+)"/g)) {
    expect(next).toContain('embed=1');
    expect((await get(next ?? '')).statusCode).toBe(200);
  }
});
