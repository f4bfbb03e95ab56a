import { otherPublicLanguageCodes } from '@hazardguard/i18n/languages';
import { publicNamespaces } from '@hazardguard/i18n/namespaces';
import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { multiLine, oneLine } from '../wire/text.ts';

/** Longest correction, in characters: the longest text of the catalogues has about half of it. */
export const publicTextLimit = 1_500;

const decisiveKey = /^(hazard|someChemical|action|ready|near|water|cancel)(\.|$)/;

/** A text that decides over life: what a warning calls the hazard, asks people to do, and how it ends. */
export const isDecisive = ({ namespace, key }: { readonly namespace: string; readonly key: string }): boolean =>
  namespace === 'alert-templates' && decisiveKey.test(key);

const byPerson = z.object({ by: z.string(), at: isoMoment });

/**
 * What a speaker has said of a text. `outdated`: it was signed or corrected, and since then the English text or the text itself has changed.
 */
export const reviewStates = ['not-reviewed', 'signed', 'outdated'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A text for residents and first responders beside its English source. */
export const reviewedText = z.object({
  namespace: z.enum(publicNamespaces),
  /** Place in the namespace: `action.leave.long`. */
  key: z.string(),
  english: z.string(),
  /** As the product wrote it. */
  catalogue: z.string(),
  /** As it is used now: the correction, else the catalogue's. */
  text: z.string(),
  /** `text` with its placeholders filled. */
  example: z.string(),
  state: z.enum(reviewStates),
  correction: byPerson.nullable(),
  signature: byPerson.nullable(),
});
export type ReviewedText = z.infer<typeof reviewedText>;

/** A language of the public texts besides English, the source, which is always offered and not reviewed. */
export const publicLanguage = z.object({
  language: z.enum(otherPublicLanguageCodes),
  /** Residents and first responders may get it. */
  offered: z.boolean(),
  /** Of the whole application: always offered. */
  always: z.boolean(),
  texts: z.int().min(0),
  /** Those with a valid signature. */
  signed: z.int().min(0),
  /** Of them, those that decide over life. */
  decisive: z.object({ texts: z.int().min(0), signed: z.int().min(0) }),
  /** The last time it was switched on or off, with the number of texts that were not reviewed then; null: never. */
  change: byPerson.extend({ unreviewed: z.int().min(0) }).nullable(),
});
export type PublicLanguageState = z.infer<typeof publicLanguage>;

const place = {
  namespace: z.enum(publicNamespaces),
  key: oneLine(200),
  /** The text in use that the person read: another one is refused. */
  seen: multiLine(publicTextLimit),
};
const languageParam = z.object({ language: z.enum(otherPublicLanguageCodes) });
const common = { tag: 'public texts', scope: 'common' } as const;

export const publicTextRoutes = {
  languages: route('GET', '/api/public-languages', 'listPublicLanguages', {
    ...common,
    summary: 'Languages of the texts for residents and first responders: which are offered, and how many texts speakers have signed',
    permission: 'alert.read',
    answer: z.object({ languages: z.array(publicLanguage) }),
  }),
  offer: route('PUT', '/api/public-languages/:language', 'offerPublicLanguage', {
    ...common,
    summary: 'Switch a language on or off for residents and first responders',
    permission: 'texts.offer',
    params: languageParam,
    /** `unreviewed`: the number of texts without a signature that the person accepts; another number is refused. */
    body: z.object({ offered: z.boolean(), unreviewed: z.int().min(0) }),
    answer: publicLanguage,
  }),
  read: route('GET', '/api/public-texts/:language', 'readPublicTexts', {
    ...common,
    summary: 'Every text for residents and first responders in a language, beside the English one',
    permission: 'texts.review',
    params: languageParam,
    answer: z.object({ texts: z.array(reviewedText) }),
  }),
  correct: route('PUT', '/api/public-texts/:language/correction', 'correctPublicText', {
    ...common,
    summary: 'Correct a text; the text of the catalogue removes the correction',
    permission: 'texts.review',
    params: languageParam,
    body: z.object({ ...place, text: multiLine(publicTextLimit) }),
    answer: reviewedText,
  }),
  sign: route('PUT', '/api/public-texts/:language/signature', 'signPublicText', {
    ...common,
    summary: 'Sign a text as right',
    permission: 'texts.review',
    params: languageParam,
    body: z.object(place),
    answer: reviewedText,
  }),
} as const;
