import { findChemical } from '@hazardguard/chemicals';
import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertTemplate,
  type AlertText,
  actionsFor,
  alertHazards,
  alertTextLimit,
  type CancelReason,
  fillSlots,
  measureMessage,
  type PlaceAction,
  practiceWords,
  smsParts,
  toSmsLead,
} from '@hazardguard/contract';
import { type PublicLanguage, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { listOffered } from '../../../platform/texts/offered-languages.ts';
import { perLanguage } from '../../../platform/texts/per-language.ts';

const texts = await loadTexts('alert-templates');
const chemicalNames = await loadTexts('chemical-names');

type Status = AlertInput['status'];

/** The facts that fill a template. */
export interface TemplateFacts {
  readonly status: Status;
  readonly hazard: AlertHazard;
  readonly action: AlertAction;
  readonly source: string;
  readonly industryName: string;
  readonly district: string;
  /** Null: not known. */
  readonly chemical: string | null;
  /** Distance from the industry to the edge of the area, m; null: no area yet. */
  readonly reachM: number | null;
  readonly expiresAt: Date;
  /** Direction that the wind comes from, degrees; left out: not known, calm, or all around. */
  readonly windFromDeg: number | undefined;
  /** Where people go when they leave, such as an assembly point. */
  readonly towards: string | undefined;
  /** The address of the public page that a text message ends with, where it has room; null: this installation has no address. */
  readonly moreUrl: string | null;
}

/** The texts for a hazard and a fitting action. */
const findActionTexts = (
  hazard: AlertHazard,
  action: PlaceAction,
  language: PublicLanguage,
): { readonly long: string; readonly short: string } =>
  action === 'outside'
    ? texts[language].outside
    : action === 'be-ready'
      ? texts[language].ready[hazard === 'fire' || hazard === 'explosion' ? 'straight' : hazard]
      : texts[language].action[action];

/** The public name of a chemical in a language; without one, the given name. */
export const findChemicalName = (casOrName: string, language: PublicLanguage): string => {
  const names: Readonly<Record<string, string>> = chemicalNames[language];
  return names[findChemical(casOrName)?.id ?? ''] ?? casOrName;
};

const cutText = (text: string): string => text.slice(0, alertTextLimit);

/** Two significant digits, rounded up. */
const distances = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, roundingMode: 'ceil' }));

const formatDistance = (metres: number, language: PublicLanguage): string => {
  const write = distances(language);
  const [small, large] = texts[language].distanceUnits;
  return metres < 990 ? `${write.format(metres)}\u00a0${small}` : `${write.format(metres / 1000)}\u00a0${large}`;
};

/** Two-digit hours in every language; locales differ between 3:00 and 03:00. */
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const moments = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...day, ...hour }));
const hours = perLanguage((locale) => new Intl.DateTimeFormat(locale, hour));

/** Indian Standard Time with the date, as on the community page. */
const formatMoment = (moment: Date, language: PublicLanguage): string => `${moments(language).format(moment)} IST`;
/** Only the time, for a text message: no warning is valid for more than a day. */
const formatHour = (moment: Date, language: PublicLanguage): string => `${hours(language).format(moment)} IST`;

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

const formatCompassPoint = (degrees: number, language: PublicLanguage): string =>
  texts[language].points[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';

const formatDestination = ({ towards, windFromDeg }: Pick<TemplateFacts, 'towards' | 'windFromDeg'>, language: PublicLanguage): string => {
  if (towards !== undefined) return fillSlots(texts[language].way.place, { to: towards });
  if (windFromDeg === undefined) return texts[language].way.unknown;
  const [one, other] = [formatCompassPoint(windFromDeg - 90, language), formatCompassPoint(windFromDeg + 90, language)];
  return fillSlots(texts[language].way.across, { one, other });
};

/**
 * The advice of a template as it stands in a text, the usual wording first: in full, and as a text message says it. Roads: names of at most two
 * that lead across the wind; a text message has no room for them.
 */
export const fillAdvice = (
  hazard: AlertHazard,
  action: PlaceAction,
  { windFromDeg, roads = [] }: { readonly windFromDeg: number | null; readonly roads?: readonly string[] },
  language: PublicLanguage,
): { readonly longs: readonly string[]; readonly shorts: readonly string[] } => {
  const { long, short } = findActionTexts(hazard, action, language);
  const { way } = texts[language];
  const across = formatDestination({ towards: undefined, windFromDeg: windFromDeg ?? undefined }, language);
  const [road, other] = roads;
  const by =
    road === undefined
      ? []
      : [other === undefined ? fillSlots(way.road, { road }) : fillSlots(way.roads, { road, other })].map((one) => `${across}, ${one}`);
  const fill = (text: string, ways: readonly string[]): readonly string[] => [...new Set(ways.map((one) => fillSlots(text, { way: one })))];
  return { longs: fill(long, [...by, across, way.unknown]), shorts: fill(short, [way.short, across]) };
};

const addLead = (status: Status, language: PublicLanguage, text: string): string =>
  status === 'Actual' ? text : `${practiceWords[status][language]} ${text}`;

const formatChemical = ({ chemical }: TemplateFacts, language: PublicLanguage): string =>
  chemical === null ? texts[language].someChemical : findChemicalName(chemical, language);

/** Cuts at the end of a word if possible, otherwise within a word, with a full stop. */
const cutName = (name: string, length: number): string => {
  if (name.length <= length) return name;
  const word = name.lastIndexOf(' ', length);
  return word >= length / 2 ? name.slice(0, word).trimEnd() : `${name.slice(0, length - 1).trimEnd()}.`;
};

/** Shortest beginning of a plant's name, in characters, that people still recognise. */
const minNameLength = 6;

/** The text with as much of the plant's name as fits into a text message with its lead and link; undefined: too long with any part of the name. */
const fitName = (write: (industry: string) => string, industry: string, lead: string, link = ''): string | undefined => {
  const fits = (room: number): boolean => measureMessage(`${lead}${write(cutName(industry, room))}${link}`).parts <= smsParts;
  let most = Math.min(industry.length, 120);
  let least = Math.min(minNameLength, most);
  if (!fits(least)) return undefined;
  // A longer part of the name never makes a shorter message.
  while (least < most) {
    const room = Math.ceil((least + most) / 2);
    if (fits(room)) least = room;
    else most = room - 1;
  }
  return write(cutName(industry, least));
};

/** A cloud goes with the wind; heat and blast go everywhere. */
const isDirected = ({ reachM, windFromDeg, hazard }: TemplateFacts): boolean =>
  reachM !== null && windFromDeg !== undefined && hazard !== 'fire' && hazard !== 'explosion';

/**
 * What to do, what, where, until when. With too little room, first the link is left to chance, then the plant's name; undefined: it does not
 * fit. A chemical's name is never cut ("hydrogen" is not hydrogen sulfide): either the whole name or only the kind of gas.
 */
const findSms = (facts: TemplateFacts, language: PublicLanguage, directed: boolean): string | undefined => {
  const { hazard, action, status, reachM, expiresAt, industryName, towards, windFromDeg = 0, moreUrl } = facts;
  const pattern = texts[language].sms[reachM === null ? 'around' : 'within'];
  const place = reachM === null ? '' : formatDistance(reachM, language).replace('\u00a0', ' ');
  const side = directed ? fillSlots(texts[language].sms.side, { to: formatCompassPoint(windFromDeg + 180, language) }) : '';
  const time = formatHour(expiresAt, language);
  const { short, kind } = texts[language].hazard[hazard];
  const named = facts.chemical === null ? [] : [fillSlots(short, { chemical: formatChemical(facts, language) })];
  const destinations = [...(towards === undefined ? [] : [formatDestination(facts, language)]), texts[language].way.short];
  const lead = toSmsLead({ status, kind: 'Update', language });
  const links = moreUrl === null ? [''] : [` ${moreUrl}`, ''];
  // A plant's name in another script doubles the size of an English message: the name is dropped before the advice.
  const sites = [industryName, texts[language].someSite];
  for (const [site, link, way] of sites.flatMap((site) => links.flatMap((link) => destinations.map((way) => [site, link, way] as const)))) {
    const todo = fillSlots(findActionTexts(hazard, action, language).short, { way });
    for (const what of [...named, kind]) {
      const text = fitName((industry) => fillSlots(pattern, { what, industry, place, side, todo, time }), site, lead, link);
      if (text !== undefined) return text;
    }
  }
  return undefined;
};

/** The area is the same in every offered language: all text messages have the direction, or none. It must not cost the plant's name. */
const areSmsDirected = (facts: TemplateFacts): boolean => {
  const start = facts.industryName.slice(0, minNameLength);
  return (
    isDirected(facts) &&
    listOffered().every((language) => {
      const directed = findSms(facts, language, true);
      return directed !== undefined && (directed.includes(start) || !findSms(facts, language, false)?.includes(start));
    })
  );
};

const formatSms = (facts: TemplateFacts, language: PublicLanguage): string => {
  const text = (areSmsDirected(facts) ? findSms(facts, language, true) : undefined) ?? findSms(facts, language, false);
  if (text !== undefined) return text;
  throw new RangeError(
    `The texts for ${facts.hazard} and ${facts.action} in ${language} are too long for ${smsParts} parts of a text message`,
  );
};

const formatPlace = (facts: TemplateFacts, language: PublicLanguage): string => {
  const { industryName: industry, district, reachM, windFromDeg = 0 } = facts;
  if (reachM === null) return fillSlots(texts[language].around, { industry, place: district });
  const place = formatDistance(reachM, language);
  return isDirected(facts)
    ? fillSlots(texts[language].towards, { industry, place, to: formatCompassPoint(windFromDeg + 180, language) })
    : fillSlots(texts[language].within, { industry, place });
};

/** The five contents and the text message in one language. */
export const fillTemplate = (facts: TemplateFacts, language: PublicLanguage): AlertText => {
  const { status, hazard, action, source, industryName: industry, expiresAt } = facts;
  return {
    source,
    hazardText: cutText(
      fillSlots(addLead(status, language, texts[language].hazard[hazard].long), { industry, chemical: formatChemical(facts, language) }),
    ),
    placeText: cutText(formatPlace(facts, language)),
    actionText: cutText(fillSlots(findActionTexts(hazard, action, language).long, { way: formatDestination(facts, language) })),
    timeText: fillSlots(texts[language].time, { time: formatMoment(expiresAt, language) }),
    smsText: formatSms(facts, language),
  };
};

/** The contents of a community message, in English like the first text of every alert; not cut: its author must shorten it. */
export const buildMessageText = (facts: TemplateFacts, message: string): AlertText => ({
  source: facts.source,
  hazardText: addLead(facts.status, 'en', message),
  placeText: cutText(formatPlace(facts, 'en')),
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
  const write = (industry: string): string => `${fillSlots(what, { industry })} ${short}`;
  return {
    hazardText: cutText(fillSlots(addLead(status, language, what), { industry: industryName })),
    actionText: todo,
    timeText: when,
    smsText: fitName(write, industryName, toSmsLead({ status, kind: 'Cancel', language })) ?? write(''),
  };
};

const selectTemplate = (hazard: AlertHazard, action: AlertAction, language: PublicLanguage) => ({
  hazardText: texts[language].hazard[hazard].long,
  placeText: texts[language].within,
  actionText: findActionTexts(hazard, action, language).long,
  timeText: texts[language].time,
  smsText: fillSlots(texts[language].sms.within, {
    what: texts[language].hazard[hazard].short,
    todo: findActionTexts(hazard, action, language).short,
    side: '',
  }),
});

export const listHazardActions = (): readonly Pick<TemplateFacts, 'hazard' | 'action'>[] =>
  alertHazards.flatMap((hazard) => actionsFor[hazard].map((action) => ({ hazard, action })));

/** Every template with open slots, for each hazard and its fitting actions. */
export const listAlertTemplates = (): readonly AlertTemplate[] =>
  listHazardActions().map(({ hazard, action }) => ({
    hazard,
    action,
    texts: toPublicLanguageTable((language) => selectTemplate(hazard, action, language)),
  }));
