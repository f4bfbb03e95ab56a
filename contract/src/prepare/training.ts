import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';

export const trainingTopics = ['leak-hazards', 'vulnerability-assessment', 'early-warning'] as const;
export type TrainingTopic = (typeof trainingTopics)[number];

/** The clips of each topic; a file of this name is in `web/public/training`. */
export const trainingClips = {
  'leak-hazards': ['plume-grows', 'day-and-night', 'in-and-out'],
  'vulnerability-assessment': ['wind-turns', 'bigger-hole', 'fireball'],
  'early-warning': ['minutes-to-act', 'dose-adds-up', 'open-the-windows'],
} as const satisfies Record<TrainingTopic, readonly [string, string, string]>;
export const trainingClipIds = Object.values(trainingClips).flat();
export type TrainingClip = (typeof trainingClipIds)[number];
/** Length of every clip, s; each third has its own caption. */
export const trainingClipSeconds = 12;

/** Share of right answers that passes a quiz. */
export const trainingPassMark = 0.8;
const questionLimit = 20;
const linkLimits = { title: 120, url: 500 } as const;

const language = z.enum(languageCodes).default('en');

export const trainingLinkInput = z.object({
  topic: z.enum(trainingTopics),
  title: oneLine(linkLimits.title),
  url: oneLine(linkLimits.url),
});
export type TrainingLinkInput = z.infer<typeof trainingLinkInput>;
export const trainingLink = trainingLinkInput.extend({ id: rowId });
export type TrainingLink = z.infer<typeof trainingLink>;

const caption = z.object({ fromS: z.number(), untilS: z.number(), text: z.string() });

export const trainingTopic = z.object({
  id: z.enum(trainingTopics),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  videos: z.array(z.object({ id: z.enum(trainingClipIds), title: z.string(), captions: z.array(caption) })),
  cases: z.array(z.object({ id: z.string(), title: z.string(), date: z.iso.date(), text: z.string(), sources: z.array(z.string()) })),
  questions: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
  /** Links added by the operator, on hosts that the settings allow. */
  links: z.array(trainingLink),
});
export type TrainingTopicContent = z.infer<typeof trainingTopic>;

export const quizInput = z.object({
  topic: z.enum(trainingTopics),
  language,
  /** For each question the number of the option chosen, from 0. */
  answers: z.array(z.int().min(0).max(9)).min(1).max(questionLimit),
});

/** Crockford's base 32, without letters that look like digits: 80 bits in groups of four. */
const certificateNumber = /^HG(-[0-9A-HJKMNP-TV-Z]{4}){4}$/;

const attempt = z.object({
  id: z.uuid(),
  topic: z.enum(trainingTopics),
  right: z.int().min(0),
  questions: z.int().min(1),
  passed: z.boolean(),
  certificate: z.string().nullable(),
  at: isoMoment,
});
export type TrainingAttempt = z.infer<typeof attempt>;

/** An attempt just made, with the right option of each question and why it is right. */
export const markedAttempt = attempt.extend({ marks: z.array(z.object({ right: z.boolean(), answer: z.int(), why: z.string() })) });
export type MarkedAttempt = z.infer<typeof markedAttempt>;

export const certificate = z.object({
  number: z.string(),
  name: z.string(),
  topic: z.enum(trainingTopics),
  right: z.int(),
  questions: z.int(),
  passedAt: isoMoment,
  /** Earned in demo mode, where accounts are shared. */
  sample: z.boolean(),
});
export type Certificate = z.infer<typeof certificate>;

export const trainingRoutes = tagged('training', {
  read: route('GET', '/api/training', 'readTraining', {
    summary: 'The three topics: texts, videos, case studies and questions',
    permission: 'public',
    scope: 'published',
    query: z.object({ language }),
    answer: z.object({ topics: z.array(trainingTopic) }),
  }),
  captions: route('GET', '/api/training/captions/:clip', 'readTrainingCaptions', {
    summary: 'Captions of a clip as WebVTT',
    permission: 'public',
    scope: 'published',
    params: z.object({ clip: z.enum(trainingClipIds) }),
    query: z.object({ language }),
    answerType: 'text/vtt',
  }),
  attempt: route('POST', '/api/training/attempts', 'attemptTrainingQuiz', {
    summary: 'Answer the quiz of a topic; 80 % right answers give a certificate',
    permission: 'training.attempt',
    scope: 'own',
    body: quizInput,
    status: 201,
    queued: true,
    answer: markedAttempt,
  }),
  attempts: route('GET', '/api/training/attempts', 'listTrainingAttempts', {
    summary: 'Your own attempts, newest first',
    permission: 'training.attempt',
    scope: 'own',
    answer: z.object({ attempts: z.array(attempt) }),
  }),
  certificate: route('GET', '/api/training/certificates/:number', 'readTrainingCertificate', {
    summary: 'Check whether a certificate is genuine, and read it',
    permission: 'public',
    scope: 'published',
    params: z.object({
      number: z.string().trim().toUpperCase().regex(certificateNumber, { error: 'Enter a number such as HG-7K3M-Q2XA-9DWT-B5VN' }),
    }),
    answer: certificate,
  }),
  addLink: route('POST', '/api/training/links', 'addTrainingLink', {
    summary: 'Add a link to a topic',
    permission: 'training.link',
    scope: 'common',
    body: trainingLinkInput,
    status: 201,
    answer: trainingLink,
  }),
  removeLink: route('DELETE', '/api/training/links/:id', 'removeTrainingLink', {
    summary: 'Remove a link',
    permission: 'training.link',
    scope: 'common',
    params: idParam,
    status: 204,
  }),
});
