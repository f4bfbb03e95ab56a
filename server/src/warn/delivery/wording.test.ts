import { actionsFor, alertHazards, fitsSms, measureMessage } from '@hazardguard/contract';
import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { describe, expect, test } from 'vitest';
import { fillTemplate } from '../alerts/templates/fill-template.ts';
import type { AlertClaim } from './claims.ts';
import type { Content } from './read-content.ts';
import { buildDeliveryMessage } from './wording.ts';

const english = {
  source: 'District office',
  hazardText: `Release of Chlorine: 3 tonnes, at most 2.3 kg/s, AEGL-3 (20 ppm). ${'More figures. '.repeat(30)}`,
  placeText: 'Within 2.2 km of Works.',
  actionText: 'Go indoors.',
  timeText: 'Keep doing this.',
  smsText: 'Poison gas Chlorine: Works, within 2.2 km. Go indoors now. Next message by 12:00.',
};
const hindi = { ...english, hazardText: 'रिसाव।', smsText: 'ज़हरीली गैस क्लोरीन: Works, 2.2 किमी तक। अभी अंदर जाएँ। नया संदेश 12:00 तक।' };

const content = (texts: Content['texts']): Content => ({
  incidentId: 'INC123456',
  severity: 'high',
  texts,
  hazard: 'toxic-leak',
  action: 'shelter',
  cancelBecause: null,
  releasedAt: new Date(0),
  expiresAt: new Date(0),
  area: {},
  variants: [],
  cap: null,
});
const claim = (more: Partial<AlertClaim>): AlertClaim =>
  ({
    id: '1',
    alertId: 'a',
    version: 1,
    kind: 'Alert',
    status: 'Actual',
    audience: 'stakeholder',
    channel: 'sms',
    address: 'x',
    language: 'en',
    stopToken: null,
    escalationTier: null,
    escalated: false,
    ...more,
  }) as AlertClaim;
const buildMessage = (more: Partial<AlertClaim>, texts: Content['texts'] = { en: english, hi: hindi }) =>
  buildDeliveryMessage(claim(more), content(texts), { base: null, secret: 's' }, 'json');

describe('the text of a message', () => {
  test('a text message has hazard, place, action and time in two parts, and no technical text', () => {
    for (const language of ['en', 'hi'] as const)
      for (const [status, kind] of [
        ['Actual', 'Alert'],
        ['Actual', 'Update'],
        ['Exercise', 'Alert'],
      ] as const) {
        const { text } = buildMessage({ language, status, kind });
        expect(measureMessage(text).parts, text).toBeLessThanOrEqual(2);
        expect(text).toMatch(/2\.2.*12:00/);
        expect(text).not.toMatch(/kg\/s|AEGL/);
      }
    expect(buildMessage({ status: 'Exercise' }).text).toMatch(/^EXERCISE\. Poison gas/);
    expect(buildMessage({ status: 'Exercise', language: 'hi' }).text).toMatch(/^अभ्यास। ज़हरीली/);
  });

  test('every template in every language and channel says what to do first, with the same numbers, and an SMS with its link has two parts, three in Indian scripts', () => {
    const links = { base: 'https://warn.gujarat.gov.in', secret: 's' };
    for (const hazard of alertHazards)
      for (const action of actionsFor[hazard])
        for (const status of ['Actual', 'Exercise'] as const) {
          const facts = {
            ...{
              status,
              hazard,
              action,
              source: 'District office',
              industryName: 'Narmada Works',
              district: 'Bharuch',
              chemical: 'Chlorine',
            },
            ...{
              reachM: 2_140,
              windFromDeg: 270,
              towardsDeg: 90,
              isCalm: false,
              noFlameM: 0,
              reactsWithWater: false,
              towards: undefined,
              villages: [],
              expiresAt: new Date('2026-11-22T06:30:00Z'),
              moreUrl: 'warn.gujarat.gov.in/w',
            },
          };
          const texts = Object.fromEntries(
            publicLanguageCodes.map((one) => [one, fillTemplate(facts, one)]),
          ) as unknown as Content['texts'];
          for (const channel of ['sms', 'email', 'web-push'] as const) {
            const messages = publicLanguageCodes.map((language) =>
              buildDeliveryMessage(
                claim({ id: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10', language, channel, status, audience: 'follower' }),
                { ...content(texts), hazard, action },
                links,
                'json',
              ),
            );
            for (const [index, { text, variant }] of messages.entries()) {
              const language = publicLanguageCodes[index] ?? 'en';
              const advice = (channel === 'sms' ? texts[language]?.smsText : texts[language]?.actionText)?.slice(0, 12) ?? '?';
              const first = channel === 'sms' ? text.slice(0, 40) : text.slice(0, 110);
              expect(first, `${hazard} ${action} ${language} ${channel}`).toContain(advice);
              expect(text).toContain('12:00');
              expect(text).not.toMatch(/AEGL|ERPG|ppm|\bkg\b/);
              expect(variant).toBe(`alert-${hazard}-${action}`);
              if (channel === 'sms') expect(fitsSms(text), text).toBe(true);
              if (channel === 'sms' && language === 'en') expect(text).toMatch(/warn\.gujarat\.gov\.in/);
              const numbers = (whole: string): readonly string[] => whole.replace(/\S*gujarat\S*/g, '').match(/\d+(?:[.:]\d+)?/g) ?? [];
              expect(numbers(text), `${language} ${channel}`).toEqual(numbers(messages[0]?.text ?? ''));
            }
          }
        }
  });

  test('a language without a text gets English, and says so', () => {
    const { text, subject } = buildMessage({ language: 'gu' });
    expect(text).toMatch(/^આ સંદેશો ફક્ત અંગ્રેજીમાં છે: Poison gas/);
    expect(buildMessage({ language: 'mr', channel: 'email' }).text).toMatch(/^हा संदेश फक्त इंग्रजीत आहे:/);
    expect(buildMessage({ language: 'mr', channel: 'web-push' }).text).toMatch(/^हा संदेश फक्त इंग्रजीत आहे:/);
    expect(subject).toMatch(/^ચેતવણી:/);
    expect(buildMessage({ language: 'hi' }).text).not.toMatch(/अंग्रेज़ी/);
  });

  test('an update does not read as a second accident', () => {
    const subjects = (['en', 'hi', 'gu', 'mr'] as const).map(
      (language) => buildMessage({ language, kind: 'Update' }).subject.split(':')[0],
    );
    expect(subjects).toEqual(['Changed warning', 'बदली हुई चेतावनी', 'બદલાયેલી ચેતવણી', 'बदललेला इशारा']);
    expect(buildMessage({ kind: 'Update' }).text).toMatch(/^CHANGED: /);
  });
});
