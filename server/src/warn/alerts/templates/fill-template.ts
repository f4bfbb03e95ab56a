import { findChemical } from '@hazardguard/chemicals';
import {
  type AlertAction,
  type AlertHazard,
  type AlertTemplate,
  type AlertText,
  actionsFor,
  alertHazards,
  alertTextLimit,
  type CancelReason,
  fillSlots,
  fitsSms,
  practiceWords,
  toSmsLead,
} from '@hazardguard/contract';
import { type PublicLanguage, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { fillEscape, fillLongAdvice, findActionTexts, splitAdvice } from './fill-advice.ts';
import { formatSms, listNames, type SmsFacts } from './fill-sms.ts';
import { formatCompassPoint, formatDistance, formatHour, formatMoment } from './format-facts.ts';

const texts = await loadTexts('alert-templates');
const chemicalNames = await loadTexts('chemical-names');

type Status = TemplateFacts['status'];

/** The facts that fill a template. */
export interface TemplateFacts extends SmsFacts {
  readonly source: string;
  readonly district: string;
  /** Null: not known. */
  readonly chemical: string | null;
  /** Names of villages and wards inside, the largest first. */
  readonly villages: readonly string[];
}

export type PlaceFacts = Pick<TemplateFacts, 'industryName' | 'district' | 'reachM' | 'towardsDeg' | 'villages'>;

/** The public name of a chemical in a language; without one, the given name. */
export const findChemicalName = (casOrName: string, language: PublicLanguage): string => {
  const names: Readonly<Record<string, string>> = chemicalNames[language];
  return names[findChemical(casOrName)?.id ?? ''] ?? casOrName;
};

const cutText = (text: string): string => text.slice(0, alertTextLimit);

/**
 * A text whose end has moved: the old time is replaced where the templates have written it. A text of a person without it gets the sentence of
 * the templates; such a text message is left out, and made from the contents.
 */
export const renewTimes = <Text extends { readonly timeText: string; readonly smsText?: string }>(
  text: Text,
  from: Date,
  to: Date,
  language: PublicLanguage,
): Text => {
  const { smsText, ...rest } = text;
  const [oldMoment, oldHour] = [formatMoment(from, language), formatHour(from, language)];
  const timeText = text.timeText.includes(oldMoment)
    ? text.timeText.replace(oldMoment, formatMoment(to, language))
    : fillSlots(texts[language].time, { time: formatMoment(to, language) });
  const sms = smsText?.includes(oldHour) ? { smsText: smsText.replace(oldHour, formatHour(to, language)) } : {};
  return { ...rest, timeText, ...sms } as Text;
};

const addLead = (status: Status, language: PublicLanguage, text: string): string =>
  status === 'Actual' ? text : `${practiceWords[status][language]} ${text}`;

const formatChemical = ({ chemical }: TemplateFacts, language: PublicLanguage): string =>
  chemical === null ? texts[language].someChemical : findChemicalName(chemical, language);

/** What a text message calls the hazard: with the chemical, and without. */
export const nameHazard = (
  hazard: AlertHazard,
  chemical: string | null,
  language: PublicLanguage,
): { readonly named: string | null; readonly kind: string } => {
  const { short, kind } = texts[language].hazard[hazard];
  return { named: chemical === null ? null : fillSlots(short, { chemical: findChemicalName(chemical, language) }), kind };
};

/** So many villages are named, with at most so many letters. */
const mostVillages = 6;
const villageLetters = 150;

/** The villages inside by name; empty: none is known. */
const formatVillages = (villages: readonly string[], language: PublicLanguage): string => {
  const named = villages.slice(0, mostVillages).filter((_name, index) => villages.slice(0, index + 1).join(', ').length <= villageLetters);
  if (named.length === 0) return '';
  const { villages: all, villagesMore: some } = texts[language];
  return ` ${fillSlots(named.length < villages.length ? some : all, { villages: named.join(', ') })}`;
};

/** Where, in full: the area as seen from the plant, then the villages inside. */
export const formatPlace = (facts: PlaceFacts, language: PublicLanguage): string =>
  cutText(`${formatSide(facts, language)}${formatVillages(facts.villages, language)}`);

const formatSide = (facts: PlaceFacts, language: PublicLanguage): string => {
  const { industryName: industry, district, reachM, towardsDeg } = facts;
  const { around, far, within, towards } = texts[language];
  if (towardsDeg === null) {
    return reachM === null
      ? fillSlots(around, { industry, place: district })
      : fillSlots(within, { industry, place: formatDistance(reachM, language) });
  }
  const to = formatCompassPoint(towardsDeg, language);
  return reachM === null ? fillSlots(far, { industry, to }) : fillSlots(towards, { industry, to, place: formatDistance(reachM, language) });
};

/** The five contents and the text message in one language. */
export const fillTemplate = (facts: TemplateFacts, language: PublicLanguage): AlertText => {
  const { status, hazard, action, source, industryName: industry, expiresAt } = facts;
  return {
    source,
    hazardText: cutText(
      fillSlots(addLead(status, language, texts[language].hazard[hazard].long), { industry, chemical: formatChemical(facts, language) }),
    ),
    placeText: formatPlace(facts, language),
    actionText: cutText(fillLongAdvice(hazard, action, facts, language)),
    timeText: fillSlots(texts[language].time, { time: formatMoment(expiresAt, language) }),
    smsText: formatSms(facts, nameHazard(hazard, facts.chemical, language), language),
  };
};

/** The contents of a community message, in English like the first text of every alert; not cut: its author must shorten it. */
export const buildMessageText = (facts: TemplateFacts, message: string): AlertText => ({
  source: facts.source,
  hazardText: addLead(facts.status, 'en', message),
  placeText: formatPlace(facts, 'en'),
  actionText: 'Read this message. No other action is needed.',
  // The sentence of the templates asks people to continue an action; a message has none.
  timeText: `The next message comes by ${formatMoment(facts.expiresAt, 'en')}.`,
});

/** Hazard, action, time and text message for the end of a warning. */
export const buildCancelText = (
  status: Status,
  because: CancelReason,
  industryName: string,
  language: PublicLanguage,
): Pick<AlertText, 'hazardText' | 'actionText' | 'timeText'> & { readonly smsText: string } => {
  const { what, todo, short, when } = texts[language].cancel[because];
  const lead = toSmsLead({ status, kind: 'Cancel', language });
  const write = (industry: string): string => `${fillSlots(what, { industry })} ${short}`;
  const written = [...listNames(industryName), texts[language].someSite].map(write);
  return {
    hazardText: cutText(fillSlots(addLead(status, language, what), { industry: industryName })),
    actionText: todo,
    timeText: when,
    smsText: written.find((text) => fitsSms(`${lead}${text}`)) ?? write(''),
  };
};

const selectTemplate = (hazard: AlertHazard, action: AlertAction, language: PublicLanguage) => {
  const { long, short } = findActionTexts(hazard, action, language);
  return {
    hazardText: texts[language].hazard[hazard].long,
    placeText: texts[language].within,
    actionText: fillEscape(long, false, language),
    timeText: texts[language].time,
    smsText: fillSlots(texts[language].sms.within, {
      what: texts[language].hazard[hazard].short,
      ...splitAdvice(short),
    }),
  };
};

export const listHazardActions = (): readonly Pick<TemplateFacts, 'hazard' | 'action'>[] =>
  alertHazards.flatMap((hazard) => actionsFor[hazard].map((action) => ({ hazard, action })));

/** Every template with open slots, for each hazard and its fitting actions. */
export const listAlertTemplates = (): readonly AlertTemplate[] =>
  listHazardActions().map(({ hazard, action }) => ({
    hazard,
    action,
    texts: toPublicLanguageTable((language) => selectTemplate(hazard, action, language)),
  }));
