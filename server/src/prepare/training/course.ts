import {
  type TrainingClip,
  type TrainingLink,
  type TrainingTopicContent,
  trainingClipSeconds,
  trainingClips,
  trainingTopics,
} from '@hazardguard/contract';
import { type Language, toLanguageTable } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { curriculum } from './curriculum.ts';

const leakHazards = await loadTexts('training-leak-hazards');
const vulnerabilityAssessment = await loadTexts('training-vulnerability-assessment');
const earlyWarning = await loadTexts('training-early-warning');

export const courses = toLanguageTable((language) => ({
  'leak-hazards': leakHazards[language],
  'vulnerability-assessment': vulnerabilityAssessment[language],
  'early-warning': earlyWarning[language],
}));
type Video = (typeof courses)['en']['leak-hazards']['videos'][number];

const listCaptions = ({ captions }: Video) => {
  const third = trainingClipSeconds / captions.length;
  return captions.map((text, index) => ({ fromS: index * third, untilS: (index + 1) * third, text }));
};

/** The course for the screen, without the right answers. */
export const presentCourse = (language: Language, links: readonly TrainingLink[]): TrainingTopicContent[] =>
  trainingTopics.map((id) => {
    const { title, sections, videos, cases, questions } = courses[language][id];
    return {
      id,
      title,
      sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
      videos: trainingClips[id].map((clip, index) => {
        const video = videos[index] as Video;
        return { id: clip, title: video.title, captions: listCaptions(video) };
      }),
      cases: curriculum[id].cases.map((facts, index) => ({
        ...facts,
        sources: [...facts.sources],
        ...(cases[index] as (typeof cases)[0]),
      })),
      questions: questions.map(({ question, options }) => ({ question, options: [...options] })),
      links: links.filter(({ topic }) => topic === id),
    };
  });

const formatClock = (seconds: number): string => `00:00:${String(Math.trunc(seconds)).padStart(2, '0')}.000`;

/** WebVTT text must not contain a bare `<` or `&`. */
const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The captions of a clip as WebVTT. */
export const buildWebVtt = (clip: TrainingClip, language: Language): string => {
  const topic = trainingTopics.find((id) => (trainingClips[id] as readonly TrainingClip[]).includes(clip)) ?? trainingTopics[0];
  const video = courses[language][topic].videos[(trainingClips[topic] as readonly TrainingClip[]).indexOf(clip)] as Video;
  const cues = listCaptions(video).map(
    ({ fromS, untilS, text }) => `${formatClock(fromS)} --> ${formatClock(untilS)}\n${escapeText(text)}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
};
