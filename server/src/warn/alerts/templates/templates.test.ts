import { actionsFor, alertActions, alertHazards, fitsSms, toSmsLead } from '@hazardguard/contract';
import { languageCodes, otherPublicLanguageCodes, publicLanguageCodes, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchOn } from '../../../platform/texts/offered-languages.ts';
import { computeReadingGrade } from '../../../testing/reading-grade.ts';
import { findSmsNears, listNames } from './fill-sms.ts';
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
  towardsDeg: null,
  isCalm: false,
  noFlameM: 0,
  reactsWithWater: false,
  towards: undefined,
  villages: [],
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
    '$hazard, $action, $status in $language: what to do first, then hazard, place and time, in as many parts of a text message as its letters may have, whatever the names',
    ({ hazard, action, status, language }) => {
      const advice = fillTemplate({ ...facts, hazard, action, status: 'Actual', industryName: 'GFL' }, language)
        .smsText?.split(/[.।۔]/)[0]
        ?.slice(0, 14);
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
              towardsDeg: 135,
              moreUrl: 'warn.gujarat.gov.in/w',
            };
            const sms = fillTemplate(given, language).smsText ?? '';
            const lead = toSmsLead({ status, kind: 'Update', language });
            expect(fitsSms(`${lead}${sms}`), `${lead}${sms}`).toBe(true);
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

  test('a text message has room for the link to the page, and always the direction and the distance', () => {
    const moreUrl = 'warn.gujarat.gov.in/w';
    const sides = /south-east|दक्षिण-पूर्व|દક્ષિણ-પૂર્વ|आग्नेय|தென்கிழக்கு|ఆగ్నేయం|দক্ষিণ-পূর্ব|جنوب مشرق/;
    const without: string[] = [];
    for (const { hazard, action } of pairs) {
      const given = { ...facts, hazard, action, industryName: 'Narmada Chlor, Plot 14', windFromDeg: 315, towardsDeg: 135, moreUrl };
      for (const language of languageCodes) {
        const sms = fillTemplate(given, language).smsText ?? '';
        expect(sms).toMatch(sides);
        expect(sms).toContain('2.2');
        const lead = toSmsLead({ status: 'Exercise', kind: 'Alert', language });
        if (!fitsSms(`${lead}${sms} ${moreUrl}`)) without.push(`${hazard} ${action} ${language}`);
      }
    }
    // In an exercise these sentences with the way in, and that people close to the plant are meant, leave no room in three parts.
    const long = ['toxic-flammable-leak leave', 'toxic-flammable-leak move-away', 'unknown-gas move-away', 'smell shelter', 'fire shelter'];
    expect(without.toSorted()).toEqual(
      [...long.flatMap((one) => ['hi', 'gu', 'mr'].map((language) => `${one} ${language}`)), 'unknown-gas leave gu'].toSorted(),
    );
    // Who is behind the plant but close to it is meant, too, in every text message on an area to one side. Moving away from a cloud that is poisonous,
    // too, has no room for it in every language; only a person chooses it.
    for (const { hazard, action } of pairs.filter((one) => one.action !== 'move-away' || one.hazard === 'flammable-leak'))
      for (const language of publicLanguageCodes) {
        const given = { ...facts, status: 'Actual', hazard, action, industryName: 'GFL', towardsDeg: 135, moreUrl } as const;
        const { smsText = '' } = fillTemplate(given, language);
        expect(
          findSmsNears(language).some((near) => smsText.includes(near)),
          smsText,
        ).toBe(true);
      }
    const short = { ...facts, status: 'Actual', action: 'be-ready', chemical: null, industryName: 'GFL', towardsDeg: 135 } as const;
    expect(publicLanguageCodes.map((language) => fillTemplate(short, language).smsText)).toEqual([
      expect.stringContaining('Up to 2.2 km south-east of GFL, and close to it on every side: Poison gas.'),
      expect.stringContaining('GFL से दक्षिण-पूर्व में 2.2 किमी तक, पास में हर तरफ़: ज़हरीली गैस।'),
      expect.stringContaining('GFL થી દક્ષિણ-પૂર્વ તરફ 2.2 કિમી સુધી, નજીકમાં બધી બાજુ: ઝેરી ગેસ.'),
      expect.stringContaining('GFL पासून आग्नेय दिशेला 2.2 किमीपर्यंत, जवळ सर्व बाजूंना: विषारी वायू.'),
      expect.stringContaining('GFL, தென்கிழக்கு, 2.2 கிமீ வரை, அருகே எல்லாப் பக்கமும்: நச்சு வாயு.'),
      expect.stringContaining('GFL, ఆగ్నేయం, 2.2 కిమీలోపు, దగ్గర అన్ని వైపులా: విషవాయువు.'),
      expect.stringContaining('GFL থেকে দক্ষিণ-পূর্ব দিকে 2.2 কিমি অবধি, কাছে চারদিকে: বিষাক্ত গ্যাস।'),
      expect.stringContaining('GFL سے جنوب مشرق کی طرف 2.2 کلومیٹر تک، قریب ہر طرف: زہریلی گیس۔'),
    ]);
  });

  test('villages are named in full texts, the largest first, and others are said to be there; a text message has none', () => {
    const villages = ['Boidra', 'Kosamdi', 'Sajod', 'Hajat', 'Matied', 'Pungam', 'Motali'];
    const given = { ...facts, status: 'Actual', towardsDeg: 45, villages } as const;
    expect(fillTemplate(given, 'en').placeText).toMatch(/ Villages and wards: Boidra, Kosamdi, Sajod, Hajat, Matied, Pungam and others\.$/);
    expect(fillTemplate({ ...given, villages: ['Boidra'] }, 'hi').placeText).toMatch(/ गाँव और वार्ड: Boidra।$/);
    for (const language of publicLanguageCodes) {
      const { placeText, smsText } = fillTemplate({ ...given, villages: villages.map((name) => `${name} ${'x'.repeat(60)}`) }, language);
      expect(placeText).toContain('Kosamdi');
      expect(placeText).not.toContain('Sajod');
      expect(smsText).not.toContain('Boidra');
    }
  });

  test('where a model ends before the danger does, no distance is said, and a name with a full stop does not double it', () => {
    const given = { ...facts, status: 'Actual', reachM: null, towardsDeg: 45, industryName: 'Narmada Chemicals Ltd.' } as const;
    for (const language of publicLanguageCodes) {
      const { placeText, smsText = '', hazardText } = fillTemplate(given, language);
      expect(`${placeText} ${smsText}`.replace('12:00', '')).not.toMatch(/\d/);
      expect(`${hazardText} ${placeText} ${smsText}`).not.toMatch(/\.\.|\.।|\.۔/);
    }
    expect(fillTemplate(given, 'en').placeText).toBe(
      'To the north-east of Narmada Chemicals Ltd., far beyond it, and everyone close to it on every side. People farther away on the other sides need not act.',
    );
    const round = { ...given, reachM: 900, towardsDeg: null };
    expect(fillTemplate(round, 'en').placeText).toBe('Within 900\u00a0m of Narmada Chemicals Ltd.');
  });

  test('a plant is named by whole words, without its form of business', () => {
    const name = 'M/s. Gujarat Narmada Valley Fertilizers and Chemicals, Plot 14, GIDC Estate, Ankleshwar';
    expect(listNames(name)).toEqual([
      'Gujarat Narmada Valley Fertilizers and Chemicals, Plot 14, GIDC Estate, Ankleshwar',
      'Gujarat Narmada Valley Fertilizers and Chemicals, Plot 14, GIDC Estate',
      'Gujarat Narmada Valley Fertilizers and Chemicals, Plot 14, GIDC',
      'Gujarat Narmada Valley Fertilizers and Chemicals, Plot 14',
      'Gujarat Narmada Valley Fertilizers and Chemicals',
      'Gujarat Narmada Valley Fertilizers',
      'Gujarat Narmada Valley',
      'Gujarat Narmada',
      'Gujarat',
    ]);
  });

  test('calm air has no way out of the wind, and water is named where the chemical reacts with it', () => {
    const calm = { ...facts, status: 'Actual', isCalm: true, reactsWithWater: true } as const;
    for (const action of ['shelter', 'leave'] as const) {
      const { actionText, smsText } = fillTemplate({ ...calm, action }, 'en');
      expect(`${actionText} ${smsText}`).toContain('straight away from the plant');
      expect(`${actionText} ${smsText}`).not.toContain('sideways');
      expect(actionText).toContain('Put no water on the liquid or its fumes.');
    }
    expect(fillTemplate({ ...calm, isCalm: false, reactsWithWater: false }, 'en').actionText).not.toMatch(/straight|water/);
  });

  test('a gas that is poisonous and burns: fans off, and for those near the leak no flame and no switch', () => {
    const gas = { ...facts, hazard: 'toxic-flammable-leak', status: 'Actual', noFlameM: 210 } as const;
    expect(fillTemplate({ ...gas, action: 'shelter' }, 'en').actionText).toContain(
      'Turn off fans, coolers and AC. Seal the gaps with wet cloth.',
    );
    for (const action of ['shelter', 'leave'] as const)
      expect(fillTemplate({ ...gas, action }, 'en').actionText).toMatch(
        /Within 210\u00a0m of the plant: no flame, no switch, no engine; do not touch fans\.$/,
      );
    expect(fillTemplate({ ...gas, action: 'shelter-no-flame' }, 'en').actionText).not.toMatch(/fans|210/);
    expect(fillTemplate({ ...gas, action: 'shelter', noFlameM: 0 }, 'en').actionText).not.toContain('flame');
    // Who moves away has a way in.
    expect(fillTemplate({ ...gas, action: 'move-away' }, 'en').smsText).toContain('If you cannot leave, go in and shut everything.');
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
        'Go indoors now. Within 2.2 km of Narmada {chemical} Works: Poison gas Chlorine. Shut doors and windows. Turn off fans, coolers and AC. Next message by 12:00 IST.',
    });
    expect(fillTemplate({ ...facts, chemical: null, reachM: null, status: 'Actual' }, 'hi')).toMatchObject({
      hazardText: 'Narmada {chemical} Works से ख़तरनाक रसायन का रिसाव हो रहा है। गैस का बादल ज़हरीला है।',
      placeText: 'Narmada {chemical} Works के आसपास, Bharuch।',
    });
  });

  test('a cloud goes with the wind, and advice to leave names the two crosswind directions', () => {
    const windy = { ...facts, action: 'leave', status: 'Actual', windFromDeg: 270, towardsDeg: 90, industryName: 'X' } as const;
    expect(fillTemplate(windy, 'en').placeText).toBe(
      'Up to 2.2\u00a0km to the east of X, and everyone close to it on every side. People farther away on the other sides need not act.',
    );
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
        expect(fitsSms(buildCancelText('Actual', because, 'x'.repeat(200), language).smsText)).toBe(true);
  });
});
