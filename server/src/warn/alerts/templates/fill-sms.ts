import { type AlertAction, type AlertHazard, type AlertInput, fillSlots, fitsSms, smsParts, toSmsLead } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type AdviceFacts, fillShortAdvice, splitAdvice } from './fill-advice.ts';
import { formatCompassPoint, formatDistance, formatHour } from './format-facts.ts';

const texts = await loadTexts('alert-templates');

/** Where, as a text message says it. */
interface SmsPlace {
  /** Distance from the industry to the edge of the area, m; null: not known, or the model ends before the danger. */
  readonly reachM: number | null;
  /** From the industry to the middle of the area, degrees; null: on all sides. */
  readonly towardsDeg: number | null;
}

/** The facts of a text message. */
export interface SmsFacts extends AdviceFacts, SmsPlace {
  readonly status: AlertInput['status'];
  readonly hazard: AlertHazard;
  readonly action: AlertAction;
  readonly industryName: string;
  readonly expiresAt: Date;
  /** The address that the message ends with, where it has room; null: this installation has none. */
  readonly moreUrl: string | null;
}

/** Shortest beginning of a plant's name, in characters, that people still recognise; and of one that is kept rather than the link. */
const leastName = 6;
const clearName = 12;

/** A form of business says nothing to people. */
const withoutForm = (name: string): string => name.replace(/^M\/s\.?\s+/i, '');

/** In place of a plant's name for which there is no room. */
export const findSomeSite = (language: PublicLanguage): string => texts[language].someSite;

/** That people close to the plant are meant, too: in full, and with little room. */
export const findSmsNears = (language: PublicLanguage): readonly [string, string] => [
  texts[language].sms.near,
  texts[language].sms.nearShort,
];

/** A name does not end with a word that leads to the next one. */
const dangling = /(^|\s)(plot|unit|phase|block|shed|no|near|at|of|and|&)\.?$/iu;

/** A plant's name in ever fewer whole words, the whole name first. */
export const listNames = (name: string): readonly string[] => {
  const words = withoutForm(name).split(/\s+/u);
  const cuts = words.map((_word, index) =>
    words
      .slice(0, words.length - index)
      .join(' ')
      .replace(/[,;:–-]+$/u, ''),
  );
  return cuts.filter((cut, index) => index === 0 || (cut.length >= leastName && !dangling.test(cut)));
};

interface Room {
  readonly names: readonly string[];
  readonly site: string;
  /** That everybody close to the plant is meant, too, the fuller words first; empty: on all sides anyway. */
  readonly nears: readonly string[];
  readonly link: string;
}

/** How much of what a text message has room for, the best first. The advice, the direction, the distance and the time are in all of them. */
const listChoices = (named: string | null, kind: string, { names, site, nears, link }: Room) => {
  const clear = names.filter((name, index) => index === 0 || name.length >= clearName);
  const whats = named === null ? [kind] : [named, kind];
  const withEach = (list: readonly string[], end: string) =>
    list.flatMap((name) => whats.flatMap((what) => nears.map((near) => ({ what, industry: name, near, end }))));
  const all = [...names, site];
  return [
    ...withEach(clear, link),
    ...(link === '' ? [] : withEach(clear, '')),
    ...withEach(all, ''),
    ...all.flatMap((industry) => whats.map((what) => ({ what, industry, near: '', end: '' }))),
  ];
};

const selectPlace = ({ reachM, towardsDeg }: SmsPlace) =>
  reachM === null ? (towardsDeg === null ? 'around' : 'far') : towardsDeg === null ? 'within' : 'towards';

/** That everybody close to the plant is meant, too, the fuller words first; empty: on all sides anyway. */
const listNears = ({ towardsDeg }: Pick<SmsPlace, 'towardsDeg'>, language: PublicLanguage): readonly string[] =>
  towardsDeg === null ? [''] : [texts[language].sms.near, texts[language].sms.nearShort];

const toPlaceSlots = ({ reachM, towardsDeg }: SmsPlace, language: PublicLanguage) => ({
  place: reachM === null ? '' : formatDistance(reachM, language).replace('\u00a0', ' '),
  to: towardsDeg === null ? '' : formatCompassPoint(towardsDeg, language),
});

/** The words of a text message on where, about a name of the plant, the fuller ones first. */
export const listSmsPlaces = (place: SmsPlace, industry: string, language: PublicLanguage): readonly string[] => {
  const { sms } = texts[language];
  const pattern = sms[selectPlace(place)];
  const where = pattern.slice('{now} '.length, pattern.indexOf('{what}'));
  return [...listNears(place, language), ''].map((near) => fillSlots(where, { industry, near, ...toPlaceSlots(place, language) }));
};

/**
 * What to do first, where and what, what else to do, until when. With too little room "on every side" is said in fewer words, then the name of the
 * chemical is left out, then words of the plant's name, then the link; the advice, the direction, the distance and the time never. A chemical's name is never cut ("hydrogen" is not
 * hydrogen sulfide).
 */
export const formatSms = (
  facts: SmsFacts,
  { named, kind }: { readonly named: string | null; readonly kind: string },
  language: PublicLanguage,
): string => {
  const { hazard, action, status, expiresAt, industryName, moreUrl } = facts;
  const { sms, someSite } = texts[language];
  const pattern = sms[selectPlace(facts)];
  const slots = toPlaceSlots(facts, language);
  const time = formatHour(expiresAt, language);
  const lead = toSmsLead({ status, kind: 'Update', language });
  const link = moreUrl === null ? '' : ` ${moreUrl}`;
  for (const short of fillShortAdvice(hazard, action, facts, language)) {
    const { now, rest } = splitAdvice(short);
    const room = { names: listNames(industryName), site: someSite, nears: listNears(facts, language), link };
    for (const { what, industry, near, end } of listChoices(named, kind, room)) {
      const text = fillSlots(pattern, { what, industry, near, ...slots, now, rest, time }).replace(/ {2,}/gu, ' ');
      if (fitsSms(`${lead}${text}${end}`)) return text;
    }
  }
  const most = `${smsParts['GSM-7']} parts in English, ${smsParts['UCS-2']} in other scripts`;
  throw new RangeError(`The texts for ${hazard} and ${action} in ${language} are too long for a text message: ${most}`);
};
