import { industryRoutes } from '@hazardguard/contract';
import { languageCodes, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchOn } from '../../../platform/texts/offered-languages.ts';
import { useApplication } from '../../../testing/application.ts';
import { joinAs } from '../../../testing/test-people.ts';
import { encodeQr } from './qr-part.ts';

const communityTexts = await loadTexts('community-page');

const application = useApplication({ settings: { publicUrl: 'https://hazard.example.org/office' } });
const plain = useApplication();
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));
const hostile = `Works "><script>alert(1)</script>`;
let industry: string;

beforeAll(async () => {
  const plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: hostile, district: 'Bharuch', safetyTeamContact: '+91 2642 000000', latitude: 21.6, longitude: 72.9 },
  });
  industry = String(body.id);
});

/** Reads the drawn code with another library, at 4 pixels a module. */
const readCode = (page: string): string | undefined => {
  const size = Number(/viewBox="0 0 (\d+) /.exec(page)?.[1]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of page.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < scale ** 2; pixel++) {
      const column = Number(x) * scale + (pixel % scale);
      const row = Number(y) * scale + Math.floor(pixel / scale);
      pixels.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
    }
  }
  return jsQR.default(pixels, size * scale, size * scale)?.data;
};

test.each(publicLanguageCodes)('the poster in %s has the ten practices, the numbers, and a code that leads to the page', async (lang) => {
  const { statusCode, payload, headers } = await application().visitor().raw('GET', `/Community/Poster?lang=${lang}`);
  expect(statusCode).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  for (const { name } of communityTexts[lang].practices.list) expect(payload).toContain(name);
  expect(readCode(payload)).toBe(`https://hazard.example.org/office/Community?lang=${lang}`);
});

test('without a public address the code leads to the host of the request', async () => {
  const { payload } = await plain()
    .visitor()
    .raw('GET', '/Community/poster?lang=en', { headers: { host: 'plant.local:8080' } });
  expect(readCode(payload)).toBe('http://plant.local:8080/Community?lang=en');
});

test('a code has a light margin all around', () => {
  const modules = encodeQr('https://hazard.example.org');
  expect(modules.every((row, y) => row.every((dark, x) => !dark || (Math.min(x, y) >= 4 && Math.max(x, y) < row.length - 4)))).toBe(true);
});

test('shows the plant’s name and its safety team, escaped, to users who may read the register', async () => {
  const plant = await application().as('plant');
  const { payload } = await plant.raw('GET', `/Community/poster?lang=en&industry=${industry}`);
  expect(payload).toContain('Near Works &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(payload).toContain('+91 2642 000000');
  expect(payload).not.toContain('<script>');
});

test('without sign-in, or for an unknown plant, it is the poster for any place, and the page says so', async () => {
  const stranger = await application().visitor().raw('GET', `/Community/poster?lang=en&industry=${industry}`);
  expect(stranger.payload).toContain('Sign in to print the poster of a plant');
  expect(stranger.payload).not.toContain('2642');
  const plant = await application().as('plant');
  for (const unknown of ['999999', '1;drop', '-1']) {
    const { payload } = await plant.raw('GET', `/Community/poster?${new URLSearchParams({ lang: 'en', industry: unknown })}`);
    expect(payload).toContain('No plant has this number.');
  }
});

test('a plant of another scope is unknown: neither its name nor its safety team is shown', async () => {
  const owner = application();
  const admin = await owner.as('admin');
  const other = await joinAs(owner, admin, { email: 'surat@example.org', role: 'l1', scope: { kind: 'district', area: 'Surat' } });
  const { payload } = await other.raw('GET', `/Community/poster?lang=en&industry=${industry}`);
  expect(payload).toContain('No plant has this number.');
  expect(payload).not.toContain('2642');
  expect((await other.raw('GET', `/community/poster.pdf?lang=en&industry=${industry}`)).statusCode).toBe(404);
});

test.each(languageCodes)('as PDF in %s it is one sheet of A4, however long the plant’s name and number are', async (lang) => {
  const plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: {
      industryName: `Works ${lang} ${'of the long name '.repeat(11)}`,
      district: 'Bharuch',
      safetyTeamContact: 'Control room +91 2642 000000, '.repeat(6),
      latitude: 21.6,
      longitude: 72.9,
    },
  });
  const { rawPayload, headers } = await plant.raw('GET', `/Community/poster.pdf?lang=${lang}&industry=${body.id}`);
  expect(headers['content-type']).toBe('application/pdf');
  const text = rawPayload.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
});

test('the PDF of a plant has the same rule', async () => {
  const plant = await application().as('plant');
  const refused = await application().visitor().raw('GET', `/Community/poster.pdf?industry=${industry}`);
  expect(refused.statusCode).toBe(401);
  expect((await plant.raw('GET', '/Community/poster.pdf?industry=999999')).statusCode).toBe(404);
});
