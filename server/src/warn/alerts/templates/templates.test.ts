import { actionsFor, alertActions, alertHazards, measureMessage, toSmsLead } from '@hazardguard/contract';
import { otherPublicLanguageCodes, publicLanguageCodes, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchOn } from '../../../platform/texts/offered-languages.ts';
import { computeReadingGrade } from '../../../testing/reading-grade.ts';
import { buildCancelText, fillTemplate, listAlertTemplates, type TemplateFacts } from './fill-template.ts';

const texts = await loadTexts('alert-templates');

beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));

/** In place of a plant's name for which there is no room. */
const someSite = toPublicLanguageTable((language) => texts[language].someSite);

const facts: TemplateFacts = {
  status: 'Exercise',
  hazard: 'toxic-leak',
  action: 'shelter',
  source: 'District office',
  industryName: 'Narmada {chemical} Works',
  district: 'Bharuch',
  chemical: 'Chlorine',
  reachM: 2_140,
  windFromDeg: undefined,
  towards: undefined,
  moreUrl: null,
  expiresAt: new Date('2026-11-22T06:30:00Z'),
};

const pairs = alertHazards.flatMap((hazard) => actionsFor[hazard].map((action) => ({ hazard, action })));
const cases = pairs.flatMap((pair) =>
  (['Actual', 'Exercise'] as const).flatMap((status) => publicLanguageCodes.map((language) => ({ ...pair, status, language }))),
);

describe('the template library', () => {
  test('has exactly the pairs of hazards and fitting actions', () => {
    expect(listAlertTemplates().map(({ hazard, action }) => ({ hazard, action }))).toEqual(pairs);
    expect(new Set(pairs.map(({ action }) => action))).toEqual(new Set(alertActions));
  });

  test.each(cases)(
    '$hazard, $action, $status in $language: what to do first, then hazard, place and time, in two parts of a text message, whatever the names',
    ({ hazard, action, status, language }) => {
      const advice = fillTemplate({ ...facts, hazard, action, status: 'Actual', industryName: 'GFL' }, language).smsText?.slice(0, 14);
      for (const name of ['Gujarat Narmada Valley Fertilizers and Chemicals', 'x'.repeat(200), 'गुजरात केमिकल्स', 'GFL'])
        for (const chemical of ['hydrogen-sulfide', 'q'.repeat(100), null])
          for (const reachM of [350, 2_140, 42_000, null]) {
            const given = {
              ...facts,
              hazard,
              action,
              status,
              industryName: name,
              chemical,
              reachM,
              windFromDeg: 315,
              moreUrl: 'warn.gujarat.gov.in/w',
            };
            const sms = fillTemplate(given, language).smsText ?? '';
            const lead = toSmsLead({ status, kind: 'Update', language });
            expect(measureMessage(`${lead}${sms}`).parts, `${lead}${sms}`).toBeLessThanOrEqual(2);
            // The first words are advice, also behind the word for exercise.
            expect(`${lead}${sms}`.slice(0, 40)).toContain(advice);
            // The beginning of the plant's name, the distance, and the time with its zone.
            expect(sms).toMatch(new RegExp(`${name.slice(0, 3)}|${someSite[language]}`));
            expect(sms).toContain('12:00 IST');
            if (reachM !== null) expect(sms).toMatch(/350|2\.2|42/);
            // Either the whole name or none: half of a name is another chemical.
            expect(sms).not.toMatch(
              /हाइड्रोजन(?! सल्फाइड)|હાઇડ્રોજન(?! સલ્ફાઇડ)|हायड्रोजन(?! सल्फाइड)|ஹைட்ரஜன்(?! சல்பைடு)|హైడ్రోజన్(?! సల్ఫైడ్)|হাইড্রোজেন(?! সালফাইড)|ہائیڈروجن(?! سلفائیڈ)|(?<!q)q{1,99}(?!q)/,
            );
            expect(sms).not.toMatch(/AEGL|ERPG|ppm|\bkg\b|kg\/s/);
          }
    },
  );

  test('an English text message has room for the link to the page, and the direction is in every language or in none', () => {
    const moreUrl = 'warn.gujarat.gov.in/w';
    for (const { hazard, action } of pairs) {
      const given = { ...facts, hazard, action, industryName: 'Narmada Chlor-Alkali Works', windFromDeg: 315, moreUrl };
      const lead = toSmsLead({ status: 'Exercise', kind: 'Alert', language: 'en' });
      expect(measureMessage(`${lead}${fillTemplate(given, 'en').smsText} ${moreUrl}`).parts).toBe(2);
      const sides = /south-east|दक्षिण-पूर्व|દક્ષિણ-પૂર્વ|आग्नेय|தென்கிழக்கு|ఆగ్నేయం|দক্ষিণ-পূর্ব|جنوب مشرق/;
      expect(new Set(publicLanguageCodes.map((language) => sides.test(fillTemplate(given, language).smsText ?? ''))).size, action).toBe(1);
    }
    const short = {
      ...facts,
      status: 'Actual',
      hazard: 'toxic-leak',
      action: 'be-ready',
      chemical: null,
      industryName: 'GFL',
      windFromDeg: 315,
    } as const;
    expect(publicLanguageCodes.map((language) => fillTemplate(short, language).smsText)).toEqual([
      expect.stringContaining('GFL, within 2.2 km, south-east.'),
      expect.stringContaining('GFL, 2.2 किमी तक, दक्षिण-पूर्व।'),
      expect.stringContaining('GFL, 2.2 કિમી સુધી, દક્ષિણ-પૂર્વ.'),
      expect.stringContaining('GFL, 2.2 किमीपर्यंत, आग्नेय.'),
      expect.stringContaining('GFL, 2.2 கிமீ வரை, தென்கிழக்கு.'),
      expect.stringContaining('GFL, 2.2 కిమీలోపు, ఆగ్నేయం.'),
      expect.stringContaining('GFL, 2.2 কিমি অবধি, দক্ষিণ-পূর্ব।'),
      expect.stringContaining('GFL، 2.2 کلومیٹر تک، جنوب مشرق۔'),
    ]);
  });

  test.each(cases.filter(({ language }) => language === 'en'))(
    '$hazard, $action, $status: each public text reads at grade 6 or below',
    ({ hazard, action, status }) => {
      const text = fillTemplate({ ...facts, hazard, action, status, industryName: 'Ankleshwar Works', windFromDeg: 225 }, 'en');
      const whole = `${text.hazardText} ${text.placeText} ${text.actionText} ${text.timeText}`;
      expect(computeReadingGrade(whole), whole).toBeLessThanOrEqual(6);
      expect(computeReadingGrade(text.smsText ?? ''), text.smsText).toBeLessThanOrEqual(6);
      expect(`${whole} ${text.smsText}`).not.toMatch(/AEGL|ERPG|ppm|kg\/s|UTC|kPa|\d\.\d{3}/);
    },
  );

  test('numbers, area, action and time are the same in every language', () => {
    for (const { hazard, action } of pairs) {
      const texts = publicLanguageCodes.map((language) =>
        fillTemplate({ ...facts, hazard, action, status: 'Actual', windFromDeg: 270 }, language),
      );
      for (const content of ['hazardText', 'placeText', 'actionText', 'timeText', 'smsText'] as const) {
        const numbers = texts.map((text) => (text[content] ?? '').match(/\d+(?:[.:]\d+)?/g) ?? []);
        for (const found of numbers) expect(found, `${hazard} ${action} ${content}`).toEqual(numbers[0]);
      }
      expect(new Set(texts.map(({ actionText }) => actionText)).size).toBe(publicLanguageCodes.length);
    }
  });

  test('is filled with known facts; the value of a slot is never read as a slot', () => {
    expect(fillTemplate(facts, 'en')).toEqual({
      source: 'District office',
      hazardText: 'EXERCISE. Chlorine is leaking from Narmada {chemical} Works. The gas cloud is poisonous.',
      placeText: 'Within 2.2\u00a0km of Narmada {chemical} Works.',
      actionText:
        'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move sideways out of the wind. Come out only when officials say.',
      timeText: 'Keep doing this until the all clear. The next message comes by 22 Nov 2026, 12:00 IST.',
      smsText:
        'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Poison gas Chlorine: Narmada {chemical} Works, within 2.2 km. Next message by 12:00 IST.',
    });
    expect(fillTemplate({ ...facts, chemical: null, reachM: null, status: 'Actual' }, 'hi')).toMatchObject({
      hazardText: 'Narmada {chemical} Works से ख़तरनाक रसायन का रिसाव हो रहा है। गैस का बादल ज़हरीला है।',
      placeText: 'Narmada {chemical} Works के आसपास, Bharuch।',
    });
  });

  test('a cloud goes with the wind, and advice to leave names the two crosswind directions', () => {
    const windy = { ...facts, action: 'leave', status: 'Actual', windFromDeg: 270, industryName: 'X' } as const;
    expect(fillTemplate(windy, 'en').placeText).toBe('Within 2.2\u00a0km of X, most of all to the east.');
    expect(fillTemplate(windy, 'mr').placeText).toContain('पूर्व दिशेला');
    expect(fillTemplate(windy, 'en').actionText).toContain('Leave now, to the south or the north.');
    expect(fillTemplate(windy, 'gu').actionText).toContain('તરત નીકળો, દક્ષિણ કે ઉત્તર તરફ.');
    expect(fillTemplate({ ...windy, towards: 'Zadeshwar School' }, 'en')).toMatchObject({
      actionText: expect.stringContaining('Leave now, towards Zadeshwar School.'),
      smsText: expect.stringContaining('towards Zadeshwar School'),
    });
    expect(fillTemplate({ ...facts, hazard: 'fire', action: 'keep-away', windFromDeg: 270 }, 'en').placeText).not.toContain('east');
  });

  test('common chemicals have names in each script, others keep the English name', () => {
    const named = (chemical: string, language: 'hi' | 'gu' | 'mr') => fillTemplate({ ...facts, chemical }, language).hazardText;
    expect(named('Ammonia, anhydrous', 'hi')).toContain('अमोनिया');
    expect(named('7782-50-5', 'gu')).toContain('ક્લોરિન');
    expect(named('Chlorine', 'mr')).toContain('क्लोरीन');
    expect(named('Solvent 42', 'hi')).toContain('Solvent 42');
    // An ending joins a word of its own script, and is separated from a Latin one.
    expect(named('Chlorine', 'gu')).toContain('Narmada {chemical} Works માંથી ક્લોરિનનું ગળતર');
    expect(named('Solvent X', 'mr')).toContain('Solvent X ची गळती');
    expect(fillTemplate({ ...facts, industryName: 'नर्मदा' }, 'mr').placeText).toBe('नर्मदापासून 2.2\u00a0किमीच्या आत.');
  });

  test('the end of a message never reads as an all clear, a correction never as safety, and nothing stays in English', () => {
    for (const language of otherPublicLanguageCodes)
      for (const because of ['all-clear', 'error'] as const)
        expect(Object.values(buildCancelText('Actual', because, '', language)).join('')).not.toMatch(/[a-z]/i);
    expect(buildCancelText('Test', 'error', 'X', 'en')).toEqual({
      hazardText: 'TEST. The warning about X was sent in error.',
      actionText: 'Follow official advice.',
      timeText: 'The warning is withdrawn.',
      smsText: 'The warning about X was sent in error. Follow official advice.',
    });
    expect(Object.values(buildCancelText('Actual', 'error', 'X', 'en')).join(' ')).not.toMatch(/safe|need not|all.clear/i);
    expect(buildCancelText('Actual', 'all-clear', 'X', 'mr').hazardText).toContain('धोका टळला');
    for (const language of publicLanguageCodes)
      for (const because of ['all-clear', 'error'] as const)
        expect(measureMessage(buildCancelText('Actual', because, 'x'.repeat(200), language).smsText).parts).toBeLessThanOrEqual(2);
  });
});
