import { type AlertAction, type AlertHazard, type AlertInput, fillSlots, fitsSms, smsParts, toSmsLead } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type AdviceFacts, fillShortAdvice, splitAdvice } from './fill-advice.ts';
import { formatCompassPoint, formatDistance, formatHour } from './format-facts.ts';

const texts = await loadTexts('alert-templates');

/** The facts of a text message. */
export interface SmsFacts extends AdviceFacts {
  readonly status: AlertInput['status'];
  readonly hazard: AlertHazard;
  readonly action: AlertAction;
  readonly industryName: string;
  /** Distance from the industry to the edge of the area, m; null: not known, or the model ends before the danger. */
  readonly reachM: number | null;
  /** From the industry to the middle of the area, degrees; null: on all sides. */
  readonly towardsDeg: number | null;
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

/** How much of what a text message has room for, the best first. The advice, the place and the time are in all of them. */
const listChoices = (named: string | null, kind: string, names: readonly string[], site: string, link: string) => {
  const clear = names.filter((name, index) => index === 0 || name.length >= clearName);
  const whats = named === null ? [kind] : [named, kind];
  const withEach = (list: readonly string[], end: string) => list.flatMap((name) => whats.map((what) => ({ what, industry: name, end })));
  return [...withEach(clear, link), ...(link === '' ? [] : withEach(clear, '')), ...withEach([...names, site], '')];
};

/**
 * What to do first, where and what, what else to do, until when. With too little room the name of the chemical is left out, then words of the
 * plant's name, then the link; the advice, the direction, the distance and the time never. A chemical's name is never cut ("hydrogen" is not
 * hydrogen sulfide).
 */
export const formatSms = (
  facts: SmsFacts,
  { named, kind }: { readonly named: string | null; readonly kind: string },
  language: PublicLanguage,
): string => {
  const { hazard, action, status, reachM, towardsDeg, expiresAt, industryName, moreUrl } = facts;
  const { sms, someSite } = texts[language];
  const pattern = sms[reachM === null ? (towardsDeg === null ? 'around' : 'far') : towardsDeg === null ? 'within' : 'towards'];
  const place = reachM === null ? '' : formatDistance(reachM, language).replace('\u00a0', ' ');
  const to = towardsDeg === null ? '' : formatCompassPoint(towardsDeg, language);
  const time = formatHour(expiresAt, language);
  const lead = toSmsLead({ status, kind: 'Update', language });
  const link = moreUrl === null ? '' : ` ${moreUrl}`;
  for (const short of fillShortAdvice(hazard, action, facts, language)) {
    const { now, rest } = splitAdvice(short);
    for (const { what, industry, end } of listChoices(named, kind, listNames(industryName), someSite, link)) {
      const text = fillSlots(pattern, { what, industry, place, to, now, rest, time }).replace(/ {2,}/gu, ' ');
      if (fitsSms(`${lead}${text}${end}`)) return text;
    }
  }
  const most = `${smsParts['GSM-7']} parts in English, ${smsParts['UCS-2']} in other scripts`;
  throw new RangeError(`The texts for ${hazard} and ${action} in ${language} are too long for a text message: ${most}`);
};
