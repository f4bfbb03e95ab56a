import { findLocalName } from '@hazardguard/chemicals/local-names';
import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertLanguage,
  type AlertTemplate,
  type AlertText,
  actionsFor,
  alertHazards,
  alertLanguages,
  alertTextLimit,
  type CancelReason,
  fillSlots,
  meterOf,
  practiceWords,
  smsParts,
  toSmsLead,
} from '@hazardguard/contract';
import { pageLanguages } from '../../../platform/html/languages.ts';
import {
  aroundWords,
  cancelWords,
  findActionWords,
  hazardWords,
  pointWords,
  smsWords,
  someChemical,
  someSite,
  timeWords,
  towardsWords,
  wayWords,
  withinWords,
} from './template-words.ts';

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
  /** Where the wind that carries the cloud comes from, degrees; left out: not known, calm, or all around. */
  readonly windFromDeg?: number;
  /** Where people go when they leave: an assembly point. */
  readonly towards?: string;
}

const within = (text: string): string => text.slice(0, alertTextLimit);

/** To two digits and never less than calculated. */
const distanceIn = (metres: number, language: AlertLanguage): string => {
  const write = new Intl.NumberFormat(pageLanguages[language].intl, { maximumSignificantDigits: 2, roundingMode: 'ceil' });
  const [small, large] = distanceUnits[language];
  return metres < 990 ? `${write.format(metres)}\u00a0${small}` : `${write.format(metres / 1000)}\u00a0${large}`;
};
const distanceUnits: Readonly<Record<AlertLanguage, readonly [string, string]>> = {
  en: ['m', 'km'],
  hi: ['मीटर', 'किमी'],
  gu: ['મીટર', 'કિમી'],
  mr: ['मीटर', 'किमी'],
};

/** Two digits of the hour in every language: some write 3:00 where others write 03:00. */
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** India's clock, as on the community page; the day is named beside the hour. */
const momentIn = (moment: Date, language: AlertLanguage): string =>
  `${new Intl.DateTimeFormat(pageLanguages[language].intl, { ...day, ...hour }).format(moment)} IST`;
/** The hour alone, for a text message: no warning lasts for more than a day. */
const hourIn = (moment: Date, language: AlertLanguage): string =>
  new Intl.DateTimeFormat(pageLanguages[language].intl, hour).format(moment);

const pointIn = (degrees: number, language: AlertLanguage): string =>
  pointWords[language][Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';

const wayIn = ({ towards, windFromDeg }: TemplateFacts, language: AlertLanguage): string => {
  if (towards !== undefined) return fillSlots(wayWords.place[language], { to: towards });
  if (windFromDeg === undefined) return wayWords.unknown[language];
  const [one, other] = [pointIn(windFromDeg - 90, language), pointIn(windFromDeg + 90, language)];
  return fillSlots(wayWords.across[language], { one, other });
};

const led = (status: Status, language: AlertLanguage, text: string): string =>
  status === 'Actual' ? text : `${practiceWords[status][language]} ${text}`;

const chemicalIn = ({ chemical }: TemplateFacts, language: AlertLanguage): string =>
  chemical === null ? someChemical[language] : findLocalName(chemical, language);

/** At the end of a word where there is one; a full stop where a word is cut. */
const cutName = (name: string, length: number): string => {
  if (name.length <= length) return name;
  const word = name.lastIndexOf(' ', length);
  return word >= length / 2 ? name.slice(0, word).trimEnd() : `${name.slice(0, length - 1).trimEnd()}.`;
};

/** The beginning of its name by which people still know a plant. */
const leastName = 6;

/** The words with as much of the plant's name as the text message has room for beside what stands before it; undefined: too long with any of it. */
const fitted = (write: (industry: string) => string, industry: string, lead: string): string | undefined => {
  for (let room = Math.min(industry.length, 120); room >= Math.min(leastName, industry.length); room--) {
    const text = write(cutName(industry, room));
    if (meterOf(`${lead}${text}`).parts <= smsParts) return text;
  }
  return undefined;
};

/** A chemical's name is never cut ("hydrogen" is not hydrogen sulfide): it is there whole, or the kind of gas alone is. */
const smsOf = (facts: TemplateFacts, language: AlertLanguage): string => {
  const { hazard, action, status, reachM, expiresAt, industryName, towards } = facts;
  const words = smsWords[reachM === null ? 'around' : 'within'][language];
  const place = reachM === null ? '' : distanceIn(reachM, language).replace('\u00a0', ' ');
  const time = hourIn(expiresAt, language);
  const { short, kind } = hazardWords[hazard];
  const named = facts.chemical === null ? [] : [fillSlots(short[language], { chemical: chemicalIn(facts, language) })];
  const ways = [...(towards === undefined ? [] : [wayIn(facts, language)]), wayWords.short[language]];
  const lead = toSmsLead({ status, kind: 'Update', language });
  // A plant's name in another script makes every letter of an English message count double: its name goes before the advice does.
  const sites = [industryName, someSite[language]];
  for (const [way, site] of sites.flatMap((site) => ways.map((way) => [way, site] as const))) {
    const todo = fillSlots(findActionWords(hazard, action).short[language], { way });
    for (const what of [...named, kind[language]]) {
      const text = fitted((industry) => fillSlots(words, { what, industry, place, todo, time }), site, lead);
      if (text !== undefined) return text;
    }
  }
  throw new RangeError(`The words for ${hazard} and ${action} in ${language} are too long for ${smsParts} parts of a text message`);
};

const placeIn = ({ industryName: industry, district, reachM, windFromDeg, hazard }: TemplateFacts, language: AlertLanguage): string => {
  if (reachM === null) return fillSlots(aroundWords[language], { industry, place: district });
  const place = distanceIn(reachM, language);
  return windFromDeg === undefined || hazard === 'fire' || hazard === 'explosion'
    ? fillSlots(withinWords[language], { industry, place })
    : fillSlots(towardsWords[language], { industry, place, to: pointIn(windFromDeg + 180, language) });
};

/** The five contents in one language, and the text message. */
export const textFromTemplate = (facts: TemplateFacts, language: AlertLanguage): AlertText => {
  const { status, hazard, action, source, industryName: industry, expiresAt } = facts;
  return {
    source,
    hazardText: within(
      fillSlots(led(status, language, hazardWords[hazard].long[language]), { industry, chemical: chemicalIn(facts, language) }),
    ),
    placeText: within(placeIn(facts, language)),
    actionText: within(fillSlots(findActionWords(hazard, action).long[language], { way: wayIn(facts, language) })),
    timeText: fillSlots(timeWords[language], { time: momentIn(expiresAt, language) }),
    smsText: smsOf(facts, language),
  };
};

/** What is said in place of hazard, action and time when a warning ends. */
export const cancelText = (
  status: Status,
  because: CancelReason,
  industryName: string,
  language: AlertLanguage,
): Pick<AlertText, 'hazardText' | 'actionText' | 'timeText'> & { readonly smsText: string } => {
  const { what, todo, short, when } = cancelWords[because];
  const write = (industry: string): string => `${fillSlots(what[language], { industry })} ${short[language]}`;
  return {
    hazardText: within(fillSlots(led(status, language, what[language]), { industry: industryName })),
    actionText: todo[language],
    timeText: when[language],
    smsText: fitted(write, industryName, toSmsLead({ status, kind: 'Cancel', language })) ?? write(''),
  };
};

const wordsFor = (hazard: AlertHazard, action: AlertAction, language: AlertLanguage) => ({
  hazardText: hazardWords[hazard].long[language],
  placeText: withinWords[language],
  actionText: findActionWords(hazard, action).long[language],
  timeText: timeWords[language],
  smsText: fillSlots(smsWords.within[language], {
    what: hazardWords[hazard].short[language],
    todo: findActionWords(hazard, action).short[language],
  }),
});

/** Every template with its slots open: the actions that go with each hazard. */
export const alertTemplates: readonly AlertTemplate[] = alertHazards.flatMap((hazard) =>
  actionsFor[hazard].map((action) => ({
    hazard,
    action,
    texts: Object.fromEntries(alertLanguages.map((language) => [language, wordsFor(hazard, action, language)])) as AlertTemplate['texts'],
  })),
);
