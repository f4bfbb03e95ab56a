import type { Chemical } from '@hazardguard/chemicals';
import type { Account } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Database } from '../../../platform/db/database.ts';
import type { PlanFigures } from '../../duties/plan-figures.ts';
import type { Passage } from '../knowledge/passage.ts';
import type { NamedSites } from '../question/find-sites.ts';
import type { Concepts } from '../question/read-concepts.ts';

const publicNames = await loadTexts('chemical-names');

/** A question as it was understood, with all that an answer needs. */
export interface Asked {
  readonly database: Database;
  readonly account: Account;
  readonly question: string;
  readonly says: Concepts;
  readonly chemicals: readonly Chemical[];
  readonly sites: NamedSites;
  readonly now: Date;
  readonly language: Language;
  readonly texts: ServerText<'assistant-answers'>;
  readonly figures: PlanFigures;
}

/** What people call a chemical in a language; its name in the library where the list has none. */
export const nameChemical = ({ id, name }: Chemical, language: Language): string => {
  const names: Readonly<Record<string, string>> = publicNames[language];
  return names[id] ?? name;
};

type Given = Pick<Passage, 'kind' | 'title' | 'text' | 'source' | 'path'>;

/** A passage made for this question, in the language of the answer. */
export const toAnswer = ({ language }: Asked, id: string, given: Given): Passage => ({
  id: `answer/${id}`,
  answers: true,
  words: '',
  language,
  ...given,
});

/** A source of the register, with the moment at which it was read. */
export const readNow = ({ texts, figures, now }: Asked, source: string): string => texts.read(source, figures.moment(now));

export const toList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
