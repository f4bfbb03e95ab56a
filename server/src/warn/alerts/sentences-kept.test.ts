import {
  type AlertAction,
  type AlertHazard,
  actionsFor,
  alertHazards,
  fitsSms,
  measureMessage,
  type Run,
  splitSentences,
  toSmsLead,
} from '@hazardguard/contract';
import { languageCodes, otherPublicLanguageCodes, type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { destination } from '../../platform/compute/geodesy.ts';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import type { Content } from '../delivery/read-content.ts';
import { buildDeliveryMessage } from '../delivery/wording.ts';
import { type AdviceBand, buildAreaVariants, buildVariants, type VariantContent } from './place-variants.ts';
import { type AdviceFacts, fillLongAdvice, fillShortAdvice } from './templates/fill-advice.ts';
import { fillTemplate, type TemplateFacts } from './templates/fill-template.ts';

beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));

const site = { latitude: 21.63236, longitude: 72.99001 };
const publicUrl = 'https://warn.gujarat.gov.in';
const names = [
  'GFL',
  'Narmada Chlor, Plot 14',
  'M/s. Gujarat Narmada Valley Fertilizers and Chemicals Ltd.',
  'गुजरात केमिकल्स',
  'x'.repeat(120),
];
const now = new Date('2026-11-20T09:05:00Z');

const buildRun = (hazard: AlertHazard, isCalm: boolean): Run => {
  const level = { id: 'AEGL-2', severity: 'middle', value: 1, unit: hazard === 'fire' ? 'kW/m²' : 'ppm', meaning: '' };
  const caveats = isCalm ? [{ code: 'calm-wind', severity: 'note', message: '' }] : [];
  return {
    createdAt: '2026-11-20T09:00:00Z',
    scenario: {},
    result: {
      site,
      caveats,
      chemical: { id: 'hydrogen-sulfide', name: 'Hydrogen sulfide', cas: '7783-06-4' },
      windFromDeg: 225,
      source: { durationS: 600 },
      zones: [{ level, status: 'reached', reachM: 8_000, arrivalS: hazard === 'fire' ? null : 8_000, maxHalfWidthM: 300 }],
    },
  } as unknown as Run;
};
const ring = [0, 90, 180, 270, 0].map((bearing) => destination(site.latitude, site.longitude, bearing, 8_000));
const polygon = { type: 'Polygon', coordinates: [ring.map(({ latitude, longitude }) => [longitude, latitude])] };
const area = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { severity: 'middle' }, geometry: polygon }] };

interface Case {
  readonly hazard: AlertHazard;
  readonly own: AlertAction;
  readonly other: AlertAction;
}
/** Every advice of a hazard in place of every other one, itself included. */
const cases: readonly Case[] = alertHazards.flatMap((hazard) =>
  actionsFor[hazard].flatMap((own) => actionsFor[hazard].map((other) => ({ hazard, own, other }))),
);

const findLost = (text: string, advice: string): readonly string[] => splitSentences(advice).filter((sentence) => !text.includes(sentence));
const numbers = (text: string): string => (text.replace(/\S*gujarat\S*|Plot 14/g, '').match(/\d+(?:[.:]\d+)?/g) ?? []).toSorted().join(' ');
const points: Readonly<Record<PublicLanguage, RegExp>> = {
  en: /north-east/,
  hi: /उत्तर-पूर्व/,
  gu: /ઉત્તર-પૂર્વ/,
  mr: /ईशान्य/,
  ta: /வடகிழக்கு/,
  te: /ఈశాన్యం/,
  bn: /উত্তর-পূর্ব/,
  ur: /شمال مشرق/,
};

interface Built {
  readonly what: string;
  readonly content: Content;
  readonly advice: AlertAction | null;
  readonly facts: TemplateFacts;
}

const buildAll = ({ hazard, own, other }: Case): readonly Built[] =>
  names.flatMap((industryName) =>
    (['Actual', 'Exercise'] as const).flatMap((status) =>
      ([false, true] as const).flatMap((isCalm) =>
        (['hydrogen-sulfide', null] as const).map((chemical): Built => {
          const noFlameM = hazard === 'toxic-flammable-leak' ? 210 : 0;
          const facts: TemplateFacts = {
            ...{ status, hazard, action: own, industryName, chemical, source: 'S', district: 'D', reachM: 8_000 },
            ...{
              towardsDeg: isCalm || hazard === 'fire' || hazard === 'explosion' ? null : 45,
              windFromDeg: isCalm ? undefined : 225,
              isCalm,
              noFlameM,
            },
            ...{
              reactsWithWater: false,
              towards: undefined,
              villages: [],
              moreUrl: 'warn.gujarat.gov.in/w',
              expiresAt: new Date('2026-11-22T06:30:00Z'),
            },
          };
          const english = fillTemplate(facts, 'en');
          const translations = Object.fromEntries(otherPublicLanguageCodes.map((language) => [language, fillTemplate(facts, language)]));
          const saved: VariantContent = {
            status,
            hazard,
            action: own,
            english,
            translations,
            byPlace: true,
            area,
            population: null,
            kind: 'Alert',
          };
          const band = (action: AlertAction, fromM: number, toM: number | null): AdviceBand => ({ action, fromM, toM, leaves: false });
          const bands = other === own ? [] : [band(own, 0, 1_000), band(other, 1_000, null)];
          const run = buildRun(hazard, isCalm);
          const variants = buildVariants(saved, bands, { run, noFlameM, now, publicUrl, industryName, roads: [] });
          const content: Content = {
            ...{ incidentId: 'INC123456', severity: 'high', texts: { ...translations, en: english }, hazard, action: own },
            ...{ cancelBecause: null, releasedAt: now, expiresAt: facts.expiresAt, area: {}, variants, cap: null },
          };
          const what = `${hazard} ${own}→${other} ${status} ${isCalm ? 'calm ' : ''}${chemical} ${industryName.slice(0, 24)}`;
          return { what, content, advice: other === own ? null : other, facts };
        }),
      ),
    ),
  );

const send = ({ content, advice, facts }: Built, language: PublicLanguage, channel: 'sms' | 'email' | 'web-push'): string =>
  buildDeliveryMessage(
    {
      ...{ id: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10', alertId: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10', version: 1, kind: 'Alert' },
      ...{
        status: facts.status,
        audience: 'follower',
        channel,
        language,
        action: advice,
        stopToken: null,
        escalationTier: null,
        escalated: false,
      },
    },
    content,
    { base: publicUrl, secret: 's' },
    'json',
  ).text;

describe('no message loses a sentence of advice', () => {
  test.each(cases)('$hazard, $own, for a place with $other', (each) => {
    for (const built of buildAll(each)) {
      const { what, facts, content, advice } = built;
      expect(content.variants.length, what).toBe(advice === null ? 0 : 1);
      const adviceFacts: AdviceFacts = facts;
      for (const language of publicLanguageCodes) {
        const full = fillLongAdvice(each.hazard, each.other, adviceFacts, language);
        const shorts = fillShortAdvice(each.hazard, each.other, adviceFacts, language);
        const texts = { sms: send(built, language, 'sms'), email: send(built, language, 'email'), push: send(built, language, 'web-push') };
        const where = `${what} ${language}: ${texts.sms}`;
        expect(
          shorts.map((short) => findLost(texts.sms, short)),
          where,
        ).toContainEqual([]);
        expect(findLost(texts.email, full), where).toEqual([]);
        expect(findLost(texts.push, full), where).toEqual([]);
        expect(fitsSms(texts.sms), where).toBe(true);
        expect(full.length, where).toBeLessThanOrEqual(500);
        // Every number, place and time is that of the English text.
        expect(numbers(texts.sms), where).toBe(numbers(send(built, 'en', 'sms')));
        expect(numbers(texts.push), where).toBe(numbers(send(built, 'en', 'web-push')));
        expect(texts.sms, where).toContain('12:00 IST');
        const { towardsDeg } = facts;
        expect(points[language].test(texts.sms), where).toBe(towardsDeg !== null);
        expect(points[language].test(texts.push), where).toBe(towardsDeg !== null);
      }
    }
  });

  test.each(alertHazards)('%s: in the be-ready area, in smoke and outside of both areas, each place in its own words', (hazard) => {
    const part = (warnedArea: 'act-now' | 'be-ready', metres: number, bearings: readonly number[], smokeM: number | null) => ({
      type: 'Feature',
      properties: {
        ...{ warnedArea, levelId: 'L', severity: 'middle', value: 1, unit: 'ppm', reachM: metres, probability: 0.02, probableM: metres },
        ...{ isModelLimit: false, beyondShare: 0, smokeM },
      },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [...bearings, bearings[0] ?? 0]
            .map((bearing) => destination(site.latitude, site.longitude, bearing, bearing > 90 ? 400 : metres))
            .map(({ latitude, longitude }) => [longitude, latitude]),
        ],
      },
    });
    const narrow = [20, 45, 70, 160, 220, 290];
    const smokeM = hazard === 'fire' ? 5_000 : null;
    const both = {
      type: 'FeatureCollection',
      features: [part('act-now', 2_990, narrow, null), part('be-ready', 8_990, narrow, smokeM)],
    };
    for (const industryName of names)
      for (const action of actionsFor[hazard]) {
        const facts: TemplateFacts = {
          ...{ status: 'Actual', hazard, action, industryName, chemical: 'hydrogen-sulfide', source: 'S', district: 'D' },
          ...{ reachM: 2_990, towardsDeg: 45, windFromDeg: 225, isCalm: false, noFlameM: 0, reactsWithWater: false, towards: undefined },
          ...{ villages: [], moreUrl: 'warn.gujarat.gov.in/w', expiresAt: new Date('2026-11-22T06:30:00Z') },
        };
        const english = fillTemplate(facts, 'en');
        const translations = Object.fromEntries(otherPublicLanguageCodes.map((language) => [language, fillTemplate(facts, language)]));
        const saved = { status: 'Actual', hazard, action, english, translations, byPlace: true, area: both, kind: 'Update' } as const;
        const run = buildRun(hazard, false);
        const population = {
          villages: [
            { code: null, name: 'Boidra', people: 1, share: 1 },
            { code: null, name: 'Sajod', people: 1, share: 1 },
          ],
          actNow: {
            areaKm2: 1,
            inside: { people: 1, basis: null, withoutCount: 0 },
            zone: null,
            villages: [{ code: null, name: 'Boidra' }],
            districts: null,
          },
        };
        const deps = { run, noFlameM: 0, now, publicUrl, industryName, roads: [] };
        const variants = buildAreaVariants({ ...saved, population }, deps);
        const ready = smokeM === null ? 'be-ready' : 'shelter';
        expect(variants.map((one) => one.action)).toEqual(action === ready ? ['outside'] : [ready, 'outside']);
        for (const { action: other, area: at, texts } of variants)
          for (const language of publicLanguageCodes) {
            const { smsText = '', actionText = '', placeText = null } = texts[language] ?? {};
            const where = `${hazard} ${action}→${other} ${language}: ${smsText}`;
            const shorts = fillShortAdvice(hazard, other, facts, language);
            expect(
              shorts.map((short) => findLost(smsText, short)),
              where,
            ).toContainEqual([]);
            expect(findLost(actionText, fillLongAdvice(hazard, other, facts, language)), where).toEqual([]);
            expect(fitsSms(`${toSmsLead({ status: 'Actual', kind: 'Update', language })}${smsText}`), where).toBe(true);
            expect(numbers(smsText), where).toBe(numbers(texts.en?.smsText ?? ''));
            expect(numbers(smsText), where).toBe(at === 'be-ready' ? '12:00 9' : '12:00 3');
            expect(points[language].test(smsText), where).toBe(true);
            expect(placeText === null, where).toBe(at === 'outside');
            if (placeText === null) continue;
            expect(points[language].test(placeText), where).toBe(true);
            expect(placeText, where).toMatch(/9.*Sajod/);
            expect(placeText, where).not.toContain('Boidra');
          }
      }
  });

  test('what to do, where and how far are in the first part of every text message, with a name of 22 letters', () => {
    const late = cases
      // Being ready is less urgent; moving away from a cloud that is poisonous, too, is rarely chosen.
      .filter(({ hazard, own }) => own !== 'be-ready' && (own !== 'move-away' || hazard === 'flammable-leak'))
      .flatMap(({ hazard, own }) => buildAll({ hazard, own, other: own }))
      .filter(({ facts: { industryName, status } }) => industryName.length <= 22 && status === 'Actual')
      .flatMap(({ facts, content }) =>
        languageCodes.flatMap((language) => {
          const sms = content.texts[language]?.smsText ?? '';
          const text = `${toSmsLead({ status: facts.status, kind: 'Alert', language })}${sms}`;
          const place = text.indexOf('8', text.indexOf('14') + 2) + 1;
          const point = facts.towardsDeg === null ? null : points[language].exec(text);
          const end = Math.max(place, (point?.index ?? 0) + (point?.[0].length ?? 0));
          return end <= (measureMessage(text).encoding === 'GSM-7' ? 153 : 67) ? [] : [`${language} ${end}: ${text}`];
        }),
      );
    expect(late).toEqual([]);
  });
});
