import { expect, test } from 'vitest';
import { courses } from '../../training/course.ts';
import { openKnowledge } from './knowledge.ts';

const knowledge = openKnowledge();
const titles = (question: string): readonly string[] => knowledge.search(question, 6).map(({ title }) => title);

test.each([
  ['What is the AEGL of chlorine?', 'Chlorine: toxic levels in air'],
  ['flash point of toluene', 'Toluene: fire and explosion'],
  ['boiling point of sulphur dioxide', 'Sulfur dioxide: physical properties'],
  ['7664-41-7', 'Ammonia, anhydrous: what it is and its hazard classes'],
  ['first aid chlorine', 'First aid after breathing a toxic gas'],
  ['LPG tank fire', 'Responders: leak of a flammable gas such as LPG'],
  ['what are the weaknesses of the pool fire model', 'Model: Pool fire'],
  ['what is a stability class', 'stability class'],
  ['emergency number', 'Emergency numbers in India'],
  ['boiling point of muriatic acid', 'Hydrogen chloride, anhydrous: physical properties'],
  ['boiling point of 07782-50-5', 'Chlorine: physical properties'],
  ['boiling point of carbolic acid', 'Phenol: physical properties'],
])('%s is answered by "%s" first', (question, title) => {
  expect(titles(question)[0]).toBe(title);
});

/** CDC/ATSDR on hydrogen fluoride, NLM WISER on the decontamination of people exposed to chlorine and phosgene, ERG guide 125 on water. */
test.each([
  ['hydrogen fluoride on the skin', /calcium gluconate gel/],
  ['frostbite from liquefied gas', /Do not rub. Leave the thawing, with lukewarm water, to medical staff. Do not pull off clothes/],
  ['decontamination of victims', /never delay life-saving care\. People exposed to gas only seldom need rinsing/],
  ['water curtain on ammonia', /Use no water at all on what reacts with it/],
  ['smell gas leak who to call', /Move away, then call 112/],
  ['evacuate the area', /From a fire, or where something may explode: go straight away.*Where gas may burn: go on foot/s],
])('%s: what a responder must not miss is said', (question, said) => {
  expect(knowledge.search(question, 6).some(({ text }) => said.test(text))).toBe(true);
});

test.each(['क्लोरीन गैस का रिसाव होने पर क्या करें', 'ક્લોરિન ગેસ ગળતર થાય તો?', 'क्लोरीन वायू गळती झाल्यास काय करावे?'])(
  'asked in an Indian language, the texts that there are answer: %s',
  (question) => {
    expect(titles(question)).toContain('Responders: release of a toxic gas such as chlorine or ammonia');
  },
);

test('the course answers with its texts and case studies, each with its place', () => {
  const [bhopal] = knowledge.search('What happened in Bhopal in 1984?', 6);
  expect(bhopal).toMatchObject({ kind: 'training', path: '/Training?topic=leak-hazards', language: 'en' });
  expect(bhopal?.source).toContain('The Hindu');
  expect(titles('what belongs in a good warning')).toContain('A good warning');
});

test('the community page answers what a siren means, in the given language', () => {
  const [siren] = knowledge.search('what does a rising and falling siren tone mean', 6);
  expect(siren).toMatchObject({ kind: 'community', path: '/Community', title: 'What sirens and warning words mean' });
  expect(knowledge.search('सायरन का मतलब', 6, 'hi').some(({ kind, language }) => kind === 'community' && language === 'hi')).toBe(true);
});

test('a text is found once, in the given language, by words of either language', () => {
  for (const question of ['भोपाल 1984', 'Bhopal 1984']) {
    const found = knowledge.search(question, 6, 'hi').filter(({ id }) => id.startsWith('training/leak-hazards/case/bhopal-1984'));
    expect(found.map(({ language, title }) => [language, title])).toEqual([['hi', expect.stringContaining('भोपाल')]]);
  }
  expect(knowledge.search('भोपाल', 6, 'gu').every(({ language }) => language !== 'hi')).toBe(true);
});

test('no answer to a quiz can be asked for', () => {
  const { options = [], why = '' } = courses.en['leak-hazards'].questions[0] ?? {};
  expect(options).toHaveLength(3);
  const all = knowledge.search(`${options.join(' ')} ${why}`, 1_000).map(({ text }) => text);
  expect(all.some((text) => text.includes(why))).toBe(false);
});

test('mistyped words still find', () => {
  expect(titles('chlorin toxc').join()).toContain('Chlorine');
});

test('nonsense, punctuation and a wall of text find nothing', () => {
  expect(titles('xyzzy plugh')).toEqual([]);
  expect(titles('?!… — ;')).toEqual([]);
  expect(titles('qwertyuiop '.repeat(180))).toEqual([]);
  expect(titles(Array.from({ length: 200 }, (_, index) => `word${index}x`).join(' '))).toEqual([]);
});

test('every passage says where it comes from', () => {
  const found = ['chlorine', 'shelter', 'model', 'run', 'fire'].flatMap((word) => knowledge.search(word, 50));
  expect(found.length).toBeGreaterThan(50);
  for (const { source, text, title } of found) expect([source, text, title].every((part) => part.trim() !== '')).toBe(true);
});
