import {
  type AdviceVariant,
  type AdvisedPlace,
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertKind,
  type AlertText,
  type AlertTranslations,
  findAreaPart,
  findVariant,
  measureMessage,
  type PlaceAction,
  protectiveActions,
  publicArea,
  type Run,
  smsParts,
  toSmsLead,
  toSmsText,
  warnedAreas,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { listOffered } from '../../platform/texts/offered-languages.ts';
import { toShortLink } from '../community/short-link.ts';
import { toIncidentSeverity } from './alert-area.ts';
import { computeReachM } from './area-facts.ts';
import { chooseActionAt, findArrivalS, isCalm } from './place-action.ts';
import { isAllRound } from './sentences.ts';
import { fillAdvice } from './templates/fill-template.ts';

/** Until a warning is approved, sent and read (decision 0082): approved later, nobody is asked to leave any more, ms. */
const goodMs = 15 * 60_000;

/** Distances in advice are multiples of this, m. */
const stepM = 100;

/** The least distance at which people still have time to leave, m; null: not within the area. */
const findLeaveDistance = (run: Run, hazard: AlertHazard, reachM: number, now: Date): number | null => {
  const severity = toIncidentSeverity(listReachedZones(run.result));
  const isInTime = (metres: number): boolean =>
    chooseActionAt(run, { hazard, severity, arrivalS: findArrivalS(run.result, metres), now }).action ===
    protectiveActions[hazard][severity].inTime;
  for (let metres = 0; metres < reachM; metres += stepM) if (isInTime(metres)) return metres;
  return null;
};

/** The text message with other advice in place of its own; the link, then the last sentences give way. Null: it does not fit. */
const replaceInSms = (sms: string, own: string, advice: string, lead: string, link: string | null): string | null => {
  const without = link !== null && sms.endsWith(` ${link}`) ? sms.slice(0, -link.length - 1) : sms;
  const sentences = advice.split(/(?<=[.!?।])\s+/u);
  for (let count = sentences.length; count > 0; count--)
    for (const frame of [sms, without]) {
      const filled = frame.replace(own, () => sentences.slice(0, count).join(' '));
      if (measureMessage(`${lead}${filled}`).parts <= smsParts) return filled;
    }
  return null;
};

/** What a person has saved: the texts, and whether they may differ by place. */
export interface VariantContent {
  readonly status: AlertInput['status'];
  readonly hazard: AlertHazard | null;
  readonly action: AlertAction | null;
  readonly english: AlertText;
  readonly translations: AlertTranslations;
  readonly byPlace: boolean;
  readonly area: unknown;
  /** Of the message: only an update has recipients who are in no area any more. */
  readonly kind: AlertKind;
}

interface Frame {
  readonly content: VariantContent;
  readonly hazard: AlertHazard;
  readonly own: AlertAction;
  readonly other: PlaceAction;
  readonly windFromDeg: number | null;
  readonly roads: readonly string[];
  readonly link: string | null;
}

/** The texts of one language with the other advice; null: a person has changed the advice of the template, so nothing is replaced. */
const replaceAdvice = ({ content, hazard, own, other, windFromDeg, roads, link }: Frame, language: PublicLanguage) => {
  const text = language === 'en' ? content.english : content.translations[language];
  if (text === undefined) return undefined;
  const before = fillAdvice(hazard, own, { windFromDeg }, language);
  const after = fillAdvice(hazard, other, { windFromDeg, roads }, language);
  if (!before.longs.includes(text.actionText)) return null;
  const [actionText = text.actionText] = after.longs;
  const [short = ''] = after.shorts;
  if (text.smsText === undefined) return { actionText };
  const ownShort = before.shorts.find((short) => text.smsText?.includes(short));
  if (ownShort === undefined) return null;
  const smsText = replaceInSms(text.smsText, ownShort, short, toSmsLead({ status: content.status, kind: 'Update', language }), link);
  return smsText === null ? null : { actionText, smsText };
};

interface ByPlace {
  readonly hazard: AlertHazard;
  /** Of the common text. */
  readonly own: AlertAction;
  readonly other: AlertAction;
  readonly leaves: boolean;
  /** From here on people have time to leave, m. */
  readonly leaveM: number;
}

/** The other advice, and where it is right; null: the run has one advice for every place, or a person chose another. */
export const findOtherAdvice = ({ hazard, action, byPlace, area }: VariantContent, run: Run | null, now: Date): ByPlace | null => {
  if (run === null || hazard === null || !byPlace || isCalm(run.result)) return null;
  const { usual, inTime } = protectiveActions[hazard][toIncidentSeverity(listReachedZones(run.result))];
  const reachM = computeReachM(area, run.result.site);
  if (usual === inTime || reachM === null || (action !== usual && action !== inTime)) return null;
  const leaveM = findLeaveDistance(run, hazard, reachM, now);
  if (leaveM === null || (leaveM === 0 && action === inTime)) return null;
  const leaves = action === usual;
  return { hazard, own: action, other: leaves ? inTime : usual, leaves, leaveM };
};

interface VariantDeps {
  readonly run: Run;
  readonly publicUrl: string | null;
  /** Roads that lead across the wind out of the area, at most two. */
  readonly roads: readonly string[];
  readonly now: Date;
}

/**
 * Advice by distance from the source: people who have time leave across the wind, the others shelter. Only the advice differs from the common
 * text, so numbers, place and time are the same. None if a person wrote the advice in any language.
 */
export const buildVariants = (
  content: VariantContent,
  { hazard, own, other, leaves, leaveM }: ByPlace,
  { run, publicUrl, roads, now }: VariantDeps,
): AdviceVariant[] => {
  const windFromDeg = isAllRound(listReachedZones(run.result)) ? null : run.result.windFromDeg;
  const frame = { content, hazard, own, other, windFromDeg, roads, link: toShortLink(publicUrl) };
  const texts: AdviceVariant['texts'] = {};
  for (const language of listOffered()) {
    const text = replaceAdvice(frame, language);
    if (text === null) return [];
    if (text !== undefined) texts[language] = text;
  }
  const goodUntil = leaves ? new Date(now.getTime() + goodMs).toISOString() : null;
  return [{ action: other, area: null, fromM: leaves ? leaveM : 0, toM: leaves ? null : leaveM, goodUntil, texts }];
};

const areaNames: ReadonlySet<string> = new Set(warnedAreas);

/**
 * Advice for those who need not act now: in the be-ready area to be ready, and, in an update, outside of both areas that they are in none
 * any more. Where a person wrote the advice, these texts come from the templates and the other contents: an order to act must not reach people
 * who need not. None if the alert has only one area.
 */
export const buildAreaVariants = (content: VariantContent, { run, publicUrl }: Pick<VariantDeps, 'run' | 'publicUrl'>): AdviceVariant[] => {
  const { hazard, action, byPlace, area } = content;
  const parts = publicArea.safeParse(area).data?.features.map(({ properties }) => findAreaPart(properties)) ?? [];
  if (hazard === null || action === null || !byPlace || !parts.some((part) => areaNames.has(part))) return [];
  const windFromDeg = isAllRound(listReachedZones(run.result)) ? null : run.result.windFromDeg;
  const others = [
    ...(parts.includes('be-ready') && action !== 'be-ready' ? (['be-ready'] as const) : []),
    ...(content.kind === 'Update' ? (['outside'] as const) : []),
  ];
  return others.map((other): AdviceVariant => {
    const frame: Frame = { content, hazard, own: action, other, windFromDeg, roads: [], link: toShortLink(publicUrl) };
    const texts: AdviceVariant['texts'] = {};
    for (const language of listOffered()) {
      const text = replaceAdvice(frame, language);
      if (text !== undefined) texts[language] = text ?? writeAdvice(frame, language);
    }
    return { action: other, area: other, fromM: 0, toM: null, goodUntil: null, texts };
  });
};

/** The advice of the template with the contents as a person wrote them; the text message is made from these. */
const writeAdvice = ({ content, hazard, other }: Frame, language: PublicLanguage): NonNullable<AdviceVariant['texts']['en']> => {
  const text = language === 'en' ? content.english : content.translations[language];
  const [actionText = ''] = fillAdvice(hazard, other, { windFromDeg: null }, language).longs;
  const { source = '', hazardText = '', placeText = '', timeText = '' } = text ?? {};
  return { actionText, smsText: toSmsText({ source, hazardText, placeText, timeText, actionText }) };
};

/** The advice for a place: of a variant, or that of the whole warning. */
export const findActionAt = (
  { variants, action }: { readonly variants: readonly AdviceVariant[]; readonly action: AlertAction | null },
  place: AdvisedPlace,
  now: Date,
): PlaceAction | null => findVariant(variants, place, now)?.action ?? action;
