import type { Account } from '@hazardguard/contract';
import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Database } from '../../../platform/db/database.ts';
import { makeFigures } from '../../duties/plan-figures.ts';
import { findDistances } from '../distances.ts';
import type { Passage } from '../knowledge/passage.ts';
import { findChemicals } from '../question/find-chemicals.ts';
import { findIntents, type Intent } from '../question/find-intents.ts';
import { findSites, leaveOutSites, type SiteNames } from '../question/find-sites.ts';
import { readConcepts } from '../question/read-concepts.ts';
import type { Asked } from './asked.ts';
import { answerDistance } from './distances.ts';
import { answerAllClear, answerDuties, answerReport } from './duties.ts';
import { answerFirstAid } from './first-aid.ts';
import { answerMixing } from './mixing.ts';
import { answerRota } from './on-duty.ts';
import { answerPeople } from './people.ts';
import { answerRescue } from './rescue.ts';
import { answerLeak, answerTankFire } from './response.ts';
import { answerContact, answerNotKnown } from './sites.ts';
import { answerExpired, answerStock } from './stock.ts';

const answerTexts = await loadTexts('assistant-answers');

type Answer = (asked: Asked) => readonly Passage[] | Promise<readonly Passage[]>;

const answers: Readonly<Record<Intent, Answer>> = {
  rescue: answerRescue,
  'tank-fire': answerTankFire,
  'first-aid': answerFirstAid,
  distance: answerDistance,
  leak: answerLeak,
  mixing: answerMixing,
  'all-clear': answerAllClear,
  report: answerReport,
  rota: answerRota,
  people: answerPeople,
  expired: answerExpired,
  stock: answerStock,
  contact: answerContact,
  duties: answerDuties,
};

/** A person at night reads no more. */
const mostAnswers = 3;

interface Question {
  readonly database: Database;
  readonly account: Account;
  readonly question: string;
  readonly siteNames: SiteNames;
  readonly language: Language;
}

interface Answered {
  readonly passages: readonly Passage[];
  /** False: the search must answer. */
  readonly complete: boolean;
  /** Sites that the question names. */
  readonly siteIds: readonly number[];
}

/** What the product knows itself of a question: from the register and the library, with its source and time. */
export const answerQuestion = async ({ database, account, question, siteNames, language }: Question): Promise<Answered> => {
  const chemicals = findChemicals(question);
  const sites = findSites(question, siteNames);
  const says = readConcepts(leaveOutSites(question, sites, siteNames));
  const isSiteNamed = sites.ids.length > 0 || sites.inDistrict.length > 0;
  const asked: Asked = {
    database,
    account,
    question,
    says,
    chemicals,
    sites,
    now: new Date(),
    language,
    texts: answerTexts[language],
    figures: makeFigures(toFormatLocale(language)),
  };
  const found = findIntents(says, {
    whole: readConcepts(question),
    chemicals: chemicals.length,
    site: isSiteNamed,
    distance: findDistances(question).length > 0,
  });
  const passages: Passage[] = [];
  for (const intent of found) if (passages.length < mostAnswers) passages.push(...(await answers[intent](asked)));
  const siteIds = sites.assumed ? [] : sites.ids;
  if (passages.length > 0) return { passages, complete: true, siteIds };
  return { passages: siteIds.length === 0 ? [] : await answerNotKnown(asked), complete: false, siteIds };
};
