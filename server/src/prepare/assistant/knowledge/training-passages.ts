import { type TrainingTopic, trainingTopics } from '@hazardguard/contract';
import { type Language, languageCodes } from '@hazardguard/i18n/languages';
import { courses } from '../../training/course.ts';
import { curriculum } from '../../training/curriculum.ts';
import { type Passage, toTranslationId } from './passage.ts';

const listTopicPassages = (topic: TrainingTopic, language: Language): readonly Passage[] => {
  const { title, sections, cases } = courses[language][topic];
  const path = `/Training?topic=${topic}`;
  const lesson = (id: string, heading: string, text: string, source: string): Passage => ({
    id: toTranslationId(`training/${topic}/${id}`, language),
    kind: 'training',
    answers: false,
    title: heading,
    text,
    words: title,
    language,
    source,
    path,
  });
  return [
    ...sections.map(({ heading, paragraphs }, index) =>
      lesson(`text/${index}`, heading, paragraphs.join('\n\n'), `HazardGuard training: ${title}`),
    ),
    ...curriculum[topic].cases.map(({ id, sources }, index) => {
      const { title: name = id, text = '' } = cases[index] ?? {};
      return lesson(`case/${id}`, name, text, sources.join('; '));
    }),
  ];
};

/** The texts and case studies of the course in each of its languages. Quizzes are left out, so that no answer is given away. */
export const listTrainingPassages = (): readonly Passage[] =>
  trainingTopics.flatMap((topic) => languageCodes.flatMap((language) => listTopicPassages(topic, language)));
