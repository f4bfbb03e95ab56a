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
export type AssistantQuestion = z.infer<typeof assistantQuestion>;

/** Where a passage stands; the last two are records that people have typed in. */
export const passageKinds = ['chemical', 'procedure', 'training', 'community', 'model', 'glossary', 'industry', 'inventory'] as const;

/** One passage that answers, or that the language model was given. */
export const assistantPassage = z.object({
  /** As the answer cites it: [1], [2] … */
  number: z.int().min(1),
  kind: z.enum(passageKinds),
  title: z.string(),
  text: z.string(),
  /** Of a text in another language than English. */
  language: z.enum(languageCodes),
  /** Where the text comes from. */
  source: z.string(),
  /** Its place in the product; null where it has no screen. */
  path: z.string().nullable(),
});
export type AssistantPassage = z.infer<typeof assistantPassage>;

/**
 * The answer as it comes, one JSON value per line. `knowledge`: no language model is configured, the passages are the answer.
 * `model`: text follows in pieces, grounded on the passages.
 */
export const assistantEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), by: z.enum(['knowledge', 'model']), passages: z.array(assistantPassage) }),
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Distances of the answer so far that stand in no bundled passage, as written there. */
  z.object({ type: z.literal('caution'), distances: z.array(z.string()) }),
  z.object({ type: z.literal('end'), /** The answer was longer than is shown. */ cut: z.boolean() }),
  z.object({ type: z.literal('error'), message: z.string(), requestId: z.string() }),
]);
export type AssistantEvent = z.infer<typeof assistantEvent>;

export const assistantRoutes = {
  ask: route({
    method: 'POST',
    path: '/api/assistant',
    id: 'askAssistant',
    tag: 'assistant',
    summary: 'Answer a question from the configured language model or the bundled knowledge; nothing is stored',
    permission: 'assistant.ask',
    scope: 'rows',
    body: assistantQuestion,
    status: 200,
    answerType: 'application/x-ndjson',
  }),
} as const;
