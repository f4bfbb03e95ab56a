import type { ResidentReportKind } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';

const wordTexts = await loadTexts('report-words');

/** Lower case, one form of each letter, without punctuation and pictures, single spaces. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const kinds = ['safe', 'help', 'smell'] as const;

/** Every word of every language: people answer in another language than the message's. */
const readWords = (): ReadonlyMap<string, ResidentReportKind> =>
  new Map(
    Object.values(wordTexts).flatMap((text) =>
      kinds.flatMap((kind) => text[kind].split(',').map((word): [string, ResidentReportKind] => [normalise(word), kind])),
    ),
  );

/** What the whole message says; `other`: it is none of the words, and is not guessed. */
export const parseReportWords = (text: string): ResidentReportKind => readWords().get(normalise(text)) ?? 'other';
