import type { Account, AssistantPassage } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { Database } from '../../platform/db/database.ts';
import { answerQuestion } from './answers/answer-question.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Passage } from './knowledge/passage.ts';
import { chooseAnswerLanguage } from './question/answer-language.ts';
import type { SiteNames } from './question/find-sites.ts';
import { searchRegister } from './register.ts';

const maxTexts = 6;
/** Beside an answer, which says what was asked, few texts are read. */
const maxTextsBesideAnswer = 3;

const numberPassages = (passages: readonly Passage[]): readonly AssistantPassage[] =>
  passages.map(({ id: _, words: __, ...passage }, index) => ({ number: index + 1, ...passage }));

/** A question that names an industry is about it; otherwise the texts come before the records. */
const orderPassages = (texts: readonly Passage[], records: readonly Passage[]): readonly Passage[] =>
  records.some(({ kind }) => kind === 'industry') ? [...records, ...texts] : [...texts, ...records];

const besideAnswers: ReadonlySet<Passage['kind']> = new Set(['procedure', 'chemical', 'training', 'community']);

interface Question {
  readonly database: Database;
  readonly account: Account;
  readonly knowledge: Knowledge;
  readonly siteNames: SiteNames;
  readonly question: string;
  /** Of the screen. */
  readonly language: Language;
}

/** Texts that help beside an answer: what to do and what is known of a chemical, no history and no words. Beside a rescue nothing. */
const listBeside = ({ knowledge, question }: Question, answers: readonly Passage[], language: Language): readonly Passage[] =>
  answers.some(({ kind }) => kind === 'rescue')
    ? []
    : knowledge
        .search(question, maxTexts, language)
        .filter(({ kind, id }) => besideAnswers.has(kind) && !id.includes('/case/'))
        .slice(0, maxTextsBesideAnswer);

/** Everything that answers a question, in the order it is read: the product's own answers, then what full-text search finds. */
export const readPassages = async (asked: Question): Promise<readonly AssistantPassage[]> => {
  const { database, account, knowledge, question } = asked;
  const language = chooseAnswerLanguage(question, asked.language);
  const { passages, complete, siteIds } = await answerQuestion({ ...asked, language });
  if (complete) return numberPassages([...passages, ...listBeside(asked, passages, language)]);
  const records = await searchRegister(database, account, question, siteIds);
  return numberPassages([...passages, ...orderPassages(knowledge.search(question, maxTexts, language), records)]);
};
