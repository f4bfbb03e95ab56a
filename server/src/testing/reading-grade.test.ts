import followPages from '@hazardguard/i18n/en/server/follow-pages.json' with { type: 'json' };
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { expect, test } from 'vitest';
import { listProcedurePassages } from '../prepare/assistant/knowledge/procedure-passages.ts';
import { courses } from '../prepare/training/course.ts';
import { computeReadingGrade } from './reading-grade.ts';

const communityTexts = await loadTexts('community-page');

/** Highest school grade for public texts: English is a second language for most readers, who are afraid and on a phone. */
const highestGrade = 6;

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

const topics = Object.values(courses.en).flatMap(({ title, sections, cases, videos, questions }) => [
  ...sections.map(({ heading, paragraphs }): readonly [string, string] => [heading, paragraphs.join('\n')]),
  ...cases.map((one): readonly [string, string] => [one.title, one.text]),
  [`${title}: clips and quiz`, textsIn([videos, questions]).join('\n')] as const,
]);

const publicTexts: readonly (readonly [string, string])[] = [
  ...topics,
  ['Community: awareness', communityTexts.en.awareness.join('\n')],
  ['Community: practices', textsIn(communityTexts.en.practices).join('\n')],
  ['Community: warnings', textsIn(communityTexts.en.warnings).join('\n')],
  ['Community: all', textsIn(communityTexts.en).join('\n')],
  ['Follow places', textsIn(followPages).join('\n')],
  ...listProcedurePassages().map(({ title, text }): readonly [string, string] => [`Assistant: ${title}`, text]),
];

test.each(publicTexts)('"%s" can be read with six years of school', (_title, text) => {
  expect(computeReadingGrade(text)).toBeLessThanOrEqual(highestGrade);
});

test.each([
  // 6 words of one syllable each.
  ['The cat sat on the mat.', 0.39 * 6 + 11.8 - 15.59],
  // The common example of the reading-ease formula: 13 words, 24 syllables.
  ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 0.39 * 13 + (11.8 * 24) / 13 - 15.59],
])('the grade of "%s" is that of its words and syllables', (text, grade) => {
  expect(Math.abs(computeReadingGrade(text) - grade)).toBeLessThan(1);
});

test('an order in the words of an office is refused', () => {
  const office =
    'Residents of the aforementioned vicinity are requested to evacuate immediately, notwithstanding any contradictory information disseminated previously by unauthorised individuals.';
  expect(computeReadingGrade(office)).toBeGreaterThan(highestGrade);
});
