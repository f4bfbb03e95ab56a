import { expect, test } from 'vitest';
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
])('%s is answered by "%s" first', (question, title) => {
  expect(titles(question)[0]).toBe(title);
});

test.each(['क्लोरीन गैस का रिसाव होने पर क्या करें', 'ક્લોરિન ગેસ ગળતર થાય તો?', 'क्लोरीन वायू गळती झाल्यास काय करावे?'])(
  'asked in an Indian language, the texts that there are answer: %s',
  (question) => {
    expect(titles(question)).toContain('Responders: release of a toxic gas such as chlorine or ammonia');
  },
);

test('mistyped words still find', () => {
  expect(titles('chlorin toxc').join()).toContain('Chlorine');
});

test('nonsense, punctuation and a wall of text find nothing or little, and quickly', () => {
  expect(titles('xyzzy plugh')).toEqual([]);
  expect(titles('?!… — ;')).toEqual([]);
  const started = performance.now();
  titles('qwertyuiop '.repeat(180));
  titles(Array.from({ length: 200 }, (_, index) => `word${index}x`).join(' '));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('every passage says where it comes from', () => {
  const found = ['chlorine', 'shelter', 'model', 'run', 'fire'].flatMap((word) => knowledge.search(word, 50));
  expect(found.length).toBeGreaterThan(50);
  for (const { source, text, title } of found) expect([source, text, title].every((part) => part.trim() !== '')).toBe(true);
});
