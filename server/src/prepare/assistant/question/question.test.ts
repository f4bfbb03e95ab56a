import { expect, test } from 'vitest';
import { findDistances } from '../distances.ts';
import { chooseAnswerLanguage } from './answer-language.ts';
import { findChemicals } from './find-chemicals.ts';
import { findIntents } from './find-intents.ts';
import { findSites, leaveOutSites, type SiteNames } from './find-sites.ts';
import { readMassKg, readVesselKind } from './read-amount.ts';
import { readConcepts } from './read-concepts.ts';
import { toSkeleton, toSound } from './transliterate.ts';

const listIntents = (question: string) => {
  const says = readConcepts(question);
  const named = { whole: says, chemicals: findChemicals(question).length, site: false, distance: findDistances(question).length > 0 };
  return findIntents(says, named);
};

test.each([
  ['अंकलेश्वर', 'Ankleshwar'],
  ['અંકલેશ્વર', 'Ankleshwar'],
  ['दहेज', 'Dahej'],
  ['હજીરા', 'Hazira'],
  ['वडोदरा', 'Vadodara'],
  ['झगड़िया', 'Jhagadia'],
  ['क्लोर', 'Chlor'],
  ['भरूच', 'Bharuch'],
])('%s sounds like %s', (native, latin) => {
  const key = (word: string): string =>
    toSkeleton(
      toSound(
        word
          .normalize('NFD')
          .replace(/\u093c/g, '')
          .normalize('NFC')
          .toLowerCase(),
      ),
    );
  expect(key(native)).toBe(key(latin));
});

test.each([
  ['An LPG tanker', ['lpg']],
  ['HF on the hand, no gas in here', ['hydrogen-fluoride']],
  ['ક્લોરિનનો જથ્થો', ['chlorine']],
  ['900 किलो क्लोरीनचा टनर', ['chlorine']],
  ['गंधक का तेज़ाब आँख में', ['sulfuric-acid']],
  ['May sodium hypochlorite stand beside hydrochloric acid?', ['sodium-hypochlorite', 'hydrogen-chloride']],
  ['Who is on duty right now?', []],
])('%s names %j', (question, ids) => {
  expect(findChemicals(question).map(({ id }) => id)).toEqual(ids);
});

test.each([
  'Man down in reactor 3',
  'ek aadmi tank mein gir gaya',
  'The cleaner has not come out of the manhole',
  'Can I go into the pit without a mask?',
  'कोई आदमी गटर में फँस गया है',
  'માણસ ખાડામાં પડી ગયો',
  'माणूस विहिरीत पडला',
])('a person who has collapsed comes before everything else: %s', (question) => {
  expect(listIntents(question)[0]).toBe('rescue');
});

test.each([
  'What happened in Bhopal in 1984?',
  'What is a BLEVE?',
  'How do I draft a warning?',
  'emergency number',
  'boiling point of chlorine',
  'सायरन का मतलब',
])('what the texts answer is left to the search: %s', (question) => {
  expect(listIntents(question)).toEqual([]);
});

test('a question in another script is answered in its own language, others in that of the screen', () => {
  expect(chooseAnswerLanguage('ટાંકીમાં માણસ પડ્યો', 'en')).toBe('gu');
  expect(chooseAnswerLanguage('गैस में कोई बेहोश है', 'en')).toBe('hi');
  expect(chooseAnswerLanguage('टाकीत कामगार बेशुद्ध आहे', 'gu')).toBe('mr');
  expect(chooseAnswerLanguage('माणूस विहिरीत पडला', 'en')).toBe('mr');
  expect(chooseAnswerLanguage('गैस में कोई बेहोश है', 'mr')).toBe('mr');
  expect(chooseAnswerLanguage('Man down', 'hi')).toBe('hi');
});

test('amounts and containers are read in every language; a number without a unit is none', () => {
  expect(['500 kg', '900 किलो', '૨ ટન', '1,200 kilograms', '5 t'].map(readMassKg)).toEqual([500, 900, 2_000, 1_200, 5_000]);
  expect(['line 7', 'AEGL-2', '5 km'].map(readMassKg)).toEqual([null, null, null]);
  expect(['rail wagon', 'टनर', 'ટેન્કર', 'drum', 'tank'].map(readVesselKind)).toEqual(['rail-tanker', 'tonner', 'road-tanker', 'drum', null]);
});

const place = (word: string, ...ids: number[]) => [word, new Set(ids)] as const;
const known: SiteNames = {
  names: new Map([place('kandla', 1), place('dahej', 2, 3), place('omicron', 3)]),
  districts: new Map([place('bharuch', 2, 3)]),
  bySkeleton: Map.groupBy(['kandla', 'dahej', 'omicron', 'bharuch'], (word) => toSkeleton(toSound(word))),
  titles: new Map([
    [1, 'Kandla Tank Farm'],
    [2, 'Dahej Gas'],
    [3, 'Dahej Omicron'],
  ]),
  only: null,
};

test('sites are found by words of their names in any script, the best first; a district means all of its sites', () => {
  expect(findSites('What is at Kandla?', known).ids).toEqual([1]);
  expect(findSites('दहेजमध्ये काय आहे', known).ids).toEqual([2, 3]);
  expect(findSites('Dahej Omicron', known).ids).toEqual([3]);
  expect(findSites('ભરૂચમાં શું છે', known)).toMatchObject({ ids: [], inDistrict: [2, 3] });
  expect(findSites('where is the tank', known)).toEqual({ ids: [], inDistrict: [], assumed: false });
  expect(findSites('where is the tank', { ...known, only: 4 })).toEqual({ ids: [4], inDistrict: [], assumed: true });
});

test('the tank in the name of a site is no tank that a person went into', () => {
  const question = 'How many people are near Kandla Tank Farm?';
  expect(leaveOutSites(question, findSites(question, known), known)).toBe('how many people are near');
});
