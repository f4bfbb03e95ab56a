import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { route } from '../wire/route.ts';
import { multiLine } from '../wire/text.ts';

/** Bounds of a question and its answer; longer questions are refused, longer answers are cut and say so. */
export const assistantLimits = { questionCharacters: 2_000, answerCharacters: 8_000, perMinute: 10, atOnce: 2 } as const;

export const assistantQuestion = z.object({
  question: multiLine(assistantLimits.questionCharacters),
  /** The language to answer in, where a language model answers. */
  language: z.enum(languageCodes).default('en'),
});

/** The source of a passage; those from `industry` on hold records typed in by users. */
export const passageKinds = [
  'chemical',
  'procedure',
  'training',
  'community',
  'model',
  'glossary',
  'industry',
  'inventory',
  'rescue',
  'contact',
  'duty',
  'population',
] as const;

/** A passage that is part of the answer, or that was sent to the language model. */
export const assistantPassage = z.object({
  /** The number in citations: [1], [2] … */
  number: z.int().min(1),
  kind: z.enum(passageKinds),
  /** Made for this question from the register and the library, in its language; false: a text or an entry that the search found. */
  answers: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** The language of the text. */
  language: z.enum(languageCodes),
  /** Where the text comes from. */
  source: z.string(),
  /** Address of its screen; null if it has none. */
  path: z.string().nullable(),
});
export type AssistantPassage = z.infer<typeof assistantPassage>;

/**
 * The streamed answer, one JSON value per line. `knowledge`: no language model is configured, the passages are the answer.
 * `model`: text follows in pieces, based on the passages.
 */
export const assistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), by: z.enum(['knowledge', 'model']), passages: z.array(assistantPassage) }),
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Distances in the answer up to now that are in no bundled passage, as written in the answer. */
  z.object({ type: z.literal('caution'), distances: z.array(z.string()) }),
  z.object({ type: z.literal('end'), /** The answer was longer than is shown. */ cut: z.boolean() }),
  z.object({ type: z.literal('error'), message: z.string(), requestId: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;

export const assistantRoutes = {
  ask: route('POST', '/api/assistant', 'askAssistant', {
    tag: 'assistant',
    summary: 'Answer a question from the configured language model or the bundled knowledge; nothing is stored',
    permission: 'assistant.ask',
    scope: 'rows',
    body: assistantQuestion,
    answerType: 'application/x-ndjson',
  }),
} as const;
