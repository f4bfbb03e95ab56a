import { followChannels } from '@hazardguard/contract';
import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { describe, expect, test } from 'vitest';
import { countSmsParts } from '../../testing/sms-parts.ts';
import { buildCodeMessage, buildTestMessage } from './wording.ts';

const base = 'https://hazardguard.gujarat.gov.in';
const stopToken = 'abcdefghijklmnop';

test('parts of a text message, as the networks count them', () => {
  expect(
    ['x'.repeat(160), 'x'.repeat(161), '€'.repeat(80), '€'.repeat(81), 'ક'.repeat(70), 'ક'.repeat(71), 'ક'.repeat(135)].map(countSmsParts),
  ).toEqual([1, 2, 1, 2, 1, 2, 3]);
});

describe.each(publicLanguageCodes)('in %s', (language) => {
  const code = (channel: 'email' | 'sms') =>
    buildCodeMessage({ channel, language, request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a11', code: '012345', base });
  const sendTest = (channel: (typeof followChannels)[number]) =>
    buildTestMessage({ channel, language, places: ['Ankleshwar', 'Dahej'], stopToken, base });

  test('a text message fits into two parts', () => {
    expect(countSmsParts(code('sms').text)).toBeLessThanOrEqual(2);
    expect(countSmsParts(sendTest('sms').text)).toBeLessThanOrEqual(2);
  });

  test('the code is in it, and no placeholder is left', () => {
    for (const { text } of [code('email'), code('sms')]) {
      expect(text).toContain('012345');
      expect(text).not.toMatch(/[{}]/);
    }
    expect(code('email').text).toContain(
      `${base}/Community/follow/confirm?request=5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a11&code=012345&lang=${language}`,
    );
  });

  test('a test begins with TEST on every channel, and names the places and the stop link where there is room', () => {
    for (const channel of followChannels) {
      const { subject, text, stopUrl } = sendTest(channel);
      expect([subject, text]).toEqual([expect.stringMatching(/^TEST/), expect.stringMatching(/^TEST/)]);
      expect(text).not.toMatch(/[{}]/);
      expect(stopUrl).toBe(`${base}/Community/follow/stop?t=${stopToken}`);
      if (channel !== 'sms') expect(text).toContain('Ankleshwar, Dahej');
      if (channel !== 'web-push') expect(text).toContain(stopUrl);
    }
  });
});
