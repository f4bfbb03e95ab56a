import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));
const get = (url: string) => application().visitor().raw('GET', url);

const inRange = (letter: number, ranges: string): boolean =>
  ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16);
  });

test('each letter of the page, in each language, has a font that this server sends', async () => {
  for (const lang of publicLanguageCodes) {
    const { payload, headers } = await get(`/Community?lang=${lang}`);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    const faces = [...payload.matchAll(/@font-face\{[^}]*url\((?<url>[^)]+)\);unicode-range:(?<ranges>[^}]+)\}/g)].map(
      ({ groups }) => groups,
    );
    const text = payload.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '');
    const without = new Set([...text].filter((letter) => !faces.some((face) => inRange(letter.codePointAt(0) ?? 0, face?.ranges ?? ''))));
    expect([...without], lang).toEqual([]);
    for (const face of faces) {
      const font = await get(face?.url ?? '');
      expect(font.statusCode, face?.url).toBe(200);
      expect(font.headers['content-type']).toBe('font/woff2');
      expect(font.headers['cache-control']).toContain('immutable');
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  }
});
