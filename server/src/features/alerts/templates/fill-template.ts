import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertLanguage,
  type AlertTemplate,
  type AlertText,
  alertActions,
  alertHazards,
  alertLanguages,
  alertTextLimit,
  type CancelReason,
  practiceWords,
} from '@hazardguard/contract';
import { pageLanguages } from '../../../html/languages.ts';
import { actionWords, aroundWords, cancelWords, hazardWords, someChemical, timeWords, withinWords } from './template-words.ts';

type Status = AlertInput['status'];

/** What a template is about. */
export interface TemplateFacts {
  readonly status: Status;
  readonly hazard: AlertHazard;
  readonly action: AlertAction;
  readonly source: string;
  readonly industryName: string;
  readonly district: string;
  /** Null: not known. */
  readonly chemical: string | null;
  /** How far the area goes from the industry, m; null: there is none yet. */
  readonly reachM: number | null;
  readonly expiresAt: Date;
}

/** A slot is filled once: what is put in is never read as a slot. */
const filled = (words: string, slots: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole).slice(0, alertTextLimit);

/** To two digits and never less than reckoned. */
const distanceIn = (metres: number, language: AlertLanguage): string => {
  const write = new Intl.NumberFormat(pageLanguages[language].intl, { maximumSignificantDigits: 2, roundingMode: 'ceil' });
  return metres < 990 ? `${write.format(metres)}\u00a0m` : `${write.format(metres / 1000)}\u00a0km`;
};

/** India's clock, named, as on the community page. */
const momentIn = (moment: Date, language: AlertLanguage): string => {
  const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
  return `${new Intl.DateTimeFormat(pageLanguages[language].intl, format).format(moment)} IST`;
};

const led = (status: Status, language: AlertLanguage, text: string): string =>
  status === 'Actual' ? text : `${practiceWords[status][language]} ${text}`;

/** The five contents in one language. */
export const textFromTemplate = (facts: TemplateFacts, language: AlertLanguage): AlertText => {
  const { status, hazard, action, source, industryName: industry, district, reachM, expiresAt } = facts;
  const chemical = facts.chemical ?? someChemical[language];
  return {
    source,
    hazardText: filled(led(status, language, hazardWords[hazard][language]), { industry, chemical }),
    placeText:
      reachM === null
        ? filled(aroundWords[language], { industry, place: district })
        : filled(withinWords[language], { industry, place: distanceIn(reachM, language) }),
    actionText: actionWords[action][language],
    timeText: filled(timeWords[language], { time: momentIn(expiresAt, language) }),
  };
};

/** What is said in place of the hazard and of what to do when a warning ends. */
export const cancelText = (
  status: Status,
  because: CancelReason,
  industry: string,
  language: AlertLanguage,
): Pick<AlertText, 'hazardText' | 'actionText'> => ({
  hazardText: filled(led(status, language, cancelWords[because].what[language]), { industry }),
  actionText: cancelWords[because].todo[language],
});

const wordsFor = (hazard: AlertHazard, action: AlertAction, language: AlertLanguage) => ({
  hazardText: hazardWords[hazard][language],
  placeText: withinWords[language],
  actionText: actionWords[action][language],
  timeText: timeWords[language],
});

/** Every template with its slots open. */
export const alertTemplates: readonly AlertTemplate[] = alertHazards.flatMap((hazard) =>
  alertActions.map((action) => ({
    hazard,
    action,
    texts: Object.fromEntries(alertLanguages.map((language) => [language, wordsFor(hazard, action, language)])) as AlertTemplate['texts'],
  })),
);
